// SPDX-License-Identifier: MIT
//
// Draws labels as a careful user of PangoCairo would, in one process with one thread, for Benchmarks/compare. It keeps one font map, context,
// layout and set of buffers for all labels, draws unhinted text with gray antialiasing at 72 dots per inch, and writes PNG files with Cairo.
// A record of the manifest is one line of JSON with the keys in `fields` below; each label is an icon, and a title in one line, wrapped or
// shrunk to fit. It leaves out all the rest of LabelKit: other keys, checks of the input, caches on disk, and writing only what changed.
// usage: label MANIFEST FOLDER ICONS      writes FOLDER/<id>.png for each record; ICONS is like icons.txt

#include <math.h>
#include <pango/pangocairo.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fail(const char *what, const char *name) {
  fprintf(stderr, "label: %s: %s\n", what, name);
  exit(1);
}

static char *contents(const char *path) {
  char *text;
  if (!g_file_get_contents(path, &text, NULL, NULL)) fail("cannot read", path);
  return text;
}

// A record. Lengths are in points; texts are in the memory of the manifest.
typedef struct {
  char *id, *title, *icon, *icon_color, *family, *color, *shadow_color;
  double size, spacing, padding, scale, width, lines, shrinks, minimum_scale, shadow_x, shadow_y, shadow_radius;
} Label;

static const Label defaults = {.icon_color = "#000000", .family = "Inter", .color = "#000000", .size = 17, .scale = 1, .lines = 1};

static const struct {
  const char *path;
  size_t offset;
  int is_text;
} fields[] = {
    {"/id", offsetof(Label, id), 1},
    {"/title", offsetof(Label, title), 1},
    {"/icon/name", offsetof(Label, icon), 1},
    {"/icon/colors/0", offsetof(Label, icon_color), 1},
    {"/font/family", offsetof(Label, family), 1},
    {"/font/size", offsetof(Label, size), 0},
    {"/color", offsetof(Label, color), 1},
    {"/spacing", offsetof(Label, spacing), 0},
    {"/padding", offsetof(Label, padding), 0},
    {"/scale", offsetof(Label, scale), 0},
    {"/width", offsetof(Label, width), 0},
    {"/numberOfLines", offsetof(Label, lines), 0},
    {"/adjustsFontSizeToFitWidth", offsetof(Label, shrinks), 0},
    {"/minimumScaleFactor", offsetof(Label, minimum_scale), 0},
    {"/dropShadow/color", offsetof(Label, shadow_color), 1},
    {"/dropShadow/offset/0", offsetof(Label, shadow_x), 0},
    {"/dropShadow/offset/1", offsetof(Label, shadow_y), 0},
    {"/dropShadow/radius", offsetof(Label, shadow_radius), 0},
};

static void set(Label *label, const char *path, char *text, double number) {
  for (size_t i = 0; i < G_N_ELEMENTS(fields); i++) {
    if (fields[i].is_text != (text != NULL) || strcmp(fields[i].path, path)) continue;
    char *field = (char *)label + fields[i].offset;
    if (text) *(char **)field = text;
    else *(double *)field = number;
  }
}

// Skips white space and commas.
static char *next(char *p) {
  while (*p == ' ' || *p == ',' || *p == '\n' || *p == '\r' || *p == '\t') p++;
  return p;
}

static gunichar code_unit(const char *hexadecimal) {
  char digits[5] = {0};
  strncpy(digits, hexadecimal, 4);
  return strtoul(digits, NULL, 16);
}

// Unescapes the JSON string at *p in place, and moves *p behind it.
static char *string(char **p) {
  char *start = ++*p, *to = start;
  while (**p != '"') {
    if (**p == 0) fail("no end of the string", start);
    if (**p != '\\') {
      *to++ = *(*p)++;
      continue;
    }
    char escape = *++*p;
    if (escape == 0) fail("no end of the string", start);
    ++*p;
    if (escape == 'u') {
      gunichar character = code_unit(*p);
      *p += strnlen(*p, 4);
      if (character >= 0xD800 && character < 0xDC00 && (*p)[0] == '\\' && (*p)[1] == 'u') {
        character = 0x10000 + ((character - 0xD800) << 10) + (code_unit(*p + 2) - 0xDC00);
        *p += 2 + strnlen(*p + 2, 4);
      }
      to += g_unichar_to_utf8(character, to);
    } else {
      *to++ = escape == 'n' ? '\n' : escape == 't' ? '\t' : escape;
    }
  }
  *to = 0;
  ++*p;
  return start;
}

