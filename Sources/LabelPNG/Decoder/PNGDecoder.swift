// SPDX-License-Identifier: MIT

package import LabelCore

/// Decodes PNG files of every colour type, bit depth and interlace method.
package enum PNGDecoder {
  /// Decodes a file. Inverse of `PNGEncoder.encode`; a scale is restored if it has at most three decimals.
  ///
  /// Colours are converted to sRGB if gAMA or cHRM say that they are not.
  ///
  /// - Parameter limits: the largest image for which memory is allocated, four bytes a pixel; checked against IHDR first.
  /// - Returns: premultiplied pixels, each channel rounded to the nearest level; 16-bit samples are rounded to 8 bits before. The scale is
  ///   that of the pHYs chunk, 72 dpi being 1, and 1 without it.
  /// - Throws: `PNGError` when the bytes are no PNG, cut short, damaged or too large.
  package static func decode(_ bytes: [UInt8], limits: Limits = .standard) throws(PNGError) -> Bitmap {
    try decodeWithColors(bytes, limits: limits).bitmap
  }

  /// Decodes a file, and keeps its straight colours beside the premultiplied pixels, from which they cannot be restored exactly.
  ///
  /// - Returns: what `decode` returns, and the straight colours 0xAARRGGBB.
  /// - Throws: `PNGError`, as `decode`.
  package static func decodeWithColors(
    _ bytes: [UInt8], limits: Limits = .standard
  ) throws(PNGError) -> (bitmap: Bitmap, colors: [UInt32]) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(PNGError) in
      let file = UnsafeRawBufferPointer(bytes)
      let outline = try ChunkScanner(of: file)
      try outline.check(limits)
      let reader = try PNGReader(file)
      // Both read the same header; the code below relies on it.
      guard reader.width == outline.width, reader.height == outline.height else { throw .damaged(reason: "two sizes") }
      var colors = try reader.straightPixels()
      var pixels: [UInt32] = []
      if isOpaque(colors) {
        arrange(&colors)
        // Opaque pixels share one array: the largest image within the limits takes a quarter of a gigabyte.
        pixels = colors
      } else {
        pixels = colors
        arrange(&colors)
        premultiply(&pixels)
      }
      let bitmap = Bitmap(width: outline.width, height: outline.height, scale: outline.resolution?.scale ?? 1, pixels: pixels)
      return (bitmap, colors)
    }
  }

  /// Whether every pixel is opaque. The bytes of a word are red, green, blue, alpha in memory.
  private static func isOpaque(_ pixels: [UInt32]) -> Bool { pixels.allSatisfy { UInt32(bigEndian: $0) & 255 == 255 } }

  /// Turns words with the bytes red, green, blue, alpha in memory into 0xAARRGGBB.
  private static func arrange(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let rgba = UInt32(bigEndian: pixels[index])
        pixels[index] = rgba >> 8 | rgba << 24
      }
    }
  }

  /// Turns words with the bytes red, green, blue, alpha in memory into premultiplied 0xAARRGGBB.
  private static func premultiply(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let rgba = UInt32(bigEndian: pixels[index])
        pixels[index] = PixelMath.scaled(rgba >> 8 | 0xFF00_0000, by: rgba & 255)
      }
    }
  }
}
