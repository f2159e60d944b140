// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout
package import LabelViewNode

/// A view that switches between several views. An image shows the selected one, or else the first, above the tab bar; or with dots for its
/// pages in the style `.page`. Without labels there is no bar.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: SelectionValue?
  private let content: Content

  /// Creates a tab view with a binding to the selected tab.
  ///
  /// - Parameters:
  ///   - selection: A binding to the value or tag of the tab to show; the first one if it is `nil` or no tab has the value.
  ///   - content: The tabs.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    var inner = context
    inner.isInTabView = true
    let tabs = inner.children(of: content).filter { $0 != .empty }
    let chosen = selection.flatMap { chosen in tabs.firstIndex { $0.isTagged(chosen) } } ?? 0
    guard tabs.indices.contains(chosen) else { return .empty }
    let page = LoweredView(content: tabs[chosen])
    switch context.environment.tabLook {
    case .pages(let hasDots):
      return hasDots && tabs.count > 1 ? context.lower(PageView(page: page, count: tabs.count, current: chosen)) : tabs[chosen]
    case .bar:
      let items = tabs.map(\.rowTraits.tabItem)
      guard items.contains(where: { $0 != nil }), context.bars?.visibility[.tabBar] != .hidden else { return tabs[chosen] }
      return context.lower(TabBarView(page: page, items: items.map { $0 ?? .empty }, badges: tabs.map(\.rowTraits.badge), chosen: chosen))
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that shows its first tab.
  ///
  /// - Parameter content: The tabs.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
