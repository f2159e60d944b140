// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
internal import LabelLayout

/// What a name of the registry shows.
package enum RegistryIcon: Hashable, Sendable {
  /// Outlines with layers.
  case symbol(Icon)
  /// The pixels of a PNG file, under the name that it was asked for by.
  case picture(Bitmap, name: String)

  package var name: String {
    switch self {
    case .symbol(let icon): icon.name
    case .picture(_, let name): name
    }
  }

  /// The stable text form; a picture has a line.
  package var dump: String {
    switch self {
    case .symbol(let icon): icon.dump
    case .picture(let picture, let name): "picture \(DumpText.quoted(name)) \(picture.width)×\(picture.height) px\n"
    }
  }

  /// Whether a mode draws a picture as a template: all that paint in the text's colours do.
  package static func isTemplate(_ mode: IconRenderingMode?) -> Bool {
    switch mode {
    case nil, .multicolor: false
    case .monochrome, .hierarchical, .palette: true
    }
  }
}

extension Renderer {
  /// The symbol or the picture of a name.
  ///
  /// - Throws: `LabelError.unknownIcon` with the nearest names, or `.unusableIcon` when the file that is found cannot be used.
  package func icon(named name: String) throws(LabelError) -> RegistryIcon {
    guard let path = icons.picture(named: name) else { return .symbol(try icons.icon(named: name)) }
    return .picture(try ImageFile(limits: limits).bitmap(path), name: name)
  }
}
