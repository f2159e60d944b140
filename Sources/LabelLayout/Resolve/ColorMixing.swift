// SPDX-License-Identifier: MIT

internal import Glibc
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
      let (a, b) = (oklab, other.oklab)
      return SRGBColor(oklab: (between(a.0, b.0), between(a.1, b.1), between(a.2, b.2)), alpha: alpha)
    }
  }

  /// Lightness and the two opponent axes of Björn Ottosson's Oklab.
  private var oklab: (Double, Double, Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  private init(oklab: (Double, Double, Double), alpha: Double) {
    func cube(_ x: Double) -> Double { x * x * x }
    let l = cube(oklab.0 + 0.3963377774 * oklab.1 + 0.2158037573 * oklab.2)
    let m = cube(oklab.0 - 0.1055613458 * oklab.1 - 0.0638541728 * oklab.2)
    let s = cube(oklab.0 - 0.0894841775 * oklab.1 - 1.2914855480 * oklab.2)
    self.init(
      red: Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }

  /// Converts a gamma-encoded component to linear light: IEC 61966-2-1.
  package static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// Inverse of `linear`.
  package static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
