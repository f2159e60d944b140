// SPDX-License-Identifier: MIT

internal import Glibc

/// An opaque colour in linear light with the primaries of sRGB; components outside of 0…1 are colours outside of sRGB.
///
/// The matrices and the gamut mapping are those of CSS Color 4.
package struct LinearColor: Hashable, Sendable {
  package let red, green, blue: Double

  /// A colour of linear components, which may be outside of 0…1.
  package init(_ red: Double, _ green: Double, _ blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// A colour of gamma-encoded components, which may be outside of 0…1.
  package init(red: Double, green: Double, blue: Double, in space: ImageColorSpace) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    switch space {
    case .srgb: self.init(r, g, b)
    case .displayP3:
      self.init(
        1.2249401763 * r - 0.2249401763 * g, -0.0420569547 * r + 1.0420569547 * g,
        -0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
    }
  }

  /// The colour without its opacity.
  package init(_ color: SRGBColor) { self.init(red: color.red, green: color.green, blue: color.blue, in: .srgb) }

  /// The gamma-encoded components in a colour space, which may be outside of 0…1.
  package func components(in space: ImageColorSpace) -> (red: Double, green: Double, blue: Double) {
    switch space {
    case .srgb: (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
    case .displayP3:
      (
        Self.encoded(0.8224619687 * red + 0.1775380313 * green), Self.encoded(0.0331941989 * red + 0.9668058011 * green),
        Self.encoded(0.0170826307 * red + 0.0723974407 * green + 0.9105199286 * blue)
      )
    }
  }

  // MARK: Oklab

  /// A colour of Björn Ottosson's Oklab.
  package init(lightness: Double, a: Double, b: Double) {
    func cube(_ x: Double) -> Double { x * x * x }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    self.init(
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
  }

  /// Lightness and the two opponent axes of Oklab.
  package var oklab: (lightness: Double, a: Double, b: Double) {
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  // MARK: Gamuts

  /// Whether an image of the colour space can have the colour, up to half a level of 8 bits.
  package func isInGamut(of space: ImageColorSpace) -> Bool {
    let (red, green, blue) = components(in: space)
    return [red, green, blue].allSatisfy { (-Self.tolerance...1 + Self.tolerance).contains($0) }
  }

  private static let tolerance = 0.5 / 255

  /// Whether an image of the colour space shows the colour so that nobody sees a difference, as for one that is rounded to few digits.
  package func isShown(in space: ImageColorSpace) -> Bool {
    isInGamut(of: space) || distance(to: mapped(to: space)) < Self.noticeable / 4
  }

  /// The nearest colour that an image of the colour space can have: with less chroma, and the same lightness and hue (CSS Color 4, 13.2).
  package func mapped(to space: ImageColorSpace) -> LinearColor {
    if isInGamut(of: space) { return clipped(to: space) }
    let (lightness, a, b) = oklab
    guard lightness < 1 - Self.rounding else { return LinearColor(1, 1, 1) }
    guard lightness > Self.rounding else { return LinearColor(0, 0, 0) }
    /// The colour with a part of its chroma.
    func faded(_ part: Double) -> LinearColor { LinearColor(lightness: lightness, a: a * part, b: b * part) }
    let clipped = clipped(to: space)
    if clipped.distance(to: self) < Self.noticeable { return clipped }
    var (low, high) = (0.0, 1.0)
    var best = clipped
    var lowIsInGamut = true
    let chroma = (a * a + b * b).squareRoot()
    while (high - low) * chroma > Self.precision {
      let part = (low + high) / 2
      let current = faded(part)
      if lowIsInGamut, current.isInGamut(of: space) {
        low = part
        continue
      }
      best = current.clipped(to: space)
      let distance = best.distance(to: current)
      if distance >= Self.noticeable {
        high = part
      } else if Self.noticeable - distance < Self.precision {
        break
      } else {
        lowIsInGamut = false
        low = part
      }
    }
    return best
  }

  /// The difference in Oklab that can just be seen, and how exactly the search finds it.
  private static let (noticeable, precision) = (0.02, 0.0001)
  /// What is lost on the way to linear light and back, whose matrices have ten digits.
  private static let rounding = 1e-6

  private func clipped(to space: ImageColorSpace) -> LinearColor {
    func clamped(_ component: Double) -> Double { min(max(component, 0), 1) }
    let (red, green, blue) = components(in: space)
    return LinearColor(red: clamped(red), green: clamped(green), blue: clamped(blue), in: space)
  }

  private func distance(to other: LinearColor) -> Double {
    let (first, second) = (oklab, other.oklab)
    let (lightness, a, b) = (first.lightness - second.lightness, first.a - second.a, first.b - second.b)
    return (lightness * lightness + a * a + b * b).squareRoot()
  }

  // MARK: Transfer curve

  /// The curve of sRGB, mirrored for negative components as in CSS.
  private static func linear(_ component: Double) -> Double {
    component < 0 ? -SRGBColor.linear(-component) : SRGBColor.linear(component)
  }

  private static func encoded(_ light: Double) -> Double { light < 0 ? -SRGBColor.encoded(-light) : SRGBColor.encoded(light) }
}

extension SRGBColor {
  /// A colour that may be outside of sRGB.
  package init(_ color: LinearColor, alpha: Double) {
    let (red, green, blue) = color.components(in: .srgb)
    self.init(extendedRed: red, green: green, blue: blue, alpha: alpha)
  }
}

extension SRGBColor {
  /// Converts a gamma-encoded component to linear light: IEC 61966-2-1.
  package static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// Inverse of `linear`.
  package static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
