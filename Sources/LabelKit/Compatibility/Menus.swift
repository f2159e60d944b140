// SPDX-License-Identifier: MIT

/// What views open, and the bars and lists round them. A picture shows the view alone: the modifiers are there so that ported files compile,
/// and what they would show elsewhere is not drawn.
extension View {
  /// The bar is not drawn.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// The bar is not drawn.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// The bar is not drawn.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// Nothing is opened.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }
  /// The bar is not drawn.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// The menu is closed.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }
  /// Nothing is opened, whatever the binding says.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  /// Nothing is opened, whatever the binding says.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  /// Nothing is opened, whatever the binding says.
  public func alert<Actions: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions)
    -> some View
  { self }
  /// Nothing is opened, whatever the binding says.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { self }
  /// Nothing is opened, whatever the binding says.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  /// Nothing is swiped.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Nothing scrolls.
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View { self }
  /// Lists are drawn in one style.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  /// Pickers are drawn in one style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}

/// The bar above a view, which is not drawn.
public struct NavigationBarItem: Hashable, Sendable {
  /// How the title stands in the bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the view before.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large
  }
}
