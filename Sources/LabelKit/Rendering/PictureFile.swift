// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelPNG

/// Reads the PNG files that labels use as icons.
struct PictureFile {
  let limits: Limits

  /// Bytes; 64 MiB, more than any icon needs and less than memory.
  private static let largestFile = 64 << 20

  func bitmap(_ path: String) throws(LabelError) -> Bitmap {
    let bytes = try IconFile.bytes(at: path, limit: Self.largestFile)
    do throws(PNGError) { return try PNGDecoder.decode(bytes, limits: limits) } catch {
      throw .unusableIcon(path: path, line: nil, reason: error.reason)
    }
  }
}
