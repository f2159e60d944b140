// SPDX-License-Identifier: MIT

/// What opens at a long touch, which no picture shows.
public struct ContextMenu<MenuItems: View> {
  /// Makes a menu; the builder is not called.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

extension View {
  /// The menu is closed.
  public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View { self }
  /// The menu is closed.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
  /// Menus are closed.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Menus are closed.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// In which order a menu, which no picture shows, lists things.
public struct MenuOrder: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = MenuOrder()
  /// As they are written.
  public static let fixed = MenuOrder()
  /// The first closest to the finger.
  public static let priority = MenuOrder()
}

/// Whether a menu, which no picture shows, closes when something was chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = MenuActionDismissBehavior()
  /// It does.
  public static let enabled = MenuActionDismissBehavior()
  /// It does not.
  public static let disabled = MenuActionDismissBehavior()
}
