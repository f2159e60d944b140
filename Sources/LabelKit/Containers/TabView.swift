// SPDX-License-Identifier: MIT

package import LabelLayout

/// Views that take turns, drawn with the chosen one, or the first, alone and without a bar.
public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  private let selection: Selection?
  private let content: Content

  /// Makes a view of tabs of which a binding says which is shown.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    let tabs = context.children(of: content).filter { $0 != .empty }
    return selection.flatMap { chosen in tabs.first { $0.isTagged(chosen) } } ?? tabs.first ?? .empty
  }
}

extension TabView where Selection == Int {
  /// Makes a view of tabs.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
