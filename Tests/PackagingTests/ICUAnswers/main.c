// SPDX-License-Identifier: MIT

// Calls every function of CICU.h that reads ICU's data, for each locale named on standard input, and prints the answers. SmallICUDataTests
// links it with all of ICU's data and with the data that the tool is linked with.

#include "CICU.h"

#include <stdio.h>
#include <string.h>

enum { room = 4096 };

// Whether a call failed. A negative status is a warning, such as that a locale has no data of its own.
static bool failure(ICUStatus status) { return status > 0; }

static void print_text(const char *what, const uint16_t *text, int32_t length, ICUStatus status) {
  printf("%s %d:", what, failure(status));
  for (int32_t index = 0; index < length && index < room; index++) printf(" %x", text[index]);
  puts("");
}

static int32_t utf16(uint16_t *output, const char *text) {
  int32_t length = 0;
  const unsigned char *byte = (const unsigned char *)text;
  while (*byte) {
    uint32_t scalar = *byte < 0x80 ? *byte : *byte < 0xE0 ? *byte & 0x1F : *byte < 0xF0 ? *byte & 0xF : *byte & 7;
    int more = *byte < 0x80 ? 0 : *byte < 0xE0 ? 1 : *byte < 0xF0 ? 2 : 3;
    byte++;
    while (more-- > 0) scalar = scalar << 6 | (*byte++ & 0x3F);
    if (scalar >= 0x10000) {
      output[length++] = (uint16_t)(0xD7C0 + (scalar >> 10));
      output[length++] = (uint16_t)(0xDC00 + (scalar & 0x3FF));
    } else {
      output[length++] = (uint16_t)scalar;
    }
  }
  return length;
}

// Scripts whose words need a dictionary, quotation marks, numbers with units, emoji, Hebrew, Arabic, case mappings of one letter to several.
static const char *texts[] = {
  "Straße ĳsvogel İstanbul ıI ΑΣ οδός ffi ŉ Ǆ istanbul Iraq", "“Hello,” she said – 12,345.67 km/h (5 %) re-use https://example.org/a?b=c",
  "ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอนหรือวรรณยุกต์", "ພາສາລາວເປັນພາສາທີ່ມີລະດັບສຽງຂອງຄຳ", "ភាសាខ្មែរគឺជាភាសាកំណើតរបស់ជនជាតិខ្មែរ",
  "မြန်မာဘာသာစကားသည်မြန်မာနိုင်ငံ၏ရုံးသုံးဘာသာစကားဖြစ်သည်", "東京特許許可局、きゃりーぱみゅぱみゅ「カタカナ」ーゞ々。中文维基百科是维基媒体基金会的",
  "한국어는 대한민국과 조선민주주의인민공화국의 공용어이다 각", "שלום (עולם) 123 مرحبا بالعالم ١٢٣ abc", "👩‍👩‍👧‍👦🇩🇪👍🏽 e\xCC\x81 नमस्ते क्षि", "l'été aujourd'hui % … — 50°C №5",
};

static void breaks(const char *locale) {
  static uint16_t text[room];
  for (ICUBoundaryKind kind = ICUBoundaryKindGrapheme; kind <= ICUBoundaryKindLine; kind++) {
    ICUStatus status = 0;
    ICUBreakIterator *iterator = icu_break_open(kind, locale, &status);
    printf("breaks %d %d\n", kind, failure(status));
    if (!iterator) continue;
    for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) {
      icu_break_set_text(iterator, text, utf16(text, texts[index]), &status);
      for (int32_t at = icu_break_first(iterator); at >= 0; at = icu_break_next(iterator)) printf("%d ", at);
      printf("%d\n", failure(status));
    }
    icu_break_close(iterator);
  }
}

static void letter_case(const char *locale) {
  static uint16_t text[room], output[room];
  for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) {
    int32_t length = utf16(text, texts[index]);
    ICUStatus status = 0;
    int32_t upper = icu_to_upper(output, room, text, length, locale, &status);
    print_text("upper", output, upper, status);
    int32_t lower = icu_to_lower(output, room, text, length, locale, &status);
    print_text("lower", output, lower, status);
  }
}

