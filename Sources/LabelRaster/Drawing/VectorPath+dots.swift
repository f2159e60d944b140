// SPDX-License-Identifier: MIT

internal import LabelCore

extension VectorPath {
  /// The path with polygons in place of the curves of subpaths that are smaller than the pen, as small circles are.
  ///
  /// Along a curve Cairo's stroker puts the inner edge of the line at half its width, even where that is beyond the centre of the curve: a
  /// circle with a radius below half the width would get a hole. At the corners of polygons it does not.
  ///
  /// - Parameter scale: Pixels for each unit of the path.
  func withDotsAsPolygons(_ style: StrokeStyle, scale: Double) -> VectorPath {
    let pen = Point(
      x: style.width * Point(x: style.pen.a, y: style.pen.c).length, y: style.width * Point(x: style.pen.b, y: style.pen.d).length)
    var result = VectorPath()
    var start = elements.startIndex
    var hasDots = false
    while start < elements.endIndex {
      let end = elements[(start + 1)...].firstIndex { if case .move = $0 { true } else { false } } ?? elements.endIndex
      let subpath = elements[start..<end]
      let box = Self.box(subpath)
      let isDot = box.width < pen.x && box.height < pen.y && max(box.width, box.height) > 0
      hasDots = hasDots || isDot
      let size = max(box.width, box.height) * scale
      result.append(subpath, lines: isDot ? Self.lines(size: size, pen: max(pen.x, pen.y) * scale) : nil)
      start = end
    }
    return hasDots ? result : self
  }

  /// Adds elements, each curve as so many lines.
  private mutating func append(_ subpath: ArraySlice<PathElement>, lines: Int?) {
    var last = Point.zero
    for element in subpath {
      switch element {
      case .move(let point):
        move(to: point)
        last = point
      case .line(let point):
        line(to: point)
        last = point
      case .cubic(let first, let second, let end):
        if let lines {
          for index in 1..<lines {
            let t = Double(index) / Double(lines)
            let u = 1 - t
            line(to: last * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) + end * (t * t * t))
          }
          line(to: end)
        } else {
          cubic(first, second, to: end)
        }
        last = end
      case .close: close()
      }
    }
  }

  /// The lines for half a circle of a diameter in pixels, so that its edge is as precise as other curves. They are no shorter than eight of
  /// Cairo's units of 1/256 pixel, because shorter ones have wrong directions.
  private static func lines(size: Double, pen: Double) -> Int {
    let angle = (16 * CurvePrecision.finest.flatness / max(size + pen, 1)).squareRoot()
    return Int(max(min((Double.pi / angle).rounded(.up), (size * Double.pi / 2 * 32).rounded(.down), 1000), 6))
  }

  /// The box of all points and handles.
  private static func box(_ subpath: ArraySlice<PathElement>) -> Size {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    func add(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in subpath {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .cubic(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    return Size(width: max(0, high.x - low.x), height: max(0, high.y - low.y))
  }
}
