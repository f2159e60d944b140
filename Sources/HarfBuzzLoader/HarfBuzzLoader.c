// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

// HarfBuzz for the tool, loaded beside its start instead of before it.
//
// HarfBuzz comes as a shared library alone, and with eight more that it needs: to find, to map and to bind them takes the system's loader a
// tenth of a first label's time. So the release tool does not name it to the loader. A thread of its own loads it from the first moment on,
// while the tool reads what it is to do, and whoever calls one of HarfBuzz's functions before they are there waits. A debug build has the
// library linked too, and goes the same way. On other systems than Linux there is nothing here. Where the library is not installed the process
// ends with the code that the system's loader ends with.
#ifdef LABELKIT_LOADS_HARFBUZZ

#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <hb.h>
#include <hb-aat.h>
#include <hb-ot.h>

/// Under which name the library is looked for: that of its binary interface, which has been the same since HarfBuzz 1.
#define LIBRARY "libharfbuzz.so.0"

static void *library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void fail(void) {
  fprintf(stderr, "labelkit: %s\n", dlerror());
  // The system's loader ends with this code where a library is missing.
  _Exit(127);
}

static void load(void) {
  library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) fail();
}

static void *address(const char *name) {
  pthread_once(&once, load);
  void *const found = dlsym(library, name);
  if (found == NULL) fail();
  return found;
}

