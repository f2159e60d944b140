// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem
internal import SystemPackage

/// Reads an icon's file, up to a size limit.
package enum IconFile {
  /// The extensions of drawings: SVG, and SVG compressed with gzip. The first is preferred where both exist.
  static let extensions = [".svg", ".svgz"]

  /// The path without the extension of a drawing; nil for another file.
  package static func stem(_ path: String) -> String? {
    extensions.first(where: path.hasSuffix).map { String(path.dropLast($0.count)) }
  }

  /// Whether a file has pixels and not a drawing: by its extension, or else by its first bytes.
  package static func isBitmap(at path: String) -> Bool {
    if stem(path.lowercased()) != nil { return false }
    if ImageFormat.isBitmap(path: path) { return true }
    guard !hasExtension(path), let bytes = try? FileContents.bytes(at: path, limit: maximumBitmapBytes) else { return false }
    return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || [.jpeg, .webp].contains(ImageFormat.of(bytes))
  }

  /// The largest file with pixels in bytes: 64 MiB, more than any icon needs.
  package static let maximumBitmapBytes = 64 << 20

  private static func hasExtension(_ path: String) -> Bool {
    path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.contains(UInt8(ascii: "."))
  }

  /// The contents of a file.
  ///
  /// - Parameter limit: in bytes; `SVGLimits.fileBytes` when nil.
  /// - Throws: `LabelError.missingFile` if there is no such file, `.unusableIcon` if it cannot be read, is not a regular file or is too large.
  package static func bytes(at path: String, limit: Int? = nil) throws(LabelError) -> [UInt8] {
    do throws(FileContents.Failure) { return try FileContents.bytes(at: path, limit: limit ?? SVGLimits.fileBytes) } catch {
      if case .system(.noSuchFileOrDirectory) = error { throw .missingFile(path: path, what: "icon") }
      throw .unusableIcon(path: path, line: nil, reason: error.description)
    }
  }
}
