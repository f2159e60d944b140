// SPDX-License-Identifier: MIT

#pragma once

#include <harfbuzz/hb.h>
#include <harfbuzz/hb-aat.h>
#include <harfbuzz/hb-ot.h>
#include <stddef.h>

// HarfBuzz 4 and newer mark where text may be cut and concatenated again; 0 for older headers. Swift cannot test the version.
#if HB_VERSION_ATLEAST(4, 0, 0)
static const uint32_t harfbuzz_produce_unsafe_to_concat = HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT;
static const uint32_t harfbuzz_unsafe_to_concat = HB_GLYPH_FLAG_UNSAFE_TO_CONCAT;
#else
static const uint32_t harfbuzz_produce_unsafe_to_concat = 0;
static const uint32_t harfbuzz_unsafe_to_concat = 0;
#endif

// Shapes with HarfBuzz's OpenType shaper, which accepts every font. hb_shape would try Graphite first, whose library then parses tables
// of the font, and would obey the variable HB_SHAPER_LIST.
static inline hb_bool_t harfbuzz_shape(hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int count) {
  static const char *const shapers[] = {"ot", NULL};
  return hb_shape_full(font, buffer, features, count, shapers);
}
