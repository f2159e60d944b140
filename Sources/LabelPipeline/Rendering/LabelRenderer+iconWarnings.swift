// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelIcons
internal import LabelKit
internal import LabelLayout

extension LabelRenderer {
  /// What the files of a label's icons ask for and is not drawn: a warning for each icon, at its place in the file, so that one run
  /// of many labels can show it once. Icons that cannot be used at all have none.
  func iconWarnings(about record: LabelRecord, folder: String) -> [Diagnostic] {
    record.shownIcons(baseFolder: folder).compactMap { image in
      switch image.source {
      case .named(let name):
        // Built-in icons are drawn whole, and pictures have no elements.
        guard name.contains(":"), icons.picture(named: name) == nil else { return nil }
        return (try? icons.icon(named: name, variants: image.variants))?.warning
      case .file(let path): return path.lowercased().hasSuffix(".png") ? nil : (try? icons.icon(file: path))?.warning
      }
    }
  }
}

extension LabelRecord {
  /// The icons that the label shows: its own, and those in its title.
  ///
  /// - Parameter baseFolder: where relative paths start.
  fileprivate func shownIcons(baseFolder: String) -> [ImageNode] {
    let own = style == .titleOnly ? [] : [icon]
    let inline = style == .iconOnly ? [] : attributedTitle?.map(\.icon) ?? []
    return (own + inline).compactMap { $0?.imageNode { Manifest.path($0, in: baseFolder) } }
  }
}
