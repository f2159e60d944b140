// SPDX-License-Identifier: MIT

extension VectorPath {
  /// The bounds of a stroke: the outline outset by half the width, and the tips of miters. Nil for an empty outline.
  package func bounds(of style: StrokeStyle) -> Rect? {
    let half = style.width / 2
    guard let bounds else { return nil }
    let box = bounds.outset(by: style.cap == .square ? half * 2.0.squareRoot() : half)
    return style.join == .miter ? miterTips(half, limit: style.miterLimit).reduce(box) { $0.including($1) } : box
  }

  /// The tips of the miters within the limit.
  private func miterTips(_ half: Double, limit: Double) -> [Point] {
    var tips: [Point] = []
    var last: Point?
    var first: Point?
    var (current, start) = (Point.zero, Point.zero)
    func addMiter(_ arriving: Point, _ leaving: Point) {
      guard arriving.length > 0, leaving.length > 0 else { return }
      let (a, b) = (arriving * (1 / arriving.length), leaving * (1 / leaving.length))
      let outwards = a - b
      // Half the length of the difference of two directions is the sine of half the angle inside the corner.
      let sine = (1 + (a.x * b.x + a.y * b.y)).squareRoot() / 2.0.squareRoot()
      guard sine > 0, 1 / sine <= limit, outwards.length > 1e-9 else { return }
      tips.append(current + outwards * (half / sine / outwards.length))
    }
    func add(_ leaving: Point, _ arriving: Point, _ end: Point) {
      if let last { addMiter(last, leaving) } else { first = leaving }
      last = arriving
      current = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        (current, start) = (point, point)
        (last, first) = (nil, nil)
      case .line(let point): if point != current { add(point - current, point - current, point) }
      case .cubic(let a, let b, let point):
        let leaving = a != current ? a - current : b != current ? b - current : point - current
        let arriving = b != point ? point - b : a != point ? point - a : point - current
        add(leaving, arriving, point)
      case .close:
        if start != current { add(start - current, start - current, start) }
        if let last, let first { addMiter(last, first) }
        last = nil
      }
    }
    return tips
  }
}

extension Rect {
  fileprivate func including(_ point: Point) -> Rect {
    Rect(minX: min(minX, point.x), minY: min(minY, point.y), maxX: max(maxX, point.x), maxY: max(maxY, point.y))
  }
}
