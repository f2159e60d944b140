// SPDX-License-Identifier: MIT

/// A linear map of premultiplied gamma-encoded colours: red, green, blue and alpha of the result are sums of those given.
///
/// Since it acts on premultiplied colours, what alpha adds to a colour is what a constant adds to the straight one: SVG's `feColorMatrix`
/// without a division. What leaves 0…1, or alpha, is clamped by whoever applies it.
package struct ColorMatrix: Hashable, Sendable {
  package typealias Row = SIMD4<Double>

  /// What red, green, blue and alpha each add to the result's red.
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

  /// Red, green, blue and alpha, mapped and kept to 0…1, no colour above alpha.
  @inline(__always)
  package func apply(_ color: Row) -> Row {
    let alpha = min(max((alpha * color).sum(), 0), 1)
    let mapped = Row((red * color).sum(), (green * color).sum(), (blue * color).sum(), alpha)
    return mapped.clamped(lowerBound: .zero, upperBound: Row(repeating: alpha))
  }

  /// For dumps: four rows.
  var words: String {
    [red, green, blue, alpha].map { row in (0..<4).map { DumpText.number(row[$0], places: 3) }.joined(separator: " ") }.joined(
      separator: " / ")
  }
}

/// The maps of Filter Effects 1 (W3C), on gamma-encoded colours as CSS applies them. Amounts are finite.
extension ColorMatrix {
  /// Adds to all colours: Core Image's brightness, not CSS's, which multiplies.
  package static func brightness(_ amount: Double) -> ColorMatrix { scale(1, adding: amount) }

  /// Moves colours away from the middle gray, for 1 not at all.
  package static func contrast(_ amount: Double) -> ColorMatrix { scale(amount, adding: (1 - amount) / 2) }

  /// Turns light into dark, for 1 all the way.
  package static func invert(_ amount: Double) -> ColorMatrix { scale(1 - 2 * amount, adding: amount) }

  private static func scale(_ factor: Double, adding constant: Double) -> ColorMatrix {
    ColorMatrix(red: Row(factor, 0, 0, constant), green: Row(0, factor, 0, constant), blue: Row(0, 0, factor, constant))
  }

  /// 0 leaves gray, 1 the colours as they are; more makes them stronger (`saturate`).
  package static func saturation(_ amount: Double) -> ColorMatrix {
    grays(red: 0.213, green: 0.715, blue: 0.072, keeping: amount)
  }

  /// 0 leaves the colours as they are, 1 gray (`grayscale`, whose gray has one digit more than `saturate`'s).
  package static func grayscale(_ amount: Double) -> ColorMatrix {
    grays(red: 0.2126, green: 0.7152, blue: 0.0722, keeping: 1 - amount)
  }

  private static func grays(red: Double, green: Double, blue: Double, keeping part: Double) -> ColorMatrix {
    let gray = Row(red, green, blue, 0) * (1 - part)
    return ColorMatrix(red: gray + Row(part, 0, 0, 0), green: gray + Row(0, part, 0, 0), blue: gray + Row(0, 0, part, 0))
  }

  /// Turns hues about the axis of grays, `direction` being the turned unit vector (`hue-rotate`).
  package static func hueRotation(_ direction: Point) -> ColorMatrix {
    func row(_ gray: Row, _ cosine: Row, _ sine: Row) -> Row { gray + cosine * direction.x + sine * direction.y }
    let gray = Row(0.213, 0.715, 0.072, 0)
    return ColorMatrix(
      red: row(gray, Row(0.787, -0.715, -0.072, 0), Row(-0.213, -0.715, 0.928, 0)),
      green: row(gray, Row(-0.213, 0.285, -0.072, 0), Row(0.143, 0.140, -0.283, 0)),
      blue: row(gray, Row(-0.213, -0.715, 0.928, 0), Row(-0.787, 0.715, 0.072, 0)))
  }

  /// Multiplies each component by that of a colour, its opacity included.
  package static func multiply(_ color: SRGBColor) -> ColorMatrix {
    let opacity = color.alpha
    return ColorMatrix(
      red: Row(color.red * opacity, 0, 0, 0), green: Row(0, color.green * opacity, 0, 0), blue: Row(0, 0, color.blue * opacity, 0),
      alpha: Row(0, 0, 0, opacity))
  }

  /// Black, as opaque as the picture is light (`luminanceToAlpha`) times its own opacity, so that smooth edges stay smooth.
  package static let luminanceToAlpha = ColorMatrix(red: .zero, green: .zero, blue: .zero, alpha: Row(0.2126, 0.7152, 0.0722, 0))
}
