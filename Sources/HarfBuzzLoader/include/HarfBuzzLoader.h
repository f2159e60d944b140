// SPDX-License-Identifier: MIT

// Nothing to call: who links this has HarfBuzz's functions from it, as hb.h declares them.
#pragma once
