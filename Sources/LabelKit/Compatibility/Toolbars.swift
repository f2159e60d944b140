// SPDX-License-Identifier: MIT

internal import Foundation
public import LabelCore

/// Bars round a view, which no picture shows: the view is drawn alone, and what its bars hold is not drawn.
extension View {
  /// The bar is not drawn.
  public func navigationTitle(_ title: Binding<String>) -> some View { self }
  /// The bar is not drawn.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View { self }
  /// The bar is not drawn.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  /// The bar is not drawn.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// The bar is not drawn.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// The bar is not drawn.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarItems<L: View>(leading: L) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }
  /// The bar is not drawn.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// The bar is not drawn.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// The bar is not drawn.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  /// The bar is not drawn.
  public func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content) -> some View { self }
  /// The bar is not drawn.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// The bar is not drawn.
  @_disfavoredOverload
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  /// The bar is not drawn.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// The bar is not drawn.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  /// The bar is not drawn.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// The bar is not drawn.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// A picture has no system's bar above it.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// A picture has no system's bar above it.
  public func statusBar(hidden: Bool) -> some View { self }
  /// A picture has nothing of the system's over it.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Gestures do not reach a picture.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// Room between things in a bar, which is not drawn.
public struct ToolbarSpacer: View, Sendable {
  /// How much room.
  public struct Sizing: Hashable, Sendable {
    /// A little.
    public static let fixed = Sizing()
    /// All there is.
    public static let flexible = Sizing()
  }

  /// Makes room in a bar.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A bar, which is not drawn.
public struct ToolbarPlacement: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = ToolbarPlacement()
  /// At the bottom.
  public static let bottomBar = ToolbarPlacement()
  /// At the top.
  public static let navigationBar = ToolbarPlacement()
  /// Of tabs.
  public static let tabBar = ToolbarPlacement()
  /// Of a window.
  public static let windowToolbar = ToolbarPlacement()
}

/// What a bar, which is not drawn, is for.
public struct ToolbarRole: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = ToolbarRole()
  /// Going from page to page.
  public static let browser = ToolbarRole()
  /// Changing a document.
  public static let editor = ToolbarRole()
  /// Going deeper.
  public static let navigationStack = ToolbarRole()
}

/// What the system puts into a bar, which is not drawn.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  /// The button that shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind()
  /// The title.
  public static let title = ToolbarDefaultItemKind()
  /// The field that searches.
  public static let search = ToolbarDefaultItemKind()
}
