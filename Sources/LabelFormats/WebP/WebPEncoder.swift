// SPDX-License-Identifier: MIT

internal import CWebP
package import LabelCore

/// Encodes images as lossless WebP files, the same bytes in every run: one thread, no metadata.
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

  /// The image as a complete file. The colour of clear pixels is not kept.
  ///
  /// - Parameters:
  ///   - pixels: Straight colours 0xAARRGGBB, row by row; the fewer different ones, the smaller the file.
  ///     Released before they are encoded, which takes up to 21 bytes a pixel.
  ///   - isSmallest: Whether to search for the smallest file, which takes fifty times as long and saves a tenth.
  /// - Throws: `MachineError.exhausted` without memory, `.library` if libwebp fails, and the error of `deadline`.
  package static func encode(
    _ pixels: consuming [UInt32], width: Int, height: Int, isSmallest: Bool = false, deadline: Deadline = Deadline()
  ) throws(MachineError) -> [UInt8] {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, isSmallest ? 9 : 1) != 0 else { throw error("WebPConfigInit", 0) }
    // From 26 on, libwebp searches the 64 rows above for matches, and with the costs of symbols; below, sixteen, and files are a sixth larger.
    if !isSmallest { config.quality = 26 }
    config.exact = 0
    config.thread_level = 0
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw error("WebPPictureInit", 0) }
    picture.use_argb = 1
    picture.width = Int32(clamping: width)
    picture.height = Int32(clamping: height)
    guard WebPPictureAlloc(&picture) != 0, let memory = picture.argb else {
      throw error("WebPPictureAlloc", Int(VP8_ENC_ERROR_OUT_OF_MEMORY.rawValue))
    }
    defer { WebPPictureFree(&picture) }
    let stride = Int(picture.argb_stride)
    precondition(pixels.count == width * height, "an image has a pixel in each place")
    pixels.withUnsafeBufferPointer { pixels in
      guard let first = pixels.baseAddress else { return }
      for y in 0..<height { (memory + y * stride).update(from: first + y * width, count: width) }
    }
    pixels = []
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

  private static func error(_ call: String, _ status: Int) -> MachineError {
    [VP8_ENC_ERROR_OUT_OF_MEMORY, VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY].contains { $0.rawValue == status }
      ? .exhausted("the image cannot be encoded")
      : .library(name: "libwebp", call: call, status: status, message: "the image cannot be encoded")
  }
}
