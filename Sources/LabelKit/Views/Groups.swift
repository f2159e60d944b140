// SPDX-License-Identifier: MIT

package import LabelLayout

/// No view; it takes no room in a stack.
public struct EmptyView: PrimitiveView, Sendable {
  /// Makes nothing.
  public init() {}
  package func node(in context: ViewContext) -> ViewNode { .empty }
}

/// Views that modifiers reach together, each for itself; a stack sees them as its own children.
public struct Group<Content: View>: GroupView {
  private let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
}

/// A view for each element of a collection; a stack sees them as its own children.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: GroupView where Content: View {
  /// What views are made for.
  public let data: Data
  /// Makes the view of an element.
  public let content: (Data.Element) -> Content
  private let id: KeyPath<Data.Element, ID>
  /// The scope of the body that this is in, which the elements' closures may read.
  private let scope = ViewScope.current

  /// Makes a view for each element, told apart by a property: states inside belong to the element, wherever it is. Elements that cannot
  /// be told apart are numbered.
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
  /// Makes a view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}
