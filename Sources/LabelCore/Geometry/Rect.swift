// SPDX-License-Identifier: MIT

/// An upright rectangle in points, with y down. Its width and its height are never negative.
public struct Rect: Hashable, Sendable {
  /// The top left corner of the rectangle.
  public var origin: Point
  /// The width and the height, at least 0.
  public private(set) var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Creates a rectangle from its top left corner and its size.
  ///
  /// - Parameters:
  ///   - origin: The top left corner.
  ///   - size: The width and the height in points; negative values count as 0.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
  }

  /// Creates a rectangle from the coordinates of its top left corner and its size.
  ///
  /// - Parameters:
  ///   - x: The left edge in points.
  ///   - y: The top edge in points.
  ///   - width: The width in points; negative values count as 0.
  ///   - height: The height in points; negative values count as 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle between four edges; crossed edges give an empty extent at the first one.
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The position of the left edge, in points.
  public var minX: Double { origin.x }
  /// The position of the top edge, in points.
  public var minY: Double { origin.y }
  /// The position of the right edge, in points.
  public var maxX: Double { origin.x + size.width }
  /// The position of the bottom edge, in points.
  public var maxY: Double { origin.y + size.height }
  /// The width of the rectangle in points.
  public var width: Double { size.width }
  /// The height of the rectangle in points.
  public var height: Double { size.height }

  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var center: Point { Point(x: midX, y: midY) }

  /// Whether the area of the rectangle is 0.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The smallest rectangle that contains both; an empty one adds nothing.
  package func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The intersection of both rectangles; empty if they do not overlap.
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

  /// The rectangle, larger by margins on all sides. Inverse of `inset(by:)`.
  package func outset(by insets: EdgeInsets) -> Rect {
    Rect(minX: minX - insets.left, minY: minY - insets.top, maxX: maxX + insets.right, maxY: maxY + insets.bottom)
  }

  /// The rectangle grown by the same distance on all four sides.
  package func outset(by distance: Double) -> Rect { outset(by: EdgeInsets(all: distance)) }

  package func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
