// SPDX-License-Identifier: MIT

// Loads HarfBuzz when the process starts. If the loader did it, a machine without the library could not even run `labelkit --version`, and
// the loader's message would not say which package to install. HarfBuzz is the only library that Debian has no archive of.

#include "shim.h"
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

// The functions that LabelKit calls: result, name, parameters, arguments.
#define FUNCTIONS(F) \
  F(hb_bool_t, hb_aat_layout_has_positioning, (hb_face_t *face), (face)) \
  F(hb_bool_t, hb_aat_layout_has_substitution, (hb_face_t *face), (face)) \
  F(hb_bool_t, hb_aat_layout_has_tracking, (hb_face_t *face), (face)) \
  F(hb_blob_t *, hb_blob_create, \
    (const char *data, unsigned int length, hb_memory_mode_t mode, void *user_data, hb_destroy_func_t destroy), \
    (data, length, mode, user_data, destroy)) \
  F(void, hb_blob_destroy, (hb_blob_t *blob), (blob)) \
  F(const char *, hb_blob_get_data, (hb_blob_t *blob, unsigned int *length), (blob, length)) \
  F(void, hb_buffer_add_codepoints, \
    (hb_buffer_t *buffer, const hb_codepoint_t *text, int text_length, unsigned int item_offset, int item_length), \
    (buffer, text, text_length, item_offset, item_length)) \
  F(void, hb_buffer_add_utf16, (hb_buffer_t *buffer, const uint16_t *text, int text_length, unsigned int item_offset, int item_length), \
    (buffer, text, text_length, item_offset, item_length)) \
  F(hb_buffer_t *, hb_buffer_create, (void), ()) \
  F(void, hb_buffer_destroy, (hb_buffer_t *buffer), (buffer)) \
  F(hb_glyph_info_t *, hb_buffer_get_glyph_infos, (hb_buffer_t *buffer, unsigned int *length), (buffer, length)) \
  F(hb_glyph_position_t *, hb_buffer_get_glyph_positions, (hb_buffer_t *buffer, unsigned int *length), (buffer, length)) \
  F(void, hb_buffer_guess_segment_properties, (hb_buffer_t *buffer), (buffer)) \
  F(void, hb_buffer_reset, (hb_buffer_t *buffer), (buffer)) \
  F(void, hb_buffer_set_cluster_level, (hb_buffer_t *buffer, hb_buffer_cluster_level_t cluster_level), (buffer, cluster_level)) \
  F(void, hb_buffer_set_flags, (hb_buffer_t *buffer, hb_buffer_flags_t flags), (buffer, flags)) \
  F(void, hb_buffer_set_segment_properties, (hb_buffer_t *buffer, const hb_segment_properties_t *props), (buffer, props)) \
  F(void, hb_face_collect_unicodes, (hb_face_t *face, hb_set_t *out), (face, out)) \
  F(unsigned int, hb_face_count, (hb_blob_t *blob), (blob)) \
  F(hb_face_t *, hb_face_create, (hb_blob_t *blob, unsigned int index), (blob, index)) \
  F(hb_face_t *, hb_face_create_for_tables, (hb_reference_table_func_t reference_table_func, void *user_data, hb_destroy_func_t destroy), \
    (reference_table_func, user_data, destroy)) \
  F(void, hb_face_destroy, (hb_face_t *face), (face)) \
  F(unsigned int, hb_face_get_glyph_count, (const hb_face_t *face), (face)) \
  F(hb_blob_t *, hb_face_reference_table, (const hb_face_t *face, hb_tag_t tag), (face, tag)) \
  F(void, hb_face_set_index, (hb_face_t *face, unsigned int index), (face, index)) \
  F(hb_font_t *, hb_font_create, (hb_face_t *face), (face)) \
  F(void, hb_font_destroy, (hb_font_t *font), (font)) \
  F(hb_face_t *, hb_font_get_face, (hb_font_t *font), (font)) \
  F(hb_bool_t, hb_font_get_glyph_extents, (hb_font_t *font, hb_codepoint_t glyph, hb_glyph_extents_t *extents), (font, glyph, extents)) \
  F(hb_position_t, hb_font_get_glyph_h_advance, (hb_font_t *font, hb_codepoint_t glyph), (font, glyph)) \
  F(hb_bool_t, hb_font_get_glyph_name, (hb_font_t *font, hb_codepoint_t glyph, char *name, unsigned int size), (font, glyph, name, size)) \
  F(const int *, hb_font_get_var_coords_normalized, (hb_font_t *font, unsigned int *length), (font, length)) \
  F(hb_bool_t, hb_font_get_nominal_glyph, (hb_font_t *font, hb_codepoint_t unicode, hb_codepoint_t *glyph), (font, unicode, glyph)) \
  F(void, hb_font_make_immutable, (hb_font_t *font), (font)) \
  F(void, hb_font_set_scale, (hb_font_t *font, int x_scale, int y_scale), (font, x_scale, y_scale)) \
  F(void, hb_font_set_var_coords_design, (hb_font_t *font, const float *coords, unsigned int coords_length), (font, coords, coords_length)) \
  F(hb_language_t, hb_language_from_string, (const char *str, int len), (str, len)) \
  F(unsigned int, hb_ot_color_glyph_get_layers, \
    (hb_face_t *face, hb_codepoint_t glyph, unsigned int start_offset, unsigned int *layer_count, hb_ot_color_layer_t *layers), \
    (face, glyph, start_offset, layer_count, layers)) \
  F(hb_blob_t *, hb_ot_color_glyph_reference_png, (hb_font_t *font, hb_codepoint_t glyph), (font, glyph)) \
  F(hb_blob_t *, hb_ot_color_glyph_reference_svg, (hb_face_t *face, hb_codepoint_t glyph), (face, glyph)) \
  F(hb_bool_t, hb_ot_color_has_layers, (hb_face_t *face), (face)) \
  F(unsigned int, hb_ot_color_palette_get_colors, \
    (hb_face_t *face, unsigned int palette_index, unsigned int start_offset, unsigned int *color_count, hb_color_t *colors), \
    (face, palette_index, start_offset, color_count, colors)) \
  F(void, hb_ot_font_set_funcs, (hb_font_t *font), (font)) \
  F(unsigned int, hb_ot_layout_table_get_feature_tags, \
    (hb_face_t *face, hb_tag_t table_tag, unsigned int start_offset, unsigned int *feature_count, hb_tag_t *feature_tags), \
    (face, table_tag, start_offset, feature_count, feature_tags)) \
  F(float, hb_ot_metrics_get_variation, (hb_font_t *font, hb_ot_metrics_tag_t metrics_tag), (font, metrics_tag)) \
  F(unsigned int, hb_ot_name_get_utf8, \
    (hb_face_t *face, hb_ot_name_id_t name_id, hb_language_t language, unsigned int *text_size, char *text), \
    (face, name_id, language, text_size, text)) \
  F(unsigned int, hb_ot_var_get_axis_count, (hb_face_t *face), (face)) \
  F(unsigned int, hb_ot_var_get_axis_infos, \
    (hb_face_t *face, unsigned int start_offset, unsigned int *axes_count, hb_ot_var_axis_info_t *axes_array), \
    (face, start_offset, axes_count, axes_array)) \
  F(hb_script_t, hb_script_from_iso15924_tag, (hb_tag_t tag), (tag)) \
  F(hb_direction_t, hb_script_get_horizontal_direction, (hb_script_t script), (script)) \
  F(hb_set_t *, hb_set_create, (void), ()) \
  F(void, hb_set_destroy, (hb_set_t *set), (set)) \
  F(hb_bool_t, hb_set_next, (const hb_set_t *set, hb_codepoint_t *codepoint), (set, codepoint)) \
  F(hb_bool_t, hb_shape_full, \
    (hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int num_features, const char *const *shaper_list), \
    (font, buffer, features, num_features, shaper_list)) \
  F(hb_bool_t, hb_unicode_compose, (hb_unicode_funcs_t *ufuncs, hb_codepoint_t a, hb_codepoint_t b, hb_codepoint_t *ab), (ufuncs, a, b, ab)) \
  F(hb_bool_t, hb_unicode_decompose, (hb_unicode_funcs_t *ufuncs, hb_codepoint_t ab, hb_codepoint_t *a, hb_codepoint_t *b), (ufuncs, ab, a, b)) \
  F(hb_unicode_funcs_t *, hb_unicode_funcs_get_default, (void), ()) \
  F(hb_script_t, hb_unicode_script, (hb_unicode_funcs_t *ufuncs, hb_codepoint_t unicode), (ufuncs, unicode)) \
  F(const char *, hb_version_string, (void), ())

