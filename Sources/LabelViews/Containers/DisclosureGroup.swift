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
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let hasChildren: (Data.Element) -> Bool
  private let content: (Data.Element) -> Leaf

  /// The rows of the first level, all of them folded.
  public var body: some View {
    ForEach(data, id: id) { element in
      if hasChildren(element) {
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

/// The children of a row in an outline, which an image does not show.
public struct OutlineSubgroupChildren: View, Sendable {
  /// An empty view, since all rows are folded.
  public var body: some View { EmptyView() }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates an outline of tree-structured data.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The key path to the children of an element; their value is `nil` for elements that cannot have any.
  ///   - content: Creates the row of an element.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element { self.init(data, id: \.id, children: children, content: content) }

  /// Creates an outline of tree-structured data, whose elements are identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - id: The key path to the property that identifies an element.
  ///   - children: The key path to the children of an element; their value is `nil` for elements that cannot have any.
  ///   - content: Creates the row of an element.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    (self.data, self.id, self.content) = (data, id, content)
    hasChildren = { $0[keyPath: children] != nil }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of tree-structured data, which shows the rows of the first level.
  ///
  /// - Parameters:
  ///   - data: The elements of the first level.
  ///   - children: The key path to the children of an element; their value is `nil` for elements that cannot have any.
  ///   - rowContent: Creates the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
