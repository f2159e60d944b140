// SPDX-License-Identifier: MIT

// A shim because libjpeg reports errors through functions that may not return, and Swift cannot call setjmp.

#include "CJPEG.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>

// The passes over the image that a progressive file may make; real ones have about ten. Each takes as long as the whole image.
#define MAXIMUM_SCANS 100

struct reader {
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf end;
  char *message;
  uint8_t *row;
};

static void end_with_error(j_common_ptr info) {
  struct reader *reader = (struct reader *)info->client_data;
  char text[JMSG_LENGTH_MAX];
  reader->errors.format_message(info, text);
  snprintf(reader->message, LABELKIT_JPEG_MESSAGE, "%s", text);
  longjmp(reader->end, 1);
}

// Warnings about data that is missing or wrong are errors: libjpeg would go on with grey.
static void end_with_warning(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
  case JWRN_JPEG_EOF:
  case JWRN_HIT_MARKER:
  case JWRN_HUFF_BAD_CODE:
  case JWRN_ARITH_BAD_CODE:
    end_with_error(info);
  }
}

static void print_nothing(j_common_ptr info) { (void)info; }

static void check_scans(j_common_ptr info) {
  struct reader *reader = (struct reader *)info->client_data;
  if (!info->is_decompressor || ((j_decompress_ptr)info)->input_scan_number <= MAXIMUM_SCANS) return;
  snprintf(reader->message, LABELKIT_JPEG_MESSAGE, "it has more than %d scans", MAXIMUM_SCANS);
  longjmp(reader->end, 1);
}

static void begin(struct jpeg_decompress_struct *info, struct reader *reader, char *message) {
  memset(info, 0, sizeof *info);
  memset(reader, 0, sizeof *reader);
  message[0] = 0;
  reader->message = message;
  info->err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = end_with_error;
  reader->errors.emit_message = end_with_warning;
  reader->errors.output_message = print_nothing;
  reader->progress.progress_monitor = check_scans;
  info->client_data = reader;
}

int labelkit_jpeg_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, char message[LABELKIT_JPEG_MESSAGE]) {
  struct jpeg_decompress_struct info;
  struct reader reader;
  begin(&info, &reader, message);
  if (setjmp(reader.end)) {
    jpeg_destroy_decompress(&info);
    return -1;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  *width = info.image_width;
  *height = info.image_height;
  jpeg_destroy_decompress(&info);
  return 0;
}

// A product of two levels, divided by 255.
static uint32_t scaled(uint32_t a, uint32_t b) { return (a * b + 127) / 255; }

int labelkit_jpeg_pixels(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels, char message[LABELKIT_JPEG_MESSAGE]) {
  struct jpeg_decompress_struct info;
  struct reader reader;
  begin(&info, &reader, message);
  if (setjmp(reader.end)) {
    jpeg_destroy_decompress(&info);
    free(reader.row);
    return -1;
  }
  jpeg_create_decompress(&info);
  info.progress = &reader.progress;
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  int is_cmyk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = is_cmyk ? JCS_CMYK : JCS_RGB;
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  if (info.output_width != width || info.output_height != height) {
    snprintf(message, LABELKIT_JPEG_MESSAGE, "it has two sizes");
    longjmp(reader.end, 1);
  }
  size_t samples = is_cmyk ? 4 : 3;
  reader.row = malloc((size_t)width * samples);
  if (!reader.row) {
    snprintf(message, LABELKIT_JPEG_MESSAGE, "there is not enough memory");
    longjmp(reader.end, 1);
  }
  // Adobe's programs write CMYK inverted.
  uint32_t inverted = info.saw_Adobe_marker ? 0 : 255;
  while (info.output_scanline < height) {
    uint32_t *output = pixels + (size_t)info.output_scanline * width;
    JSAMPROW rows[1] = {reader.row};
    if (jpeg_read_scanlines(&info, rows, 1) != 1) break;
    for (uint32_t x = 0; x < width; x++) {
      const uint8_t *sample = reader.row + x * samples;
      uint32_t red = sample[0], green = sample[1], blue = sample[2];
      if (is_cmyk) {
        uint32_t black = sample[3] ^ inverted;
        red = scaled(red ^ inverted, black);
        green = scaled(green ^ inverted, black);
        blue = scaled(blue ^ inverted, black);
      }
      output[x] = 0xFF000000u | red << 16 | green << 8 | blue;
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  free(reader.row);
  return 0;
}
