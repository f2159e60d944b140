// SPDX-License-Identifier: MIT

#include "CICU.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

// The header repeats these numbers of ICU, because it must not include ICU's own.
_Static_assert(sizeof(UErrorCode) == sizeof(ICUStatus) && U_ZERO_ERROR == 0, "a status is an UErrorCode");
_Static_assert(U_MEMORY_ALLOCATION_ERROR == 7, "icu_out_of_memory");
_Static_assert(U_MAX_VERSION_STRING_LENGTH == 20, "the size of icu_version's buffer");
_Static_assert(UBRK_DONE == -1, "the result of icu_break_next at the end");
_Static_assert(sizeof(UChar) == sizeof(uint16_t) && sizeof(UBiDiLevel) == sizeof(uint8_t), "text and levels are passed through");
_Static_assert(UBIDI_DEFAULT_LTR == 0xFE && UBIDI_DEFAULT_RTL == 0xFF, "the default levels");
_Static_assert(USCRIPT_COMMON == 0 && USCRIPT_INHERITED == 1, "the scripts Common and Inherited");
_Static_assert((int)U_BPT_NONE == ICUBracketTypeNone && (int)U_BPT_OPEN == ICUBracketTypeOpen && (int)U_BPT_CLOSE == ICUBracketTypeClose,
    "ICUBracketType");
_Static_assert((int)U_JT_NON_JOINING == ICUJoiningTypeNonJoining && (int)U_JT_JOIN_CAUSING == ICUJoiningTypeJoinCausing
    && (int)U_JT_DUAL_JOINING == ICUJoiningTypeDualJoining && (int)U_JT_LEFT_JOINING == ICUJoiningTypeLeftJoining
    && (int)U_JT_RIGHT_JOINING == ICUJoiningTypeRightJoining && (int)U_JT_TRANSPARENT == ICUJoiningTypeTransparent, "ICUJoiningType");

const char *icu_status_name(ICUStatus status) { return u_errorName((UErrorCode)status); }

void icu_version(char version[20]) {
  UVersionInfo numbers;
  u_getVersion(numbers);
  u_versionToString(numbers, version);
}

ICUBreakIterator *icu_break_open(ICUBoundaryKind kind, const char *locale, ICUStatus *status) {
  static const UBreakIteratorType types[] = {
    [ICUBoundaryKindGrapheme] = UBRK_CHARACTER, [ICUBoundaryKindWord] = UBRK_WORD, [ICUBoundaryKindLine] = UBRK_LINE};
  return (ICUBreakIterator *)ubrk_open(types[kind], locale, NULL, 0, (UErrorCode *)status);
}
void icu_break_close(ICUBreakIterator *iterator) { ubrk_close((UBreakIterator *)iterator); }
void icu_break_set_text(ICUBreakIterator *iterator, const uint16_t *text, int32_t length, ICUStatus *status) {
  ubrk_setText((UBreakIterator *)iterator, (const UChar *)text, length, (UErrorCode *)status);
}
int32_t icu_break_first(ICUBreakIterator *iterator) { return ubrk_first((UBreakIterator *)iterator); }
int32_t icu_break_next(ICUBreakIterator *iterator) { return ubrk_next((UBreakIterator *)iterator); }

ICUBidi *icu_bidi_open(void) { return (ICUBidi *)ubidi_open(); }
void icu_bidi_close(ICUBidi *bidi) { ubidi_close((UBiDi *)bidi); }
void icu_bidi_set_paragraph(ICUBidi *bidi, const uint16_t *text, int32_t length, uint8_t level, ICUStatus *status) {
  ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, level, NULL, (UErrorCode *)status);
}
uint8_t icu_bidi_paragraph_level(const ICUBidi *bidi) { return ubidi_getParaLevel((const UBiDi *)bidi); }
const uint8_t *icu_bidi_levels(ICUBidi *bidi, ICUStatus *status) { return ubidi_getLevels((UBiDi *)bidi, (UErrorCode *)status); }
bool icu_locale_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }

ICUScript icu_script(uint32_t scalar, ICUStatus *status) { return uscript_getScript((UChar32)scalar, (UErrorCode *)status); }
const char *icu_script_short_name(ICUScript script) { return uscript_getShortName((UScriptCode)script); }
ICUBracketType icu_bracket_type(uint32_t scalar) {
  return (ICUBracketType)u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}
