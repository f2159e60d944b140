// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelViewNode

/// A view without a body that is lowered directly to a node.
package protocol PrimitiveView: View where Body == Never {
  func node(in context: ViewContext) -> ViewNode
}

extension PrimitiveView {
  /// Never called, since a primitive view becomes a node and has no body.
  public var body: Never { preconditionFailure("\(Self.self) draws itself and has no body") }
}

/// A view that consists of several views, which a stack treats as its own children.
package protocol GroupView: PrimitiveView {
  /// The views, each with the context in which it becomes a node.
  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)]
}

extension GroupView {
  /// Returns the node of the members. Outside a stack several members are below each other.
  package func node(in context: ViewContext) -> ViewNode {
    let nodes = context.children(of: self)
    return nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .empty : .stack(StackNode(.vertical, children: nodes))
  }
}

extension ViewContext {
  /// Returns the node of a view.
  package func lower(_ view: some View) -> ViewNode {
    guard let inner = nested(type(of: view)) else { return .empty }
    if let primitive = view as? any PrimitiveView { return primitive.node(in: inner) }
    return inner.lowerBody(of: view) { view.body }
  }

  /// Returns the node of a view of unknown type.
  package func lower(any view: any View) -> ViewNode { lower(view) }

  /// Returns the nodes that a view adds to a stack: those of its members for a group, else its own.
  package func children(of view: some View) -> [ViewNode] {
    guard let inner = nested(type(of: view)) else { return [] }
    if let group = view as? any GroupView {
      return group.members(in: inner).flatMap { $0.context.children(any: $0.view) }
    }
    if let primitive = view as? any PrimitiveView { return [primitive.node(in: inner)] }
    let own = inner.withStates(of: view)
    return own.children(of: own.evaluating { view.body })
  }

  /// Returns the nodes that a view of unknown type adds to a stack.
  package func children(any view: any View) -> [ViewNode] { children(of: view) }
}
