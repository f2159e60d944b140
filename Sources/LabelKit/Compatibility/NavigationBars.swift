// SPDX-License-Identifier: MIT

/// Something in a bar, which is not drawn.
public struct ToolbarItem<Content: View>: View {
  private let content: Content
  /// Makes an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Makes an item that can be moved about.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
  /// What stands in the bar.
  public var body: some View { content }
}

/// Several things in a bar, which is not drawn.
public struct ToolbarItemGroup<Content: View>: View {
  private let content: Content
  /// Makes a group.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
  /// What stands in the bar.
  public var body: some View { content }
}

/// Where something stands in a bar.
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

extension View {
  /// The bar is not drawn.
  public func navigationTitle(_ title: Text) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarTitle(_ title: Text) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// The bar is not drawn.
  public func navigationSubtitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  /// The bar is not drawn.
  public func toolbarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// The item is not drawn.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  /// Nothing is opened, whatever the binding says.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Nothing is opened, whatever the binding says.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
    -> some View
  { self }
  /// Nothing is opened, whatever the binding says.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Nothing is opened, whatever the binding says.
  public func alert<Actions: View, Message: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) -> some View { self }
  /// Nothing is opened, whatever the binding says.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// Nothing is opened, whatever the binding says.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
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
/// The style that suits the surroundings.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that suits the surroundings.
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
