// SPDX-License-Identifier: MIT

/// A point in the plane, with x to the right and y down.
public struct Point: Hashable, Sendable {
  /// The distance from the origin to the right, in points.
  public var x: Double
  /// The distance from the origin downwards, in points.
  public var y: Double

  /// The origin of the plane.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point from its coordinates.
  ///
  /// - Parameters:
  ///   - x: The distance from the origin to the right, in points.
  ///   - y: The distance from the origin downwards, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  package static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  package static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

  /// The distance from the origin.
  package var length: Double { (x * x + y * y).squareRoot() }
}
