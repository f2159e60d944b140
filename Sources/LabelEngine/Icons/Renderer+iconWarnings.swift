// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
package import LabelLayout

extension Renderer {
  /// The warnings for features of an icon file that are not drawn, one for each kind. They are located in the icon file, so that a run
  /// shows each only once.
  ///
  /// Empty for an icon that is drawn completely and for one that cannot be used.
  package func warnings(about image: ImageNode) -> [Diagnostic] {
    // Built-in icons are drawn completely, and PNG files have no elements.
    switch image.source {
    case .named(let name), .asset(let name, nil): if !name.utf8.contains(UInt8(ascii: ":")) { return [] }
    case .file(let path): if path.lowercased().hasSuffix(".png") { return [] }
    case .asset, .bitmap, .unusable: return []
    }
    var key = ImageNode(image.source)
    key.variants = image.variants
    return iconWarningCache.value(for: key) { self.icon(of: key)?.warningsByKind ?? [] }
  }

  private func icon(of image: ImageNode) -> Icon? {
    switch image.source {
    case .named(let name), .asset(let name, nil):
      icons.imageFile(named: name) == nil ? try? icons.icon(named: name, variants: image.variants) : nil
    case .file(let path): try? icons.icon(file: path)
    case .asset, .bitmap, .unusable: nil
    }
  }
}
