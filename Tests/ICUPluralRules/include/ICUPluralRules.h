// SPDX-License-Identifier: MIT

// The plural rules in the installed ICU's data, for tests that compare its results with them. It has plain C types: see CICU.h.

#pragma once

/// For each set of rules, a line of its locales, and a line "  keyword: rule" for each of its categories, with the samples of the data. The
/// caller frees it; NULL when ICU has no such data.
char *icu_plural_rules(void);
