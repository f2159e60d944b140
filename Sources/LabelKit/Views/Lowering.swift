// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout

/// A view that draws itself: it has no body, it becomes a node.
package protocol PrimitiveView: View where Body == Never {
  func node(in context: ViewContext) -> ViewNode
}

extension PrimitiveView {
  /// Never called: a primitive view is lowered, not expanded.
  public var body: Never { preconditionFailure("\(Self.self) draws itself and has no body") }
}

/// What views inherit while a tree of views becomes a tree of nodes.
package struct ViewContext {
  /// Label styles in force, the outermost first; a label takes the last one.
  package var labelStyles: [any LabelStyle] = []

  package init() {}

  /// The node of any view.
  package func lower(_ view: some View) -> ViewNode {
    if let primitive = view as? any PrimitiveView { return primitive.node(in: self) }
    return lower(view.body)
  }

  /// The node of a view of unknown type.
  package func lower(any view: any View) -> ViewNode { lower(view) }

  /// A view's children when it stands in a stack: several for groups of views, itself otherwise.
  package func children(of view: some View) -> [ViewNode] {
    if let group = view as? any GroupView { return group.members.flatMap { children(any: $0) } }
    if view is any PrimitiveView { return [lower(view)] }
    return children(of: view.body)
  }

  private func children(any view: any View) -> [ViewNode] { children(of: view) }
}

/// A view that stands for several and is transparent to stacks.
package protocol GroupView: PrimitiveView {
  var members: [any View] { get }
}

extension GroupView {
  /// Outside a stack, several views stand one below the other.
  package func node(in context: ViewContext) -> ViewNode {
    let nodes = context.children(of: self)
    return nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .empty : .stack(StackNode(.vertical, children: nodes))
  }
}
