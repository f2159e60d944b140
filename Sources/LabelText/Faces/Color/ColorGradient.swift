// SPDX-License-Identifier: MIT

internal import LabelCore

/// A gradient as a colour glyph describes it. Lengths are in font units, y up; angles are in radians, counter-clockwise.
struct ColorGradient {
  enum Geometry {
    /// From one point to another; the lines of one colour are parallel to the line from the first point to `side`.
    case linear(from: Point, to: Point, side: Point)
    /// Between two circles.
    case radial(from: Point, radius: Double, to: Point, toRadius: Double)
    /// Around a point.
    case sweep(center: Point, start: Double, end: Double)
  }

  /// A colour at an offset of −2…2; stops are in any order.
  struct Stop {
    var offset: Double
    var color: PaletteColor
  }

  var geometry: Geometry
  var stops: [Stop]
  var spread: Gradient.Spread

  /// The gradient with the colours of a palette; nil if it paints nothing.
  func gradient(_ map: AffineTransform, _ color: (PaletteColor) -> SRGBColor) -> Gradient? {
    guard let line = ColorLine(stops.map { Gradient.Stop(offset: $0.offset, color: color($0.color)) }, spread) else { return nil }
    switch geometry {
    case .linear(let from, let to, let side):
      guard let direction = Self.direction(from, to, side) else { return nil }
      let ends = Gradient.Geometry.linear(from: from + direction * line.start, to: from + direction * line.end)
      return Gradient(ends, stops: line.stops, spread: spread, transform: map)
    case .radial(let from, let radius, let to, let toRadius):
      let (way, growth) = (to - from, toRadius - radius)
      guard way != .zero || growth != 0, let line = line.withRadii(radius, growth, spread) else { return nil }
      let circles = Gradient.Geometry.radial(
        focus: from + way * line.start, focusRadius: max(0, radius + growth * line.start), center: from + way * line.end,
        radius: max(0, radius + growth * line.end))
      return Gradient(circles, stops: line.stops, spread: spread, transform: map)
    case .sweep(let center, let start, let end):
      // Between equal angles there is a jump from the first colour to the last one, which nothing can repeat.
      guard start != end || spread == .pad else { return nil }
      let range = start == end ? 1e-9 : end - start
      let rays = Gradient.Geometry.sweep(center: center, start: start + range * line.start, end: start + range * line.end)
      return Gradient(rays, stops: line.stops, spread: spread, transform: map)
    }
  }

  /// The part of the way that is perpendicular to the lines of one colour; nil for a gradient without a direction.
  private static func direction(_ from: Point, _ to: Point, _ side: Point) -> Point? {
    let normal = Point(x: from.y - side.y, y: side.x - from.x)
    let (square, way) = (normal.x * normal.x + normal.y * normal.y, to - from)
    guard square > 0 else { return nil }
    let direction = normal * ((way.x * normal.x + way.y * normal.y) / square)
    return direction == .zero ? nil : direction
  }
}

/// The stops of a gradient moved to 0…1, and the part of the geometry that they cover.
private struct ColorLine {
  var stops: [Gradient.Stop]
  var start: Double
  var end: Double

  /// - Returns: Nil without stops, and for a jump of colours that would have to be repeated.
  init?(_ unsorted: [Gradient.Stop], _ spread: Gradient.Spread) {
    let sorted = unsorted.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    guard let first = sorted.first, let last = sorted.last else { return nil }
    (stops, start, end) = (sorted, first.offset, last.offset)
    if start == end {
      guard spread == .pad else { return nil }
      end = start + 1
      stops.append(Gradient.Stop(offset: end, color: last.color))
    }
    stops = stops.map { Gradient.Stop(offset: ($0.offset - start) / (end - start), color: $0.color) }
  }

  /// The same colours, between circles with radii of at least 0; nil if no circle has one.
  func withRadii(_ radius: Double, _ growth: Double, _ spread: Gradient.Spread) -> ColorLine? {
    if min(radius + growth * start, radius + growth * end) >= 0 { return self }
    guard growth != 0 else { return nil }
    // Where the radius is 0.
    let apex = -radius / growth
    var line = self
    if spread == .pad {
      // Circles of the end that is left have its colour.
      line.start = growth > 0 ? apex : min(start, apex - 1)
      line.end = growth > 0 ? max(end, apex + 1) : apex
      line.stops = line.stops(of: self)
    } else {
      // Repeated colours are the same a period further on; mirrored ones two periods.
      let period = (end - start) * (spread == .reflect ? 2 : 1)
      let distance = growth > 0 ? apex - start : end - apex
      let shift = (distance / period).rounded(.up) * period * (growth > 0 ? 1 : -1)
      line.start += shift
      line.end += shift
    }
    return line
  }

  /// The colours of another line between the ends of this one.
  private func stops(of other: ColorLine) -> [Gradient.Stop] {
    func inner(_ offset: Double) -> Double { (other.start + offset * (other.end - other.start) - start) / (end - start) }
    func outer(_ offset: Double) -> Double { (start + offset * (end - start) - other.start) / (other.end - other.start) }
    let between = other.stops.map { Gradient.Stop(offset: inner($0.offset), color: $0.color) }.filter { $0.offset > 0 && $0.offset < 1 }
    return [Gradient.Stop(offset: 0, color: other.stops.color(at: outer(0)))] + between
      + [Gradient.Stop(offset: 1, color: other.stops.color(at: outer(1)))]
  }
}
