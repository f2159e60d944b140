// SPDX-License-Identifier: MIT

internal import LabelCore

/// How many of an icon's upright and level lines lie on halves of its grid, where they are sharp at full size.
package struct GridShare: Hashable, Sendable {
  /// Lines of more than a unit.
  package private(set) var lines = 0
  /// Those whose middle or edge lies on half a unit.
  package private(set) var onGrid = 0

  /// The share of lines on the grid, 0…1; 1 without lines.
  package var value: Double { lines == 0 ? 1 : Double(onGrid) / Double(lines) }

  /// Where a line of 1.75 units has its middle or an edge on half a unit, from the half unit before it.
  private static let places = [0, 0.125, 0.375]

  /// No lines.
  package init() {}

  /// The lines of an icon.
  package init(of icon: Icon) {
    let unit = 24 / icon.viewBox.height
    _ = icon.nodes.containsShape { shape in
      if shape.layer.erasing != .always { count(shape.path, from: icon.viewBox.origin, unit) }
      return false
    }
  }

  /// The lines of both.
  package static func + (one: GridShare, other: GridShare) -> GridShare {
    var sum = one
    sum.lines += other.lines
    sum.onGrid += other.onGrid
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
    lines += 1
    if Self.places.contains(where: { Self.isOnHalf(across - $0) }) { onGrid += 1 }
  }

  private static func isOnHalf(_ number: Double) -> Bool { abs((number * 2).rounded() / 2 - number) < 1e-6 }
}
