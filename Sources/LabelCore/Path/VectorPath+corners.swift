// SPDX-License-Identifier: MIT

/// Radii of a rectangle's corners, in points.
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

  /// For dumps.
  package var words: String {
    let radii = [topLeft, topRight, bottomRight, bottomLeft]
    return (Set(radii).count == 1 ? [topLeft] : radii).map { DumpText.number($0) }.joined(separator: " ")
  }

  /// The radii, all smaller by one factor where two of them are longer than their side.
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
  /// A rectangle whose corners have radii of their own.
  ///
  /// - Parameter smoothing: 0…1, how much of a corner's arc goes to curves that bend into the sides little by little. They begin
  ///   `(1 + smoothing) · radius` from the corner, or at the middle of the side; 0.6 comes close to iOS's continuous corners.
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
  ///   - before: the direction towards the corner.
  ///   - after: the direction away from it.
  private mutating func addCorner(_ corner: Point, _ before: Point, _ after: Point, _ shape: Corner) {
    /// `along` points before the corner, or after it on the way out, and `inside` from the side.
    func on(_ along: Double, _ inside: Double) -> Point { corner - before * along + after * inside }
    func out(_ along: Double, _ inside: Double) -> Point { corner + after * along - before * inside }
    let start = on(shape.reach, 0)
    if isEmpty { move(to: start) } else { line(to: start) }
    guard shape.reach > 0 else { return }
    let (a, b, c, d) = (shape.a, shape.b, shape.c, shape.d)
    let far = shape.reach - a - b
    if a > 0 { cubic(on(shape.reach - a, 0), on(far, 0), to: on(far - c, d)) }
    let (first, last) = (on(far - c, d), out(far - c, d))
    let handle = shape.direction * shape.handle
    cubic(
      first + before * handle.x + after * handle.y, last - after * handle.x - before * handle.y, to: last)
    if a > 0 { cubic(out(far, 0), out(shape.reach - a, 0), to: out(shape.reach, 0)) }
  }
}

/// The lengths of a corner: an arc in the middle of 90° · (1 - smoothing), and two curves whose curvature rises to the arc's.
private struct Corner {
  /// From the corner to where the side ends.
  let reach: Double
  /// Along the side, to the curve's two handles.
  let a: Double
  let b: Double
  /// From the second handle to the arc: along the side and away from it.
  let c: Double
  let d: Double
  /// How long the arc's handles are.
  let handle: Double
  /// In which the arc begins: along the side, and away from it.
  let direction: Point

  init(radius: Double, smoothing: Double) {
    let quarter = Double.pi / 2
    let arc = quarter * (1 - smoothing)
    let rest = (quarter - arc) / 2
    reach = radius * (1 + smoothing)
    // Half the chord of a right angle's share that the arc has, along each side.
    let section = CornerMath.sin(arc / 2) * radius * 2.0.squareRoot()
    let toArc = radius * CornerMath.tan(rest / 2)
    let bend = quarter / 2 * smoothing
    c = toArc * CornerMath.cos(bend)
    d = c * CornerMath.tan(bend)
    b = max(0, (reach - section - c - d) / 3)
    a = smoothing > 0 ? 2 * b : 0
    handle = 4 / 3 * CornerMath.tan(arc / 4) * radius
    direction = Point(x: CornerMath.cos(bend), y: CornerMath.sin(bend))
  }
}

/// Sines of angles up to a right one, by their series; this module imports no mathematics.
private enum CornerMath {
  static func sin(_ x: Double) -> Double {
    var (term, sum) = (x, x)
    for n in 1...10 {
      term *= -x * x / Double(2 * n * (2 * n + 1))
      sum += term
    }
    return sum
  }

  static func cos(_ x: Double) -> Double { sin(.pi / 2 - x) }

  static func tan(_ x: Double) -> Double { sin(x) / cos(x) }
}
