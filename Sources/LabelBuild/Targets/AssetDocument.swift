// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelManifest

/// A file beside the pictures, made when they are: an index, a table of contents, names for code.
package struct AssetDocument: Hashable, Sendable {
  /// Where it goes, below the output folder.
  package var path: OutputPath
  /// What it holds.
  package var bytes: [UInt8]
  /// Stands for what it was made from.
  package var hash: ContentHash

  init(_ path: String, _ text: String) throws(LabelError) { try self.init(path, bytes: Array(text.utf8)) }

  init(_ path: String, bytes: [UInt8]) throws(LabelError) {
    self.init(path: try OutputPath(path), bytes: bytes, hash: ContentHash(of: bytes))
  }

  init(path: OutputPath, bytes: [UInt8], hash: ContentHash) {
    self.path = path
    self.bytes = bytes
    self.hash = hash
  }

  /// What stands at the top of every file that a person could be tempted to edit.
  static let notice = "Made by `labelkit assets`, which writes it anew each time."

  /// A label's text as a comment of one line: its first, without what could end the comment or reorder what follows.
  static func comment(_ title: String?) -> String? {
    guard let line = title?.split(whereSeparator: \.isNewline).first else { return nil }
    let visible = String.UnicodeScalarView(line.unicodeScalars.filter { ![.control, .format].contains($0.properties.generalCategory) })
    return visible.isEmpty ? nil : String(visible)
  }
}
