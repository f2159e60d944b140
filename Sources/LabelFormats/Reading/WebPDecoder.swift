// SPDX-License-Identifier: MIT

internal import CWebP
package import LabelCore

/// Decodes WebP files with one image, lossy or lossless. Colours are taken for sRGB, whatever profile the file has.
package enum WebPDecoder {
  /// Whether a file begins as a WebP file does.
  package static func accepts(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8) }

  /// Decodes a file.
  ///
  /// - Parameter limits: The largest image for which memory is allocated; checked against the header first.
  /// - Returns: Premultiplied pixels, each channel rounded to the nearest level, at a scale of 1.
  /// - Throws: `ImageFileError` if the bytes are not a WebP file, cut short, damaged, an animation or too large.
  package static func decode(_ bytes: [UInt8], limits: Limits = .standard) throws(ImageFileError) -> Bitmap {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(bytes, bytes.count, &features)
    guard status == VP8_STATUS_OK, features.width > 0, features.height > 0 else { throw damaged(status) }
    guard features.has_animation == 0 else { throw .animated }
    let (width, height) = (Int(features.width), Int(features.height))
    try limits.check(width: width, height: height)
    var isRead = false
    var pixels = [UInt32](unsafeUninitializedCapacity: width * height) { output, count in
      let target = UnsafeMutableRawPointer(output.baseAddress)?.assumingMemoryBound(to: UInt8.self)
      isRead = WebPDecodeBGRAInto(bytes, bytes.count, target, width * height * 4, Int32(width) * 4) != nil
      count = isRead ? width * height : 0
    }
    guard isRead else { throw .damaged(format: "WebP", reason: "its image data cannot be read") }
    if features.has_alpha != 0 { premultiply(&pixels) } else { makeNative(&pixels) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Converts words with the bytes blue, green, red, alpha in memory to premultiplied 0xAARRGGBB.
  private static func premultiply(_ pixels: inout [UInt32]) {
    for index in pixels.indices {
      let color = UInt32(littleEndian: pixels[index])
      pixels[index] = PixelMath.scaled(color | 0xFF00_0000, by: color >> 24)
    }
  }

  private static func makeNative(_ pixels: inout [UInt32]) {
    for index in pixels.indices { pixels[index] = UInt32(littleEndian: pixels[index]) | 0xFF00_0000 }
  }

  private static func damaged(_ status: VP8StatusCode) -> ImageFileError {
    let reason =
      switch status {
      case VP8_STATUS_NOT_ENOUGH_DATA: "it is cut short"
      case VP8_STATUS_UNSUPPORTED_FEATURE: "it has a feature that libwebp does not know"
      default: "its header is wrong"
      }
    return .damaged(format: "WebP", reason: reason)
  }
}
