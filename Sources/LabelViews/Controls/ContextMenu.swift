// SPDX-License-Identifier: MIT

/// A menu that opens at a long touch, which images never show.
public struct ContextMenu<MenuItems: View> {
  /// Creates a context menu.
  ///
  /// - Parameter menuItems: The commands of the menu. The closure is not called.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

extension View {
  /// Adds a context menu to this view. It has no visual effect, since the menu is closed.
  public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View { self }
  /// Adds a context menu for the selected items of this view. It has no visual effect, since the menu is closed.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
  /// Sets the order of commands in menus of this view. It has no visual effect, since menus are closed.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Sets whether menus of this view close after a command. It has no visual effect, since menus are closed.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// The order in which a menu lists its commands. Menus are always drawn closed.
public struct MenuOrder: Hashable, Sendable {
  /// The order that the system prefers.
  public static let automatic = MenuOrder()
  /// The order in which the commands are written.
  public static let fixed = MenuOrder()
  /// The first command closest to the position of the touch.
  public static let priority = MenuOrder()
}

/// Whether a menu closes after a command. Menus are always drawn closed.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// The behaviour that the system prefers.
  public static let automatic = MenuActionDismissBehavior()
  /// The menu closes after a command.
  public static let enabled = MenuActionDismissBehavior()
  /// The menu stays open after a command.
  public static let disabled = MenuActionDismissBehavior()
}
