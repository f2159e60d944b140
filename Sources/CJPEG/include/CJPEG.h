// SPDX-License-Identifier: MIT

#pragma once

#include <stddef.h>
#include <stdint.h>

// Reads JPEG files with libjpeg, whose errors are long jumps: none leaves these functions.

// The longest message of an error, with its NUL.
#define LABELKIT_JPEG_MESSAGE 200

// Reads the size of an image. Returns 0, or -1 and a message.
int labelkit_jpeg_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, char message[LABELKIT_JPEG_MESSAGE]);

// Reads the pixels as 0xFFRRGGBB in native byte order, in rows from the top. Returns 0, or -1 and a message.
//
// `pixels` has room for `width` × `height` of them, which must be what `labelkit_jpeg_size` has returned for the same bytes.
int labelkit_jpeg_pixels(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels, char message[LABELKIT_JPEG_MESSAGE]);
