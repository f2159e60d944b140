// SPDX-License-Identifier: MIT

extension VectorPath {
  /// The outline drawn in the other direction: subpaths in reverse order, each from its end to its start.
  package var reversed: VectorPath {
    var result = VectorPath()
    for subpath in subpaths.reversed() { result.append(subpath.reversedSubpath) }
    return result
  }

  /// The outline, which is a single subpath, from its end to its start.
  private var reversedSubpath: VectorPath {
    var points: [Point] = []
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
