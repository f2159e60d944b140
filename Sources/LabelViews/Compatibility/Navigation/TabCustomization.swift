// SPDX-License-Identifier: MIT

/// The user's own arrangement of tabs, and the sidebar of tabs. An image shows neither.
extension View {
  /// Names a tab for the user's own arrangement of tabs. It has no effect in a rendered image.
  public func customizationID(_ id: String) -> some View { self }
  /// Sets how a user may arrange a tab. It has no effect in a rendered image.
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some View { self }
  /// Shows or hides a tab at a place. It has no effect in a rendered image.
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View { self }
  /// Sets where a tab may be. It has no effect in a rendered image.
  public func tabPlacement(_ placement: TabPlacement) -> some View { self }
  /// Lets a user arrange tabs. It has no effect in a rendered image.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// Adds a view above the sidebar of tabs, which is not drawn.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Adds a view below the sidebar of tabs, which is not drawn.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Adds a view at the bottom of the sidebar of tabs, which is not drawn.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

/// How a user may arrange a tab. Nobody arranges a rendered image.
public struct TabCustomizationBehavior: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = TabCustomizationBehavior()
  /// It may be moved and hidden.
  public static let reorderable = TabCustomizationBehavior()
  /// It may not be moved.
  public static let disabled = TabCustomizationBehavior()
}

/// The bar or the sidebar of an app.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = AdaptableTabBarPlacement()
  /// In the bar at an edge.
  public static let tabBar = AdaptableTabBarPlacement()
  /// In the list at the leading edge.
  public static let sidebar = AdaptableTabBarPlacement()
}

/// Where a tab may be.
public struct TabPlacement: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = TabPlacement()
  /// Always in the bar.
  public static let pinned = TabPlacement()
  /// In the bar or the sidebar.
  public static let movable = TabPlacement()
  /// In the sidebar only.
  public static let sidebarOnly = TabPlacement()
}

/// The user's own arrangement of tabs. There is none in a rendered image.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  /// Creates an arrangement without changes.
  public init() {}
}
