// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
internal import LabelLayout
package import LabelSettings

/// An icon that the registry has under a name: a symbol or an image.
package enum RegistryIcon: Hashable, Sendable {
  /// Outlines with layers.
  case symbol(Icon)
  /// The pixels of a PNG file, and the name of the icon.
  case image(Bitmap, name: String)

  package var name: String {
    switch self {
    case .symbol(let icon): icon.name
    case .image(_, let name): name
    }
  }

  /// The icon as text, the same in every run. An image has one line.
  package var dump: String {
    switch self {
    case .symbol(let icon): icon.dump
    case .image(let image, let name): "image \(DumpText.quoted(name)) \(image.width)×\(image.height) px\n"
    }
  }

  /// Whether a mode draws an image as a template, in the colour of the text.
  package static func isTemplate(_ mode: IconRenderingMode?) -> Bool {
    switch mode {
    case nil, .multicolor: false
    case .monochrome, .hierarchical, .palette: true
    }
  }
}

extension Renderer {
  /// Returns the symbol or the image of a name.
  ///
  /// - Parameter surroundings: The answers to what the icon's file asks of a label.
  /// - Throws: `LabelError.unknownIcon` with the nearest names, or `.unusableIcon` if the file of the icon cannot be used.
  package func icon(named name: String, in surroundings: IconSurroundings = IconSurroundings()) throws(LabelError) -> RegistryIcon {
    guard let path = icons.imageFile(named: name) else { return .symbol(try icons.icon(named: name, in: surroundings)) }
    return .image(try ImageFile(limits: limits).bitmap(path), name: name)
  }
}
