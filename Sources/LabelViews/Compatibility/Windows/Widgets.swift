// SPDX-License-Identifier: MIT

public import Foundation

/// Modifiers for views in widgets, windows and apps. They have no effect in a rendered image.
extension View {
  /// Sets the background of the container around this view to a shape style. The background of a navigation stack extends below its bars;
  /// those of widgets, tab views and windows are the system's, and rendering them warns.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    let name = ".containerBackground"
    return contextual { context in
      guard container == .navigation, let bars = context.bars else {
        return context.warn(name, drawsNothingBecause: "its container is the system's", advice: "use background(_:)")
      }
      bars.background = bars.background ?? AnyShapeStyle(style)
    }
  }
  /// Sets the background of the container around this view to a view. It is the system's and not drawn, and rendering it warns.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    warning(".containerBackground", drawsNothingBecause: "its container is the system's", advice: "use background { … }")
  }
  /// Puts this view into the accented group of a widget, which the system may colour. It has no effect in a rendered image.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Marks this view's content as one that is about to change. It has no effect in a rendered image.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Adds an action for links that open the app. The action is never called.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Sets the action of the rename button. The action is never called.
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Sets the URL that a tap on the widget opens. It has no effect in a rendered image.
  public func widgetURL(_ url: URL?) -> some View { self }
}

/// A container whose background can be set. Only that of a navigation stack is drawn.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The container of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The container of a view on a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The container of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The container of a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}
