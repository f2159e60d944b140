// SPDX-License-Identifier: MIT

public import Foundation
package import LabelPreviewProtocol
internal import LabelText
public import LabelViews

/// The surroundings that a preview is drawn in.
public struct PreviewVariant: Hashable, Sendable, CustomStringConvertible {
  package var values = PreviewValues()

  /// Creates a variant: light, standard contrast, text size large, the direction of the locale, English, 2 pixels per point.
  public init() {}

  package init(_ values: PreviewValues) { self.values = values }

  /// The appearance, light or dark.
  public var colorScheme: ColorScheme {
    get { values.colorScheme }
    set { values.colorScheme = newValue }
  }
  /// The contrast between colours.
  public var contrast: ColorSchemeContrast {
    get { values.contrast }
    set { values.contrast = newValue }
  }
  /// The preferred text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { values.dynamicTypeSize }
    set { values.dynamicTypeSize = newValue }
  }
  /// The direction in which the interface is laid out; nil for that of the locale.
  public var layoutDirection: LayoutDirection? {
    get { values.layoutDirection.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight } }
    set { values.layoutDirection = newValue?.direction }
  }
  /// The locale as a BCP 47 identifier.
  public var locale: String {
    get { values.locale }
    set { values.locale = newValue }
  }
  /// Whether the user prefers bold text.
  public var isBold: Bool {
    get { values.isBold }
    set { values.isBold = newValue }
  }
  /// The number of pixels per point.
  public var scale: CGFloat {
    get { CGFloat(values.scale) }
    set { values.scale = Double(newValue) }
  }
  /// The width that is offered to the view, in points; nil for that of the preview.
  public var width: CGFloat? {
    get { values.width.map { CGFloat($0) } }
    set { values.width = newValue.map { Double($0) } }
  }

  /// What differs from the default variant, as in "dark-accessibility3-rightToLeft"; empty for the default. The names of images have it.
  public var description: String { values.name }
}

extension [PreviewVariant] {
  /// The default surroundings alone.
  public static var single: [PreviewVariant] { [PreviewVariant()] }

  /// Eight variants: light and dark, the text sizes large and accessibility3, left to right and right to left.
  public static var standard: [PreviewVariant] {
    all(colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility3], layoutDirections: [.leftToRight, .rightToLeft])
  }

  /// Returns a variant for every combination of some values.
  ///
  /// - Parameters:
  ///   - colorSchemes: The appearances.
  ///   - dynamicTypeSizes: The preferred text sizes.
  ///   - layoutDirections: The directions; nil for that of the locale.
  ///   - locales: BCP 47 identifiers.
  ///   - contrasts: The contrasts between colours.
  ///   - scales: The numbers of pixels per point.
  public static func all(
    colorSchemes: [ColorScheme] = [.light], dynamicTypeSizes: [DynamicTypeSize] = [.large], layoutDirections: [LayoutDirection?] = [nil],
    locales: [String] = ["en"], contrasts: [ColorSchemeContrast] = [.standard], scales: [CGFloat] = [2]
  ) -> [PreviewVariant] {
    var result = [PreviewVariant()]
    func product<Value>(_ values: [Value], _ key: WritableKeyPath<PreviewVariant, Value>) {
      result = result.flatMap { variant in
        values.map { value in
          var next = variant
          next[keyPath: key] = value
          return next
        }
      }
    }
    product(colorSchemes, \.colorScheme)
    product(dynamicTypeSizes, \.dynamicTypeSize)
    product(layoutDirections, \.layoutDirection)
    product(locales, \.locale)
    product(contrasts, \.contrast)
    product(scales, \.scale)
    return result
  }
}