// Reads the JSON value at p into the label, and returns the place behind it. The path is that of the value, as in /font/size.
static char *value(char *p, const char *path, Label *label) {
  char inner[128];
  if (*p == '"') {
    char *text = string(&p);
    set(label, path, text, 0);
  } else if (*p == '{') {
    for (p = next(p + 1); *p != '}'; p = next(p)) {
      if (*p != '"') fail("no name of a key", p);
      snprintf(inner, sizeof inner, "%s/%s", path, string(&p));
      p = next(p);
      if (*p != ':') fail("no colon", p);
      p = value(next(p + 1), inner, label);
    }
    p++;
  } else if (*p == '[') {
    int index = 0;
    for (p = next(p + 1); *p != ']'; p = next(p)) {
      snprintf(inner, sizeof inner, "%s/%d", path, index++);
      p = value(p, inner, label);
    }
    p++;
  } else if (!strncmp(p, "true", 4)) {
    set(label, path, NULL, 1);
    p += 4;
  } else if (!strncmp(p, "false", 5)) {
    p += 5;
  } else {
    char *end;
    double number = g_ascii_strtod(p, &end);
    if (end == p) fail("no value", p);
    set(label, path, NULL, number);
    p = end;
  }
  return p;
}

static int read_labels(char *text, Label **labels) {
  int count = 0, capacity = 64;
  *labels = g_new(Label, capacity);
  for (char *p = next(text); *p; p = next(p)) {
    if (count == capacity) *labels = g_renew(Label, *labels, capacity *= 2);
    (*labels)[count] = defaults;
    p = value(p, "", &(*labels)[count]);
    if (!(*labels)[count].id || !(*labels)[count].title) fail("no id or title before", p);
    count++;
  }
  return count;
}

// The path of the icon in the lines of `icons`, in 24 units each way: M, L and C with absolute coordinates, and Z.
static void append_icon(cairo_t *context, const char *icons, const char *name) {
  size_t length = strlen(name);
  const char *line = icons;
  while (strncmp(line, name, length) || line[length] != ' ') {
    line = strchr(line, '\n');
    if (!line || !*++line) fail("unknown icon", name);
  }
  char command = 0;
  for (const char *p = line + length + 1; *p && *p != '\n';) {
    if (g_ascii_isspace(*p)) p++;
    else if (*p == 'Z') cairo_close_path(context), p++;
    else if (strchr("MLC", *p)) command = *p++;
    else {
      double number[6];
      for (int i = 0; i < (command == 'C' ? 6 : 2); i++) {
        char *end;
        number[i] = g_ascii_strtod(p, &end);
        if (end == p) fail("bad path of icon", name);
        p = end;
      }
      if (command == 'M') cairo_move_to(context, number[0], number[1]);
      else if (command == 'L') cairo_line_to(context, number[0], number[1]);
      else cairo_curve_to(context, number[0], number[1], number[2], number[3], number[4], number[5]);
    }
  }
}

// #RRGGBB or #RRGGBBAA.
static void set_color(cairo_t *context, const char *color) {
  unsigned long rgba = strtoul(color + 1, NULL, 16);
  if (strlen(color) == 7) rgba = rgba << 8 | 255;
  cairo_set_source_rgba(context, (rgba >> 24 & 255) / 255.0, (rgba >> 16 & 255) / 255.0, (rgba >> 8 & 255) / 255.0, (rgba & 255) / 255.0);
}

// A buffer that is kept for the next label.
typedef struct {
  uint8_t *bytes;
  size_t capacity;
} Buffer;

static uint8_t *reserve(Buffer *buffer, size_t size) {
  if (buffer->capacity < size) {
    g_free(buffer->bytes);
    buffer->bytes = g_malloc(size);
    buffer->capacity = size;
  }
  return buffer->bytes;
}

// The mean of 2 * radius + 1 pixels of each row, written as columns, so that a second call does the columns.
static void blur_rows(const uint8_t *from, int from_stride, uint8_t *to, int to_stride, int width, int height, int radius) {
  uint32_t pixels = 2 * radius + 1, reciprocal = (65536 + pixels / 2) / pixels;
  for (int y = 0; y < height; y++) {
    const uint8_t *row = from + (size_t)y * from_stride;
    uint32_t sum = 0;
    for (int x = 0; x < radius && x < width; x++) sum += row[x];
    for (int x = 0; x < width; x++) {
      if (x + radius < width) sum += row[x + radius];
      if (x > radius) sum -= row[x - radius - 1];
      to[(size_t)x * to_stride + y] = (sum * reciprocal + 32768) >> 16;
    }
  }
}

// Draws the blurred alpha of the image under it. Three means of this width are near a Gaussian blur.
static void draw_shadow(cairo_t *context, cairo_surface_t *image, const Label *label) {
  static Buffer mask, columns;
  cairo_surface_flush(image);
  int width = cairo_image_surface_get_width(image), height = cairo_image_surface_get_height(image);
  int stride = cairo_format_stride_for_width(CAIRO_FORMAT_A8, width), image_stride = cairo_image_surface_get_stride(image);
  const uint8_t *pixels = cairo_image_surface_get_data(image);
  uint8_t *alpha = reserve(&mask, (size_t)stride * height), *turned = reserve(&columns, (size_t)width * height);
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(pixels + (size_t)y * image_stride);
    for (int x = 0; x < width; x++) alpha[(size_t)y * stride + x] = row[x] >> 24;
  }
  int radius = (int)floor(label->shadow_radius * label->scale * 3 * sqrt(2 * M_PI) / 4 + 0.5) / 2;
  for (int pass = 0; pass < 3 && radius > 0; pass++) {
    blur_rows(alpha, stride, turned, height, width, height, radius);
    blur_rows(turned, height, alpha, stride, height, width, radius);
  }
  cairo_surface_t *shadow = cairo_image_surface_create_for_data(alpha, CAIRO_FORMAT_A8, width, height, stride);
  cairo_identity_matrix(context);
  cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER);
  set_color(context, label->shadow_color);
  cairo_mask_surface(context, shadow, label->shadow_x * label->scale, label->shadow_y * label->scale);
  cairo_surface_destroy(shadow);
}

