// SPDX-License-Identifier: MIT

/// A view that shows or hides its content below a label. An image shows it in its initial state: hidden unless a binding says otherwise.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>
  private let label: Label
  private let content: Content

  /// Creates a disclosure group with a custom label, which hides its content.
  ///
  /// - Parameters:
  ///   - content: The content, which an image does not show.
  ///   - label: The view that describes the content.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// Creates a disclosure group with a custom label and a binding to its state.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to whether the content is shown. An image shows its value at the time of rendering.
  ///   - content: The content that is shown while the group is expanded.
  ///   - label: The view that describes the content.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }

  /// The group as its style draws it.
  public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: label), content: .init(content: content), isExpanded: isExpanded)
    StyledView(\.disclosureGroupStyles, otherwise: AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: configuration) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a localized label, which hides its content.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - content: The content, which an image does not show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a disclosure group with a localized label and a binding to its state.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - isExpanded: A binding to whether the content is shown. An image shows its value at the time of rendering.
  ///   - content: The content that is shown while the group is expanded.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  /// Creates a disclosure group with a label that is not localized, which hides its content.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - content: The content, which an image does not show.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Creates a disclosure group with a label that is not localized and a binding to its state.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - isExpanded: A binding to whether the content is shown. An image shows its value at the time of rendering.
  ///   - content: The content that is shown while the group is expanded.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// A view of tree-structured data as rows. An image shows the rows of the first level, with a chevron where a row has children.
public struct OutlineGroup<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
  private let data: Data
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Row

  /// Creates an outline of tree-structured data.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The key path to the children of an element; their value is `nil` for elements that cannot have any.
  ///   - content: Creates the row of an element.
  public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row) {
    (self.data, self.children, self.content) = (data, children, content)
  }

  /// The rows of the first level, all of them folded.
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

extension List where SelectionValue == Never {
  /// Creates a list of tree-structured data, which shows the rows of the first level.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The key path to the children of an element; their value is `nil` for elements that cannot have any.
  ///   - rowContent: Creates the row of an element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Row> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
