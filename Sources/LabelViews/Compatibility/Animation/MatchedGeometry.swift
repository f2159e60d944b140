// SPDX-License-Identifier: MIT

/// Modifiers that animate one view's frame into another's. A rendered image is still, so they have no effect.
extension View {
  /// Animates between the frames of views with the same identifier. It has no effect in a rendered image.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Separates this view's geometry from its parent's for animations. It has no effect in a rendered image.
  public func geometryGroup() -> some View { self }
}

/// The geometry that matched views share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size of the view.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A property wrapper for a namespace of identifiers that matched views share.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {}
  /// Creates a namespace that differs from all others.
  public init() {}
  /// The identity of this namespace, to be passed to modifiers such as `matchedGeometryEffect`.
  public var wrappedValue: ID { ID() }
}
