// SPDX-License-Identifier: MIT

package import LabelCore

/// The colour space in which two colours are mixed.
package enum ColorMixing: String, Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case device
  /// Oklab, a perceptually uniform space.
  case perceptual
}

extension SRGBColor {
  /// The colour at `part` 0…1 of the way to another one. The mix is premultiplied, so that a transparent colour adds no hue.
  package func mixed(with other: SRGBColor, by part: Double, _ mixing: ColorMixing) -> SRGBColor {
    let part = part.isNaN ? 0 : min(max(part, 0), 1)
    let alpha = alpha + (other.alpha - self.alpha) * part
    guard alpha > 0 else { return .clear }
    let share = part * other.alpha / alpha
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    switch mixing {
    case .device:
      return SRGBColor(
        red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue), alpha: alpha)
    case .perceptual:
      let (a, b) = (LinearColor(self).oklab, LinearColor(other).oklab)
      let mix = LinearColor(lightness: between(a.lightness, b.lightness), a: between(a.a, b.a), b: between(a.b, b.b))
      let components = mix.components(in: .srgb)
      return SRGBColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
    }
  }
}
