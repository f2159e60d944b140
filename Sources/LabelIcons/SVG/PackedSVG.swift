// SPDX-License-Identifier: MIT

internal import CDeflate
package import LabelCore

/// Unpacks SVG files that are compressed with gzip (`.svgz`).
package enum PackedSVG {
  /// Whether a file is compressed with gzip.
  package static func isPacked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// The SVG file in the bytes; the bytes themselves if they are not compressed.
  ///
  /// At most `limit` bytes are unpacked, however long the unpacked file is said to be.
  ///
  /// - Throws: `SVGError` if the file is damaged, or too large when it is unpacked.
  static func unpacked(_ bytes: [UInt8], limit: Int = SVGLimits.fileBytes) throws(SVGError) -> [UInt8] {
    guard isPacked(bytes) else { return bytes }
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { throw SVGError(reason: "there is no memory to unpack it") }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_SUCCESS
    let unpacked = unsafe [UInt8](unsafeUninitializedCapacity: limit) { output, count in
      result = unsafe bytes.withUnsafeBytes { packed in
        unsafe libdeflate_gzip_decompress(
          decompressor, packed.baseAddress, packed.count, output.baseAddress, limit, &count)
      }
      if result != LIBDEFLATE_SUCCESS { count = 0 }
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return unpacked
    case LIBDEFLATE_INSUFFICIENT_SPACE:
      throw SVGError(reason: "it has more than \(limit) bytes when it is unpacked; that is the limit")
    default: throw SVGError(reason: "its compressed data (gzip) is damaged or not complete")
    }
  }

  /// The SVG file in the bytes of an icon's file, for a page that shows it.
  ///
  /// - Throws: `LabelError.unusableIcon` as for an SVG file that is not compressed.
  package static func unpacked(_ bytes: [UInt8], path: String) throws(LabelError) -> [UInt8] {
    do throws(SVGError) { return try unpacked(bytes) } catch { throw error.located(in: path) }
  }
}
