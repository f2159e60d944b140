// SPDX-License-Identifier: MIT

internal import LabelLayout

/// Where points are counted from.
public enum CoordinateSpace: Hashable {
  /// The picture's top leading corner.
  case global
  /// The view's own top leading corner.
  case local
  /// The top leading corner of the innermost view round this one that gave its space this name; as `global` where none did.
  case named(AnyHashable)

  /// Whether this is the whole picture's space.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}

/// Something that says where points are counted from.
public protocol CoordinateSpaceProtocol {
  /// Where.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Names the space.
  public init() {}
  /// The view's own.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Names the space.
  public init() {}
  /// The picture's.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view round this one that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable
  /// That of the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole picture.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the innermost view round this one that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
  /// The space of the scroll view round this one. Nothing scrolls in a picture, whose space is meant.
  public static var scrollView: NamedCoordinateSpace { .named("LabelKit.scrollView") }
}

extension View {
  /// Gives the view's space a name, for the views inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modified(.coordinateSpace(name.name)) }

  /// Gives the view's space a name, for the views inside.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { modified(.coordinateSpace(AnyHashable(name))) }
}
