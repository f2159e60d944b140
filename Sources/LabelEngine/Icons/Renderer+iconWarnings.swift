// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
package import LabelLayout

extension Renderer {
  /// What an icon's file asks for and is not drawn: one warning, at its place in the file, so that a run of many labels can show it
  /// once; nil for an icon that is drawn whole, and for one that cannot be used at all.
  package func warning(about image: ImageNode) -> Diagnostic? {
    // Built-in icons are drawn whole, and pictures have no elements.
    switch image.source {
    case .named(let name), .asset(let name, nil): if !name.utf8.contains(UInt8(ascii: ":")) { return nil }
    case .file(let path): if path.lowercased().hasSuffix(".png") { return nil }
    case .asset, .bitmap, .unusable: return nil
    }
    var key = ImageNode(image.source)
    key.variants = image.variants
    return iconWarningCache.value(for: key) { self.icon(of: key)?.warning }
  }

  private func icon(of image: ImageNode) -> Icon? {
    switch image.source {
    case .named(let name), .asset(let name, nil):
      icons.picture(named: name) == nil ? try? icons.icon(named: name, variants: image.variants) : nil
    case .file(let path): try? icons.icon(file: path)
    case .asset, .bitmap, .unusable: nil
    }
  }
}
