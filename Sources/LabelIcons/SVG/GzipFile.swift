// SPDX-License-Identifier: MIT

internal import CDeflate

/// SVG files that are compressed with gzip: `.svgz`, and documents in fonts.
enum GzipFile {
  /// The contents of a file: unpacked if it is compressed, otherwise the same bytes.
  ///
  /// - Throws: `SVGError` for a damaged file, and for one that would be longer than an SVG file may be.
  static func contents(of bytes: [UInt8]) throws(SVGError) -> [UInt8] {
    guard bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else {
      throw SVGError(reason: "there is not enough memory to unpack it")
    }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_SUCCESS
    // Memory in proportion to the limit, whatever the file claims.
    let unpacked = unsafe [UInt8](unsafeUninitializedCapacity: SVGLimits.fileBytes) { buffer, count in
      unsafe result = libdeflate_gzip_decompress(decompressor, bytes, bytes.count, buffer.baseAddress, buffer.count, &count)
      if result != LIBDEFLATE_SUCCESS { count = 0 }
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return unpacked
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw SVGError(reason: "it has more than \(SVGLimits.fileBytes) bytes when it is unpacked")
    default: throw SVGError(reason: "it is compressed with gzip, and damaged")
    }
  }
}
