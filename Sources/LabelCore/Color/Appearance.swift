// SPDX-License-Identifier: MIT

/// Whether a picture is meant for a light or a dark surface.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// For a light surface.
  case light
  /// For a dark surface.
  case dark
}

/// How far colours stand apart.
public enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable {
  /// The usual colours.
  case standard
  /// Colours for people who asked for more contrast.
  case increased
}

/// What the colours and named pictures of a label depend on.
package struct Appearance: Hashable, Sendable {
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  package var palette: SystemPalette
  /// What names of colours and pictures mean.
  package var assets = NamedAssets.none

  package init(colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard, palette: SystemPalette = .classic) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.palette = palette
  }
}
