// SPDX-License-Identifier: MIT

package import LabelCore

/// The template for output paths: the `output` of a manifest, such as `{id}{-locale}{-colorScheme}{@scale}.png`.
///
/// A placeholder without a separator is always replaced by its value: `{colorScheme}/{id}.png` gives `light/rain.png` and `dark/rain.png`.
/// A placeholder with a separator before its name is replaced by both, or by nothing if the value is the default: colour scheme `light`,
/// Dynamic Type size `large`, layout direction `ltr`, contrast `standard`, colour space `srgb`, scale 1, or the only locale of the manifest. So
/// `{id}{-colorScheme}{@scale}.png` gives `rain.png`, `rain@2x.png` and `rain-dark@2x.png`, which is Apple's naming.
package struct OutputTemplate: Hashable, Sendable {
  /// The template of a manifest without `output`.
  package static let standard = OutputTemplate(
    pieces: [
      .placeholder(.id, separator: ""), .placeholder(.locale, separator: "-"), .placeholder(.dynamicTypeSize, separator: "-"),
      .placeholder(.colorScheme, separator: "-"), .placeholder(.contrast, separator: "-"),
      .placeholder(.colorSpace, separator: "-"),
      .placeholder(.layoutDirection, separator: "-"), .placeholder(.scale, separator: "@"), .text(".png"),
    ], format: .png)

  /// The value that a placeholder is replaced by. The raw value is the name between the braces.
  enum Field: String, CaseIterable {
    case id, locale, colorScheme, dynamicTypeSize, layoutDirection, contrast, colorSpace, scale
  }

  enum Piece: Hashable {
    case text(String)
    case placeholder(Field, separator: String)
  }

  let pieces: [Piece]
  /// The format of the extension.
  let format: OutputFormat

  init(pieces: [Piece], format: OutputFormat) {
    self.pieces = pieces
    self.format = format
  }

  /// The path of one variant.
  ///
  /// - Parameter format: The format whose extension replaces the one of the template; nil to keep it.
  /// - Throws: `LabelError.unsafeID` if the result is not a safe path, as for a locale `../de`.
  package func path(for variant: VariantValues, as format: OutputFormat? = nil) throws(LabelError) -> OutputPath {
    let text = pieces.map { Self.text(for: $0, in: variant) }.joined()
    guard let format, format != self.format else { return try OutputPath(text) }
    return try OutputPath(text.dropLast(self.format.rawValue.utf8.count) + format.rawValue)
  }

  private static func text(for piece: Piece, in variant: VariantValues) -> String {
    switch piece {
    case .text(let text): return text
    case .placeholder(let field, let separator):
      let isOmitted = !separator.isEmpty && isDefault(field, in: variant)
      return isOmitted ? "" : separator + value(of: field, in: variant)
    }
  }

  private static func value(of field: Field, in variant: VariantValues) -> String {
    switch field {
    case .id: variant.id.id
    case .locale: variant.locale
    case .colorScheme: variant.colorScheme
    case .dynamicTypeSize: variant.dynamicTypeSize
    case .layoutDirection: variant.layoutDirection
    case .contrast: variant.contrast
    case .colorSpace: variant.colorSpace
    case .scale: (Int(exactly: variant.scale).map { String($0) } ?? String(variant.scale)) + "x"
    }
  }

  private static func isDefault(_ field: Field, in variant: VariantValues) -> Bool {
    switch field {
    case .id: false
    case .locale: !variant.hasSeveralLocales
    case .colorScheme: variant.colorScheme == "light"
    case .dynamicTypeSize: variant.dynamicTypeSize == "large"
    case .layoutDirection: variant.layoutDirection == "ltr"
    case .contrast: variant.contrast == "standard"
    case .colorSpace: variant.colorSpace == "srgb"
    case .scale: variant.scale == 1
    }
  }
}
