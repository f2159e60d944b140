// SPDX-License-Identifier: MIT

internal import LabelLayout
package import LabelViewNode

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
    let (inner, change) = context.changing(change)
    return inner.children(of: content).map { (LoweredView(content: $0.changing(change)), context) }
  }

  package func node(in context: ViewContext) -> ViewNode {
    let (inner, change) = context.changing(change)
    return inner.lower(content).changing(change)
  }
}

extension ViewContext {
  /// Returns the context with changed environment values, and the changes in the form that the layout uses.
  func changing(_ change: (inout EnvironmentValues) -> Void) -> (context: ViewContext, change: EnvironmentChange) {
    var inner = self
    inner.environment.pendingChange = EnvironmentChange()
    change(&inner.environment)
    let result = inner.environment.pendingChange
    inner.environment.pendingChange = EnvironmentChange()
    return (inner, result)
  }
}

extension ViewNode {
  /// The view with values that it inherits; unchanged if there are none.
  func changing(_ change: EnvironmentChange) -> ViewNode {
    change == EnvironmentChange() || self == .empty ? self : .modified(self, .environment(change))
  }
}

extension View {
  func modified(_ modification: ViewModification) -> _ModifiedView<Self> {
    _ModifiedView(content: self, modification: modification)
  }

  /// Gives a control the distances of a shape to its neighbours in a stack: 8 points to another control, whatever its parts are.
  func spacedAsControl() -> _ModifiedView<Self> { modified(.leafSpacing) }

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
