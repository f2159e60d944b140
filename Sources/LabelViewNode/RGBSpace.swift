// SPDX-License-Identifier: MIT

package import LabelCore

/// A colour space of red, green and blue in which colours are given. All are converted to sRGB.
package enum RGBSpace: Sendable {
  case sRGB, sRGBLinear, displayP3

  /// The colour of components in this space, in gamma-encoded sRGB. Components outside of sRGB are kept.
  package func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> SRGBColor {
    let linear: LinearColor
    switch self {
    case .sRGB: return SRGBColor(red: red, green: green, blue: blue, alpha: opacity)
    case .sRGBLinear: linear = LinearColor(red, green, blue)
    case .displayP3: linear = LinearColor(red: red, green: green, blue: blue, in: .displayP3)
    }
    let components = linear.components(in: .srgb)
    return SRGBColor(red: components.red, green: components.green, blue: components.blue, alpha: opacity)
  }
}
