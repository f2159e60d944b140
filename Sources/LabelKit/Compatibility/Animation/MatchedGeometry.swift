// SPDX-License-Identifier: MIT

/// Views that move into each other. Pictures do not move.
extension View {
  /// A picture does not move.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// A picture does not move.
  public func geometryGroup() -> some View { self }
}

/// What views that move into each other share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Names that views share so that they can move into each other.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// A name.
  public struct ID: Hashable, Sendable {}
  /// Makes a namespace.
  public init() {}
  /// The name.
  public var wrappedValue: ID { ID() }
}
