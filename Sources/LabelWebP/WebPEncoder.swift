// SPDX-License-Identifier: MIT

internal import CWebP
package import LabelCore

/// Encodes bitmaps as lossless WebP files, the same bytes in every run: one thread, no metadata.
package enum WebPEncoder {
  /// The longest side of a WebP image in pixels.
  package static let longestSide = 16_383

  /// Checks a size before a bitmap of it is made.
  ///
  /// - Throws: `LabelError.notInFormat` if a side is longer than WebP's limit.
  package static func check(width: Int, height: Int) throws(LabelError) {
    let longest = max(width, height)
    guard longest <= longestSide else {
      throw .notInFormat(what: "a side of \(longest) px, more than \(longestSide) px", format: OutputFormat.webp.title)
    }
  }

  /// The bitmap as a complete file. The colour of clear pixels is not kept.
  ///
  /// - Parameter isSmallest: Whether to search for the smallest file, which takes fifty times as long and saves a twentieth.
  /// - Throws: `MachineError.library` if libwebp fails, as without memory, and the error of `deadline`.
  package static func encode(_ bitmap: Bitmap, isSmallest: Bool = false, deadline: Deadline = Deadline()) throws(MachineError) -> [UInt8] {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, isSmallest ? 9 : 3) != 0 else { throw error("WebPConfigInit", 0) }
    config.exact = 0
    config.thread_level = 0
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw error("WebPPictureInit", 0) }
    picture.use_argb = 1
    picture.width = Int32(bitmap.width)
    picture.height = Int32(bitmap.height)
    guard WebPPictureAlloc(&picture) != 0, let memory = picture.argb else { throw error("WebPPictureAlloc", 0) }
    defer { WebPPictureFree(&picture) }
    let stride = Int(picture.argb_stride)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { memory[y * stride + x] = straight(bitmap.pixels[y * bitmap.width + x]) }
    }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    picture.user_data = Unmanaged.passUnretained(deadline).toOpaque()
    picture.progress_hook = { _, picture in
      guard let data = picture?.pointee.user_data else { return 1 }
      return Unmanaged<Deadline>.fromOpaque(data).takeUnretainedValue().isOver ? 0 : 1
    }
    let isEncoded = withUnsafeMutablePointer(to: &writer) { output in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(output)
      return WebPEncode(&config, &picture) != 0
    }
    try withExtendedLifetime(deadline) { () throws(MachineError) in try deadline.check() }
    guard isEncoded else { throw error("WebPEncode", Int(picture.error_code.rawValue)) }
    return [UInt8](UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }

  /// A premultiplied pixel with straight colours, as PNG has them.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : pixel }
    func level(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift }
    return alpha << 24 | level(16) | level(8) | level(0)
  }

  private static func error(_ call: String, _ status: Int) -> MachineError {
    .library(name: "libwebp", call: call, status: status, message: "the image cannot be encoded")
  }
}
