// SPDX-License-Identifier: MIT

/// The navigation bar and the status bar, which are not drawn in a rendered image.
extension View {
  /// Sets the title of the navigation bar to a text. The bar is not drawn in a rendered image.
  ///
  /// - Parameter title: The title; not used.
  public func navigationTitle(_ title: Text) -> some View { self }
  /// Sets the title of the navigation bar to a text, by SwiftUI's older name. The bar is not drawn in a rendered image.
  ///
  /// - Parameter title: The title; not used.
  public func navigationBarTitle(_ title: Text) -> some View { self }
  /// Sets the title of the navigation bar to a localized string, by SwiftUI's older name. The bar is not drawn in a rendered image.
  ///
  /// - Parameter titleKey: The key of the title in the string tables; not used.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Sets the subtitle of the navigation bar to a localized string. The bar is not drawn in a rendered image.
  ///
  /// - Parameter titleKey: The key of the subtitle in the string tables; not used.
  public func navigationSubtitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Hides or shows the navigation bar. The bar is not drawn in a rendered image.
  ///
  /// - Parameter hidden: Whether it is hidden; not used.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Hides or shows the back button of the navigation bar. The bar is not drawn in a rendered image.
  ///
  /// - Parameter hidden: Whether it is hidden; not used.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  /// Sets how the toolbar displays its title. The bar is not drawn in a rendered image.
  ///
  /// - Parameter mode: How the title is displayed; not used.
  public func toolbarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// Sets the title of the navigation bar to an editable string. The bar is not drawn in a rendered image.
  ///
  /// - Parameter title: The title; neither read nor set.
  public func navigationTitle(_ title: Binding<String>) -> some View { self }
  /// Sets the title of the navigation bar to a localized string resource. The bar is not drawn in a rendered image.
  ///
  /// - Parameter titleResource: The title; not used.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View { self }
  /// Sets the subtitle of the navigation bar to a string. The bar is not drawn in a rendered image.
  ///
  /// - Parameter subtitle: The subtitle; not used.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  /// Sets the subtitle of the navigation bar to a text. The bar is not drawn in a rendered image.
  ///
  /// - Parameter subtitle: The subtitle; not used.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Sets the title of the navigation bar to a string, by SwiftUI's older name. The bar is not drawn in a rendered image.
  ///
  /// - Parameter title: The title; not used.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// Sets the title of the navigation bar to a text and how it is displayed, by SwiftUI's older name. The bar is not drawn in a rendered
  /// image.
  ///
  /// - Parameters:
  ///   - title: The title; not used.
  ///   - displayMode: How the title is displayed; not used.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// Sets the title of the navigation bar to a localized string and how it is displayed, by SwiftUI's older name. The bar is not drawn in a
  /// rendered image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the string tables; not used.
  ///   - displayMode: How the title is displayed; not used.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// Sets the title of the navigation bar to a string and how it is displayed, by SwiftUI's older name. The bar is not drawn in a rendered
  /// image.
  ///
  /// - Parameters:
  ///   - title: The title; not used.
  ///   - displayMode: How the title is displayed; not used.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// Sets the views at both edges of the navigation bar. The bar is not drawn in a rendered image.
  ///
  /// - Parameters:
  ///   - leading: The view at the leading edge; not used.
  ///   - trailing: The view at the trailing edge; not used.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
  /// Sets the view at the leading edge of the navigation bar. The bar is not drawn in a rendered image.
  ///
  /// - Parameter leading: The view at the leading edge; not used.
  public func navigationBarItems<L: View>(leading: L) -> some View { self }
  /// Sets the view at the trailing edge of the navigation bar. The bar is not drawn in a rendered image.
  ///
  /// - Parameter trailing: The view at the trailing edge; not used.
  public func navigationBarItems<T: View>(trailing: T) -> some View { self }
  /// Hides or shows the status bar. The bar is not drawn in a rendered image.
  ///
  /// - Parameter hidden: Whether it is hidden; not used.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Hides or shows the status bar, by SwiftUI's older name. The bar is not drawn in a rendered image.
  ///
  /// - Parameter hidden: Whether it is hidden; not used.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Sets whether the system's overlays, such as the home indicator, are shown. None is drawn in a rendered image.
  ///
  /// - Parameter visibility: Whether they are shown; not used.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Sets the edges where this view's gestures come before the system's. It has no effect in a rendered image.
  ///
  /// - Parameter edges: The edges; not used.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Sets the title of the navigation bar to a localized string. The bar is not drawn in a rendered image.
  ///
  /// - Parameter titleKey: The key of the title in the string tables; not used.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Sets the title of the navigation bar to a string. The bar is not drawn in a rendered image.
  ///
  /// - Parameter title: The title; not used.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// Sets how the navigation bar displays its title. The bar is not drawn in a rendered image.
  ///
  /// - Parameter mode: How the title is displayed; not used.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
}

/// The settings of a navigation bar, which is not drawn in a rendered image.
public struct NavigationBarItem: Hashable, Sendable {
  /// How a navigation bar displays its title. No mode has an effect in a rendered image.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The title is displayed as in the previous view of the navigation.
    case automatic
    /// The title is small and within the bar.
    case inline
    /// The title is large and below the bar.
    case large
  }
}
