// SPDX-License-Identifier: MIT

extension VectorPath {
  /// The tight box round the outline itself, curves included, strokes not; nil for a path without points.
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

/// Collects extremes of points and cubics.
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
    for t in Self.extremes(p0.x, c1.x, c2.x, p1.x) + Self.extremes(p0.y, c1.y, c2.y, p1.y) {
      let u = 1 - t
      add(p0 * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + p1 * (t * t * t))
    }
  }

  /// The parameters inside 0…1 where one coordinate of a cubic stands still.
  private static func extremes(_ p0: Double, _ c1: Double, _ c2: Double, _ p1: Double) -> [Double] {
    let a = p1 - 3 * c2 + 3 * c1 - p0
    let b = 2 * (c2 - 2 * c1 + p0)
    let c = c1 - p0
    var roots: [Double] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
