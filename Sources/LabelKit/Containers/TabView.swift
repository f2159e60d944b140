// SPDX-License-Identifier: MIT

package import LabelLayout

/// A view that switches between several views. An image shows the selected one, or else the first, without the tab bar.
public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  private let selection: Selection?
  private let content: Content

  /// Creates a tab view with a binding to the selected tab.
  ///
  /// - Parameters:
  ///   - selection: A binding to the value or tag of the tab to show; the first one if it is `nil` or no tab has the value.
  ///   - content: The tabs.
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
  /// Creates a tab view that shows its first tab.
  ///
  /// - Parameter content: The tabs.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
