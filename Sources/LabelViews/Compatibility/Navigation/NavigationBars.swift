// SPDX-License-Identifier: MIT

/// The navigation bar and the status bar. The bar of a `NavigationStack` shows what the views inside it set; views in no `NavigationStack`
/// have no bar, and rendering them warns. A title is large unless its display mode is inline. There is no status bar.
extension View {
  /// Sets the title of the navigation bar to a text.
  ///
  /// - Parameter title: The title.
  public func navigationTitle(_ title: Text) -> some View { barTitle(title, ".navigationTitle") }
  /// Sets the title of the navigation bar to a text, by SwiftUI's older name.
  ///
  /// - Parameter title: The title.
  public func navigationBarTitle(_ title: Text) -> some View { barTitle(title, ".navigationBarTitle") }
  /// Sets the title of the navigation bar to a localized string, by SwiftUI's older name.
  ///
  /// - Parameter titleKey: The key of the title in the string tables.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { barTitle(Text(titleKey), ".navigationBarTitle") }
  /// Sets the subtitle of the navigation bar to a localized string.
  ///
  /// - Parameter titleKey: The key of the subtitle in the string tables.
  public func navigationSubtitle(_ titleKey: LocalizedStringKey) -> some View { navigationSubtitle(Text(titleKey)) }
  /// Hides or shows the navigation bar.
  ///
  /// - Parameter hidden: Whether it is hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View { toolbar(hidden ? .hidden : .visible, for: .navigationBar) }
  /// Hides or shows the back button of the navigation bar. It has no visual effect: the root view of a stack has none.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  /// Sets how the toolbar displays its title.
  ///
  /// - Parameter mode: How the title is displayed: inline, or else large.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { navigationBarTitleDisplayMode(mode.barMode) }
  /// Sets the title of the navigation bar to an editable string.
  ///
  /// - Parameter title: A binding to the title. An image shows its value at the time of rendering.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(verbatim: title.wrappedValue)) }
  /// Sets the title of the navigation bar to a localized string resource.
  ///
  /// - Parameter titleResource: The title.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View { navigationTitle(Text(titleResource)) }
  /// Sets the subtitle of the navigation bar to a string.
  ///
  /// - Parameter subtitle: The subtitle, which is drawn below an inline title.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }
  /// Sets the subtitle of the navigation bar to a text.
  ///
  /// - Parameter subtitle: The subtitle, which is drawn below an inline title.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    bars(".navigationSubtitle") { bars, _ in bars.subtitle = bars.subtitle ?? subtitle }
  }
  /// Sets the title of the navigation bar to a string, by SwiftUI's older name.
  ///
  /// - Parameter title: The title.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationBarTitle(Text(title)) }
  /// Sets the title of the navigation bar to a text and how it is displayed, by SwiftUI's older name.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: How the title is displayed: inline, or else large.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationBarTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Sets the title of the navigation bar to a localized string and how it is displayed, by SwiftUI's older name.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the string tables.
  ///   - displayMode: How the title is displayed: inline, or else large.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }
  /// Sets the title of the navigation bar to a string and how it is displayed, by SwiftUI's older name.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - displayMode: How the title is displayed: inline, or else large.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }
  /// Sets the views at both edges of the navigation bar.
  ///
  /// - Parameters:
  ///   - leading: The view at the leading edge.
  ///   - trailing: The view at the trailing edge.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }
  /// Sets the view at the leading edge of the navigation bar.
  ///
  /// - Parameter leading: The view at the leading edge.
  public func navigationBarItems<L: View>(leading: L) -> some View { toolbar { ToolbarItem(placement: .topBarLeading) { leading } } }
  /// Sets the view at the trailing edge of the navigation bar.
  ///
  /// - Parameter trailing: The view at the trailing edge.
  public func navigationBarItems<T: View>(trailing: T) -> some View { toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } } }
  /// Hides or shows the status bar, which an image does not have.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Hides or shows the status bar, which an image does not have, by SwiftUI's older name.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Sets whether the system's overlays, such as the home indicator, are shown. None is drawn in a rendered image.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Sets the edges where this view's gestures come before the system's. It has no effect in a rendered image.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Sets the title of the navigation bar to a localized string.
  ///
  /// - Parameter titleKey: The key of the title in the string tables.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  /// Sets the title of the navigation bar to a string.
  ///
  /// - Parameter title: The title.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// Sets how the navigation bar displays its title.
  ///
  /// - Parameter mode: How the title is displayed: inline, or else large.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    bars(nil) { bars, _ in if bars.titleMode == nil, mode != .automatic { bars.titleMode = mode } }
  }

  private func barTitle(_ title: Text, _ name: String) -> some View {
    bars(name) { bars, _ in bars.title = bars.title ?? title }
  }
}

/// The settings of a navigation bar.
public struct NavigationBarItem: Hashable, Sendable {
  /// How a navigation bar displays its title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The title is large, as that of the first view of a navigation stack.
    case automatic
    /// The title is small and within the bar.
    case inline
    /// The title is large and below the bar.
    case large
  }
}

/// How a toolbar displays its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let barMode: NavigationBarItem.TitleDisplayMode
  /// The title is large, as that of the first view of a navigation stack.
  public static let automatic = ToolbarTitleDisplayMode(barMode: .automatic)
  /// The title is large and below the bar.
  public static let large = ToolbarTitleDisplayMode(barMode: .large)
  /// The title is large and in the line of the items on iOS; drawn as `large`, below them.
  public static let inlineLarge = ToolbarTitleDisplayMode(barMode: .large)
  /// The title is small and within the bar.
  public static let inline = ToolbarTitleDisplayMode(barMode: .inline)
}
