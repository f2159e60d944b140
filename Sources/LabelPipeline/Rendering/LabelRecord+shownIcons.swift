// SPDX-License-Identifier: MIT

internal import LabelLayout

extension LabelRecord {
  /// The icons that the label shows: its own, and those in its title.
  ///
  /// - Parameter baseFolder: where relative paths start.
  func shownIcons(baseFolder: String) -> [ImageNode] {
    let own = style == .titleOnly ? nil : icon
    let inline = style == .iconOnly ? nil : attributedTitle
    guard own != nil || inline != nil else { return [] }
    return ([own] + (inline ?? []).map(\.icon)).compactMap { $0?.imageNode { Manifest.path($0, in: baseFolder) } }
  }
}
