// SPDX-License-Identifier: MIT

package import LabelCore

extension SRGBColor {
  /// This colour composited over an opaque one.
  package func over(_ background: SRGBColor) -> SRGBColor {
    func mixed(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return SRGBColor(red: mixed(red, background.red), green: mixed(green, background.green), blue: mixed(blue, background.blue))
  }

  /// The relative luminance by WCAG 2.2, from 0 for black to 1 for white. The opacity does not count.
  package var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio by WCAG 2.2 of this colour, drawn over an opaque background: from 1 for the same luminance to 21 for black on white.
  package func contrast(on background: SRGBColor) -> Double {
    let (first, second) = (over(background).relativeLuminance, background.relativeLuminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
