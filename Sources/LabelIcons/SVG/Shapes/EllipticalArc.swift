// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore

/// An arc of an ellipse between two points, as in SVG's path command `A`.
struct EllipticalArc {
  var start: Point
  var end: Point
  var radiusX: Double
  var radiusY: Double
  /// The rotation of the ellipse, in degrees, clockwise on the screen.
  var rotation: Double
  var isLarge: Bool
  var isClockwise: Bool

  /// Appends the arc to a path whose current point is `start`.
  ///
  /// Equal ends draw nothing, and a zero radius draws a straight line (SVG 1.1, F.6.2). Radii that are too small are scaled up (F.6.6).
  func append(to path: inout VectorPath) {
    guard start != end else { return }
    guard let center = centered else { return path.line(to: end) }
    // At most a quarter turn per cubic keeps the error below 0.03 % of the radius.
    let count = max(1, Int((abs(center.sweep) / (.pi / 2 + 1e-3)).rounded(.up)))
    let step = center.sweep / Double(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (center.angle + Double(index) * step, center.angle + Double(index + 1) * step)
      let first = Point(x: cos(from) - handle * sin(from), y: sin(from) + handle * cos(from))
      let second = Point(x: cos(to) + handle * sin(to), y: sin(to) - handle * cos(to))
      let last = index == count - 1 ? end : center.map.apply(Point(x: cos(to), y: sin(to)))
      path.cubic(center.map.apply(first), center.map.apply(second), to: last)
    }
  }

  /// The maximum ratio of the radii. Beyond it the shorter one counts as zero: scaled up to connect both ends, the longer one would be
  /// larger than any image.
  private static let largestRatio = 1e9

  /// The centre parameterisation (F.6.5): a transform of the unit circle, the start angle and the sweep. Nil when a radius is zero, and
  /// when the ends are too close together for floating point.
  private var centered: (map: AffineTransform, angle: Double, sweep: Double)? {
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    guard rx > 0, ry > 0, max(rx, ry) / Self.largestRatio <= min(rx, ry) else { return nil }
    let (cosine, sine) = (cos(rotation * .pi / 180), sin(rotation * .pi / 180))
    let half = (start - end) * 0.5
    let (x, y) = (cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
    // The start in units of the radii. Nothing is squared here, because radii may be as small as the smallest numbers.
    var start = Point(x: x / rx, y: y / ry)
    var length = hypot(start.x, start.y)
    guard length >= .leastNormalMagnitude else { return nil }
    if length > 1 {
      // The smallest ellipse of this shape through both ends (F.6.6).
      (rx, ry) = (hypot(x, y * (rx / ry)), hypot(x * (ry / rx), y))
      start = Point(x: x / rx, y: y / ry)
      length = 1
    }
    let distance = ((1 - length) * (1 + length)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Point(x: distance * (start.y / length), y: -distance * (start.x / length))
    let from = atan2(start.y - center.y, start.x - center.x)
    var sweep = atan2(-start.y - center.y, -start.x - center.x) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = (self.start + end) * 0.5
    let (centerX, centerY) = (rx * center.x, ry * center.y)
    let map = AffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: cosine * centerX - sine * centerY + middle.x, ty: sine * centerX + cosine * centerY + middle.y)
    return (map, from, sweep)
  }
}
