// SPDX-License-Identifier: MIT

#pragma once

/// HarfBuzz for the tool, loaded beside its start instead of before it.
///
/// HarfBuzz comes as a shared library alone, and with eight more that it needs: to find, to map and to bind them takes the system's loader a
/// tenth of a first label's time. So the release tool does not name it to the loader. A thread of its own loads it from the first moment on,
/// while the tool reads what it is to do, and whoever calls one of HarfBuzz's functions before they are there waits. A debug build has the
/// library linked too, and goes the same way. On other systems this does nothing.
///
/// Returns once HarfBuzz is there. Ends the process where it is not installed, with the code that the system's loader ends with.
void harfbuzz_load(void);
