// SPDX-License-Identifier: MIT

/// Menus, which pictures show closed.
extension View {
  /// The menu is closed.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }
  /// Nothing is opened.
  public func contextMenu<Items: View, Preview: View>(@ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview) -> some View
  {
    self
  }
  /// Menus are closed.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Menus are closed.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// How menus look, which pictures show in one style.
public protocol MenuStyle {}

/// The default style in the current context.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style in the current context.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