static struct {
#define POINTER(result, name, parameters, arguments) result(*name) parameters;
  FUNCTIONS(POINTER)
} library;

// Each function calls the one of the library.
#define FORWARD(result, name, parameters, arguments) \
  result name parameters { return library.name arguments; }
FUNCTIONS(FORWARD)

static char failure[256];

const char *harfbuzz_failure(void) { return failure[0] ? failure : NULL; }

// Takes the place of every function if the library is missing. LabelKit checks before it calls one, so this is seldom reached.
static void end_process(void) {
  dprintf(STDERR_FILENO, "labelkit: the library %s cannot be loaded: %s; install it: apt-get install %s\n", harfbuzz_library, failure,
          harfbuzz_package);
  _exit(127);
}

__attribute__((constructor)) static void load_library(void) {
  void *handle = dlopen(harfbuzz_library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *reason = dlerror();
    snprintf(failure, sizeof failure, "%s", reason ? reason : "it is not installed");
  }
#define LOAD(result, name, parameters, arguments) \
  library.name = (result(*) parameters)(handle ? dlsym(handle, #name) : NULL); \
  if (!library.name) { \
    if (!failure[0]) snprintf(failure, sizeof failure, "it is too old: it lacks %s", #name); \
    library.name = (result(*) parameters)end_process; \
  }
  FUNCTIONS(LOAD)
}
