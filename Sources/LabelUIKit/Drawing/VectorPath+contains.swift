// SPDX-License-Identifier: MIT

internal import LabelCore

extension VectorPath {
  /// Whether a point is inside the outline. Open subpaths count as closed.
  func contains(_ point: LabelCore.Point, _ rule: FillRule) -> Bool {
    var winding = 0
    for line in edges(linesPerCurve: 32) {
      guard (line.from.y <= point.y) != (line.to.y <= point.y) else { continue }
      let x = line.from.x + (point.y - line.from.y) / (line.to.y - line.from.y) * (line.to.x - line.from.x)
      if x > point.x { winding += line.to.y > line.from.y ? 1 : -1 }
    }
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The outline drawn in the other direction: subpaths in reverse order, each from its end to its start.
  var reversed: VectorPath {
    var result = VectorPath()
    for subpath in subpaths.reversed() { result.append(subpath.reversedSubpath) }
    return result
  }

  /// The outline, which is a single subpath, from its end to its start.
  private var reversedSubpath: VectorPath {
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
