// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
internal import LabelLayout

/// A side of a view, by reading direction.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The top.
  case top
  /// Where reading begins.
  case leading
  /// The bottom.
  case bottom
  /// Where reading ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Makes a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The top.
    public static let top = Set(.top)
    /// Where reading begins.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// Where reading ends.
    public static let trailing = Set(.trailing)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the four sides, by reading direction, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From where reading begins.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From where reading ends.
  public var trailing: CGFloat

  /// Distances in points; negative ones are outside.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same distance on some sides.
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
  /// Several axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Makes a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Along x.
    public static let horizontal = Set(rawValue: 1)
    /// Along y.
    public static let vertical = Set(rawValue: 2)

    var axes: [Axis] { [(Set.horizontal, Axis.horizontal), (.vertical, .vertical)].filter { contains($0.0) }.map(\.1) }
  }
}

/// An edge by reading direction.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Makes a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Where reading begins.
    public static let leading = Set(rawValue: 1)
    /// Where reading ends.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom of a view.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The top.
  case top
  /// The bottom.
  case bottom

  /// Both or one.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Makes a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top.
    public static let top = Set(rawValue: 1)
    /// The bottom.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
