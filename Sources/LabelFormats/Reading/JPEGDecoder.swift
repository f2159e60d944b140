// SPDX-License-Identifier: MIT

internal import CJPEG
package import LabelCore

/// Decodes JPEG files: baseline and progressive, grey, in colour and in CMYK. Colours are taken for sRGB, whatever profile the file has.
package enum JPEGDecoder {
  /// Whether a file begins as a JPEG file does.
  package static func accepts(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Decodes a file, and turns the image as its EXIF data says.
  ///
  /// - Parameter limits: The largest image for which memory is allocated; checked against the header first.
  /// - Returns: Opaque pixels at a scale of 1.
  /// - Throws: `ImageFileError` if the bytes are not a JPEG file, cut short, damaged or too large.
  package static func decode(_ bytes: [UInt8], limits: Limits = .standard) throws(ImageFileError) -> Bitmap {
    let (width, height) = try size(bytes)
    try limits.check(width: width, height: height)
    let pixels = try pixels(bytes, width, height)
    return EXIFOrientation(of: bytes).upright(Bitmap(width: width, height: height, pixels: pixels))
  }

  private static func size(_ bytes: [UInt8]) throws(ImageFileError) -> (Int, Int) {
    var (width, height): (UInt32, UInt32) = (0, 0)
    var message = [CChar](repeating: 0, count: Int(LABELKIT_JPEG_MESSAGE))
    guard labelkit_jpeg_size(bytes, bytes.count, &width, &height, &message) == 0, width > 0, height > 0 else { throw error(message) }
    return (Int(width), Int(height))
  }

  private static func pixels(_ bytes: [UInt8], _ width: Int, _ height: Int) throws(ImageFileError) -> [UInt32] {
    var message = [CChar](repeating: 0, count: Int(LABELKIT_JPEG_MESSAGE))
    var isRead = false
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { output, count in
      isRead = labelkit_jpeg_pixels(bytes, bytes.count, UInt32(width), UInt32(height), output.baseAddress, &message) == 0
      count = isRead ? width * height : 0
    }
    guard isRead else { throw error(message) }
    return pixels
  }

  private static func error(_ message: [CChar]) -> ImageFileError {
    let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return .damaged(format: "JPEG", reason: text.isEmpty ? "it has no image" : text)
  }
}
