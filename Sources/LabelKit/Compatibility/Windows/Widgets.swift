// SPDX-License-Identifier: MIT

public import Foundation

/// What views say to the widget, the window or the app that they are in, of which a picture has none.
extension View {
  /// The background of widgets is the system's, and not drawn.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View { self }
  /// The background of widgets is the system's, and not drawn.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// Pictures are no widgets that the system colours.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Pictures show what is there, not that it will change.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Not called in a picture.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Not called in a picture.
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// A picture is not a widget that can be tapped.
  public func widgetURL(_ url: URL?) -> some View { self }
}

/// What has a background of its own.
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
