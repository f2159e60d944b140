// SPDX-License-Identifier: MIT

internal import Glibc

/// HyAB distance |ΔL| + √(Δa² + Δb²) (Abasi, Tehran and Fairchild, 2019) in OKLab with Ottosson's toe on lightness (2020, 2021). From black
/// to white it is 1.
///
/// pixelmatch 8 reads linear light and cube roots from tables with linear interpolation; so does this, so that thresholds cut at the same
/// colours.
package enum OKLabDistance {
  /// Linear light of every sRGB level, and one more of the last for interpolation (IEC 61966-2-1).
  private static let linearLight: [Double] =
    (0...255).map { level in
      let value = Double(level) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    } + [1]

  private static let rootSteps = 4096.0
  private static let roots: [Double] = (0...4097).map { cbrt(Double($0) / rootSteps) }

  /// Cone responses after the cube root, and the lightness that follows.
  private struct Response {
    let long: Double
    let medium: Double
    let short: Double
    let lightness: Double

    init(_ color: StraightColor) {
      let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
      long = root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
      medium = root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
      short = root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
      lightness = toe(0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short)
    }
  }

  /// How far two pixels are apart in lightness, and how far in colour.
  package struct Parts {
    let lightness: Double
    let squaredChroma: Double

    package var total: Double { lightness + squaredChroma.squareRoot() }

    /// Whether the distance is beyond a threshold; a difference in lightness alone is beyond one that it equals.
    func exceeds(_ threshold: Double) -> Bool {
      let rest = threshold - lightness
      return !(rest > 0 && squaredChroma <= rest * rest)
    }
  }

  /// The distance of two pixels.
  ///
  /// - Parameter index: the number of the pixel.
  package static func parts(_ a: StraightColor, _ b: StraightColor, at index: Int) -> Parts {
    let isOpaque = a.alpha == 255 && b.alpha == 255
    let ground = isOpaque ? StraightColor.white : .hashedGround(index)
    let one = Response(isOpaque ? a : a.over(ground))
    let two = Response(isOpaque ? b : b.over(ground))
    let (long, medium, short) = (one.long - two.long, one.medium - two.medium, one.short - two.short)
    let greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    let blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    return Parts(lightness: abs(one.lightness - two.lightness), squaredChroma: greenRed * greenRed + blueYellow * blueYellow)
  }

  /// Linear light of a level 0…255 that need not be whole.
  private static func linear(_ level: Double) -> Double { interpolated(linearLight, level) }

  private static func root(_ value: Double) -> Double { interpolated(roots, value * rootSteps) }

  private static func interpolated(_ table: [Double], _ place: Double) -> Double {
    let index = max(0, min(Int(place), table.count - 2))
    return table[index] + (table[index + 1] - table[index]) * (place - Double(index))
  }

  /// Ottosson's estimate of lightness that reaches down to black as CIELAB's does.
  private static func toe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }
}
