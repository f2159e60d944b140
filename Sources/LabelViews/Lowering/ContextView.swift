// SPDX-License-Identifier: MIT

/// A view in a changed context, such as one with an additional style.
struct ContextView<Content: View>: GroupView {
  let content: Content
  let change: (inout ViewContext) -> Void

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    var inner = context
    change(&inner)
    return [(content, inner)]
  }
}

extension View {
  func contextual(_ change: @escaping (inout ViewContext) -> Void) -> ContextView<Self> { ContextView(content: self, change: change) }
}
