// SPDX-License-Identifier: MIT

/// What a template may write into a file's name: one label in one variant.
package struct VariantValues: Hashable, Sendable {
  /// The label's id.
  package var id: OutputName
  /// Pixels per point.
  package var scale: Double
  /// `light` or `dark`.
  package var colorScheme: String
  /// The locale, such as `de` or `pt-BR`.
  package var locale: String
  /// Whether the manifest makes its labels for more locales than this one.
  package var hasSeveralLocales: Bool
  /// `large` or another size's name.
  package var dynamicTypeSize: String
  /// `ltr` or `rtl`.
  package var layoutDirection: String
  /// `standard` or `increased`.
  package var contrast: String

  /// One variant; every axis has its default.
  package init(
    id: OutputName, scale: Double = 1, colorScheme: String = "light", locale: String = "en", hasSeveralLocales: Bool = false,
    dynamicTypeSize: String = "large", layoutDirection: String = "ltr", contrast: String = "standard"
  ) {
    self.id = id
    self.scale = scale
    self.colorScheme = colorScheme
    self.locale = locale
    self.hasSeveralLocales = hasSeveralLocales
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.contrast = contrast
  }
}
