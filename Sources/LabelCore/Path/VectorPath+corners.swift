// SPDX-License-Identifier: MIT

/// The radii of a rectangle's corners, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight, self.bottomRight, self.bottomLeft) = (topLeft, topRight, bottomRight, bottomLeft)
  }

  package init(all radius: Double) {
    let radius = max(0, radius)
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// The radii in dumps: one number if all are the same.
  package var dumpText: String {
    let radii = [topLeft, topRight, bottomRight, bottomLeft]
    return (Set(radii).count == 1 ? [topLeft] : radii).map { DumpText.number($0) }.joined(separator: " ")
  }

  /// The radii, scaled down by a common factor if two of them are longer than their side.
  fileprivate func fitted(in box: Rect) -> CornerRadii {
    let sides = [
      (topLeft + topRight, box.width), (bottomLeft + bottomRight, box.width), (topLeft + bottomLeft, box.height),
      (topRight + bottomRight, box.height),
    ]
    let factor = sides.reduce(1) { $1.0 > $1.1 ? min($0, $1.1 / $1.0) : $0 }
    return CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor, bottomLeft: bottomLeft * factor)
  }
}

extension VectorPath {
  /// A rectangle whose corners may have different radii.
  ///
  /// - Parameter smoothing: 0…1, the part of a corner's arc that is replaced by curves with gradually rising curvature. They begin
  ///   `(1 + smoothing) · radius` from the corner, or at the middle of the side; 0.6 is close to iOS's continuous corners.
  package static func rectangle(_ box: Rect, corners: CornerRadii, smoothing: Double) -> VectorPath {
    let radii = corners.fitted(in: box)
    let room = min(box.width, box.height) / 2
    var path = VectorPath()
    let corners = [
      (Point(x: box.maxX, y: box.minY), Point(x: 1, y: 0), Point(x: 0, y: 1), radii.topRight),
      (Point(x: box.maxX, y: box.maxY), Point(x: 0, y: 1), Point(x: -1, y: 0), radii.bottomRight),
      (Point(x: box.minX, y: box.maxY), Point(x: -1, y: 0), Point(x: 0, y: -1), radii.bottomLeft),
      (Point(x: box.minX, y: box.minY), Point(x: 0, y: -1), Point(x: 1, y: 0), radii.topLeft),
    ]
    for (corner, before, after, radius) in corners {
      let smoothing = radius > 0 ? max(0, min(smoothing, max(room, radius) / radius - 1)) : 0
      path.addCorner(corner, before, after, Corner(radius: radius, smoothing: smoothing))
    }
    path.close()
    return path
  }

  /// - Parameters:
  ///   - before: The direction towards the corner.
  ///   - after: The direction away from it.
  private mutating func addCorner(_ corner: Point, _ before: Point, _ after: Point, _ shape: Corner) {
    /// A position `along` points before the corner, or after it for `out`, and `inside` points away from the side.
    func on(_ along: Double, _ inside: Double) -> Point { corner - before * along + after * inside }
    func out(_ along: Double, _ inside: Double) -> Point { corner + after * along - before * inside }
    let start = on(shape.extent, 0)
    if isEmpty { move(to: start) } else { line(to: start) }
    guard shape.extent > 0 else { return }
    let (a, b, c, d) = (shape.a, shape.b, shape.c, shape.d)
    let curveEnd = shape.extent - a - b
    if a > 0 { cubic(on(shape.extent - a, 0), on(curveEnd, 0), to: on(curveEnd - c, d)) }
    let (first, last) = (on(curveEnd - c, d), out(curveEnd - c, d))
    let handle = shape.direction * shape.handle
    cubic(
      first + before * handle.x + after * handle.y, last - after * handle.x - before * handle.y, to: last)
    if a > 0 { cubic(out(curveEnd, 0), out(shape.extent - a, 0), to: out(shape.extent, 0)) }
  }
}

/// The geometry of a corner: an arc of 90° · (1 - smoothing) in the middle, and two curves whose curvature rises to the arc's.
private struct Corner {
  /// From the corner to the end of the straight side.
  let extent: Double
  /// The distances of the curve's two handles along the side.
  let a: Double
  let b: Double
  /// From the second handle to the arc: along the side and away from it.
  let c: Double
  let d: Double
  /// The length of the arc's handles.
  let handle: Double
  /// The direction in which the arc begins: along the side, and away from it.
  let direction: Point

  init(radius: Double, smoothing: Double) {
    let quarter = Double.pi / 2
    let arc = quarter * (1 - smoothing)
    let rest = (quarter - arc) / 2
    extent = radius * (1 + smoothing)
    // Half the arc's chord, projected on each side.
    let section = CornerMath.sin(arc / 2) * radius * 2.0.squareRoot()
    let toArc = radius * CornerMath.tan(rest / 2)
    let bend = quarter / 2 * smoothing
    c = toArc * CornerMath.cos(bend)
    d = c * CornerMath.tan(bend)
    b = max(0, (extent - section - c - d) / 3)
    a = smoothing > 0 ? 2 * b : 0
    handle = 4 / 3 * CornerMath.tan(arc / 4) * radius
    direction = Point(x: CornerMath.cos(bend), y: CornerMath.sin(bend))
  }
}

/// Trigonometric functions of angles up to 90° by their series; this module imports no math library.
private enum CornerMath {
  static func sin(_ x: Double) -> Double {
    var (term, sum) = (x, x)
    for n in 1...10 {
      let divisor = 2 * n * (2 * n + 1)
      term *= -x * x / Double(divisor)
      sum += term
    }
    return sum
  }

  static func cos(_ x: Double) -> Double { sin(.pi / 2 - x) }

  static func tan(_ x: Double) -> Double { sin(x) / cos(x) }
}
