// SPDX-License-Identifier: MIT

internal import LabelCore

/// A set of the user's icons under a prefix.
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

  /// The names of all icons, without prefix. A folder is listed again on each call.
  package var names: [String] {
    switch self {
    case .folder(let folder): folder.names() + folder.imageNames()
    case .font(let font): font.names
    }
  }

  /// Whether there is an icon of this name without prefix: the set's own, a built-in name, or a direction-aware one.
  func contains(_ name: String) -> Bool {
    containsExactly(name) || DirectionalName.directed(name, isRightToLeft: false).map(containsExactly) ?? false
  }

  /// Whether there is an icon of this name without prefix, the set's own or a built-in name, without turning it into a direction.
  func containsExactly(_ name: String) -> Bool {
    switch self {
    case .folder(let folder): folder.imageFile(for: name) != nil || (try? folder.file(for: name)) != nil
    case .font(let font): font.contains(name)
    }
  }

  /// Whether the set itself has a file or glyph of exactly this name without prefix.
  func hasOwn(_ name: String) -> Bool {
    switch self {
    case .folder(let folder): folder.hasOwn(name)
    case .font(let font): font.names.contains(name)
    }
  }

  /// Whether the set's `naming.json` says that the icon of a name without prefix is mirrored in right-to-left layouts.
  func mirrors(_ name: String) -> Bool {
    if case .folder(let folder) = self { folder.mirrors(name) } else { false }
  }

  /// The path of the PNG file for a name without prefix; nil when there is none or an SVG is preferred.
  func imageFile(named name: String) -> String? {
    if case .folder(let folder) = self { folder.imageFile(for: name) } else { nil }
  }

  /// The file of a name without prefix; nil when there is none, and for a font, whose one file has all icons.
  func file(of name: String) -> String? {
    if case .folder(let folder) = self { (try? folder.file(for: name)) ?? folder.imageFile(for: name) } else { nil }
  }

  /// The paths of files and folders in the set whose names are not UTF-8; a folder is listed again on each call.
  var unreadableNames: [String] {
    if case .folder(let folder) = self { folder.unreadableNames().map { "\(folder.path)/\($0)" } } else { [] }
  }

  /// The icon of a name without prefix; nil when there is none.
  ///
  /// - Throws: `LabelError.unusableIcon` for a PNG, which has no outlines; `.unusableIcon` or `.unusableFont` when the file cannot be used.
  func icon(named name: String, media: IconMedia?, in surroundings: IconSurroundings) throws(LabelError) -> Icon? {
    switch self {
    case .folder(let folder):
      if let path = folder.imageFile(for: name) {
        throw .unusableIcon(path: path, line: nil, reason: "a PNG image has no outlines and can be drawn in labels only")
      }
      guard let path = try folder.file(for: name) else { return nil }
      let icon = try Icon(name: "\(prefix):\(name)", svg: IconFile.bytes(at: path), path: path, media: media, in: surroundings)
      return folder.mirrors(name) ? icon.flipped(inRightToLeft: true) : icon
    case .font(let font): return try font.icon(named: name)
    }
  }
}
