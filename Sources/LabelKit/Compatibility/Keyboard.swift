// SPDX-License-Identifier: MIT

/// What views do when somebody does something to them, which nobody does to a picture: the modifiers are there so that ported files
/// compile, and none of their closures is ever called.
extension View {
  /// Not called in a picture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  /// Not called in a picture.
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View { self }
  /// Not called in a picture.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Not called in a picture.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// Not called in a picture.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  /// A picture has no keyboard.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  /// A picture has no keyboard.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// A picture has no focus.
  public func focused(_ condition: Binding<Bool>) -> some View { self }
  /// A picture has no focus.
  public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View { self }
  /// Nothing of a picture can be touched.
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
  /// No text of a picture can be selected.
  public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View { self }
  /// Says what the view is told apart by: states inside begin anew when it changes.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
  /// A picture does not move.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
  /// A picture does not move.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// A picture does not move; it shows the symbol at rest.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// A picture has no pointer that could rest on it. What is said is kept as a hint for people who cannot see it, as SwiftUI does.
  public func help(_ key: LocalizedStringKey) -> some View { accessibilityHint(key) }
  /// A picture has no pointer that could rest on it. What is said is kept as a hint for people who cannot see it, as SwiftUI does.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}

/// A view whose states are kept by an id.
private struct IdentifiedView<Content: View, ID: Hashable>: GroupView {
  let content: Content
  let id: ID

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context.identified(by: id))] }
}
