// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore

/// A point in a rectangle, as parts of its width and height: (0, 0) is the top left corner, (1, 1) the bottom right one.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position as a part of the width; 0 is the left edge.
  public var x: CGFloat
  /// The vertical position as a part of the height; 0 is the top edge.
  public var y: CGFloat

  /// Creates a point at the top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point from two parts of a rectangle's size. Values below 0 and above 1 are outside the rectangle.
  ///
  /// - Parameters:
  ///   - x: The part of the width; 0 is the left edge, 1 the right one.
  ///   - y: The part of the height; 0 is the top edge, 1 the bottom one.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top left corner, (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre of the rectangle, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge, (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge, (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge, (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge, (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left corner, (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right corner, (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left corner, (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right corner, (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var point: Point { Point(x: Double(x), y: Double(y)) }
}

/// A geometric angle. Positive angles turn clockwise, since y points down.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians; a whole turn is 2π.
  public var radians: Double
  /// The angle in degrees; a whole turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle of zero.
  public init() { radians = 0 }
  /// Creates an angle from radians.
  ///
  /// - Parameter radians: The angle in radians; a whole turn is 2π.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  ///
  /// - Parameter degrees: The angle in degrees; a whole turn is 360.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// Returns an angle of a number of radians.
  ///
  /// - Parameter radians: The angle in radians; a whole turn is 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Returns an angle of a number of degrees.
  ///
  /// - Parameter degrees: The angle in degrees; a whole turn is 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The angle of zero degrees.
  public static let zero = Angle()
  /// Returns whether the first angle is smaller than the second; negative angles are smaller than zero.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// Returns the sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// Returns the difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Returns the opposite angle, which turns in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// Returns the angle multiplied by a factor.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
}