static PangoContext *text_context(void) {
  PangoFontMap *map = pango_cairo_font_map_get_default();
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  return context;
}

// Pango measures for a transformation: that of an image with the scale.
static void set_scale(PangoLayout *layout, double scale) {
  cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1);
  cairo_t *context = cairo_create(image);
  cairo_scale(context, scale, scale);
  pango_cairo_update_context(context, pango_layout_get_context(layout));
  pango_layout_context_changed(layout);
  cairo_destroy(context);
  cairo_surface_destroy(image);
}

// Sets the title with a font size at which it fits, and returns the size. The layout has the scale of the label.
static double set_title(PangoLayout *layout, PangoFontDescription *font, const Label *label, double width, PangoRectangle *bounds) {
  double size = label->size, smallest = label->size * label->minimum_scale;
  pango_font_description_set_family_static(font, label->family);
  pango_font_description_set_size(font, lround(size * PANGO_SCALE));
  pango_layout_set_font_description(layout, font);
  pango_layout_set_width(layout, label->lines == 1 ? -1 : (int)(width * PANGO_SCALE));
  pango_layout_set_text(layout, label->title, -1);
  pango_layout_get_extents(layout, NULL, bounds);
  // A second step, because the width of a text is not quite proportional to its size.
  for (int step = 0; label->shrinks && step < 4 && bounds->width > width * PANGO_SCALE && size > smallest; step++) {
    size = fmax(smallest, size * width * PANGO_SCALE / bounds->width * (step ? 0.99 : 1));
    pango_font_description_set_size(font, (int)(size * PANGO_SCALE));
    pango_layout_set_font_description(layout, font);
    pango_layout_get_extents(layout, NULL, bounds);
  }
  return size;
}

static void draw(PangoLayout *layout, PangoFontDescription *font, const char *icons, const Label *label, const char *folder) {
  // The height of a capital letter of Inter; the icon is 1.3 times as high, and in the middle of the letters of the first line.
  const double capital = 0.727;
  double side = round(label->size * capital * 1.3), icon_width = side + label->spacing;
  PangoRectangle bounds;
  double size = set_title(layout, font, label, label->width - icon_width, &bounds);
  double icon_y = pango_layout_get_baseline(layout) / (double)PANGO_SCALE - (capital * size + side) / 2;
  double top = fmin(0, icon_y), bottom = fmax(bounds.height / (double)PANGO_SCALE, icon_y + side);
  double width = icon_width + bounds.width / (double)PANGO_SCALE;

  cairo_surface_t *image = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)ceil((width + 2 * label->padding) * label->scale - 1e-6),
      (int)ceil((bottom - top + 2 * label->padding) * label->scale - 1e-6));
  cairo_t *context = cairo_create(image);
  cairo_scale(context, label->scale, label->scale);
  cairo_translate(context, label->padding, label->padding - top);
  if (label->icon) {
    cairo_save(context);
    cairo_translate(context, 0, icon_y);
    cairo_scale(context, side / 24, side / 24);
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD);
    set_color(context, label->icon_color);
    append_icon(context, icons, label->icon);
    cairo_fill(context);
    cairo_restore(context);
  }
  set_color(context, label->color);
  cairo_move_to(context, icon_width, 0);
  pango_cairo_show_layout(context, layout);
  if (label->shadow_color) draw_shadow(context, image, label);
  cairo_destroy(context);

  char path[4096];
  snprintf(path, sizeof path, "%s/%s.png", folder, label->id);
  if (cairo_surface_write_to_png(image, path) != CAIRO_STATUS_SUCCESS) fail("cannot write", path);
  cairo_surface_destroy(image);
}

int main(int count_of_arguments, char **arguments) {
  if (count_of_arguments != 4) fail("usage", "label MANIFEST FOLDER ICONS");
  Label *labels;
  int count = read_labels(contents(arguments[1]), &labels);
  char *icons = contents(arguments[3]);
  PangoLayout *layout = pango_layout_new(text_context());
  PangoFontDescription *font = pango_font_description_new();
  double scale = 0;
  for (int i = 0; i < count; i++) {
    if (labels[i].scale != scale) set_scale(layout, scale = labels[i].scale);
    draw(layout, font, icons, &labels[i], arguments[2]);
  }
  return 0;
}
