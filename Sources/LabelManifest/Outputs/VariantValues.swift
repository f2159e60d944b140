// SPDX-License-Identifier: MIT

/// The values that a template may use in a path: one label in one variant.
package struct VariantValues: Hashable, Sendable {
  /// The id of the label.
  package var id: OutputName
  /// The number of pixels per point.
  package var scale: Double
  /// `light` or `dark`.
  package var colorScheme: String
  /// The locale, such as `de` or `pt-BR`.
  package var locale: String
  /// Whether the manifest has more than one locale.
  package var hasSeveralLocales: Bool
  /// `large` or the name of another size.
  package var dynamicTypeSize: String
  /// `ltr` or `rtl`.
  package var layoutDirection: String
  /// `standard` or `increased`.
  package var contrast: String
  /// `srgb` or `display-p3`.
  package var colorSpace: String

  /// Creates a variant. Every axis has a default.
  package init(
    id: OutputName, scale: Double = 1, colorScheme: String = "light", locale: String = "en", hasSeveralLocales: Bool = false,
    dynamicTypeSize: String = "large", layoutDirection: String = "ltr", contrast: String = "standard",
    colorSpace: String = "srgb"
  ) {
    self.id = id
    self.scale = scale
    self.colorScheme = colorScheme
    self.locale = locale
    self.hasSeveralLocales = hasSeveralLocales
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.contrast = contrast
    self.colorSpace = colorSpace
  }
}
