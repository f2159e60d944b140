// SPDX-License-Identifier: MIT

internal import Foundation
public import LabelCore

/// Toolbars. The bar of a `NavigationStack` shows the items of the views inside it: labels as their icons alone, which the title describes
/// to assistive technologies. Views in no `NavigationStack` have no bar, and rendering them warns.
extension View {
  /// Adds views as items to the toolbar, at the trailing edge of the navigation bar.
  ///
  /// - Parameter content: Builds the views.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let items = ToolbarItem(content: content)
    return bars(".toolbar") { $0.add(items, in: $1) }
  }
  /// Adds items to the toolbar.
  ///
  /// - Parameter content: Builds the items, each with its position.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let items = content()
    return bars(".toolbar") { $0.add(items, in: $1) }
  }
  /// Adds items to a toolbar that the user can customise. All of them are drawn.
  ///
  /// - Parameters:
  ///   - id: The identifier of the toolbar; not used.
  ///   - content: Builds the items, each with its position.
  public func toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View {
    let items = content()
    return bars(".toolbar") { $0.add(items, in: $1) }
  }
  /// Shows or hides bars.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the bars.
  ///   - bars: The bars; the navigation bar if none is named.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { showingBars(visibility, bars) }
  /// Shows or hides bars, by SwiftUI's newer name.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the bars.
  ///   - bars: The bars; the navigation bar if none is named.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { showingBars(visibility, bars) }
  /// Removes an item that the system adds to a toolbar. With `.title` the navigation bar has no title.
  ///
  /// - Parameter defaultItemKind: The item to remove; `nil` for none.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    bars(nil) { bars, _ in if defaultItemKind == .title { bars.title = nil } }
  }
  /// Shows or hides the background of bars.
  ///
  /// - Parameters:
  ///   - visibility: `.visible` shows the background with a line at its edge, `.hidden` hides one that a view sets.
  ///   - bars: The bars; the navigation bar if none is named.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingBackgrounds(visibility, bars)
  }
  /// Sets the background of bars to a shape style.
  ///
  /// - Parameters:
  ///   - style: A colour, a gradient, a material or another style.
  ///   - bars: The bars; the navigation bar if none is named.
  @_disfavoredOverload
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let bars = ToolbarPlacement.drawn(bars)
    return self.bars(".toolbarBackground") { content, context in
      for bar in bars where content.backgrounds[bar] == nil { content.backgrounds[bar] = AnyShapeStyle(style) }
    }
  }
  /// Shows or hides the background of bars, by SwiftUI's newer name.
  ///
  /// - Parameters:
  ///   - visibility: `.visible` shows the background with a line at its edge, `.hidden` hides one that a view sets.
  ///   - bars: The bars; the navigation bar if none is named.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showingBackgrounds(visibility, bars)
  }
  /// Sets the colour scheme of bars.
  ///
  /// - Parameters:
  ///   - colorScheme: The scheme; `nil` for the view's.
  ///   - bars: The bars; the navigation bar if none is named.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    let bars = ToolbarPlacement.drawn(bars)
    return self.bars(nil) { content, _ in
      for bar in bars where content.colorSchemes[bar] == nil { content.colorSchemes[bar] = colorScheme }
    }
  }
  /// Sets the purpose of the toolbar. It has no visual effect: bars are drawn as those of a navigation stack.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Adds a menu to the title of the toolbar. It is never open in a rendered image.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  private func showingBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let bars = ToolbarPlacement.drawn(bars)
    return self.bars(nil) { content, _ in
      for bar in bars where content.visibility[bar] == nil { content.visibility[bar] = visibility }
    }
  }

  private func showingBackgrounds(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let bars = ToolbarPlacement.drawn(bars)
    return self.bars(nil) { content, _ in
      for bar in bars where content.backgroundVisibility[bar] == nil { content.backgroundVisibility[bar] = visibility }
    }
  }
}

/// A bar that modifiers for toolbars refer to.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The bar that the context chooses: the navigation bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the bottom of the screen.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The navigation bar at the top.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The tab bar of a tab view.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the top of a macOS window, which is not drawn.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

  /// The bars that a list of bars means: the navigation bar for none.
  fileprivate static func drawn(_ bars: [ToolbarPlacement]) -> [ToolbarPlacement] {
    bars.isEmpty ? [.navigationBar] : bars.map { $0 == .automatic ? .navigationBar : $0 }
  }
}

/// The purpose of a toolbar's content. All roles are drawn alike.
public struct ToolbarRole: Hashable, Sendable {
  /// The role that the platform chooses by context.
  public static let automatic = ToolbarRole()
  /// The content browses among pages or folders.
  public static let browser = ToolbarRole()
  /// The content edits a document.
  public static let editor = ToolbarRole()
}

/// An item that the system adds to a toolbar. Here it only adds the title.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows or hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the window or view.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field of `searchable`.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The menu of a toolbar's title, which is never open in a rendered image.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Creates a menu of actions of the system.
  public init() where Content == EmptyView {}
  /// Creates a menu. The closure is not called.
  public init(@ViewBuilder content: () -> Content) {}
  func add(to bars: BarContent, in context: ViewContext) {}
}

/// An item of the system in a toolbar. It is drawn where the system draws it, whether it is named or not.
public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Names an item of the system and its place, which is not used.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  func add(to bars: BarContent, in context: ViewContext) {}
}
