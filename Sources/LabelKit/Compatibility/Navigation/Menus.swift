// SPDX-License-Identifier: MIT

/// Menus, which a rendered image shows closed.
extension View {
  /// Adds a context menu to this view. It is never open in a rendered image.
  ///
  /// - Parameter menuItems: Builds the items of the menu; never called.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }
  /// Adds a context menu with a preview to this view. It is never open in a rendered image.
  ///
  /// - Parameters:
  ///   - menuItems: Builds the items of the menu; never called.
  ///   - preview: Builds the preview; never called.
  public func contextMenu<Items: View, Preview: View>(@ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview) -> some View
  {
    self
  }
  /// Sets the style of the menus in this view. It has no effect in a rendered image. Menus are always drawn in the same style.
  ///
  /// - Parameter style: The style; not used.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Sets whether the menus in this view show an indicator. It has no effect in a rendered image.
  ///
  /// - Parameter visibility: Whether the indicator is shown; not used.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

/// The look of a menu. No menu style has an effect in a rendered image.
public protocol MenuStyle {}

/// The menu style that the platform uses by default.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the default menu style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The menu style that the platform uses by default. It has no effect in a rendered image.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The menu style that shows a button which opens the menu.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the button menu style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The menu style that shows a button which opens the menu. It has no effect in a rendered image.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The menu style that shows a button without a border which opens the menu.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the borderless button menu style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The menu style that shows a button without a border which opens the menu. It has no effect in a rendered image.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
