// SPDX-License-Identifier: MIT

/// The light or dark appearance that an image is drawn for.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// The appearance for light backgrounds, with dark text.
  case light
  /// The appearance for dark backgrounds, with light text.
  case dark
}

/// The contrast between the colours of an image.
public enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable {
  /// The standard contrast of the system's colours.
  case standard
  /// An increased contrast, for people who ask for it in the system's settings.
  case increased
}

/// The properties of the context that the colours and named images of a label depend on.
package struct Appearance: Hashable, Sendable {
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  package var palette: SystemPalette
  /// The colour space of the pixels that are drawn.
  package var colorSpace = ImageColorSpace.srgb
  /// The colours and images that names refer to.
  package var assets = NamedAssets.none

  package init(colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard, palette: SystemPalette = .classic) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.palette = palette
  }
}