static void numbers(const char *locale) {
  static uint16_t output[room];
  static const ICUNumberStyle styles[] = {
    {.most_digits = 6, .least_integer_digits = 1}, {.least_digits = 2, .most_digits = 2, .least_integer_digits = 1, .is_signed = true},
    {.is_scientific = true, .least_digits = 3, .most_digits = 3, .least_integer_digits = 1},
    {.counts_significant_digits = true, .least_digits = 1, .most_digits = 6, .least_integer_digits = 1},
    {.least_integer_digits = 9, .width = 14, .padding = ICUPaddingAfterSign, .padding_character = '*'}};
  static const double values[] = {0, 1, -1.5, 1234.5, 12345678.9, 1e21, 0.000012, -0.0};
  static const char *digits[] = {"0", "7", "-1234", "12345678901234567890", "100000"};
  for (size_t style = 0; style < sizeof styles / sizeof *styles; style++) {
    for (size_t index = 0; index < sizeof values / sizeof *values; index++) {
      ICUStatus status = 0;
      int32_t length = icu_write_double(output, room, &styles[style], locale, values[index], &status);
      print_text("double", output, length, status);
    }
    for (size_t index = 0; index < sizeof digits / sizeof *digits; index++) {
      ICUStatus status = 0;
      int32_t length = icu_write_digits(output, room, &styles[style], locale, digits[index], &status);
      print_text("digits", output, length, status);
    }
  }
  ICUStatus status = 0;
  uint16_t separator = icu_decimal_separator(locale, &status);
  printf("separator %x %d\n", separator, failure(status));
}

static void plurals(const char *locale) {
  static const char *values[] = {"0", "1", "2", "3", "4", "5", "6", "8", "10", "11", "12", "20", "21", "22", "25", "100", "101", "111", "1000", "1000000",
    "0.0", "1.0", "1.5", "2.10", "0.01"};
  for (size_t index = 0; index < sizeof values / sizeof *values; index++) {
    const char *point = strchr(values[index], '.');
    char category[16] = {0};
    ICUStatus status = 0;
    icu_plural_category(category, locale, values[index], point ? (int32_t)strlen(point + 1) : 0, &status);
    printf("plural %s %s %d\n", values[index], category, failure(status));
  }
}

static void properties(const char *locale) {
  char likely[256] = {0};
  ICUStatus status = 0;
  icu_likely_locale(likely, 255, locale, &status);
  printf("likely %s %d, right to left %d, known %d", likely, failure(status), icu_locale_is_right_to_left(locale), icu_knows_locale(locale));
  static const char *const available[] = {"en", "de", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "sr-Latn", "nb", "es-419", "ar", "ru", "hi", "ja"};
  status = 0;
  int32_t closest = icu_closest_locale(locale, available, 13, &status);
  printf(", closest %d %d\n", closest, failure(status));
}

static void characters(void) {
  static uint16_t output[room];
  for (uint32_t scalar = 0; scalar < 0x110000; scalar++) {
    if (scalar >= 0xD800 && scalar < 0xE000) continue;
    ICUStatus status = 0;
    ICUScript script = icu_script(scalar, &status);
    uint16_t text[2] = {(uint16_t)scalar};
    if (scalar >= 0x10000) text[0] = (uint16_t)(0xD7C0 + (scalar >> 10)), text[1] = (uint16_t)(0xDC00 + (scalar & 0x3FF));
    int32_t length = icu_decompose(output, room, text, scalar < 0x10000 ? 1 : 2, &status);
    uint32_t hash = 0;
    for (int32_t index = 0; index < length; index++) hash = hash * 31 + output[index];
    const char *name = icu_script_short_name(script);
    printf("%x %s %d %x %d %d %x %d\n", scalar, name ? name : "-", icu_bracket_type(scalar), icu_paired_bracket(scalar),
        icu_joining_type(scalar), icu_is_hangul(scalar), hash, failure(status));
  }
}

static void directions(void) {
  static uint16_t text[room];
  ICUBidi *bidi = icu_bidi_open();
  for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) {
    ICUStatus status = 0;
    int32_t length = utf16(text, texts[index]);
    icu_bidi_set_paragraph(bidi, text, length, icu_level_default_left_to_right, &status);
    const uint8_t *levels = icu_bidi_levels(bidi, &status);
    printf("levels %d", icu_bidi_paragraph_level(bidi));
    for (int32_t at = 0; levels && at < length; at++) printf(" %d", levels[at]);
    puts("");
  }
  icu_bidi_close(bidi);
}

static void languages(void) {
  static uint16_t output[room];
  const char *code;
  for (int32_t number = 0; (code = icu_language(number)); number++) {
    char upper[8] = {0};
    for (size_t at = 0; at < sizeof upper - 1 && code[at]; at++) upper[at] = (char)(code[at] & ~0x20);
    printf("language %s %d, region %d\n", code, icu_lists_language(code), icu_lists_region(upper));
    const char *const locales[] = {"en", code};
    for (size_t index = 0; index < 2; index++) {
      ICUStatus status = 0;
      int32_t length = icu_language_name(output, room, code, locales[index], &status);
      print_text(icu_status_name(status), output, length, status);
    }
  }
}

int main(void) {
  char version[20];
  icu_version(version);
  puts(version);
  characters();
  languages();
  directions();
  char locale[256];
  while (fgets(locale, sizeof locale, stdin)) {
    locale[strcspn(locale, "\n")] = 0;
    printf("locale %s\n", locale);
    breaks(locale);
    letter_case(locale);
    numbers(locale);
    plurals(locale);
    properties(locale);
  }
}
