// SPDX-License-Identifier: MIT

internal import LabelLayout
package import LabelViewNode

/// A view without content, which occupies no space in a stack.
public struct EmptyView: PrimitiveView, Sendable {
  /// Creates a view without content.
  public init() {}
  package func node(in context: ViewContext) -> ViewNode { .empty }
}

/// A collection of views that modifiers apply to one by one; a stack treats them as its own children.
public struct Group<Content: View>: GroupView {
  private let content: Content

  /// Creates a group of views.
  ///
  /// - Parameter content: The views of the group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
}

/// A view for each element of a collection; a stack treats them as its own children.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: GroupView where Content: View {
  /// The collection whose elements views are created for.
  public let data: Data
  /// Creates the view of an element.
  public let content: (Data.Element) -> Content
  private let id: KeyPath<Data.Element, ID>
  /// The scope of the enclosing body, which the closures of the elements can read.
  private let scope = ViewScope.current

  /// Creates a view for each element of a collection, identified by a key path. The state inside a view belongs to its identity.
  ///
  /// - Parameters:
  ///   - data: The elements. Elements with the same identity are numbered.
  ///   - id: The key path to the property that identifies an element.
  ///   - content: Creates the view of an element.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    ViewScope.evaluating(in: scope) {
      data.map { element in
        let view = content(element)
        let id = element[keyPath: self.id]
        let inner = context.identified(by: id)
        return context.isInPicker ? (TaggedView(content: view, tag: id), inner) : (view, inner)
      }
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each element of a collection of identifiable values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Creates the view of an element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The range of numbers.
  ///   - content: Creates the view of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}