uint32_t icu_paired_bracket(uint32_t scalar) { return (uint32_t)u_getBidiPairedBracket((UChar32)scalar); }
ICUJoiningType icu_joining_type(uint32_t scalar) {
  return (ICUJoiningType)u_getIntPropertyValue((UChar32)scalar, UCHAR_JOINING_TYPE);
}
bool icu_is_hangul(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK)) {
    case U_LB_H2: case U_LB_H3: case U_LB_JL: case U_LB_JV: case U_LB_JT: return true;
    default: return false;
  }
}

int32_t icu_to_upper(uint16_t *output, int32_t capacity, const uint16_t *text, int32_t length, const char *locale, ICUStatus *status) {
  return u_strToUpper((UChar *)output, capacity, (const UChar *)text, length, locale, (UErrorCode *)status);
}
int32_t icu_to_lower(uint16_t *output, int32_t capacity, const uint16_t *text, int32_t length, const char *locale, ICUStatus *status) {
  return u_strToLower((UChar *)output, capacity, (const UChar *)text, length, locale, (UErrorCode *)status);
}
int32_t icu_decompose(uint16_t *output, int32_t capacity, const uint16_t *text, int32_t length, ICUStatus *status) {
  const UNormalizer2 *form = unorm2_getNFDInstance((UErrorCode *)status);
  if (*status > 0) return 0;
  return unorm2_normalize(form, (const UChar *)text, length, (UChar *)output, capacity, (UErrorCode *)status);
}
int32_t icu_likely_locale(char *output, int32_t capacity, const char *locale, ICUStatus *status) {
  return uloc_addLikelySubtags(locale, output, capacity, (UErrorCode *)status);
}
// Where ICU has no data of a locale or its parents, it answers for the language of the environment.
bool icu_knows_locale(const char *locale) {
  char name[ULOC_FULLNAME_CAPACITY] = {0};
  UErrorCode status = U_ZERO_ERROR;
  uloc_getBaseName(locale, name, ULOC_FULLNAME_CAPACITY - 1, &status);
  while (U_SUCCESS(status) && name[0] != 0) {
    UErrorCode opened = U_ZERO_ERROR;
    ures_close(ures_openDirect(NULL, name, &opened));
    if (U_SUCCESS(opened)) return true;
    char parent[ULOC_FULLNAME_CAPACITY] = {0};
    uloc_getParent(name, parent, ULOC_FULLNAME_CAPACITY - 1, &status);
    memcpy(name, parent, sizeof name);
  }
  return false;
}
static bool lists(const char *const *codes, const char *code) {
  for (; *codes != NULL; codes++) {
    if (strcmp(*codes, code) == 0) return true;
  }
  return false;
}
bool icu_lists_language(const char *code) { return lists(uloc_getISOLanguages(), code); }
bool icu_lists_region(const char *code) { return lists(uloc_getISOCountries(), code); }
const char *icu_language(int32_t number) {
  const char *const *codes = uloc_getISOLanguages();
  while (number > 0 && *codes != NULL) {
    codes++;
    number--;
  }
  return *codes;
}
int32_t icu_language_name(uint16_t *output, int32_t capacity, const char *language, const char *locale, ICUStatus *status) {
  return uloc_getDisplayLanguage(language, locale, (UChar *)output, capacity, (UErrorCode *)status);
}
uint16_t icu_decimal_separator(const char *locale, ICUStatus *status) {
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, (UErrorCode *)status);
  if (*status > 0) return 0;
  UChar symbol[8] = {0};
  unum_getSymbol(format, UNUM_DECIMAL_SEPARATOR_SYMBOL, symbol, 8, (UErrorCode *)status);
  unum_close(format);
  return *status > 0 ? 0 : symbol[0];
}

void icu_plural_category(char category[16], const char *locale, const char *number, int32_t fraction_digits, ICUStatus *status) {
  // A skeleton with a zero for each fraction digit: ".00" keeps both digits of 1.50.
  UChar skeleton[32] = {'.'};
  int32_t length = 1;
  while (length <= fraction_digits && length < 31) skeleton[length++] = '0';
  if (fraction_digits <= 0) length = u_strlen(u_uastrcpy(skeleton, "precision-integer"));
  UErrorCode *code = (UErrorCode *)status;
  UNumberFormatter *format = unumf_openForSkeletonAndLocale(skeleton, length, locale, code);
  UFormattedNumber *formatted = unumf_openResult(code);
  unumf_formatDecimal(format, number, -1, formatted, code);
  UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, code);
  UChar keyword[16] = {0};
  uplrules_selectFormatted(rules, formatted, keyword, 15, code);
  u_austrncpy(category, keyword, 16);
  uplrules_close(rules);
  unumf_closeResult(formatted);
  unumf_close(format);
}

