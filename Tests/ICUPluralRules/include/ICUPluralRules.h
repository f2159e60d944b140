// SPDX-License-Identifier: MIT

// The rules that the installed ICU has in its data, for tests that hold its answers against them. In plain C types: see CICU.h.

#pragma once

/// A line of locales for each set of rules, then a line "  keyword: rule" for each of its categories, with the data's own samples. To be
/// freed by the caller; NULL when ICU has no such data.
char *icu_plural_rules(void);
