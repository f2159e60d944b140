// SPDX-License-Identifier: MIT

/// What views say to the screen, the window or the widget that they stand in, of which a picture has none.
extension View {
  /// The ground of widgets is the system's, and not drawn.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View { self }
  /// The ground of widgets is the system's, and not drawn.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// Pictures are no widgets that the system colours.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Pictures show what is there, not that it will change.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Pictures have no pointer.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Tools find the picture as a whole.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  /// Draws the view as it is; SwiftUI asks whether it has changed, a picture is drawn once.
  public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view that is asked whether it has changed, which no picture does.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content
  /// Makes a view.
  public init(content: Content) { self.content = content }
  /// The view.
  public var body: some View { content }
}

/// What has a ground of its own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// A widget.
  public static let widget = ContainerBackgroundPlacement()
  /// A view with a bar.
  public static let navigation = ContainerBackgroundPlacement()
  /// A view of tabs.
  public static let tabView = ContainerBackgroundPlacement()
  /// A window.
  public static let window = ContainerBackgroundPlacement()
}

/// How a pointer looks, which no picture shows.
public struct PointerStyle: Hashable, Sendable {
  /// An arrow.
  public static let `default` = PointerStyle()
  /// A hand.
  public static let link = PointerStyle()
  /// A bar.
  public static let horizontalText = PointerStyle()
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  /// Upright.
  public static let portrait = InterfaceOrientation()
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation()
  /// On its side.
  public static let landscapeLeft = InterfaceOrientation()
  /// On its other side.
  public static let landscapeRight = InterfaceOrientation()
}
