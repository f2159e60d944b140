// SPDX-License-Identifier: MIT

internal import LabelCore

/// How much of an icon is on half units of its grid, where it is sharp at full size and aligned with other icons.
package struct GridAlignment: Hashable, Sendable {
  /// How many items there are, and how many of them are on the grid.
  package struct Count: Hashable, Sendable {
    package fileprivate(set) var all = 0
    package fileprivate(set) var onGrid = 0

    /// The share on the grid, 0…1; 1 without items.
    package var share: Double { all == 0 ? 1 : Double(onGrid) / Double(all) }

    fileprivate static func + (one: Count, other: Count) -> Count {
      Count(all: one.all + other.all, onGrid: one.onGrid + other.onGrid)
    }

    fileprivate mutating func add(isOnGrid: Bool) {
      all += 1
      if isOnGrid { onGrid += 1 }
    }
  }

  /// Horizontal and vertical lines longer than one unit. On the grid means that the centre line or an edge is on a half unit.
  package private(set) var lines = Count()
  /// The coordinates of end points of lines and curves, two for each point.
  package private(set) var ends = Count()

  /// The offsets from a half unit at which a line of 1.75 units has its centre line or an edge on a half unit.
  private static let alignedOffsets = [0, 0.125, 0.375]

  /// The alignment of no icons.
  package init() {}

  /// The alignment of an icon, whose file has these bytes.
  package init(of icon: Icon, drawnBy bytes: [UInt8]) {
    let unit = 24 / icon.viewBox.height
    _ = icon.nodes.containsShape { shape in
      if shape.layer.erasing != .always { count(shape.path, from: icon.viewBox.origin, unit) }
      return false
    }
    // These bytes were already read as an icon, so this does not fail.
    guard let document = try? XMLDocument(bytes), let drawn = try? SegmentEndpoints(document) else { return }
    for end in drawn.points {
      ends.add(isOnGrid: Self.isOnHalf(end.x))
      ends.add(isOnGrid: Self.isOnHalf(end.y))
    }
  }

  /// The alignment of the icons of both together.
  package static func + (one: GridAlignment, other: GridAlignment) -> GridAlignment {
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
    lines.add(isOnGrid: Self.alignedOffsets.contains { Self.isOnHalf(across - $0) })
  }

  private static func isOnHalf(_ number: Double) -> Bool { abs((number * 2).rounded() / 2 - number) < 1e-6 }
}
