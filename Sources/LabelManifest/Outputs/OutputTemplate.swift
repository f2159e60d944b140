// SPDX-License-Identifier: MIT

package import LabelCore

/// How outputs are named: a manifest's `output`, such as `{id}{-locale}{-colorScheme}{@scale}.png`.
///
/// A placeholder alone always writes its value: `{colorScheme}/{id}.png` makes `light/rain.png` and `dark/rain.png`.
/// A placeholder with a separator before its name writes both, or neither when the value is the usual one: colour scheme `light`,
/// Dynamic Type size `large`, layout direction `ltr`, contrast `standard`, scale 1, or the only locale of the manifest. So
/// `{id}{-colorScheme}{@scale}.png` makes `rain.png`, `rain@2x.png` and `rain-dark@2x.png`, which is Apple's naming.
package struct OutputTemplate: Hashable, Sendable {
  /// What a manifest without `output` uses.
  package static let standard = OutputTemplate(pieces: [
    .placeholder(.id, separator: ""), .placeholder(.locale, separator: "-"), .placeholder(.dynamicTypeSize, separator: "-"),
    .placeholder(.colorScheme, separator: "-"), .placeholder(.contrast, separator: "-"),
    .placeholder(.layoutDirection, separator: "-"), .placeholder(.scale, separator: "@"), .text(".png"),
  ])

  /// What a placeholder stands for; the raw value is its name between the braces.
  enum Field: String, CaseIterable {
    case id, locale, colorScheme, dynamicTypeSize, layoutDirection, contrast, scale
  }

  enum Piece: Hashable {
    case text(String)
    case placeholder(Field, separator: String)
  }

  let pieces: [Piece]

  /// The path of one variant.
  ///
  /// - Throws: `LabelError.unsafeID` when what comes out is no safe path, as when a locale is called `../de`.
  package func path(for variant: VariantValues) throws(LabelError) -> OutputPath {
    try OutputPath(pieces.map { Self.words(for: $0, in: variant) }.joined())
  }

  private static func words(for piece: Piece, in variant: VariantValues) -> String {
    switch piece {
    case .text(let text): return text
    case .placeholder(let field, let separator):
      let isOmitted = !separator.isEmpty && isUsual(field, in: variant)
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
    case .scale: (Int(exactly: variant.scale).map { String($0) } ?? String(variant.scale)) + "x"
    }
  }

  private static func isUsual(_ field: Field, in variant: VariantValues) -> Bool {
    switch field {
    case .id: false
    case .locale: !variant.hasSeveralLocales
    case .colorScheme: variant.colorScheme == "light"
    case .dynamicTypeSize: variant.dynamicTypeSize == "large"
    case .layoutDirection: variant.layoutDirection == "ltr"
    case .contrast: variant.contrast == "standard"
    case .scale: variant.scale == 1
    }
  }
}
