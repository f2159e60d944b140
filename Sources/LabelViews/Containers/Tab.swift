// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelViewNode

/// One of the views of a `TabView`. The tab bar shows its label.
public struct Tab<Value, Content: View, Label: View>: GroupView {
  private let content: Content
  /// The label in the tab bar.
  private let label: any View
  /// Adds the value that selects the tab; unchanged without one.
  private let tagged: (AnyView) -> any View

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    func labelled(_ label: some View) -> AnyView { AnyView(TabItemView(content: SingleView(content: content), label: label)) }
    return [(tagged(labelled(label)), context)]
  }
}

/// Several views as one, below each other.
private struct SingleView<Content: View>: PrimitiveView {
  let content: Content

  func node(in context: ViewContext) -> ViewNode { context.lower(content) }
}

extension Tab where Value: Hashable {
  /// Creates a tab with a custom label that a value selects.
  ///
  /// - Parameters:
  ///   - value: The value of the tab view's selection that shows this tab.
  ///   - role: The purpose of the tab. It has no visual effect.
  ///   - content: The view of the tab.
  ///   - label: The label in the tab bar.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label()) { $0.tag(value) }
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a custom label and without a selection value.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab. It has no visual effect.
  ///   - content: The view of the tab.
  ///   - label: The label in the tab bar.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label()) { $0 }
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// Creates a tab with a localized label and a symbol that a value selects.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the label.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value of the tab view's selection that shows this tab.
  ///   - role: The purpose of the tab. It has no visual effect.
  ///   - content: The view of the tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: LabelViews.Label(titleKey, systemImage: systemImage)) { $0.tag(value) }
  }
  /// Creates a tab with a label that is not localized and a symbol that a value selects.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value of the tab view's selection that shows this tab.
  ///   - role: The purpose of the tab. It has no visual effect.
  ///   - content: The view of the tab.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: LabelViews.Label(title, systemImage: systemImage)) { $0.tag(value) }
  }
  /// Creates a tab with a localized label and an image that a value selects.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the label.
  ///   - image: The name of the image.
  ///   - value: The value of the tab view's selection that shows this tab.
  ///   - role: The purpose of the tab. It has no visual effect.
  ///   - content: The view of the tab.
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: LabelViews.Label(titleKey, image: image)) { $0.tag(value) }
  }
  /// Creates a tab with the system's label for its role.
  ///
  /// - Parameters:
  ///   - value: The value of the tab view's selection that shows this tab.
  ///   - role: The purpose of the tab, such as `.search`. It has no visual effect.
  ///   - content: The view of the tab.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: LabelViews.Label("Search", systemImage: "magnifyingglass")) { $0.tag(value) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a localized label and a symbol, without a selection value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the label.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the tab. It has no visual effect.
  ///   - content: The view of the tab.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: LabelViews.Label(titleKey, systemImage: systemImage)) { $0 }
  }
  /// Creates a tab with a label that is not localized and a symbol, without a selection value.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the tab. It has no visual effect.
  ///   - content: The view of the tab.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: LabelViews.Label(title, systemImage: systemImage)) { $0 }
  }
  /// Creates a tab with a localized label and an image, without a selection value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the label.
  ///   - image: The name of the image.
  ///   - role: The purpose of the tab. It has no visual effect.
  ///   - content: The view of the tab.
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: LabelViews.Label(titleKey, image: image)) { $0 }
  }
}

/// The label of a tab that was created from a title and an image. The tab bar draws it.
public struct DefaultTabLabel: View, Sendable {
  /// An empty view, since the tab bar draws the title and the image itself.
  public var body: some View { EmptyView() }
}

/// The purpose of a tab. It has no visual effect here.
public struct TabRole: Hashable, Sendable {
  /// The role of a tab that shows a search.
  public static let search = TabRole()
}

/// A container of related tabs. Its header belongs to the tab bar.
public struct TabSection<Content: View>: GroupView {
  private let content: Content
  /// Creates a section of tabs with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The header in a sidebar, which is not drawn.
  ///   - content: The tabs of the section.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a section of tabs with a custom header.
  ///
  /// - Parameters:
  ///   - content: The tabs of the section.
  ///   - header: The header in a sidebar, which is not drawn.
  public init<H: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> H) { self.content = content() }

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
}
