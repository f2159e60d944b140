// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelLayout
package import LabelText

/// The axes of variants. A label is made for every combination of the values that are written.
package struct VariantAxes: Hashable, Sendable {
  package var scale: [Double]?
  package var colorScheme: [ColorScheme]?
  package var locale: [String]?
  package var dynamicTypeSize: [DynamicTypeSize]?
  package var layoutDirection: [TextDirection]?
  package var contrast: [ColorSchemeContrast]?

  package init() {}

  package static let fields = FieldTable<VariantAxes>([
    Field("scale", .list(.scale), \.scale, "Numbers of pixels per point."),
    Field("colorScheme", .list(.choice), \.colorScheme, "Light, dark or both."),
    Field("locale", .list(.locale), \.locale, "BCP 47 identifiers."),
    Field("dynamicTypeSize", .list(.choice), \.dynamicTypeSize, "Dynamic Type sizes."),
    Field(
      "layoutDirection", .list(.choice(["leftToRight": .leftToRight, "rightToLeft": .rightToLeft])), \.layoutDirection,
      "Layout directions."),
    Field("contrast", .list(.choice), \.contrast, "Contrasts of system colours."),
  ])

  /// The axes of one label. Its `variants` replace those of the manifest, and a key of the label such as `scale` fixes an axis.
  ///
  /// - Parameter label: The label as it is written, before defaults are filled in.
  package func narrowed(by label: LabelRecord) -> VariantAxes {
    if self == VariantAxes(), label.variants == nil { return self }
    var axes = Self.fields.merged(self, under: label.variants ?? VariantAxes())
    if label.scale != nil, label.variants?.scale == nil { axes.scale = nil }
    if label.colorScheme != nil, label.variants?.colorScheme == nil { axes.colorScheme = nil }
    if label.locale != nil, label.variants?.locale == nil { axes.locale = nil }
    if label.dynamicTypeSize != nil, label.variants?.dynamicTypeSize == nil { axes.dynamicTypeSize = nil }
    if label.layoutDirection != nil, label.variants?.layoutDirection == nil { axes.layoutDirection = nil }
    if label.contrast != nil, label.variants?.contrast == nil { axes.contrast = nil }
    return axes
  }
}
