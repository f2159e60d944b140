// SPDX-License-Identifier: MIT

package import LabelCore

/// Decodes PNG files of every colour type, bit depth and interlace method.
package enum PNGDecoder {
  /// Decodes a file. Inverse of `PNGEncoder.encode`; a scale is restored if it has at most three decimals.
  ///
  /// Colours are converted to sRGB if gAMA or cHRM give another colour space.
  ///
  /// - Parameter limits: The largest image for which memory is allocated, four bytes per pixel; checked against IHDR first.
  /// - Returns: Premultiplied pixels, each channel rounded to the nearest level; 16-bit samples are rounded to 8 bits before. The scale is from
  ///   the pHYs chunk, with 72 dpi as 1; without the chunk it is 1.
  /// - Throws: `PNGError` if the bytes are not a PNG, truncated, damaged or too large.
  package static func decode(_ bytes: [UInt8], limits: Limits = .standard) throws(PNGError) -> Bitmap {
    try decodeWithColors(bytes, limits: limits).bitmap
  }

  /// Decodes a file and returns its straight colours too, which cannot be restored exactly from premultiplied pixels.
  ///
  /// - Returns: The bitmap of `decode`, and the straight colours 0xAARRGGBB.
  /// - Throws: `PNGError`, as `decode`.
  package static func decodeWithColors(
    _ bytes: [UInt8], limits: Limits = .standard
  ) throws(PNGError) -> (bitmap: Bitmap, colors: [UInt32]) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(PNGError) in
      let file = UnsafeRawBufferPointer(bytes)
      let scanner = try ChunkScanner(of: file)
      try scanner.check(limits)
      let reader = try PNGReader(file)
      // Both read the same header; the code below relies on it.
      guard reader.width == scanner.width, reader.height == scanner.height else { throw .damaged(reason: "two sizes") }
      var colors = try reader.straightPixels()
      var pixels: [UInt32] = []
      if isOpaque(colors) {
        convertToARGB(&colors)
        // For opaque images both are one array: the largest image within the limits has a quarter of a gigabyte.
        pixels = colors
      } else {
        pixels = colors
        convertToARGB(&colors)
        premultiply(&pixels)
      }
      let bitmap = Bitmap(width: scanner.width, height: scanner.height, scale: scanner.resolution?.scale ?? 1, pixels: pixels)
      return (bitmap, colors)
    }
  }

  /// Whether every pixel is opaque. The bytes of a word are red, green, blue, alpha in memory.
  private static func isOpaque(_ pixels: [UInt32]) -> Bool { pixels.allSatisfy { UInt32(bigEndian: $0) & 255 == 255 } }

  /// Converts words with the bytes red, green, blue, alpha in memory to 0xAARRGGBB.
  private static func convertToARGB(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let rgba = UInt32(bigEndian: pixels[index])
        pixels[index] = rgba >> 8 | rgba << 24
      }
    }
  }

  /// Converts words with the bytes red, green, blue, alpha in memory to premultiplied 0xAARRGGBB.
  private static func premultiply(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let rgba = UInt32(bigEndian: pixels[index])
        pixels[index] = PixelMath.scaled(rgba >> 8 | 0xFF00_0000, by: rgba & 255)
      }
    }
  }
}
