// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelLayout
internal import LabelSettings
package import LabelViewNode

extension Renderer {
  /// The warnings for features of an icon file that are not drawn, one for each kind. They are located in the icon file, so that a run
  /// shows each only once.
  ///
  /// Empty for an icon that is drawn completely and for one that cannot be used.
  package func warnings(about image: ImageNode) -> [Diagnostic] {
    // Built-in icons are drawn completely, and PNG files have no elements.
    switch image.source {
    case .named(let name), .asset(let name, nil): if !name.utf8.contains(UInt8(ascii: ":")) { return [] }
    case .file(let path): if IconFile.isBitmap(at: path) { return [] }
    case .asset, .bitmap, .unusable: return []
    }
    var key = ImageNode(image.source)
    key.variants = image.variants
    return iconWarningCache.value(for: key) {
      (self.icon(of: key)?.warningsByKind ?? []) + [self.namingWarning(of: key)].compactMap { $0 }
    }
  }

  /// The warning about the `naming.json` of the icon's set. It is located there, so that a run shows it only once.
  private func namingWarning(of image: ImageNode) -> Diagnostic? {
    guard case .named(let name) = image.source, let error = icons.namingWarning(ofSetWith: name),
      error.code == .missingNamedIcons, let path = error.subject, let line = error.line
    else { return nil }
    return Diagnostic(error, at: DocumentLocation(file: path, line: line))
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
