// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelFormats

/// JPEG and WebP files.
enum ImageFileFuzzing {
  private static let limits = Limits(maximumSide: 4096, maximumArea: 1 << 18)

  static func jpeg(_ bytes: [UInt8]) { check(try? JPEGDecoder.decode(bytes, limits: limits)) }

  static func webp(_ bytes: [UInt8]) { check(try? WebPDecoder.decode(bytes, limits: limits)) }

  private static func check(_ bitmap: Bitmap?) {
    guard let bitmap else { return }
    precondition(bitmap.pixels.count == bitmap.width * bitmap.height && bitmap.pixels.count <= limits.maximumArea, "pixels are missing")
    for pixel in bitmap.pixels {
      let alpha = pixel >> 24
      precondition(pixel >> 16 & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel & 255 <= alpha, "a pixel is not premultiplied")
    }
  }
}
