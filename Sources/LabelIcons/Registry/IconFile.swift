// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem

/// Reads an icon's file in one go, and no more of it than is allowed.
package enum IconFile {
  /// - Throws: `LabelError.unusableIcon` for what cannot be read, is no regular file or is too large.
  ///
  /// - Parameter limit: bytes; an SVG's limit when nil.
  package static func bytes(at path: String, limit: Int? = nil) throws(LabelError) -> [UInt8] {
    do throws(FileContents.Failure) { return try FileContents.bytes(at: path, limit: limit ?? SVGLimits.fileBytes) } catch {
      throw .unusableIcon(path: path, line: nil, reason: error.description)
    }
  }
}
