// SPDX-License-Identifier: MIT

internal import LabelSettings
package import LabelViewNode

extension LabelRecord {
  /// Whether the label may name icon or font files. Most labels have a built-in icon and a font family.
  var mayNameFiles: Bool { attributedTitle != nil || font?.file != nil || icon?.isExternal ?? false }

  /// The icons of the label and of its title that are not built in.
  ///
  /// - Parameter baseFolder: The folder that relative paths start from.
  package func externalIcons(baseFolder: String) -> [ImageNode] {
    var icons: [ImageNode] = []
    if style != .titleOnly, let icon, icon.isExternal { icons = Self.nodes(of: [icon], baseFolder) }
    if style != .iconOnly, let attributedTitle {
      icons += Self.nodes(of: attributedTitle.compactMap(\.icon).filter(\.isExternal), baseFolder)
    }
    return icons
  }

  private static func nodes(of icons: [IconRecord], _ baseFolder: String) -> [ImageNode] {
    icons.compactMap { $0.imageNode { Manifest.path($0, in: baseFolder) } }
  }
}

extension IconRecord {
  /// Whether the icon is not built in: it has a file, or a name with a prefix.
  var isExternal: Bool { file != nil || name?.utf8.contains(UInt8(ascii: ":")) ?? false }
}

extension FontDescription {
  /// The font file's path as it is written; nil for a font family.
  package var file: String? {
    if case .file(let path) = family { path } else { nil }
  }
}
