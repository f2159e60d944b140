// SPDX-License-Identifier: MIT

package import LabelLayout

/// A view with a modification of its layout or drawing, as most modifiers return it. For a group, the modification applies to each
/// member.
public struct ModifiedView<Content: View>: GroupView {
  let content: Content
  let modification: ViewModification

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    context.children(of: content).map { (LoweredView(content: .modified($0, modification)), context) }
  }

  package func node(in context: ViewContext) -> ViewNode { .modified(context.lower(content), modification) }
}

/// A view that is a node already.
package struct LoweredView: PrimitiveView {
  let content: ViewNode

  package func node(in context: ViewContext) -> ViewNode { content }
}

/// A view with changed environment values, as the modifiers of inherited values return it.
public struct EnvironmentView<Content: View>: GroupView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    let (inner, written) = changed(context)
    return inner.children(of: content).map { (LoweredView(content: Self.node($0, written)), context) }
  }

  package func node(in context: ViewContext) -> ViewNode {
    let (inner, written) = changed(context)
    return Self.node(inner.lower(content), written)
  }

  private func changed(_ context: ViewContext) -> (context: ViewContext, written: EnvironmentChange) {
    var inner = context
    inner.environment.written = EnvironmentChange()
    change(&inner.environment)
    let written = inner.environment.written
    inner.environment.written = EnvironmentChange()
    return (inner, written)
  }

  private static func node(_ node: ViewNode, _ written: EnvironmentChange) -> ViewNode {
    written == EnvironmentChange() || node == .empty ? node : .modified(node, .environment(written))
  }
}

extension View {
  func modified(_ modification: ViewModification) -> ModifiedView<Self> {
    ModifiedView(content: self, modification: modification)
  }

  /// Changes what the layout inherits and no view can read.
  func environment(_ change: (inout EnvironmentChange) -> Void) -> ModifiedView<Self> {
    var result = EnvironmentChange()
    change(&result)
    return modified(.environment(result))
  }

  /// Changes what views inside can read, and the image if it depends on it.
  func environmentValues(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentView<Self> {
    EnvironmentView(content: self, change: change)
  }
}
