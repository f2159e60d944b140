// SPDX-License-Identifier: MIT

public import Foundation

/// The position of a scroll view. Nothing scrolls in a rendered image.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case view(id: String)
    case edge(Edge)
    case point(CGPoint)
  }

  private var place: Place?
  /// The edge that the position is at, or nil.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point that the position is at, in points, or nil.
  public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
  /// A Boolean value that indicates whether a user has scrolled; always false here.
  public var isPositionedByUser: Bool { false }
  /// The identity of the view that the position is at; nil, since nothing scrolls here.
  public var viewID: (any Hashable & Sendable)? { nil }
  /// Returns the identity of the view that the position is at; nil, since nothing scrolls here.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }

  /// Creates the position of the platform.
  ///
  /// - Parameter idType: The type of the identities of views.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  /// Creates a position at a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The part of the scroll view where it is, or nil.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// Creates a position at a view, with the type of the identities of views.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities of views.
  ///   - edge: The edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }
  /// Creates a position at a point.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities of views.
  ///   - point: The point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { place = .point(point) }
  /// Creates a position at a distance from the leading edge.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities of views.
  ///   - x: The distance in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { place = .point(CGPoint(x: x, y: 0)) }
  /// Creates a position at a distance from the top edge.
  ///
  /// - Parameters:
  ///   - idType: The type of the identities of views.
  ///   - y: The distance in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { place = .point(CGPoint(x: 0, y: y)) }

  /// Moves the position to a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The part of the scroll view where it is, or nil.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { place = .view(id: "\(id)") }
  /// Moves the position to an edge.
  ///
  /// - Parameter edge: The edge.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
  /// Moves the position to a point of the content.
  ///
  /// - Parameter point: The point, in points.
  public mutating func scrollTo(point: CGPoint) { place = .point(point) }
  /// Moves the position to a point of the content.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge in points.
  ///   - y: The distance from the top edge in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(CGPoint(x: x, y: y)) }
  /// Moves the position to a distance from the leading edge.
  ///
  /// - Parameter x: The distance in points.
  public mutating func scrollTo(x: CGFloat) { place = .point(CGPoint(x: x, y: point?.y ?? 0)) }
  /// Moves the position to a distance from the top edge.
  ///
  /// - Parameter y: The distance in points.
  public mutating func scrollTo(y: CGFloat) { place = .point(CGPoint(x: point?.x ?? 0, y: y)) }
}
