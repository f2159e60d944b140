// SPDX-License-Identifier: MIT

/// The bars of a navigation and of the screen, which are not drawn.
extension View {
  /// The bar is not drawn.
  public func navigationTitle(_ title: Text) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarTitle(_ title: Text) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// The bar is not drawn.
  public func navigationSubtitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  /// The bar is not drawn.
  public func toolbarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
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
  /// A picture has no system's bar above it.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// A picture has no system's bar above it.
  public func statusBar(hidden: Bool) -> some View { self }
  /// A picture has nothing of the system's over it.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Gestures do not reach a picture.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// The bar is not drawn.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// The bar is not drawn.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
}

/// The bar above a view, which is not drawn.
public struct NavigationBarItem: Hashable, Sendable {
  /// The size of the title in the bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the view before.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large
  }
}
