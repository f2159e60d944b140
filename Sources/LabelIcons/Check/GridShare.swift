// SPDX-License-Identifier: MIT

internal import LabelCore

/// How much of an icon lies on halves of its grid, where it is sharp at full size and where it meets its neighbours.
package struct GridShare: Hashable, Sendable {
  /// How many of something there are, and how many of them lie on the grid.
  package struct Count: Hashable, Sendable {
    package fileprivate(set) var all = 0
    package fileprivate(set) var onGrid = 0

    /// The share on the grid, 0…1; 1 of nothing.
    package var share: Double { all == 0 ? 1 : Double(onGrid) / Double(all) }

    fileprivate static func + (one: Count, other: Count) -> Count {
      Count(all: one.all + other.all, onGrid: one.onGrid + other.onGrid)
    }

    fileprivate mutating func add(isOnGrid: Bool) {
      all += 1
      if isOnGrid { onGrid += 1 }
    }
  }

  /// Upright and level lines of more than a unit; those on the grid have their middle or an edge on half a unit.
  package private(set) var lines = Count()
  /// The coordinates at which lines and curves begin and end, two for each end.
  package private(set) var ends = Count()

  /// Where a line of 1.75 units has its middle or an edge on half a unit, from the half unit before it.
  private static let places = [0, 0.125, 0.375]

  /// Of nothing.
  package init() {}

  /// Of an icon and the file that draws it.
  package init(of icon: Icon, drawnBy bytes: [UInt8]) {
    let unit = 24 / icon.viewBox.height
    _ = icon.nodes.containsShape { shape in
      if shape.layer.erasing != .always { count(shape.path, from: icon.viewBox.origin, unit) }
      return false
    }
    // What has become an icon can be read once more.
    guard let document = try? XMLDocument(bytes), let drawn = try? DrawnEnds(document) else { return }
    for end in drawn.points {
      ends.add(isOnGrid: Self.isOnHalf(end.x))
      ends.add(isOnGrid: Self.isOnHalf(end.y))
    }
  }

  /// Of both.
  package static func + (one: GridShare, other: GridShare) -> GridShare {
    var sum = one
    sum.lines = one.lines + other.lines
    sum.ends = one.ends + other.ends
    return sum
  }

  private mutating func count(_ path: VectorPath, from origin: Point, _ unit: Double) {
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let p), .cubic(_, _, let p): current = p
      case .line(let p):
        count(from: (current - origin) * unit, to: (p - origin) * unit)
        current = p
      case .close: break
      }
    }
  }

  private mutating func count(from start: Point, to end: Point) {
    guard (end - start).length > 1, start.x == end.x || start.y == end.y else { return }
    let across = start.x == end.x ? start.x : start.y
    lines.add(isOnGrid: Self.places.contains { Self.isOnHalf(across - $0) })
  }

  private static func isOnHalf(_ number: Double) -> Bool { abs((number * 2).rounded() / 2 - number) < 1e-6 }
}
