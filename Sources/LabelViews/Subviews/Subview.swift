// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelViewNode

/// One of the views that a container is given.
public struct Subview: View, Identifiable {
  /// The identity of a subview: its position among the others.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  /// The identity of the view among those of its container.
  public let id: ID
  let node: ViewNode

  /// The values that views inside set for their container with `containerValue(_:_:)`.
  public var containerValues: ContainerValues { node.containerValues }

  /// The view as the container was given it.
  public var body: some View { LoweredView(content: node) }
}

/// The views that a container is given, in their order.
public struct SubviewsCollection: View, RandomAccessCollection {
  let nodes: [ViewNode]

  /// The index of the first view, which is 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { nodes.count }
  /// The view at an index.
  ///
  /// - Parameter index: A valid index of the collection.
  public subscript(index: Int) -> Subview { Subview(id: .init(index: index), node: nodes[index]) }

  /// All views, as those of a group.
  public var body: some View { ForEach(self) { $0 } }
}

extension Group {
  /// Creates a group from the views of another view, as a container of one's own does.
  ///
  ///     Group(subviews: content) { subviews in
  ///       ForEach(subviews) { subview in HStack { Text("•"); subview } }
  ///     }
  ///
  /// - Parameters:
  ///   - view: The view whose views are arranged; those of groups and of `ForEach` one by one.
  ///   - transform: Creates the view of the group.
  public init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)
  where Content == GroupElementsOfContent<Base, Result> { self.init { GroupElementsOfContent(base: view, transform: transform) } }
}

/// A view made from the views of another view.
public struct GroupElementsOfContent<Base: View, Result: View>: GroupView {
  let base: Base
  let transform: (SubviewsCollection) -> Result
  private let scope = ViewScope.current

  init(base: Base, transform: @escaping (SubviewsCollection) -> Result) { (self.base, self.transform) = (base, transform) }

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    let subviews = SubviewsCollection(nodes: context.children(of: base).filter { $0 != .empty })
    return [(ViewScope.evaluating(in: scope) { transform(subviews) }, context)]
  }
}

extension ForEach where Data == ForEachSubviewCollection, ID == Subview.ID {
  /// Creates a view for each view of another view.
  ///
  /// - Parameters:
  ///   - view: The view whose views are arranged; those of groups and of `ForEach` one by one.
  ///   - content: Creates the view of a subview.
  public init<V: View, Row: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Row)
  where Content == GroupElementsOfContent<V, ForEach<SubviewsCollection, Subview.ID, Row>> {
    self.init(ForEachSubviewCollection(), id: \.id) { _ in
      GroupElementsOfContent(base: view) { ForEach<SubviewsCollection, Subview.ID, Row>($0, content: content) }
    }
  }
}

/// The single element that `ForEach(subviews:)` iterates over; the views are known only while they are drawn.
public struct ForEachSubviewCollection: RandomAccessCollection, Sendable {
  /// The index of the only element.
  public var startIndex: Int { 0 }
  /// The index after the only element.
  public var endIndex: Int { 1 }
  /// The only element, which is not shown itself.
  ///
  /// - Parameter index: The index 0.
  public subscript(index: Int) -> Subview { Subview(id: .init(index: index), node: .empty) }
}
