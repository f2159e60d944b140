// SPDX-License-Identifier: MIT

extension VectorPath {
  /// The tight bounds of the outline with its curves, without strokes; nil for a path without points.
  package var bounds: Rect? {
    var box = BoundsBuilder()
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let p):
        (current, start) = (p, p)
        box.add(p)
      case .line(let p):
        current = p
        box.add(p)
      case .cubic(let c1, let c2, let p):
        box.addCubic(current, c1, c2, p)
        current = p
      case .close: current = start
      }
    }
    return box.rect
  }
}

/// Collects the bounds of points and cubics.
private struct BoundsBuilder {
  private var low = Point(x: .infinity, y: .infinity)
  private var high = Point(x: -.infinity, y: -.infinity)

  var rect: Rect? {
    low.x <= high.x ? Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) : nil
  }

  mutating func add(_ p: Point) {
    low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
    high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
  }

  mutating func addCubic(_ p0: Point, _ c1: Point, _ c2: Point, _ p1: Point) {
    add(p0)
    add(p1)
    func addPoint(at t: Double?) {
      guard let t, t > 0, t < 1 else { return }
      add(.onCubic(from: p0, c1, c2, to: p1, at: t))
    }
    let (x1, x2) = Self.extremes(p0.x, c1.x, c2.x, p1.x)
    let (y1, y2) = Self.extremes(p0.y, c1.y, c2.y, p1.y)
    addPoint(at: x1)
    addPoint(at: x2)
    addPoint(at: y1)
    addPoint(at: y2)
  }

  /// The parameters at which the derivative of one coordinate of a cubic is 0.
  private static func extremes(_ p0: Double, _ c1: Double, _ c2: Double, _ p1: Double) -> (Double?, Double?) {
    let a = p1 - 3 * c2 + 3 * c1 - p0
    let b = 2 * (c2 - 2 * c1 + p0)
    let c = c1 - p0
    if abs(a) < 1e-12 { return (abs(b) > 1e-12 ? -c / b : nil, nil) }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return (nil, nil) }
    let root = discriminant.squareRoot()
    return ((-b + root) / (2 * a), (-b - root) / (2 * a))
  }
}
