// SPDX-License-Identifier: MIT

// The functions of ICU that LabelKit uses, in plain C types and without ICU's own headers, for two reasons. ICU's macros add its version to
// every function name (ubrk_open_72), and Swift does not import them: calling the versioned name would tie the sources to one version. And
// Foundation has its own ICU: a Swift module that imports the headers of both, as XCTest does, does not compile if their enumerations differ.
//
// Text is UTF-16; lengths and offsets count its units. Functions with a status do nothing if the status is a failure before the call.

#pragma once
#include <stdbool.h>
#include <stdint.h>

/// The result of a call: 0 is success, a positive value is a failure, a negative one a warning.
typedef int32_t ICUStatus;
/// The status if memory has run out.
static const ICUStatus icu_out_of_memory = 7;
/// ICU's name of a status, such as `U_ILLEGAL_ARGUMENT_ERROR`.
const char *icu_status_name(ICUStatus status);

/// The version of the ICU that is loaded, such as 72.1, in at most 20 bytes with the final zero.
void icu_version(char version[20]);

// MARK: Boundaries (UAX #14, UAX #29)

/// The kind of boundary to find.
typedef enum __attribute__((enum_extensibility(closed))) ICUBoundaryKind : int32_t {
  ICUBoundaryKindGrapheme,
  ICUBoundaryKindWord,
  ICUBoundaryKindLine,
} ICUBoundaryKind;

/// Finds boundaries, one after the other. Use it on one thread only.
typedef struct ICUBreakIterator ICUBreakIterator;
/// Creates an iterator without text, which the caller closes; NULL on failure.
ICUBreakIterator *icu_break_open(ICUBoundaryKind kind, const char *locale, ICUStatus *status);
void icu_break_close(ICUBreakIterator *iterator);
/// Sets the text of the iterator, which must outlive every use of the iterator.
void icu_break_set_text(ICUBreakIterator *iterator, const uint16_t *text, int32_t length, ICUStatus *status);
/// Moves to the first boundary, which is 0.
int32_t icu_break_first(ICUBreakIterator *iterator);
/// Moves to the next boundary; -1 if there is none.
int32_t icu_break_next(ICUBreakIterator *iterator);

// MARK: Writing direction (UAX #9)

/// Paragraph levels for the direction of the first strong character; without one, for the direction in the name.
static const uint8_t icu_level_default_left_to_right = 0xFE;
static const uint8_t icu_level_default_right_to_left = 0xFF;

/// A paragraph's embedding levels.
typedef struct ICUBidi ICUBidi;
/// Creates an object that the caller closes; NULL if memory has run out.
ICUBidi *icu_bidi_open(void);
void icu_bidi_close(ICUBidi *bidi);
/// Resolves the levels of a text, which must outlive every use of them.
void icu_bidi_set_paragraph(ICUBidi *bidi, const uint16_t *text, int32_t length, uint8_t level, ICUStatus *status);
/// The paragraph's own level.
uint8_t icu_bidi_paragraph_level(const ICUBidi *bidi);
/// One level for each unit, owned by `bidi`; NULL on failure.
const uint8_t *icu_bidi_levels(ICUBidi *bidi, ICUStatus *status);
/// Whether the script of a locale, such as `ar` or `az-Arab`, is read from right to left.
bool icu_locale_is_right_to_left(const char *locale);

// MARK: Properties of characters

/// A script's number in ICU.
typedef int32_t ICUScript;
static const ICUScript icu_script_common = 0;
static const ICUScript icu_script_inherited = 1;
/// The script of a character (UAX #24).
ICUScript icu_script(uint32_t scalar, ICUStatus *status);
/// A script's four letters in ISO 15924, such as `Latn`; NULL for no script.
const char *icu_script_short_name(ICUScript script);

/// Bidi_Paired_Bracket_Type.
typedef enum __attribute__((enum_extensibility(closed))) ICUBracketType : int32_t {
  ICUBracketTypeNone,
  ICUBracketTypeOpen,
  ICUBracketTypeClose,
} ICUBracketType;
ICUBracketType icu_bracket_type(uint32_t scalar);
/// The other bracket of a bracket's pair; for other characters the character itself.
uint32_t icu_paired_bracket(uint32_t scalar);

