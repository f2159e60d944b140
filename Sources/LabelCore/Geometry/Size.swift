// SPDX-License-Identifier: MIT

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width, the extent along x, in points.
  public var width: Double
  /// The height, the extent along y, in points.
  public var height: Double

  /// The empty size, 0 × 0.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from a width and a height.
  ///
  /// - Parameters:
  ///   - width: The extent along x, in points.
  ///   - height: The extent along y, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along an axis.
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

/// The horizontal or the vertical dimension of a plane.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// The horizontal dimension, along x.
  case horizontal
  /// The vertical dimension, along y.
  case vertical

  /// The other axis.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
