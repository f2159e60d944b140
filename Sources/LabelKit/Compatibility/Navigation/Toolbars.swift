// SPDX-License-Identifier: MIT

internal import Foundation
public import LabelCore

/// Toolbars, which are not drawn.
extension View {
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
  /// The bar is not drawn.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
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

/// Something in a bar, which is not drawn.
public struct ToolbarItem<Content: View>: View {
  private let content: Content
  /// Makes an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Makes an item that can be moved about.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
  /// What is in the bar.
  public var body: some View { content }
}

/// Several things in a bar, which is not drawn.
public struct ToolbarItemGroup<Content: View>: View {
  private let content: Content
  /// Makes a group.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
  /// What is in the bar.
  public var body: some View { content }
}

/// Where something is in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = ToolbarItemPlacement()
  /// In the middle.
  public static let principal = ToolbarItemPlacement()
  /// What is done most.
  public static let primaryAction = ToolbarItemPlacement()
  /// What is done less.
  public static let secondaryAction = ToolbarItemPlacement()
  /// What ends with success.
  public static let confirmationAction = ToolbarItemPlacement()
  /// What ends without.
  public static let cancellationAction = ToolbarItemPlacement()
  /// What destroys.
  public static let destructiveAction = ToolbarItemPlacement()
  /// What leads elsewhere.
  public static let navigation = ToolbarItemPlacement()
  /// What the bar says.
  public static let status = ToolbarItemPlacement()
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement()
  /// Where reading begins.
  public static let topBarLeading = ToolbarItemPlacement()
  /// Where reading ends.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement()
  /// Where reading begins.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// Where reading ends.
  public static let navigationBarTrailing = ToolbarItemPlacement()
}
