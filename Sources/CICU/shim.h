// SPDX-License-Identifier: MIT

// ICU renames every function to carry its version (ubrk_open_72) by macros that Swift does not see: calling the renamed symbol would tie
// the sources to one version of ICU. Each function used from Swift therefore has an inline wrapper here, and nothing else does.

#pragma once
#include <unicode/parseerr.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

static inline UBreakIterator *icu_break_open(UBreakIteratorType type, const char *locale, UErrorCode *status) {
  return ubrk_open(type, locale, NULL, 0, status);
}
static inline void icu_break_close(UBreakIterator *iterator) { ubrk_close(iterator); }
static inline void icu_break_set_text(UBreakIterator *iterator, const UChar *text, int32_t length, UErrorCode *status) {
  ubrk_setText(iterator, text, length, status);
}
static inline int32_t icu_break_first(UBreakIterator *iterator) { return ubrk_first(iterator); }
static inline int32_t icu_break_next(UBreakIterator *iterator) { return ubrk_next(iterator); }

static inline UBiDi *icu_bidi_open(void) { return ubidi_open(); }
static inline void icu_bidi_close(UBiDi *bidi) { ubidi_close(bidi); }
static inline void icu_bidi_set_paragraph(UBiDi *bidi, const UChar *text, int32_t length, UBiDiLevel level, UErrorCode *status) {
  ubidi_setPara(bidi, text, length, level, NULL, status);
}
static inline UBiDiLevel icu_bidi_paragraph_level(const UBiDi *bidi) { return ubidi_getParaLevel(bidi); }
static inline const UBiDiLevel *icu_bidi_levels(UBiDi *bidi, UErrorCode *status) { return ubidi_getLevels(bidi, status); }

static inline UScriptCode icu_script(UChar32 scalar, UErrorCode *status) { return uscript_getScript(scalar, status); }
static inline UBool icu_has_script(UChar32 scalar, UScriptCode script) { return uscript_hasScript(scalar, script); }
static inline const char *icu_script_short_name(UScriptCode script) { return uscript_getShortName(script); }
static inline int32_t icu_property(UChar32 scalar, UProperty property) { return u_getIntPropertyValue(scalar, property); }
static inline UBool icu_has_property(UChar32 scalar, UProperty property) { return u_hasBinaryProperty(scalar, property); }
static inline UChar32 icu_paired_bracket(UChar32 scalar) { return u_getBidiPairedBracket(scalar); }
static inline const char *icu_error_name(UErrorCode status) { return u_errorName(status); }
static inline UBool icu_locale_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }
static inline int32_t icu_likely_locale(const char *locale, char *output, int32_t capacity, UErrorCode *status) {
  return uloc_addLikelySubtags(locale, output, capacity, status);
}

static inline int32_t icu_to_upper(
    UChar *output, int32_t capacity, const UChar *text, int32_t length, const char *locale, UErrorCode *status) {
  return u_strToUpper(output, capacity, text, length, locale, status);
}
static inline int32_t icu_to_lower(
    UChar *output, int32_t capacity, const UChar *text, int32_t length, const char *locale, UErrorCode *status) {
  return u_strToLower(output, capacity, text, length, locale, status);
}

// From unum.h, which is not included: the enumerations of the headers that it brings along differ from those of the ICU inside Foundation,
// and a module that imports both would not compile.
#define ICU_UNUM_DECIMAL 1
#define ICU_UNUM_DECIMAL_SEPARATOR_SYMBOL 0
U_CAPI void *U_EXPORT2 unum_open(
    int style, const UChar *pattern, int32_t length, const char *locale, UParseError *error, UErrorCode *status);
U_CAPI void U_EXPORT2 unum_close(void *format);
U_CAPI int32_t U_EXPORT2 unum_getSymbol(const void *format, int symbol, UChar *buffer, int32_t size, UErrorCode *status);

static inline UChar icu_decimal_separator(const char *locale, UErrorCode *status) {
  UChar symbol[8] = {0};
  void *format = unum_open(ICU_UNUM_DECIMAL, NULL, 0, locale, NULL, status);
  if (U_FAILURE(*status)) return 0;
  unum_getSymbol(format, ICU_UNUM_DECIMAL_SEPARATOR_SYMBOL, symbol, 8, status);
  unum_close(format);
  return symbol[0];
}

static inline int32_t icu_decompose(const UChar *text, int32_t length, UChar *result, int32_t capacity, UErrorCode *status) {
  const UNormalizer2 *form = unorm2_getNFDInstance(status);
  return U_FAILURE(*status) ? 0 : unorm2_normalize(form, text, length, result, capacity, status);
}

static inline const char *icu_version(void) { return U_ICU_VERSION; }
