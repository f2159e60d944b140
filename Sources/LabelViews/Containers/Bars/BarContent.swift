// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// What the views in a navigation stack set for its bars. The views set it while they are lowered, and the stack reads it after them.
///
/// Of several values the innermost one applies, and among siblings the first one.
final class BarContent {
  var title: Text?
  var subtitle: Text?
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var items: [ToolbarEntry] = []
  var search: SearchField?
  /// Whether bars are hidden or visible.
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
  /// The background of the content, which extends below the bars.
  var background: AnyShapeStyle?
  /// Whether the bars are drawn already, as they are when views are made during the layout.
  var isDrawn = false

  /// A search field, with its text and its placeholder.
  struct SearchField {
    let text: String
    let prompt: Text
  }

  /// The items at some positions, in their order.
  func items(_ positions: ToolbarItemPlacement.Position...) -> [ViewNode] {
    items.filter { positions.contains($0.placement.position) }.map(\.node)
  }

  var hasNavigationBar: Bool {
    guard visibility[.navigationBar] != .hidden else { return false }
    return title != nil || subtitle != nil || search != nil || !items(.leading, .center, .trailing, .secondary).isEmpty
  }

  var hasBottomBar: Bool { visibility[.bottomBar] != .hidden && !items(.bottom, .status).isEmpty }
}

/// An item of a toolbar and its position.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let node: ViewNode
}

/// A view that sets something for the bars of the navigation stack that it is in.
struct BarView<Content: View>: GroupView {
  let content: Content
  /// The modifier as it is written, for the warning that there is no navigation stack; nil for one that needs no warning.
  let name: String?
  let change: (BarContent, ViewContext) -> Void

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    let children = context.children(of: content)
    apply(in: context)
    return children.map { (LoweredView(content: $0), context) }
  }

  func node(in context: ViewContext) -> ViewNode {
    let node = context.lower(content)
    apply(in: context)
    return node
  }

  private func apply(in context: ViewContext) {
    if let bars = context.bars, !bars.isDrawn { return change(bars, context) }
    guard let name else { return }
    if context.bars == nil {
      context.warn(name, drawsNothingBecause: "the view is in no NavigationStack", advice: "put the view into a NavigationStack { … }")
    } else {
      context.warn(
        name, drawsNothingBecause: "the view is made during the layout, when the bar is drawn already",
        advice: "set it outside the GeometryReader")
    }
  }
}

extension View {
  /// Sets something for the bars of the navigation stack that the view is in.
  ///
  /// - Parameters:
  ///   - name: The modifier as it is written, for the warning that there is no navigation stack; nil for no warning.
  ///   - change: Sets the value.
  func bars(_ name: String?, _ change: @escaping (BarContent, ViewContext) -> Void) -> BarView<Self> {
    BarView(content: self, name: name, change: change)
  }
}
