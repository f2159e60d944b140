// SPDX-License-Identifier: MIT

package import LabelCore

/// Reads PNG files of every colour type, depth and interlacing.
package enum PNGDecoder {
  /// Unpacks a file. Inverse of `PNGEncoder.encode`; a scale comes back if it has at most three decimals.
  ///
  /// Colours come out as sRGB: a file that says it has others (gAMA, cHRM) is converted.
  ///
  /// - Parameter limits: the largest picture for which memory is taken, four bytes a pixel; checked against the header first.
  /// - Returns: premultiplied pixels, each channel to the nearest level; 16-bit samples are rounded to 8 before. The scale follows from
  ///   the pHYs chunk, 72 dpi being 1, and is 1 without it.
  /// - Throws: `PNGError` when the bytes are no PNG, cut short, damaged or too large.
  package static func decode(_ bytes: [UInt8], limits: Limits = .standard) throws(PNGError) -> Bitmap {
    try decodeWithColors(bytes, limits: limits).bitmap
  }

  /// Unpacks a file, and keeps the colours that it holds beside the premultiplied pixels, from which they cannot be had back exactly.
  ///
  /// - Returns: what `decode` returns, and as many words 0xAARRGGBB that are not premultiplied.
  /// - Throws: `PNGError`, as `decode`.
  package static func decodeWithColors(
    _ bytes: [UInt8], limits: Limits = .standard
  ) throws(PNGError) -> (bitmap: Bitmap, colors: [UInt32]) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(PNGError) in
      let file = UnsafeRawBufferPointer(bytes)
      let outline = try ChunkScanner(of: file)
      try outline.check(limits)
      let reader = try PNGReader(file)
      // Both come from one header; what follows relies on it.
      guard reader.width == outline.width, reader.height == outline.height else { throw .damaged(reason: "two sizes") }
      var colors = try reader.straightPixels()
      var pixels: [UInt32] = []
      if isOpaque(colors) {
        arrange(&colors)
        // One memory for both: the largest pictures that the limits allow take a quarter of a gigabyte.
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

  /// Whether words that hold the bytes red, green, blue, alpha in this order have an alpha of 255 each.
  private static func isOpaque(_ pixels: [UInt32]) -> Bool { pixels.allSatisfy { UInt32(bigEndian: $0) & 255 == 255 } }

  /// Turns words that hold the bytes red, green, blue, alpha in this order into 0xAARRGGBB.
  private static func arrange(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let rgba = UInt32(bigEndian: pixels[index])
        pixels[index] = rgba >> 8 | rgba << 24
      }
    }
  }

  /// Turns words that hold the bytes red, green, blue, alpha in this order into premultiplied 0xAARRGGBB.
  private static func premultiply(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let rgba = UInt32(bigEndian: pixels[index])
        pixels[index] = PixelMath.scaled(rgba >> 8 | 0xFF00_0000, by: rgba & 255)
      }
    }
  }
}
