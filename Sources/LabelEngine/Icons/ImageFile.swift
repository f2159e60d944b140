// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelPNG

/// Reads the PNG files that labels use as icons.
package struct ImageFile {
  private let limits: Limits

  /// In bytes: 64 MiB, more than any icon needs.
  private static let maximumSize = 64 << 20

  /// - Parameter limits: The limits for a decoded image.
  package init(limits: Limits) { self.limits = limits }

  /// Reads the pixels of a file.
  ///
  /// - Throws: `LabelError.unusableIcon` if the file cannot be read, is not a PNG file or exceeds the limits.
  package func bitmap(_ path: String) throws(LabelError) -> Bitmap {
    let bytes = try IconFile.bytes(at: path, limit: Self.maximumSize)
    if let format = ImageFormat.unread(bytes) { throw .unusableIcon(path: path, line: nil, reason: format.reason) }
    do throws(PNGError) { return try PNGDecoder.decode(bytes, limits: limits) } catch {
      throw .unusableIcon(path: path, line: nil, reason: error.reason)
    }
  }
}
