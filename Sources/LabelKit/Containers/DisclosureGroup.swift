// SPDX-License-Identifier: MIT

/// Views behind a label that unfold, drawn as they begin: folded unless a binding says otherwise.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>
  private let label: Label
  private let content: Content

  /// Makes a group with any label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// Makes a group with any label.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }

  /// The group as its style wants it.
  public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: label), content: .init(content: content), isExpanded: isExpanded)
    StyledView(\.disclosureGroupStyles, otherwise: AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: configuration) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Makes a group with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  /// Makes a group with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Makes a group with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Rows of which some have more behind them, drawn folded: those of the first level, with chevrons where there are more.
public struct OutlineGroup<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
  private let data: Data
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Row

  /// Makes rows; `children` is nil for those that have nothing behind them.
  public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row) {
    (self.data, self.children, self.content) = (data, children, content)
  }

  /// The rows of the first level.
  public var body: some View {
    ForEach(data) { element in
      if element[keyPath: children] != nil {
        DisclosureGroup {
          EmptyView()
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension List {
  /// Makes a list of rows of which some have more behind them, drawn folded.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Row> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
