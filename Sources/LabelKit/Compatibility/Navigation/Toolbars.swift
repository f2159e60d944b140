// SPDX-License-Identifier: MIT

internal import Foundation
public import LabelCore

/// Toolbars, which are not drawn in a rendered image.
extension View {
  /// Shows or hides bars. The bar is not drawn in a rendered image.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are visible; not used.
  ///   - bars: The bars; not used.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Shows or hides bars, by SwiftUI's newer name. The bar is not drawn in a rendered image.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are visible; not used.
  ///   - bars: The bars; not used.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Removes an item that the system adds to a toolbar. The bar is not drawn in a rendered image.
  ///
  /// - Parameter defaultItemKind: The item to remove, or nil for none; not used.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  /// Adds a toolbar that the user can customise. The bar is not drawn in a rendered image.
  ///
  /// - Parameters:
  ///   - id: The identifier of the toolbar; not used.
  ///   - content: Builds the items; never called.
  public func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content) -> some View { self }
  /// Shows or hides the background of bars. The bar is not drawn in a rendered image.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are visible; not used.
  ///   - bars: The bars; not used.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Sets the background of bars to a shape style. The bar is not drawn in a rendered image.
  ///
  /// - Parameters:
  ///   - style: The style; not used.
  ///   - bars: The bars; not used.
  @_disfavoredOverload
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  /// Shows or hides the background of bars, by SwiftUI's newer name. The bar is not drawn in a rendered image.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are visible; not used.
  ///   - bars: The bars; not used.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Sets the colour scheme of bars. The bar is not drawn in a rendered image.
  ///
  /// - Parameters:
  ///   - colorScheme: The scheme, or nil for the view's; not used.
  ///   - bars: The bars; not used.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  /// Sets the purpose of the toolbar. The bar is not drawn in a rendered image.
  ///
  /// - Parameter role: The purpose; not used.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Adds a menu to the title of the toolbar. The bar is not drawn in a rendered image.
  ///
  /// - Parameter content: Builds the menu; never called.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Adds items to the toolbar. The bar is not drawn in a rendered image.
  ///
  /// - Parameter content: Builds the items; never called.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

/// A space between the items of a toolbar. It draws nothing in a rendered image.
public struct ToolbarSpacer: View, Sendable {
  /// The size of a space between toolbar items.
  public struct Sizing: Hashable, Sendable {
    /// A space of the system's size.
    public static let fixed = Sizing()
    /// A space that grows as far as the bar allows.
    public static let flexible = Sizing()
  }

  /// Creates a space between toolbar items. It draws nothing in a rendered image.
  ///
  /// - Parameters:
  ///   - sizing: The size of the space; not used.
  ///   - placement: The position in the bar; not used.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  /// An empty view, as no toolbar is drawn.
  public var body: some View { EmptyView() }
}

/// A bar that modifiers for toolbars refer to. All bars are equal here, as none is drawn.
public struct ToolbarPlacement: Hashable, Sendable {
  /// The bar that the platform chooses by context.
  public static let automatic = ToolbarPlacement()
  /// The bar at the bottom of the screen.
  public static let bottomBar = ToolbarPlacement()
  /// The navigation bar at the top.
  public static let navigationBar = ToolbarPlacement()
  /// The tab bar of a tab view.
  public static let tabBar = ToolbarPlacement()
  /// The bar at the top of a macOS window.
  public static let windowToolbar = ToolbarPlacement()
}

/// The purpose of a toolbar's content. All roles are equal here, as no toolbar is drawn.
public struct ToolbarRole: Hashable, Sendable {
  /// The role that the platform chooses by context.
  public static let automatic = ToolbarRole()
  /// The content browses among pages or folders.
  public static let browser = ToolbarRole()
  /// The content edits a document.
  public static let editor = ToolbarRole()
  /// The content is on a navigation stack.
  public static let navigationStack = ToolbarRole()
}

/// An item that the system adds to a toolbar. No toolbar is drawn in a rendered image.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  /// The button that shows or hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind()
  /// The title of the window or view.
  public static let title = ToolbarDefaultItemKind()
  /// The search field of `searchable`.
  public static let search = ToolbarDefaultItemKind()
}

/// An item of a toolbar. `toolbar` does not draw it in a rendered image; as a view of its own it is its content.
public struct ToolbarItem<Content: View>: View {
  private let content: Content
  /// Creates a toolbar item.
  ///
  /// - Parameters:
  ///   - placement: The position in the bar; not used.
  ///   - content: Builds the item's content.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a toolbar item that the user can move or remove.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item; not used.
  ///   - placement: The position in the bar; not used.
  ///   - content: Builds the item's content.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
  /// The content of the item.
  public var body: some View { content }
}

/// A group of toolbar items. `toolbar` does not draw it in a rendered image; as a view of its own it is its content.
public struct ToolbarItemGroup<Content: View>: View {
  private let content: Content
  /// Creates a group of toolbar items.
  ///
  /// - Parameters:
  ///   - placement: The position in the bar; not used.
  ///   - content: Builds the group's content.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
  /// The content of the group.
  public var body: some View { content }
}

/// The position of an item in a toolbar. All positions are equal here, as no toolbar is drawn.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The position that the platform chooses by context.
  public static let automatic = ToolbarItemPlacement()
  /// The centre of the bar, in place of the title on iOS.
  public static let principal = ToolbarItemPlacement()
  /// The position of the most important action.
  public static let primaryAction = ToolbarItemPlacement()
  /// The position of an action that is used less, such as in an overflow menu.
  public static let secondaryAction = ToolbarItemPlacement()
  /// The position of the action that confirms a modal view.
  public static let confirmationAction = ToolbarItemPlacement()
  /// The position of the action that cancels a modal view.
  public static let cancellationAction = ToolbarItemPlacement()
  /// The position of the action that destroys something in a modal view.
  public static let destructiveAction = ToolbarItemPlacement()
  /// The position of an action that navigates elsewhere.
  public static let navigation = ToolbarItemPlacement()
  /// The position of a status that the user only reads.
  public static let status = ToolbarItemPlacement()
  /// The position above the keyboard.
  public static let keyboard = ToolbarItemPlacement()
  /// The leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement()
  /// The trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// The toolbar at the bottom of the screen.
  public static let bottomBar = ToolbarItemPlacement()
  /// The leading edge of the navigation bar, by SwiftUI's older name.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// The trailing edge of the navigation bar, by SwiftUI's older name.
  public static let navigationBarTrailing = ToolbarItemPlacement()
}
