// SPDX-License-Identifier: MIT

internal import LabelCore

extension VectorPath {
  /// The outline with zero-length subpaths lengthened to have a direction: SVG draws an upright square cap there, and Cairo draws nothing
  /// (SVG 1.1, 11.4; `cairo_stroke`).
  var lengtheningDots: VectorPath {
    var result = VectorPath()
    for subpath in subpaths {
      if case .move(let start)? = subpath.first, subpath.count > 1, subpath.allSatisfy({ $0.stays(at: start) }) {
        result.move(to: start)
        result.line(to: start + Point(x: Self.dotLength, y: 0))
      } else {
        for element in subpath { result.append(element) }
      }
    }
    return result
  }

  /// In units of the shape: more than Cairo's resolution, 1/256 of a pixel, for any icon that is large enough to be seen.
  private static let dotLength = 0.01

  private var subpaths: [ArraySlice<PathElement>] {
    var starts = elements.indices.filter { index in
      if case .move = elements[index] { true } else { false }
    }
    starts.append(elements.endIndex)
    return zip(starts, starts.dropFirst()).map { elements[$0..<$1] }
  }

  private mutating func append(_ element: PathElement) {
    switch element {
    case .move(let p): move(to: p)
    case .line(let p): line(to: p)
    case .cubic(let c1, let c2, let p): cubic(c1, c2, to: p)
    case .close: close()
    }
  }
}

extension PathElement {
  /// Whether the element has all its points at `point`.
  fileprivate func stays(at point: Point) -> Bool {
    switch self {
    case .move(let p), .line(let p): p == point
    case .cubic(let c1, let c2, let p): c1 == point && c2 == point && p == point
    case .close: true
    }
  }
}
