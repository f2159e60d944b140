// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// An edge of a rectangle, which depends on the reading direction.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The top edge of a rectangle.
  case top
  /// The leading edge, where reading begins.
  case leading
  /// The bottom edge of a rectangle.
  case bottom
  /// The trailing edge, where reading ends.
  case trailing

  /// A set of edges, each at most once.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as a bit field.
    public let rawValue: Int8
    /// Creates a set from a bit field.
    ///
    /// - Parameter rawValue: One bit for each edge, in the order of `Edge`'s cases.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    ///
    /// - Parameter edge: The only edge of the set.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The set of the top edge.
    public static let top = Set(.top)
    /// The set of the leading edge, where reading begins.
    public static let leading = Set(.leading)
    /// The set of the bottom edge.
    public static let bottom = Set(.bottom)
    /// The set of the trailing edge, where reading ends.
    public static let trailing = Set(.trailing)
    /// The set of all four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The set of the leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The set of the top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The inset distances from the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets from one distance for each edge.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge in points; negative values are outside.
  ///   - leading: The distance from the leading edge in points; negative values are outside.
  ///   - bottom: The distance from the bottom edge in points; negative values are outside.
  ///   - trailing: The distance from the trailing edge in points; negative values are outside.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that are zero at all four edges.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets with the same distance at some edges, and 0 at the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  var directional: DirectionalInsets {
    DirectionalInsets(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
  }
}

extension Axis {
  /// A set of axes, each at most once.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as a bit field.
    public let rawValue: Int8
    /// Creates a set from a bit field.
    ///
    /// - Parameter rawValue: 1 for the horizontal axis, 2 for the vertical one, 3 for both.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of the horizontal axis, x.
    public static let horizontal = Set(rawValue: 1)
    /// The set of the vertical axis, y.
    public static let vertical = Set(rawValue: 2)

    var axes: [Axis] { [(Set.horizontal, Axis.horizontal), (.vertical, .vertical)].filter { contains($0.0) }.map(\.1) }
  }
}

/// An edge on the horizontal axis, which depends on the reading direction.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The leading edge, where reading begins.
  case leading
  /// The trailing edge, where reading ends.
  case trailing

  /// A set of horizontal edges, each at most once.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as a bit field.
    public let rawValue: Int8
    /// Creates a set from a bit field.
    ///
    /// - Parameter rawValue: 1 for the leading edge, 2 for the trailing one, 3 for both.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of the leading edge, where reading begins.
    public static let leading = Set(rawValue: 1)
    /// The set of the trailing edge, where reading ends.
    public static let trailing = Set(rawValue: 2)
    /// The set of both horizontal edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge on the vertical axis: the top or the bottom.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The top edge of a rectangle.
  case top
  /// The bottom edge of a rectangle.
  case bottom

  /// A set of vertical edges, each at most once.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set as a bit field.
    public let rawValue: Int8
    /// Creates a set from a bit field.
    ///
    /// - Parameter rawValue: 1 for the top edge, 2 for the bottom one, 3 for both.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of the top edge.
    public static let top = Set(rawValue: 1)
    /// The set of the bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// The set of both vertical edges.
    public static let all: Set = [.top, .bottom]
  }
}
