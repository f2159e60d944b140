// SPDX-License-Identifier: MIT

package import LabelLayout

/// A view with something done to it; what most modifiers return.
public struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let modification: ViewModification

  package func node(in context: ViewContext) -> ViewNode {
    .modified(context.lower(content), modification)
  }
}

extension View {
  func modified(_ modification: ViewModification) -> ModifiedView<Self> {
    ModifiedView(content: self, modification: modification)
  }

  func environment(_ change: (inout EnvironmentChange) -> Void) -> ModifiedView<Self> {
    var result = EnvironmentChange()
    change(&result)
    return modified(.environment(result))
  }
}