/// One of HarfBuzz's functions under its own name: it looks for the library's at its first call, and leaves all others to that.
#define FORWARD(result, name, parameters, arguments)                                     \
  result name parameters {                                                               \
    static _Atomic(__typeof__(&name)) known;                                             \
    __typeof__(&name) function = atomic_load_explicit(&known, memory_order_acquire);     \
    if (__builtin_expect(function == NULL, 0)) {                                         \
      function = (__typeof__(&name))address(#name);                                      \
      atomic_store_explicit(&known, function, memory_order_release);                     \
    }                                                                                    \
    return function arguments;                                                           \
  }

// All that LabelKit calls: the linker says so if there is one more.
FORWARD(hb_bool_t, hb_aat_layout_has_positioning, (hb_face_t *face), (face))
FORWARD(hb_bool_t, hb_aat_layout_has_substitution, (hb_face_t *face), (face))
FORWARD(hb_bool_t, hb_aat_layout_has_tracking, (hb_face_t *face), (face))
FORWARD(hb_blob_t *, hb_blob_create_from_file_or_fail, (const char *file_name), (file_name))
FORWARD(void, hb_blob_destroy, (hb_blob_t *blob), (blob))
FORWARD(const char *, hb_blob_get_data, (hb_blob_t *blob, unsigned int *length), (blob, length))
FORWARD(void, hb_buffer_add_codepoints, (hb_buffer_t *buffer, const hb_codepoint_t *text, int text_length, unsigned int item_offset, int item_length), (buffer, text, text_length, item_offset, item_length))
FORWARD(void, hb_buffer_add_utf16, (hb_buffer_t *buffer, const uint16_t *text, int text_length, unsigned int item_offset, int item_length), (buffer, text, text_length, item_offset, item_length))
FORWARD(hb_buffer_t *, hb_buffer_create, (void), ())
FORWARD(void, hb_buffer_destroy, (hb_buffer_t *buffer), (buffer))
FORWARD(hb_glyph_info_t *, hb_buffer_get_glyph_infos, (hb_buffer_t *buffer, unsigned int *length), (buffer, length))
FORWARD(hb_glyph_position_t *, hb_buffer_get_glyph_positions, (hb_buffer_t *buffer, unsigned int *length), (buffer, length))
FORWARD(void, hb_buffer_guess_segment_properties, (hb_buffer_t *buffer), (buffer))
FORWARD(void, hb_buffer_reset, (hb_buffer_t *buffer), (buffer))
FORWARD(void, hb_buffer_set_cluster_level, (hb_buffer_t *buffer, hb_buffer_cluster_level_t cluster_level), (buffer, cluster_level))
FORWARD(void, hb_buffer_set_flags, (hb_buffer_t *buffer, hb_buffer_flags_t flags), (buffer, flags))
FORWARD(void, hb_buffer_set_segment_properties, (hb_buffer_t *buffer, const hb_segment_properties_t *props), (buffer, props))
FORWARD(void, hb_face_collect_unicodes, (hb_face_t *face, hb_set_t *out), (face, out))
FORWARD(unsigned int, hb_face_count, (hb_blob_t *blob), (blob))
FORWARD(hb_face_t *, hb_face_create, (hb_blob_t *blob, unsigned int index), (blob, index))
FORWARD(void, hb_face_destroy, (hb_face_t *face), (face))
FORWARD(unsigned int, hb_face_get_glyph_count, (const hb_face_t *face), (face))
FORWARD(hb_blob_t *, hb_face_reference_table, (const hb_face_t *face, hb_tag_t tag), (face, tag))
FORWARD(hb_font_t *, hb_font_create, (hb_face_t *face), (face))
FORWARD(void, hb_font_destroy, (hb_font_t *font), (font))
FORWARD(hb_face_t *, hb_font_get_face, (hb_font_t *font), (font))
FORWARD(hb_bool_t, hb_font_get_glyph_extents, (hb_font_t *font, hb_codepoint_t glyph, hb_glyph_extents_t *extents), (font, glyph, extents))
FORWARD(hb_position_t, hb_font_get_glyph_h_advance, (hb_font_t *font, hb_codepoint_t glyph), (font, glyph))
FORWARD(hb_bool_t, hb_font_get_glyph_name, (hb_font_t *font, hb_codepoint_t glyph, char *name, unsigned int size), (font, glyph, name, size))
FORWARD(hb_bool_t, hb_font_get_nominal_glyph, (hb_font_t *font, hb_codepoint_t unicode, hb_codepoint_t *glyph), (font, unicode, glyph))
FORWARD(void, hb_font_make_immutable, (hb_font_t *font), (font))
FORWARD(void, hb_font_set_scale, (hb_font_t *font, int x_scale, int y_scale), (font, x_scale, y_scale))
FORWARD(void, hb_font_set_var_coords_design, (hb_font_t *font, const float *coords, unsigned int coords_length), (font, coords, coords_length))
FORWARD(hb_language_t, hb_language_from_string, (const char *str, int len), (str, len))
FORWARD(unsigned int, hb_ot_color_glyph_get_layers, (hb_face_t *face, hb_codepoint_t glyph, unsigned int start_offset, unsigned int *layer_count, hb_ot_color_layer_t *layers), (face, glyph, start_offset, layer_count, layers))
FORWARD(hb_bool_t, hb_ot_color_has_layers, (hb_face_t *face), (face))
FORWARD(unsigned int, hb_ot_color_palette_get_colors, (hb_face_t *face, unsigned int palette_index, unsigned int start_offset, unsigned int *color_count, hb_color_t *colors), (face, palette_index, start_offset, color_count, colors))
FORWARD(void, hb_ot_font_set_funcs, (hb_font_t *font), (font))
FORWARD(float, hb_ot_metrics_get_variation, (hb_font_t *font, hb_ot_metrics_tag_t metrics_tag), (font, metrics_tag))
FORWARD(unsigned int, hb_ot_name_get_utf8, (hb_face_t *face, hb_ot_name_id_t name_id, hb_language_t language, unsigned int *text_size, char *text), (face, name_id, language, text_size, text))
FORWARD(unsigned int, hb_ot_var_get_axis_count, (hb_face_t *face), (face))
FORWARD(unsigned int, hb_ot_var_get_axis_infos, (hb_face_t *face, unsigned int start_offset, unsigned int *axes_count, hb_ot_var_axis_info_t *axes_array), (face, start_offset, axes_count, axes_array))
FORWARD(hb_script_t, hb_script_from_iso15924_tag, (hb_tag_t tag), (tag))
FORWARD(hb_direction_t, hb_script_get_horizontal_direction, (hb_script_t script), (script))
FORWARD(hb_set_t *, hb_set_create, (void), ())
FORWARD(void, hb_set_destroy, (hb_set_t *set), (set))
FORWARD(hb_bool_t, hb_set_next, (const hb_set_t *set, hb_codepoint_t *codepoint), (set, codepoint))
FORWARD(void, hb_shape, (hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int num_features), (font, buffer, features, num_features))
FORWARD(hb_bool_t, hb_unicode_compose, (hb_unicode_funcs_t *ufuncs, hb_codepoint_t a, hb_codepoint_t b, hb_codepoint_t *ab), (ufuncs, a, b, ab))
FORWARD(hb_bool_t, hb_unicode_decompose, (hb_unicode_funcs_t *ufuncs, hb_codepoint_t ab, hb_codepoint_t *a, hb_codepoint_t *b), (ufuncs, ab, a, b))
FORWARD(hb_unicode_funcs_t *, hb_unicode_funcs_get_default, (void), ())
FORWARD(hb_script_t, hb_unicode_script, (hb_unicode_funcs_t *ufuncs, hb_codepoint_t unicode), (ufuncs, unicode))
FORWARD(const char *, hb_version_string, (void), ())

static void *loaded_early(void *nothing) {
  pthread_once(&once, load);
  return nothing;
}

/// Keeps a new thread off the processor that it is made on, where some virtual machines would leave it for milliseconds.
static void send_elsewhere(pthread_attr_t *attributes) {
  cpu_set_t processors;
  if (sched_getaffinity(0, sizeof processors, &processors) != 0 || CPU_COUNT(&processors) < 2) return;
  const int here = sched_getcpu();
  if (here >= 0) CPU_CLR(here, &processors);
  pthread_attr_setaffinity_np(attributes, sizeof processors, &processors);
}

/// Where no thread can be had, the first call loads the library.
__attribute__((constructor)) static void begin(void) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  send_elsewhere(&attributes);
  pthread_t thread;
  pthread_create(&thread, &attributes, loaded_early, NULL);
  pthread_attr_destroy(&attributes);
}

#endif
