// SPDX-License-Identifier: MIT

/// A colour with a value for each appearance.
package struct AdaptiveColor: Hashable, Sendable {
  package var light: SRGBColor
  package var dark: SRGBColor
  /// The values for people who asked for more contrast.
  package var contrastLight: SRGBColor
  package var contrastDark: SRGBColor

  package init(light: SRGBColor, dark: SRGBColor, contrastLight: SRGBColor, contrastDark: SRGBColor) {
    self.light = light
    self.dark = dark
    self.contrastLight = contrastLight
    self.contrastDark = contrastDark
  }

  /// The colour in an appearance.
  package func resolved(in appearance: Appearance) -> SRGBColor {
    switch (appearance.contrast, appearance.colorScheme) {
    case (.standard, .light): light
    case (.standard, .dark): dark
    case (.increased, .light): contrastLight
    case (.increased, .dark): contrastDark
    }
  }

  /// The colour in dumps: one hexadecimal value if all four are the same.
  package var dumpText: String {
    let values = [light, dark, contrastLight, contrastDark].map(\.hex)
    return Set(values).count == 1 ? values[0] : "{\(values.joined(separator: " "))}"
  }
}
