// SPDX-License-Identifier: MIT

internal import Glibc

/// HyAB distance |ΔL| + √(Δa² + Δb²) (Abasi, Tehran and Fairchild, 2019) in OKLab with Ottosson's toe on lightness (2020, 2021). From black
/// to white it is 1.
///
/// Linear light and cube roots come from tables with linear interpolation, as in pixelmatch 8, so that a threshold separates the same
/// colours.
package enum OKLabDistance {
  /// The linear light of every sRGB level (IEC 61966-2-1), with the last one twice for interpolation.
  private static let linearLight: [Double] =
    (0...255).map { level in
      let value = Double(level) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    } + [1]

  private static let rootSteps = 4096.0
  private static let roots: [Double] = (0...4097).map { cbrt(Double($0) / rootSteps) }

  /// The cone responses after the cube root, and the lightness that they give.
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

  /// The distance of two pixels in lightness and in chroma.
  package struct Parts {
    let lightness: Double
    let squaredChroma: Double

    package var total: Double { lightness + squaredChroma.squareRoot() }

    /// Whether the distance exceeds a threshold. A difference in lightness alone also exceeds a threshold that it equals.
    func exceeds(_ threshold: Double) -> Bool {
      let rest = threshold - lightness
      return !(rest > 0 && squaredChroma <= rest * rest)
    }
  }

  /// The distance of two pixels.
  ///
  /// - Parameter index: The index of the pixel.
  package static func parts(_ a: StraightColor, _ b: StraightColor, at index: Int) -> Parts {
    let isOpaque = a.alpha == 255 && b.alpha == 255
    let background = isOpaque ? StraightColor.white : .hashedBackground(index)
    let one = Response(isOpaque ? a : a.over(background))
    let two = Response(isOpaque ? b : b.over(background))
    let (long, medium, short) = (one.long - two.long, one.medium - two.medium, one.short - two.short)
    let greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    let blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    return Parts(lightness: abs(one.lightness - two.lightness), squaredChroma: greenRed * greenRed + blueYellow * blueYellow)
  }

  /// The linear light of a level 0…255, which may be a fraction.
  private static func linear(_ level: Double) -> Double { interpolated(linearLight, level) }

  private static func root(_ value: Double) -> Double { interpolated(roots, value * rootSteps) }

  private static func interpolated(_ table: [Double], _ position: Double) -> Double {
    let index = max(0, min(Int(position), table.count - 2))
    return table[index] + (table[index + 1] - table[index]) * (position - Double(index))
  }

  /// Ottosson's corrected lightness, which treats dark colours as CIELAB does.
  private static func toe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }
}
