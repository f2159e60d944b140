// SPDX-License-Identifier: MIT

package import LabelLayout

extension LabelRecord {
  /// The icons that the label shows and that are not built in: its own, and those in its title.
  ///
  /// - Parameter baseFolder: where relative paths start.
  package func outsideIcons(baseFolder: String) -> [ImageNode] {
    var icons: [ImageNode] = []
    if style != .titleOnly, let icon, icon.isOutside { icons = Self.nodes(of: [icon], baseFolder) }
    if style != .iconOnly, let attributedTitle {
      icons += Self.nodes(of: attributedTitle.compactMap(\.icon).filter(\.isOutside), baseFolder)
    }
    return icons
  }

  private static func nodes(of icons: [IconRecord], _ baseFolder: String) -> [ImageNode] {
    icons.compactMap { $0.imageNode { Manifest.path($0, in: baseFolder) } }
  }
}

extension IconRecord {
  /// Whether a file or a name with a prefix says where the icon comes from.
  package var isOutside: Bool { file != nil || name?.utf8.contains(UInt8(ascii: ":")) ?? false }
}
