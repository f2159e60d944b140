// SPDX-License-Identifier: MIT

internal import LabelCore

extension VectorPath {
  /// The outline with zero-length subpaths lengthened to have a direction: SVG draws an upright square cap there, and Cairo draws nothing
  /// (SVG 1.1, 11.4; `cairo_stroke`).
  var lengtheningDots: VectorPath {
    var result = VectorPath()
    for subpath in subpaths {
      if case .move(let start)? = subpath.elements.first, subpath.elements.count > 1, subpath.elements.allSatisfy({ $0.stays(at: start) }) {
        result.move(to: start)
        result.line(to: start + Point(x: Self.dotLength, y: 0))
      } else {
        result.append(subpath)
      }
    }
    return result
  }

  /// In units of the shape: more than Cairo's resolution, 1/256 of a pixel, for any icon that is large enough to be seen.
  private static let dotLength = 0.01
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
