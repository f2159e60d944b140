// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout

/// A view that draws itself: it has no body but becomes a node.
package protocol PrimitiveView: View where Body == Never {
  func node(in context: ViewContext) -> ViewNode
}

extension PrimitiveView {
  /// Never called, since a primitive view becomes a node and has no body.
  public var body: Never { preconditionFailure("\(Self.self) draws itself and has no body") }
}

/// A view that consists of several views and is transparent to stacks.
package protocol GroupView: PrimitiveView {
  /// The views, each with the context in which it becomes a node.
  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)]
}

extension GroupView {
  /// Outside a stack, several views are one below the other.
  package func node(in context: ViewContext) -> ViewNode {
    let nodes = context.children(of: self)
    return nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .empty : .stack(StackNode(.vertical, children: nodes))
  }
}

extension ViewContext {
  /// The node of any view.
  package func lower(_ view: some View) -> ViewNode {
    guard let inner = deeper(type(of: view)) else { return .empty }
    if let primitive = view as? any PrimitiveView { return primitive.node(in: inner) }
    return inner.expanding(view) { view.body }
  }

  /// The node of a view of unknown type.
  package func lower(any view: any View) -> ViewNode { lower(view) }

  /// A view's children when it is in a stack: several for groups of views, itself otherwise.
  package func children(of view: some View) -> [ViewNode] {
    guard let inner = deeper(type(of: view)) else { return [] }
    if let group = view as? any GroupView {
      return group.members(in: inner).flatMap { $0.context.children(any: $0.view) }
    }
    if let primitive = view as? any PrimitiveView { return [primitive.node(in: inner)] }
    let own = inner.holding(view)
    return own.children(of: own.evaluating { view.body })
  }

  /// The children of a view of unknown type.
  package func children(any view: any View) -> [ViewNode] { children(of: view) }
}
