// SPDX-License-Identifier: MIT

internal import LabelLayout

/// A coordinate space, which determines the origin that positions are measured from.
public enum CoordinateSpace: Hashable {
  /// The space of the whole image, with its origin in the top leading corner.
  case global
  /// The space of the view itself, with its origin in the view's top leading corner.
  case local
  /// The space of the closest enclosing view with this name, with its origin in that view's top leading corner. If no view has the name,
  /// it is the same as `global`.
  case named(AnyHashable)
}

/// A frame of reference that positions and sizes are measured in.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that the value refers to.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Creates a reference to the view's own space, as `.local` does.
  public init() {}
  /// The view's own coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the whole image.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Creates a reference to the space of the image, as `.global` does.
  public init() {}
  /// The coordinate space of the image.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of an enclosing view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable
  /// The coordinate space with this name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the whole image.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the closest enclosing view with a name.
  ///
  /// - Parameter name: The name that was given with `coordinateSpace(_:)`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
  /// The coordinate space of the enclosing scroll view. Nothing scrolls in an image, so that this is the space of the whole image.
  public static var scrollView: NamedCoordinateSpace { .named("LabelKit.scrollView") }
}

extension View {
  /// Gives this view's coordinate space a name, by which the views inside refer to it.
  ///
  /// - Parameter name: The name of the space, such as `.named("list")`.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modified(.coordinateSpace(name.name)) }

  /// Gives this view's coordinate space a name, by which the views inside refer to it.
  ///
  /// - Parameter name: The name of the space.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { modified(.coordinateSpace(AnyHashable(name))) }
}
