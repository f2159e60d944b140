// SPDX-License-Identifier: MIT

package import LabelLayout

/// A view with a modification of its layout or drawing, which most modifiers return. For a group, the modification applies to each
/// member.
public struct _ModifiedView<Content: View>: GroupView {
  let content: Content
  let modification: ViewModification

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    context.children(of: content).map { (LoweredView(content: .modified($0, modification)), context) }
  }

  package func node(in context: ViewContext) -> ViewNode { .modified(context.lower(content), modification) }
}

/// A view that is already a node.
package struct LoweredView: PrimitiveView {
  let content: ViewNode

  package func node(in context: ViewContext) -> ViewNode { content }
}

/// A view with changed environment values, which the modifiers of inherited values return.
public struct _EnvironmentView<Content: View>: GroupView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    let (inner, change) = changed(context)
    return inner.children(of: content).map { (LoweredView(content: Self.node($0, change)), context) }
  }

  package func node(in context: ViewContext) -> ViewNode {
    let (inner, change) = changed(context)
    return Self.node(inner.lower(content), change)
  }

  private func changed(_ context: ViewContext) -> (context: ViewContext, change: EnvironmentChange) {
    var inner = context
    inner.environment.pendingChange = EnvironmentChange()
    change(&inner.environment)
    let result = inner.environment.pendingChange
    inner.environment.pendingChange = EnvironmentChange()
    return (inner, result)
  }

  private static func node(_ node: ViewNode, _ change: EnvironmentChange) -> ViewNode {
    change == EnvironmentChange() || node == .empty ? node : .modified(node, .environment(change))
  }
}

extension View {
  func modified(_ modification: ViewModification) -> _ModifiedView<Self> {
    _ModifiedView(content: self, modification: modification)
  }

  /// Changes values that the layout inherits and views cannot read.
  func environment(_ change: (inout EnvironmentChange) -> Void) -> _ModifiedView<Self> {
    var result = EnvironmentChange()
    change(&result)
    return modified(.environment(result))
  }

  /// Changes values that the views inside can read, and the image if it depends on them.
  func environmentValues(_ change: @escaping (inout EnvironmentValues) -> Void) -> _EnvironmentView<Self> {
    _EnvironmentView(content: self, change: change)
  }
}
