// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// A font as written; nil properties are inherited.
package struct FontDescription: Hashable, Sendable {
  package var family: FontFamily?
  /// Sets the size and, unless `weight` says otherwise, the weight.
  package var textStyle: TextStyleName?
  /// In points; takes precedence over the text style's size.
  package var size: Double?
  /// The text style with which the size scales, to whole points: UIFontMetrics. Nil leaves it unscaled.
  package var relativeTo: TextStyleName?
  /// The maximum size after scaling, in points.
  package var maximumSize: Double?
  /// A factor of the size after scaling; nil is 1.
  package var scale: Double?
  package var weight: FontWeight?
  package var width: FontWidth?
  package var isItalic: Bool?
  package var design: FontDesign?
  package var features: [FontFeature] = []
  package var variations: [FontVariation] = []
  /// In em.
  package var ascentOverride: Double?
  /// In em, positive downwards.
  package var descentOverride: Double?
  /// In em.
  package var lineGapOverride: Double?
  /// The line heights, which an environment has for all fonts.
  package var textMetrics: TextMetrics?
  /// Whether nothing is inherited: SwiftUI's `font(_:)` sets a whole font, while the keys of a record add to the inherited one.
  package var replacesInherited = false

  package init() {}

  /// This font with the properties of `inner` applied over it.
  package func overridden(by inner: FontDescription) -> FontDescription {
    guard !inner.replacesInherited else { return inner }
    var font = self
    font.family = inner.family ?? family
    if let style = inner.textStyle {
      font.textStyle = style
      font.size = nil
      font.weight = nil
    }
    font.size = inner.size ?? font.size
    font.relativeTo = inner.relativeTo ?? (inner.textStyle == nil ? relativeTo : nil)
    font.maximumSize = inner.maximumSize ?? maximumSize
    font.scale = inner.scale ?? scale
    font.weight = inner.weight ?? font.weight
    font.width = inner.width ?? width
    font.isItalic = inner.isItalic ?? isItalic
    font.design = inner.design ?? design
    font.features += inner.features
    font.variations += inner.variations
    font.ascentOverride = inner.ascentOverride ?? ascentOverride
    font.descentOverride = inner.descentOverride ?? descentOverride
    font.lineGapOverride = inner.lineGapOverride ?? lineGapOverride
    font.textMetrics = inner.textMetrics ?? textMetrics
    return font
  }

  /// The explicit weight, or that of the text style, or regular.
  package func resolvedWeight(in table: TextStyleTable) -> FontWeight { weight ?? textStyle?.weight(in: table) ?? .regular }

  /// The font request with all defaults: the system font, regular, 17 points.
  ///
  /// - Throws: `LabelError.invalidNumber` for a size that is not a finite number more than 0.
  package func request(
    for category: DynamicTypeSize, table: TextStyleTable, metrics: TextMetrics = .font
  ) throws(LabelError) -> FontRequest {
    var size = size.map { scaled($0, for: category, table: table) } ?? textStyle?.pointSize(for: category, table: table) ?? 17
    size *= scale ?? 1
    guard size > 0, size.isFinite else {
      throw .invalidNumber(what: "font size", value: size, expected: "a finite number more than 0")
    }
    var request = FontRequest(family: family ?? .system, size: size)
    request.weight = resolvedWeight(in: table)
    request.width = width ?? .standard
    request.isItalic = isItalic ?? false
    request.design = design ?? .default
    request.features = features
    request.variations = variations
    request.ascentOverride = ascentOverride
    request.descentOverride = descentOverride
    request.lineGapOverride = lineGapOverride
    (textMetrics ?? metrics).apply(to: &request)
    return request
  }

  /// A written size scaled for a preferred text size. macOS has no preferred sizes.
  private func scaled(_ size: Double, for category: DynamicTypeSize, table: TextStyleTable) -> Double {
    guard let relativeTo, table == .iOS, size.isFinite, size > 0 else { return size }
    return min(maximumSize ?? .infinity, max(1, (size * relativeTo.scale(for: category)).rounded()))
  }
}
