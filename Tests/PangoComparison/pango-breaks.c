// SPDX-License-Identifier: MIT
//
// Prints the lines into which Pango breaks a text, one per line of output, as the bytes of the text.
//
// usage: pango-breaks <font family> <size in points> <width in points> <language> < text

#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
  if (count != 5) {
    fprintf(stderr, "usage: pango-breaks <family> <points> <width> <language> < text\n");
    return 64;
  }
  char text[65536];
  size_t length = fread(text, 1, sizeof text, stdin);
  while (length > 0 && text[length - 1] == '\n') length--;

  PangoFontMap *fonts = pango_cairo_font_map_new();
  // At 72 dpi a point is a pixel, so that Pango and LabelKit use the same numbers.
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(fonts), 72);
  PangoContext *context = pango_font_map_create_context(fonts);
  pango_context_set_round_glyph_positions(context, FALSE);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  pango_context_set_language(context, pango_language_from_string(arguments[4]));

  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, arguments[1]);
  pango_font_description_set_absolute_size(font, atof(arguments[2]) * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_layout_set_attributes(layout, attributes);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width(layout, (int)(atof(arguments[3]) * PANGO_SCALE));
  pango_layout_set_text(layout, text, (int)length);

  for (GSList *line = pango_layout_get_lines_readonly(layout); line; line = line->next) {
    PangoLayoutLine *each = line->data;
    fwrite(text + each->start_index, 1, (size_t)each->length, stdout);
    putchar('\n');
  }
  return 0;
}
