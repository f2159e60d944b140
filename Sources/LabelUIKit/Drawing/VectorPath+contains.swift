// SPDX-License-Identifier: MIT

internal import LabelCore

extension VectorPath {
  /// Whether a point is inside the outline. Open subpaths count as closed.
  func contains(_ point: LabelCore.Point, _ rule: FillRule) -> Bool {
    var winding = 0
    for line in segments {
      guard (line.from.y <= point.y) != (line.to.y <= point.y) else { continue }
      let x = line.from.x + (point.y - line.from.y) / (line.to.y - line.from.y) * (line.to.x - line.from.x)
      if x > point.x { winding += line.to.y > line.from.y ? 1 : -1 }
    }
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The outline as straight lines, with every subpath closed; each curve is 32 of them.
  private var segments: [(from: LabelCore.Point, to: LabelCore.Point)] {
    var lines: [(from: LabelCore.Point, to: LabelCore.Point)] = []
    var (start, current) = (LabelCore.Point.zero, LabelCore.Point.zero)
    func line(to point: LabelCore.Point) {
      lines.append((current, point))
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        line(to: start)
        (start, current) = (point, point)
      case .line(let point): line(to: point)
      case .cubic(let first, let second, let end):
        let begin = current
        for step in 1...32 {
          let t = Double(step) / 32
          let u = 1 - t
          line(to: begin * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) + end * (t * t * t))
        }
      case .close: line(to: start)
      }
    }
    line(to: start)
    return lines
  }

  /// The outline drawn in the other direction: subpaths in reverse order, each from its end to its start.
  var reversed: VectorPath {
    var subpaths: [[PathElement]] = []
    for element in elements {
      if case .move = element { subpaths.append([element]) } else if !subpaths.isEmpty { subpaths[subpaths.count - 1].append(element) }
    }
    var result = VectorPath()
    for subpath in subpaths.reversed() { result.append(reversedSubpath(subpath)) }
    return result
  }

  private func reversedSubpath(_ elements: [PathElement]) -> VectorPath {
    var points: [LabelCore.Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .cubic(_, _, let point): points.append(point)
      case .close: break
      }
    }
    var result = VectorPath()
    guard let last = points.last else { return result }
    result.move(to: last)
    var index = points.count - 1
    for element in elements.reversed() {
      switch element {
      case .move, .close: break
      case .line:
        index -= 1
        result.line(to: points[index])
      case .cubic(let first, let second, _):
        index -= 1
        result.cubic(second, first, to: points[index])
      }
    }
    if elements.contains(.close) { result.close() }
    return result
  }
}
