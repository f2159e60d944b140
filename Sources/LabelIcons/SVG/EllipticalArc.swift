// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore

/// A part of an ellipse between two points, as SVG's path command `A` gives it.
struct EllipticalArc {
  var start: Point
  var end: Point
  var radiusX: Double
  var radiusY: Double
  /// How far the ellipse is turned, in degrees, clockwise on the screen.
  var rotation: Double
  var isLarge: Bool
  var isClockwise: Bool

  /// Adds the arc to a path that stands at `start`.
  ///
  /// Equal ends draw nothing and a zero radius a straight line (SVG 1.1, F.6.2); radii too small to reach are scaled up (F.6.6).
  func append(to path: inout VectorPath) {
    guard start != end else { return }
    guard let center = centered else { return path.line(to: end) }
    // A quarter turn at most for each cubic keeps the error below 0.03 % of the radius.
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

  /// The arc by its centre: a map of the unit circle, and two angles on it; nil when a radius is zero (F.6.5).
  private var centered: (map: AffineTransform, angle: Double, sweep: Double)? {
    var (rx, ry) = (abs(radiusX), abs(radiusY))
    guard rx > 0, ry > 0 else { return nil }
    let (cosine, sine) = (cos(rotation * .pi / 180), sin(rotation * .pi / 180))
    let half = (start - end) * 0.5
    let (x, y) = (cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
    let reach = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let factor = (max(0, 1 / min(max(reach, .leastNormalMagnitude), 1) - 1)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (centerX, centerY) = (factor * rx * y / ry, -factor * ry * x / rx)
    let from = atan2((y - centerY) / ry, (x - centerX) / rx)
    var sweep = atan2((-y - centerY) / ry, (-x - centerX) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = (start + end) * 0.5
    let map = AffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: cosine * centerX - sine * centerY + middle.x, ty: sine * centerX + cosine * centerY + middle.y)
    return (map, from, sweep)
  }
}
