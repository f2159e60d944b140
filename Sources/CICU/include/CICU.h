// SPDX-License-Identifier: MIT

// What LabelKit asks of ICU, in plain C types, without ICU's own headers, for two reasons. ICU renames every function to carry its version
// (ubrk_open_72) by macros that Swift does not see: calling the renamed symbol would tie the sources to one version. And Foundation has an
// ICU of its own: a Swift module that saw the headers of both, as XCTest's does, would not compile where their enumerations differ.
//
// Text is UTF-16, lengths and offsets count its units. Functions with a status do nothing when it says failure before the call.

#pragma once
#include <stdbool.h>
#include <stdint.h>

/// How a call went: 0 is success, a positive value a failure, a negative one a warning.
typedef int32_t ICUStatus;
/// The status for which memory has run out.
static const ICUStatus icu_out_of_memory = 7;
/// The name that ICU gives a status, such as `U_ILLEGAL_ARGUMENT_ERROR`.
const char *icu_status_name(ICUStatus status);

/// The version of the ICU that is loaded, such as 72.1, in at most 20 bytes with the final zero.
void icu_version(char version[20]);

// MARK: Boundaries (UAX #14, UAX #29)

/// What a text is cut into.
typedef enum __attribute__((enum_extensibility(closed))) ICUBoundaryKind : int32_t {
  ICUBoundaryKindGrapheme,
  ICUBoundaryKindWord,
  ICUBoundaryKindLine,
} ICUBoundaryKind;

/// Finds boundaries, one after the other. Belongs to one thread.
typedef struct ICUBreakIterator ICUBreakIterator;
/// An iterator without text, to be closed by the caller; NULL on failure.
ICUBreakIterator *icu_break_open(ICUBoundaryKind kind, const char *locale, ICUStatus *status);
void icu_break_close(ICUBreakIterator *iterator);
/// Gives the iterator a text, which must outlive every use of it.
void icu_break_set_text(ICUBreakIterator *iterator, const uint16_t *text, int32_t length, ICUStatus *status);
/// Goes to the first boundary, which is 0.
int32_t icu_break_first(ICUBreakIterator *iterator);
/// Goes to the next boundary; -1 when there is none.
int32_t icu_break_next(ICUBreakIterator *iterator);

// MARK: Writing direction (UAX #9)

/// Levels that stand for the direction of the first strong character, and for the named one where there is none.
static const uint8_t icu_level_default_left_to_right = 0xFE;
static const uint8_t icu_level_default_right_to_left = 0xFF;

/// A paragraph's embedding levels.
typedef struct ICUBidi ICUBidi;
/// To be closed by the caller; NULL when memory has run out.
ICUBidi *icu_bidi_open(void);
void icu_bidi_close(ICUBidi *bidi);
/// Resolves the levels of a text, which must outlive every use of them.
void icu_bidi_set_paragraph(ICUBidi *bidi, const uint16_t *text, int32_t length, uint8_t level, ICUStatus *status);
/// The paragraph's own level.
uint8_t icu_bidi_paragraph_level(const ICUBidi *bidi);
/// One level a unit, owned by `bidi`; NULL on failure.
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
/// The bracket that belongs to a bracket; other characters themselves.
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
/// - Returns: the length of the result, which is cut where it exceeds `capacity`; the status then says so.
int32_t icu_to_upper(uint16_t *output, int32_t capacity, const uint16_t *text, int32_t length, const char *locale, ICUStatus *status);
int32_t icu_to_lower(uint16_t *output, int32_t capacity, const uint16_t *text, int32_t length, const char *locale, ICUStatus *status);
/// Writes the text in normal form D (UAX #15); returns as the case mappings do.
int32_t icu_decompose(uint16_t *output, int32_t capacity, const uint16_t *text, int32_t length, ICUStatus *status);
/// Writes a locale with the script and the country that CLDR thinks most likely: `de` becomes `de_Latn_DE`. Returns as the case mappings do,
/// in bytes.
int32_t icu_likely_locale(char *output, int32_t capacity, const char *locale, ICUStatus *status);
/// Whether ICU has data of a locale, or of the language alone. For others its formatters answer in the language of the environment.
bool icu_knows_locale(const char *locale);
/// The character that parts a number's whole from its fraction in a locale; 0 on failure.
uint16_t icu_decimal_separator(const char *locale, ICUStatus *status);
/// The plural category (CLDR, cardinal) of a number as it is written, such as `1.0` with one fraction digit: `one`, `few` and so on, in
/// ASCII with the final zero.
void icu_plural_category(char category[16], const char *locale, const char *number, int32_t fraction_digits, ICUStatus *status);
/// The place in `available` of the locale that CLDR thinks closest to `wanted`; -1 where none is close.
int32_t icu_closest_locale(const char *wanted, const char *const *available, int32_t count, ICUStatus *status);
