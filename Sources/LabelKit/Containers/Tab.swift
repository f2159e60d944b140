// SPDX-License-Identifier: MIT

/// One of the views that take turns in a `TabView`; its label is in a bar, which is not drawn.
public struct Tab<Value, Content: View, Label: View>: GroupView {
  private let content: Content
  /// What the tab is chosen by; nil for none.
  private let tagged: (Content) -> any View

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(tagged(content), context)] }
}

extension Tab where Value: Hashable {
  /// Makes a tab with any label.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content()) { $0.tag(value) }
  }
}

extension Tab where Value == Never {
  /// Makes a tab with any label that nothing chooses.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content()) { $0 }
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Makes a tab with a label that is looked up and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content()) { $0.tag(value) }
  }
  /// Makes a tab with a label that is used as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content()) { $0.tag(value) }
  }
  /// Makes a tab with a label that is looked up and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content()) { $0.tag(value) }
  }
  /// Makes a tab with the system's label for its role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) { self.init(content: content()) { $0.tag(value) } }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab that nothing chooses with a label that is looked up and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content()) { $0 }
  }
  /// Makes a tab that nothing chooses with a label that is used as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content()) { $0 }
  }
  /// Makes a tab that nothing chooses with a label that is looked up and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content()) { $0 }
  }
}

/// A tab's label, which is not drawn.
public struct DefaultTabLabel: View, Sendable {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  /// Searching.
  public static let search = TabRole()
}

/// Tabs that belong together; the header is in a bar, which is not drawn.
public struct TabSection<Content: View>: GroupView {
  private let content: Content
  /// Makes a section.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Makes a section.
  public init<H: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> H) { self.content = content() }

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
}
