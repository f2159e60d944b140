// SPDX-License-Identifier: MIT

/// An element of an outline. Quadratic curves and arcs are converted to cubics first.
package enum PathElement: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case cubic(Point, Point, Point)
  case close
}

/// An outline of straight lines and cubic curves, y down. Every subpath begins with a move.
package struct VectorPath: Hashable, Sendable {
  package private(set) var elements: [PathElement] = []

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: Point) { elements.append(.move(point)) }
  package mutating func line(to point: Point) { elements.append(.line(point)) }
  package mutating func cubic(_ first: Point, _ second: Point, to end: Point) { elements.append(.cubic(first, second, end)) }
  package mutating func close() { elements.append(.close) }
  package mutating func append(_ element: PathElement) { elements.append(element) }
  package mutating func append(_ other: VectorPath) { elements += other.elements }

  /// The subpaths, each as an outline of its own: a move and what follows up to the next one.
  package var subpaths: [VectorPath] {
    var starts = elements.indices.filter { if case .move = elements[$0] { true } else { false } }
    starts.append(elements.endIndex)
    return zip(starts, starts.dropFirst()).map { start, end in
      var subpath = VectorPath()
      subpath.elements = Array(elements[start..<end])
      return subpath
    }
  }

  /// The outline under a transform.
  package func transformed(_ transform: AffineTransform) -> VectorPath { mapped(transform.apply) }

  /// The outline with every point and handle mapped.
  package func mapped(_ map: (Point) -> Point) -> VectorPath {
    var result = VectorPath()
    result.elements = elements.map { element in
      switch element {
      case .move(let p): .move(map(p))
      case .line(let p): .line(map(p))
      case .cubic(let c1, let c2, let p): .cubic(map(c1), map(c2), map(p))
      case .close: .close
      }
    }
    return result
  }
}
