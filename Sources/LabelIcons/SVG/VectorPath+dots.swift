// SPDX-License-Identifier: MIT

internal import LabelCore

extension VectorPath {
  /// The outline with subpaths of no length made long enough to have a direction: SVG draws a square cap there, upright, and Cairo
  /// nothing (SVG 1.1, 11.4; `cairo_stroke`).
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

  /// In units of the shape: above Cairo's smallest step, a 256th of a pixel, wherever an icon is large enough to be seen.
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
  /// Whether the pen does not leave a place.
  fileprivate func stays(at place: Point) -> Bool {
    switch self {
    case .move(let p), .line(let p): p == place
    case .cubic(let c1, let c2, let p): c1 == place && c2 == place && p == place
    case .close: true
    }
  }
}