/// Joining_Type: how a cursive letter is joined to its neighbours.
typedef enum __attribute__((enum_extensibility(closed))) ICUJoiningType : int32_t {
  ICUJoiningTypeNonJoining,
  ICUJoiningTypeJoinCausing,
  ICUJoiningTypeDualJoining,
  ICUJoiningTypeLeftJoining,
  ICUJoiningTypeRightJoining,
  ICUJoiningTypeTransparent,
} ICUJoiningType;
ICUJoiningType icu_joining_type(uint32_t scalar);

/// Whether a character is a Hangul syllable or letter: of line-break class H2, H3, JL, JV or JT (UAX #14).
bool icu_is_hangul(uint32_t scalar);

// MARK: Text and locales

/// Write the text in another case by the rules of a locale.
///
/// - Returns: the length of the complete result. If it exceeds `capacity`, the output is cut off and the status is a failure.
int32_t icu_to_upper(uint16_t *output, int32_t capacity, const uint16_t *text, int32_t length, const char *locale, ICUStatus *status);
int32_t icu_to_lower(uint16_t *output, int32_t capacity, const uint16_t *text, int32_t length, const char *locale, ICUStatus *status);
/// Writes the text in normal form D (UAX #15). Returns the length like the case mappings.
int32_t icu_decompose(uint16_t *output, int32_t capacity, const uint16_t *text, int32_t length, ICUStatus *status);
/// Writes a locale with its likely script and country (CLDR): `de` becomes `de_Latn_DE`. Returns the length like the case mappings, in
/// bytes.
int32_t icu_likely_locale(char *output, int32_t capacity, const char *locale, ICUStatus *status);
/// Whether ICU has data of a locale, or of the language alone. For others its formatters answer in the language of the environment.
bool icu_knows_locale(const char *locale);
/// Whether ICU lists a code, in lower case, as a language (ISO 639), or, in upper case, as a region (ISO 3166).
bool icu_lists_language(const char *code);
bool icu_lists_region(const char *code);
/// The code of a language by its number, from 0; NULL after the last one.
const char *icu_language(int32_t number);
/// Writes the name of a language in the language of a locale. Returns the length like the case mappings.
int32_t icu_language_name(uint16_t *output, int32_t capacity, const char *language, const char *locale, ICUStatus *status);
/// The decimal separator of a locale; 0 on failure.
uint16_t icu_decimal_separator(const char *locale, ICUStatus *status);
/// The plural category (CLDR, cardinal) of a number with its fraction digits, as in `1.0`: `one`, `few` and so on, in ASCII with the
/// final zero.
void icu_plural_category(char category[16], const char *locale, const char *number, int32_t fraction_digits, ICUStatus *status);
/// The index in `available` of the locale that is closest to `wanted` by CLDR; -1 if none is close.
int32_t icu_closest_locale(const char *wanted, const char *const *available, int32_t count, ICUStatus *status);

// MARK: Numbers

/// Where a number is filled up with a character to its width.
typedef enum __attribute__((enum_extensibility(closed))) ICUPadding : int32_t {
  ICUPaddingBeforeSign,
  ICUPaddingAfterSign,
  ICUPaddingAtEnd,
} ICUPadding;

/// How a number is written with the digits, signs and separators of a locale.
typedef struct ICUNumberStyle {
  /// Whether it has an exponent, of at least two digits and with its sign.
  bool is_scientific;
  /// Whether a sign also stands in front of numbers that are not negative.
  bool is_signed;
  /// Whether the digits counted below are all significant ones, or those behind the point alone.
  bool counts_significant_digits;
  int32_t least_digits;
  int32_t most_digits;
  /// In front of the point.
  int32_t least_integer_digits;
  /// In characters; 0 for any.
  int32_t width;
  ICUPadding padding;
  uint16_t padding_character;
} ICUNumberStyle;

/// Writes a number. Returns as the case mappings do.
int32_t icu_write_double(uint16_t *output, int32_t capacity, const ICUNumberStyle *style, const char *locale, double number, ICUStatus *status);
/// Writes a whole number that is given by its decimal digits, in ASCII. Returns as the case mappings do.
int32_t icu_write_digits(
    uint16_t *output, int32_t capacity, const ICUNumberStyle *style, const char *locale, const char *digits, ICUStatus *status);
