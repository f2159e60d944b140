// SPDX-License-Identifier: MIT

#include "ICUPluralRules.h"

#include <stdio.h>
#include <string.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

static void write_text(FILE *output, const UChar *text, int32_t length, UErrorCode *status) {
  char bytes[8192] = {0};
  u_strToUTF8(bytes, sizeof(bytes) - 1, NULL, text, length, status);
  fputs(bytes, output);
}

static void write_locales(FILE *output, UResourceBundle *locales, const char *set, UErrorCode *status) {
  for (int32_t index = 0; index < ures_getSize(locales); index++) {
    UResourceBundle *locale = ures_getByIndex(locales, index, NULL, status);
    int32_t length = 0;
    char name[64] = {0};
    u_austrncpy(name, ures_getString(locale, &length, status), 63);
    if (strcmp(name, set) == 0) fprintf(output, "%s ", ures_getKey(locale));
    ures_close(locale);
  }
  fputs("\n", output);
}

char *icu_plural_rules(void) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *plurals = ures_openDirect(NULL, "plurals", &status);
  UResourceBundle *locales = ures_getByKey(plurals, "locales", NULL, &status);
  UResourceBundle *rules = ures_getByKey(plurals, "rules", NULL, &status);
  char *text = NULL;
  size_t size = 0;
  FILE *output = U_SUCCESS(status) ? open_memstream(&text, &size) : NULL;
  for (int32_t index = 0; output && index < ures_getSize(rules); index++) {
    UResourceBundle *set = ures_getByIndex(rules, index, NULL, &status);
    write_locales(output, locales, ures_getKey(set), &status);
    for (int32_t category = 0; category < ures_getSize(set); category++) {
      UResourceBundle *rule = ures_getByIndex(set, category, NULL, &status);
      int32_t length = 0;
      const UChar *rule_text = ures_getString(rule, &length, &status);
      fprintf(output, "  %s: ", ures_getKey(rule));
      write_text(output, rule_text, length, &status);
      fputs("\n", output);
      ures_close(rule);
    }
    ures_close(set);
  }
  if (output) fclose(output);
  ures_close(rules);
  ures_close(locales);
  ures_close(plurals);
  return text;
}