int32_t icu_closest_locale(const char *wanted, const char *const *available, int32_t count, ICUStatus *status) {
  UErrorCode *code = (UErrorCode *)status;
  UEnumeration *list = uenum_openCharStringsEnumeration(available, count, code);
  UAcceptResult how = ULOC_ACCEPT_FAILED;
  char closest[ULOC_FULLNAME_CAPACITY] = {0};
  uloc_acceptLanguage(closest, ULOC_FULLNAME_CAPACITY - 1, &how, (const char **)&wanted, 1, list, code);
  uenum_close(list);
  if (*status > 0 || how == ULOC_ACCEPT_FAILED) return -1;
  // ICU returns the name in its own spelling.
  for (int32_t index = 0; index < count; index++) {
    char name[ULOC_FULLNAME_CAPACITY] = {0};
    uloc_getName(available[index], name, ULOC_FULLNAME_CAPACITY - 1, code);
    if (*status <= 0 && strcmp(name, closest) == 0) return index;
  }
  return -1;
}

static UNumberFormat *number_format(const ICUNumberStyle *style, const char *locale, UErrorCode *status) {
  // The pattern is for exponents alone: ICU's own for them has no sign.
  static const UChar exponents[] = {'0', 'E', '+', '0', '0', 0};
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, status);
  if (U_FAILURE(*status)) return NULL;
  if (style->is_scientific) unum_applyPattern(format, false, exponents, -1, NULL, status);
  unum_setAttribute(format, UNUM_SIGN_ALWAYS_SHOWN, style->is_signed);
  unum_setAttribute(format, UNUM_SIGNIFICANT_DIGITS_USED, style->counts_significant_digits);
  unum_setAttribute(
      format, style->counts_significant_digits ? UNUM_MIN_SIGNIFICANT_DIGITS : UNUM_MIN_FRACTION_DIGITS, style->least_digits);
  unum_setAttribute(
      format, style->counts_significant_digits ? UNUM_MAX_SIGNIFICANT_DIGITS : UNUM_MAX_FRACTION_DIGITS, style->most_digits);
  unum_setAttribute(format, UNUM_MIN_INTEGER_DIGITS, style->least_integer_digits);
  // Polish writes 1234 and 12 345.
  unum_setAttribute(format, UNUM_MINIMUM_GROUPING_DIGITS, UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
  static const UNumberFormatPadPosition positions[] = {
    [ICUPaddingBeforeSign] = UNUM_PAD_BEFORE_PREFIX, [ICUPaddingAfterSign] = UNUM_PAD_AFTER_PREFIX, [ICUPaddingAtEnd] = UNUM_PAD_AFTER_SUFFIX};
  unum_setAttribute(format, UNUM_FORMAT_WIDTH, style->width);
  unum_setAttribute(format, UNUM_PADDING_POSITION, positions[style->padding]);
  unum_setTextAttribute(format, UNUM_PADDING_CHARACTER, &style->padding_character, 1, status);
  return format;
}
int32_t icu_write_double(
    uint16_t *output, int32_t capacity, const ICUNumberStyle *style, const char *locale, double number, ICUStatus *status) {
  UNumberFormat *format = number_format(style, locale, (UErrorCode *)status);
  int32_t length = unum_formatDouble(format, number, (UChar *)output, capacity, NULL, (UErrorCode *)status);
  unum_close(format);
  return length;
}
int32_t icu_write_digits(
    uint16_t *output, int32_t capacity, const ICUNumberStyle *style, const char *locale, const char *digits, ICUStatus *status) {
  UNumberFormat *format = number_format(style, locale, (UErrorCode *)status);
  int32_t length = unum_formatDecimal(format, digits, -1, (UChar *)output, capacity, NULL, (UErrorCode *)status);
  unum_close(format);
  return length;
}
