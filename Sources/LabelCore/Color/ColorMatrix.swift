// SPDX-License-Identifier: MIT

/// A linear map of premultiplied gamma-encoded colours: red, green, blue and alpha of the result are sums of those given.
///
/// It maps premultiplied colours, so the alpha column has the effect of a constant on the straight colour: SVG's `feColorMatrix` without a
/// division. `apply` clamps results outside 0…1 or above alpha.
package struct ColorMatrix: Hashable, Sendable {
  package typealias Row = SIMD4<Double>

  /// The factors of red, green, blue and alpha for the result's red.
  package var red: Row
  package var green: Row
  package var blue: Row
  package var alpha: Row

  package static let identity = ColorMatrix(
    red: Row(1, 0, 0, 0), green: Row(0, 1, 0, 0), blue: Row(0, 0, 1, 0), alpha: Row(0, 0, 0, 1))

  package init(red: Row, green: Row, blue: Row, alpha: Row = Row(0, 0, 0, 1)) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Maps red, green, blue and alpha, clamped to 0…1 and no colour above alpha.
  @inline(__always)
  package func apply(_ color: Row) -> Row {
    let alpha = min(max((alpha * color).sum(), 0), 1)
    let mapped = Row((red * color).sum(), (green * color).sum(), (blue * color).sum(), alpha)
    return mapped.clamped(lowerBound: .zero, upperBound: Row(repeating: alpha))
  }

  /// The four rows in dumps.
  var dumpText: String {
    [red, green, blue, alpha].map { row in (0..<4).map { DumpText.number(row[$0], places: 3) }.joined(separator: " ") }.joined(
      separator: " / ")
  }
}

/// The colour filters of Filter Effects 1 (W3C), on gamma-encoded colours as in CSS. Amounts are finite.
extension ColorMatrix {
  /// Adds a constant to all colours, as Core Image's brightness does; CSS's multiplies.
  package static func brightness(_ amount: Double) -> ColorMatrix { scale(1, adding: amount) }

  /// Scales the distance of colours from middle gray; 1 changes nothing.
  package static func contrast(_ amount: Double) -> ColorMatrix { scale(amount, adding: (1 - amount) / 2) }

  /// Inverts colours; 1 inverts them completely.
  package static func invert(_ amount: Double) -> ColorMatrix { scale(1 - 2 * amount, adding: amount) }

  private static func scale(_ factor: Double, adding constant: Double) -> ColorMatrix {
    ColorMatrix(red: Row(factor, 0, 0, constant), green: Row(0, factor, 0, constant), blue: Row(0, 0, factor, constant))
  }

  /// 0 gives gray, 1 changes nothing, and more saturates colours (`saturate`).
  package static func saturation(_ amount: Double) -> ColorMatrix {
    grayMixture(red: 0.213, green: 0.715, blue: 0.072, keeping: amount)
  }

  /// 0 changes nothing, 1 gives gray (`grayscale`, whose luminance factors have one digit more than those of `saturate`).
  package static func grayscale(_ amount: Double) -> ColorMatrix {
    grayMixture(red: 0.2126, green: 0.7152, blue: 0.0722, keeping: 1 - amount)
  }

  private static func grayMixture(red: Double, green: Double, blue: Double, keeping amount: Double) -> ColorMatrix {
    let gray = Row(red, green, blue, 0) * (1 - amount)
    return ColorMatrix(red: gray + Row(amount, 0, 0, 0), green: gray + Row(0, amount, 0, 0), blue: gray + Row(0, 0, amount, 0))
  }

  /// Rotates hues around the gray axis (`hue-rotate`); `direction` is the cosine and the sine of the angle.
  package static func hueRotation(_ direction: Point) -> ColorMatrix {
    func row(_ gray: Row, _ cosine: Row, _ sine: Row) -> Row { gray + cosine * direction.x + sine * direction.y }
    let gray = Row(0.213, 0.715, 0.072, 0)
    return ColorMatrix(
      red: row(gray, Row(0.787, -0.715, -0.072, 0), Row(-0.213, -0.715, 0.928, 0)),
      green: row(gray, Row(-0.213, 0.285, -0.072, 0), Row(0.143, 0.140, -0.283, 0)),
      blue: row(gray, Row(-0.213, -0.715, 0.928, 0), Row(-0.787, 0.715, 0.072, 0)))
  }

  /// Multiplies each component by the same component of a colour, and all of them by its opacity.
  package static func multiply(_ color: SRGBColor) -> ColorMatrix {
    let opacity = color.alpha
    return ColorMatrix(
      red: Row(color.red * opacity, 0, 0, 0), green: Row(0, color.green * opacity, 0, 0), blue: Row(0, 0, color.blue * opacity, 0),
      alpha: Row(0, 0, 0, opacity))
  }

  /// Turns luminance times opacity into the alpha of black (`luminanceToAlpha`). Antialiased edges stay antialiased.
  package static let luminanceToAlpha = ColorMatrix(red: .zero, green: .zero, blue: .zero, alpha: Row(0.2126, 0.7152, 0.0722, 0))
}
