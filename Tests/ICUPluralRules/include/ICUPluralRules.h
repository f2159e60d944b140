// SPDX-License-Identifier: MIT

// The plural rules in the data of the installed ICU, for tests that compare ICU's results with them. CICU.h explains the plain C types.

#pragma once

/// For each set of rules, a line with its locales and, for each category, a line "  keyword: rule" with the samples in the data. The caller
/// frees the text; NULL if ICU has no such data.
char *icu_plural_rules(void);
