// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings
package import LabelViewNode

/// The axes of variants. A label is made for every combination of the values that are written.
package struct VariantAxes: Hashable, Sendable {
  package var scale: [Double]?
  package var colorScheme: [ColorScheme]?
  package var locale: [String]?
  package var dynamicTypeSize: [DynamicTypeSize]?
  package var layoutDirection: [TextDirection]?
  package var contrast: [ColorSchemeContrast]?
  package var colorSpace: [ImageColorSpace]?

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
    Field("colorSpace", .list(.choice), \.colorSpace, "Colour spaces of images."),
  ])

  /// A set of axes.
  package struct Names: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let scale = Names(rawValue: 1)
    package static let colorScheme = Names(rawValue: 2)
    package static let locale = Names(rawValue: 4)
    package static let dynamicTypeSize = Names(rawValue: 8)
    package static let layoutDirection = Names(rawValue: 16)
    package static let contrast = Names(rawValue: 32)
    package static let colorSpace = Names(rawValue: 64)
  }

  /// The axes that have values.
  var names: Names {
    var names = Names(rawValue: 0)
    if scale?.isEmpty == false { names.insert(.scale) }
    if colorScheme?.isEmpty == false { names.insert(.colorScheme) }
    if locale?.isEmpty == false { names.insert(.locale) }
    if dynamicTypeSize?.isEmpty == false { names.insert(.dynamicTypeSize) }
    if layoutDirection?.isEmpty == false { names.insert(.layoutDirection) }
    if contrast?.isEmpty == false { names.insert(.contrast) }
    if colorSpace?.isEmpty == false { names.insert(.colorSpace) }
    return names
  }

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
    if label.colorSpace != nil, label.variants?.colorSpace == nil { axes.colorSpace = nil }
    return axes
  }
}
