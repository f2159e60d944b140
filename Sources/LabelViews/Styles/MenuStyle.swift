// SPDX-License-Identifier: MIT

/// A type that defines how menus look while they are closed. The style closest to a menu applies; a menu inside its body uses the next
/// style outwards.
public protocol MenuStyle {
  /// The view that `makeBody(configuration:)` returns for a menu.
  associatedtype Body: View
  /// The properties of a menu that a style reads: its label.
  typealias Configuration = MenuStyleConfiguration
  /// Creates the view of a closed menu.
  ///
  /// - Parameter configuration: The label and the commands of the menu.
  /// - Returns: The view drawn in place of the menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu, passed to the style that draws it.
public struct MenuStyleConfiguration {
  /// A type-erased view with the label of the menu.
  public struct Label: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// A type-erased view with the commands of the menu, which are not drawn.
  public struct Content: View, Sendable {
    /// An empty view, since a closed menu shows no commands.
    public var body: some View { EmptyView() }
  }
  let label: Label
}

/// The default menu style of the context: a button with the label.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the default menu style, as `.automatic` does.
  public init() {}
  /// Creates a button with the label of the menu.
  ///
  /// - Parameter configuration: The label and the commands of the menu.
  /// - Returns: The body of the menu.
  public func makeBody(configuration: Configuration) -> some View { Button(action: {}, label: { configuration.label }) }
}

/// The menu style that shows a button, which the button style of the context draws.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the button menu style, as `.button` does.
  public init() {}
  /// Creates a button with the label of the menu.
  ///
  /// - Parameter configuration: The label and the commands of the menu.
  /// - Returns: The body of the menu.
  public func makeBody(configuration: Configuration) -> some View { Button(action: {}, label: { configuration.label }) }
}

/// The menu style that shows a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the borderless button menu style, as `.borderlessButton` does.
  public init() {}
  /// Creates a button without a border.
  ///
  /// - Parameter configuration: The label and the commands of the menu.
  /// - Returns: The body of the menu.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { configuration.label }).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style of the context: a button with the label.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The menu style that shows a button, which the button style of the context draws.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The menu style that shows a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the style of the menus in this view.
  ///
  /// - Parameter style: The style. Menus use the one that was set closest to them.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { styled(style, \.menuStyles) }
}
