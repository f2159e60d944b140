// SPDX-License-Identifier: MIT

extension VectorPath {
  /// The outline with a number of straight lines in place of each curve.
  package func withLines(perCurve count: Int) -> VectorPath {
    var result = VectorPath()
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        result.append(element)
        current = point
      case .cubic(let first, let second, let end):
        for index in 1..<max(1, count) {
          result.line(to: .onCubic(from: current, first, second, to: end, at: Double(index) / Double(count)))
        }
        result.line(to: end)
        current = end
      case .close: result.close()
      }
    }
    return result
  }

  /// The straight lines around the area, with a number of them in place of each curve. Open subpaths count as closed, as in a fill.
  package func edges(linesPerCurve count: Int) -> [(from: Point, to: Point)] {
    var edges: [(from: Point, to: Point)] = []
    var (start, current) = (Point.zero, Point.zero)
    func line(to point: Point) {
      if point != current { edges.append((current, point)) }
      current = point
    }
    for element in withLines(perCurve: count).elements {
      switch element {
      case .move(let point):
        line(to: start)
        (start, current) = (point, point)
      case .line(let point): line(to: point)
      case .close: line(to: start)
      case .cubic: break
      }
    }
    line(to: start)
    return edges
  }
}

extension Point {
  /// The point of a cubic curve at a parameter: 0 is its start, 1 its end.
  package static func onCubic(from start: Point, _ first: Point, _ second: Point, to end: Point, at t: Double) -> Point {
    let u = 1 - t
    return start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) + end * (t * t * t)
  }
}
