// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelManifest

/// The qualifiers that distinguish an image of an asset from the asset's other images.
///
/// An axis on which a label has only one value is not a qualifier: a label that is rendered only for dark mode is shown in light mode too. If
/// a label has several locales, the first one is the fallback for all languages without images of their own.
struct AssetQualifiers: Hashable, Sendable {
  /// A BCP 47 identifier; nil for the fallback locale.
  var locale: String?
  /// Nil if the direction does not vary.
  var direction: Direction?
  var isDark: Bool
  var hasIncreasedContrast: Bool
  var colorSpace: ImageColorSpace
  /// Whether the asset has images in several colour spaces.
  var hasSeveralColorSpaces: Bool
  /// A Dynamic Type size; nil if it does not vary, and for `large`.
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
    colorSpace = ImageColorSpace(rawValue: values.colorSpace) ?? .srgb
    hasSeveralColorSpaces = (axes.colorSpace?.count ?? 0) > 1
    textSize = (axes.dynamicTypeSize?.count ?? 0) > 1 && values.dynamicTypeSize != "large" ? values.dynamicTypeSize : nil
    scale = values.scale
  }

  /// The qualifiers other than the scale as a file name suffix, such as `-de-xLarge-dark-increased-rtl`, in the order of
  /// `OutputTemplate.standard`.
  var suffix: String {
    let parts = [
      locale, textSize, isDark ? "dark" : nil, hasIncreasedContrast ? "increased" : nil, isWide ? "display-p3" : nil,
      direction == .rightToLeft ? "rtl" : nil,
    ]
    return parts.compactMap { $0.map { "-" + $0 } }.joined()
  }

  /// Whether the image is for screens with more colours than those of sRGB, and another one for the others.
  var isWide: Bool { hasSeveralColorSpaces && colorSpace == .displayP3 }

  /// `@2x`; empty for 1.
  var scaleSuffix: String { scale == 1 ? "" : "@\(scaleText)x" }

  /// The scale as text, such as `2` or `1.5`.
  var scaleText: String { DumpText.number(scale, places: 3) }

  /// The same qualifiers with scale 1.
  var withoutScale: AssetQualifiers {
    var qualifiers = self
    qualifiers.scale = 1
    return qualifiers
  }

  /// The sort order of generated lists: the fallback locale before others, light before dark, small scales before large ones.
  static func isBefore(_ a: AssetQualifiers, _ b: AssetQualifiers) -> Bool {
    if a.withoutScale == b.withoutScale { return a.scale < b.scale }
    return a.sortKeys.lexicographicallyPrecedes(b.sortKeys)
  }

  private var sortKeys: [String] {
    [
      locale ?? "", direction?.rawValue ?? "", textSize ?? "", hasIncreasedContrast ? "increased" : "", isDark ? "dark" : "",
      colorSpace == .srgb ? "" : colorSpace.rawValue,
    ]
  }
}
