// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelManifest

/// What tells a picture of an asset from its others.
///
/// An axis on which a label has only one value tells nothing: a label that is made for dark surfaces alone is shown everywhere. The
/// first locale of several is the one for all languages without pictures of their own.
struct AssetQualifiers: Hashable, Sendable {
  /// A BCP 47 identifier; nil for the base.
  var locale: String?
  /// Nil where direction does not vary.
  var direction: Direction?
  var isDark: Bool
  var hasIncreasedContrast: Bool
  /// A Dynamic Type size; nil where it does not vary, and for `large`.
  var textSize: String?
  /// Pixels per point.
  var scale: Double

  enum Direction: String, Hashable, Sendable { case leftToRight = "ltr", rightToLeft = "rtl" }

  init(_ values: VariantValues, among axes: VariantAxes) {
    let locales = axes.locale ?? []
    locale = locales.count > 1 && values.locale != locales[0] ? values.locale : nil
    direction = (axes.layoutDirection?.count ?? 0) > 1 ? Direction(rawValue: values.layoutDirection) : nil
    isDark = (axes.colorScheme?.count ?? 0) > 1 && values.colorScheme == ColorScheme.dark.rawValue
    hasIncreasedContrast = (axes.contrast?.count ?? 0) > 1 && values.contrast == ColorSchemeContrast.increased.rawValue
    textSize = (axes.dynamicTypeSize?.count ?? 0) > 1 && values.dynamicTypeSize != "large" ? values.dynamicTypeSize : nil
    scale = values.scale
  }

  /// `-de-xLarge-dark-increased-rtl`: what tells the pictures of one scale apart, in the order of `OutputTemplate.standard`.
  var suffix: String {
    let words = [
      locale, textSize, isDark ? "dark" : nil, hasIncreasedContrast ? "increased" : nil, direction == .rightToLeft ? "rtl" : nil,
    ]
    return words.compactMap { $0.map { "-" + $0 } }.joined()
  }

  /// `@2x`; nothing for 1.
  var scaleSuffix: String { scale == 1 ? "" : "@\(scaleWord)x" }

  /// `2`, `1.5`.
  var scaleWord: String { DumpText.number(scale, places: 3) }

  /// The same picture at any scale.
  var withoutScale: AssetQualifiers {
    var qualifiers = self
    qualifiers.scale = 1
    return qualifiers
  }

  /// The order of every list that is written: the base before other languages, light before dark, small scales before large ones.
  static func isBefore(_ a: AssetQualifiers, _ b: AssetQualifiers) -> Bool {
    if a.withoutScale == b.withoutScale { return a.scale < b.scale }
    return a.words.lexicographicallyPrecedes(b.words)
  }

  private var words: [String] {
    [locale ?? "", direction?.rawValue ?? "", textSize ?? "", hasIncreasedContrast ? "increased" : "", isDark ? "dark" : ""]
  }
}
