// SPDX-License-Identifier: MIT

package import LabelCore

/// A colour space of red, green and blue in which colours are given. All are converted to sRGB.
package enum RGBSpace: Sendable {
  case sRGB, sRGBLinear, displayP3

  /// The colour of components in this space, in gamma-encoded sRGB. Components outside of sRGB are kept.
  package func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> SRGBColor {
    switch self {
    case .sRGB: return SRGBColor(red: red, green: green, blue: blue, alpha: opacity)
    case .sRGBLinear:
      return SRGBColor(red: SRGBColor.encoded(red), green: SRGBColor.encoded(green), blue: SRGBColor.encoded(blue), alpha: opacity)
    case .displayP3:
      // Display P3 has sRGB's transfer curve and white point. The matrix converts linear light from P3's primaries to sRGB's.
      let (r, g, b) = (SRGBColor.linear(red), SRGBColor.linear(green), SRGBColor.linear(blue))
      return SRGBColor(
        red: SRGBColor.encoded(1.2249401763 * r - 0.2249401763 * g), green: SRGBColor.encoded(-0.0420569547 * r + 1.0420569547 * g),
        blue: SRGBColor.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha: opacity)
    }
  }
}
