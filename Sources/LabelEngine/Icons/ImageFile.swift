// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelFormats
internal import LabelIcons
internal import LabelPNG

/// Reads the PNG, JPEG and WebP files that labels use as icons.
package struct ImageFile {
  private let limits: Limits

  /// - Parameter limits: The limits for a decoded image.
  package init(limits: Limits) { self.limits = limits }

  /// Reads the pixels of a file.
  ///
  /// - Throws: `LabelError.unusableIcon` if the file cannot be read, is not a PNG, JPEG or WebP file or exceeds the limits.
  package func bitmap(_ path: String) throws(LabelError) -> Bitmap {
    try bitmap(IconFile.bytes(at: path, limit: IconFile.maximumBitmapBytes), name: path)
  }

  /// Decodes the contents of a file.
  ///
  /// - Parameter name: The name of the file in errors.
  /// - Throws: `LabelError.unusableIcon` if the bytes are not a PNG, JPEG or WebP file or the image exceeds the limits.
  package func bitmap(_ bytes: [UInt8], name: String) throws(LabelError) -> Bitmap {
    func unusable(_ reason: String) -> LabelError { .unusableIcon(path: name, line: nil, reason: reason) }
    switch ImageFormat.of(bytes) {
    case .jpeg: do throws(ImageFileError) { return try JPEGDecoder.decode(bytes, limits: limits) } catch { throw unusable(error.reason) }
    case .webp: do throws(ImageFileError) { return try WebPDecoder.decode(bytes, limits: limits) } catch { throw unusable(error.reason) }
    case let format?: throw unusable(format.reason)
    case nil: do throws(PNGError) { return try PNGDecoder.decode(bytes, limits: limits) } catch { throw unusable(error.reason) }
    }
  }
}
