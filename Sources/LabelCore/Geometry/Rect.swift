// SPDX-License-Identifier: MIT

/// An upright rectangle in points, y down. Its width and height are never negative.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// Width and height, at least 0.
  public private(set) var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Makes a rectangle; negative extents count as 0.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
  }

  /// Makes a rectangle from its top left corner and its extents; negative extents count as 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes the rectangle between four edges; crossed edges give an empty extent at the first one.
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The width in points.
  public var width: Double { size.width }
  /// The height in points.
  public var height: Double { size.height }

  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var center: Point { Point(x: midX, y: midY) }

  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The part that lies in both rectangles; empty when they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(minX: left, minY: top, maxX: max(left, min(maxX, other.maxX)), maxY: max(top, min(maxY, other.maxY)))
  }

  package func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  /// The rectangle without its margins. Inverse of `outset(by:)` as long as nothing is clamped.
  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(minX: minX + insets.left, minY: minY + insets.top, maxX: maxX - insets.right, maxY: maxY - insets.bottom)
  }

  /// The rectangle with margins round it. Inverse of `inset(by:)`.
  package func outset(by insets: EdgeInsets) -> Rect {
    Rect(minX: minX - insets.left, minY: minY - insets.top, maxX: maxX + insets.right, maxY: maxY + insets.bottom)
  }

  /// The rectangle grown by the same distance on all four sides.
  package func outset(by distance: Double) -> Rect { outset(by: EdgeInsets(all: distance)) }

  package func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
