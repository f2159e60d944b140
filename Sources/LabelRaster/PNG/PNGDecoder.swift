// SPDX-License-Identifier: MIT

internal import CPNG
package import LabelCore

/// Why bytes are no usable PNG.
package struct PNGError: Error, Hashable, Sendable {
  /// libpng's words, or ours.
  package let reason: String
}

/// Reads PNG files of every colour type, bit depth and interlacing, through libpng's simplified interface: it reports errors by return
/// value, so that nothing jumps over Swift's frames.
package enum PNGDecoder {
  /// - Parameter limits: checked against the header, before memory is taken.
  package static func decode(_ bytes: [UInt8], limits: Limits = .standard) throws(PNGError) -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // libpng keeps the pointer between the two calls, so both happen inside one closure.
    let outcome: Result<Bitmap, PNGError> = bytes.withUnsafeBytes { file in
      Result { () throws(PNGError) in
        guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else { throw error(image) }
        let (width, height) = (Int(image.width), Int(image.height))
        guard width > 0, height > 0, width <= limits.maximumSide, height <= limits.maximumSide, width * height <= limits.maximumArea
        else { throw PNGError(reason: "\(width)×\(height) pixels are more than the limit") }
        // RGBA with straight alpha in sRGB; 16-bit files without a gamma count as sRGB too.
        image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
        var straight = [UInt8](repeating: 0, count: width * height * 4)
        guard png_image_finish_read(&image, nil, &straight, 0, nil) != 0 else { throw error(image) }
        return Bitmap(width: width, height: height, pixels: premultiplied(straight))
      }
    }
    return try outcome.get()
  }

  private static func premultiplied(_ straight: [UInt8]) -> [UInt32] {
    stride(from: 0, to: straight.count, by: 4).map { (index: Int) -> UInt32 in
      let alpha = UInt32(straight[index + 3])
      let red = Blend.product(UInt32(straight[index]), alpha)
      let green = Blend.product(UInt32(straight[index + 1]), alpha)
      let blue = Blend.product(UInt32(straight[index + 2]), alpha)
      return alpha << 24 | red << 16 | green << 8 | blue
    }
  }

  private static func error(_ image: png_image) -> PNGError {
    let words = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return PNGError(reason: words.isEmpty ? "not a PNG file" : words)
  }
}
