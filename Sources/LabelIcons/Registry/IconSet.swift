// SPDX-License-Identifier: MIT

internal import LabelCore

/// Icons of the user's under a prefix.
package enum IconSet: Sendable {
  /// SVG and PNG files.
  case folder(IconFolder)
  /// Glyphs of a font.
  case font(IconFont)

  package var prefix: String {
    switch self {
    case .folder(let folder): folder.prefix
    case .font(let font): font.prefix
    }
  }

  /// The names of all icons, without prefix; of a folder as its files are now.
  package var names: [String] {
    switch self {
    case .folder(let folder): folder.names() + folder.pictureNames()
    case .font(let font): font.names
    }
  }

  /// Whether there is an icon of this name, the set's own or one of ours, without prefix.
  func contains(_ name: String) -> Bool {
    switch self {
    case .folder(let folder): folder.picture(meantBy: name) != nil || (try? folder.file(meantBy: name)) != nil
    case .font(let font): font.contains(name)
    }
  }

  /// The PNG file that a name without prefix means; nil when it means something else or nothing.
  func picture(named name: String) -> String? {
    if case .folder(let folder) = self { folder.picture(meantBy: name) } else { nil }
  }

  /// The icon of a name without prefix; nil when there is none.
  ///
  /// - Throws: `LabelError.unusableIcon` for a picture, which has no outlines; it or `.unusableFont` when the file that is found cannot be used.
  func icon(named name: String) throws(LabelError) -> Icon? {
    switch self {
    case .folder(let folder):
      if let path = folder.picture(meantBy: name) {
        throw .unusableIcon(path: path, line: nil, reason: "a PNG picture has no outlines and is drawn in labels only")
      }
      guard let path = try folder.file(meantBy: name) else { return nil }
      return try Icon(name: "\(prefix):\(name)", svg: IconFile.bytes(at: path), path: path)
    case .font(let font): return try font.icon(named: name)
    }
  }
}
