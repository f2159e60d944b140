// SPDX-License-Identifier: MIT

internal import CPNG

/// Reads an image with libpng's simplified API, which catches its own long jumps: none crosses a Swift frame.
struct PNGReader: ~Copyable {
  // On the heap, because libpng keeps the address between calls.
  private let image: UnsafeMutablePointer<png_image>

  /// Reads everything before the pixels.
  ///
  /// - Parameter file: Must outlive the reader.
  init(_ file: UnsafeRawBufferPointer) throws(PNGError) {
    let image = UnsafeMutablePointer<png_image>.allocate(capacity: 1)
    image.initialize(to: png_image())
    image.pointee.version = UInt32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_memory(image, file.baseAddress, file.count) != 0 else {
      let error = Self.error(image)
      image.deallocate()
      throw error
    }
    image.pointee.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    // Without a colour chunk libpng would treat 16-bit samples as linear light; in practice such files are sRGB.
    image.pointee.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    self.image = image
  }

  deinit {
    // Does nothing after the last row and after errors, when libpng has already freed its state.
    png_image_free(image)
    image.deallocate()
  }

  var width: Int { Int(image.pointee.width) }
  var height: Int { Int(image.pointee.height) }

  /// All pixels as straight colours, with the bytes red, green, blue, alpha in memory. To be called once.
  func straightPixels() throws(PNGError) -> [UInt32] {
    let total = width * height
    var isRead = false
    let pixels = [UInt32](unsafeUninitializedCapacity: total) { output, count in
      isRead = png_image_finish_read(image, nil, output.baseAddress, 0, nil) != 0
      count = isRead ? total : 0
    }
    guard isRead else { throw Self.error(image) }
    return pixels
  }

  private static func error(_ image: UnsafeMutablePointer<png_image>) -> PNGError {
    let message = withUnsafeBytes(of: image.pointee.message) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
    return .damaged(reason: message.isEmpty ? "libpng gives no reason" : message)
  }
}
