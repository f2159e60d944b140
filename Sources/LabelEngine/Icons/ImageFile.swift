// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelPNG

/// Reads the PNG files that labels use as icons.
package struct ImageFile {
  private let limits: Limits

  /// Bytes; 64 MiB, more than any icon needs and less than memory.
  private static let largestFile = 64 << 20

  /// - Parameter limits: how large a decoded picture may be.
  package init(limits: Limits) { self.limits = limits }

  /// The pixels of a file.
  ///
  /// - Throws: `LabelError.unusableIcon` for a file that cannot be read, or is no PNG file within the limits.
  package func bitmap(_ path: String) throws(LabelError) -> Bitmap {
    let bytes = try IconFile.bytes(at: path, limit: Self.largestFile)
    do throws(PNGError) { return try PNGDecoder.decode(bytes, limits: limits) } catch {
      throw .unusableIcon(path: path, line: nil, reason: error.reason)
    }
  }
}
