// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout
internal import LabelViewNode

/// A view below a navigation bar and above a toolbar, as the views inside ask for. Without a title and items it is the view alone.
struct NavigationContainer<Root: View>: PrimitiveView {
  let root: Root

  func node(in context: ViewContext) -> ViewNode {
    let bars = BarContent()
    var inner = context
    inner.bars = bars
    let content = inner.lower(root)
    bars.isDrawn = true
    guard bars.hasNavigationBar || bars.hasBottomBar else { return content }
    return context.lower(NavigationPage(bars: bars, content: LoweredView(content: content)))
  }
}

/// The content between its bars, below which its background extends.
private struct NavigationPage: View {
  let bars: BarContent
  let content: LoweredView

  var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { if let background = bars.background { Rectangle().fill(background).ignoresSafeArea() } }
      .safeAreaInset(edge: .top, spacing: 0) { if bars.hasNavigationBar { NavigationBarView(bars: bars) } }
      .safeAreaInset(edge: .bottom, spacing: 0) { if bars.hasBottomBar { BottomBarView(bars: bars) } }
  }
}

/// A navigation bar, as iOS 13 to 18 draw it at rest: a line of 44 points with the items at its edges, and below it a large title and a
/// search field. An inline title is in the middle of the line. The line does not follow the Dynamic Type size.
private struct NavigationBarView: View {
  let bars: BarContent

  /// The distance of titles, items and the search field from the edges, as that of a list's boxes.
  private static var margin: CGFloat { 20 }

  private var isLarge: Bool { bars.title != nil && bars.titleMode != .inline }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        // The line has its height without items, too.
        Color.clear
        line.padding(.horizontal, Self.margin).frame(maxWidth: .infinity).dynamicTypeSize(.large)
      }
      .frame(height: 44)
      if isLarge, let title = bars.title {
        title.font(.largeTitle.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
          .padding(.horizontal, Self.margin)
          .frame(minHeight: 52)
      }
      if let search = bars.search {
        SearchFieldView(field: search).padding(EdgeInsets(top: 1, leading: Self.margin, bottom: 15, trailing: Self.margin))
      }
    }
    .barBackground(bars, .navigationBar, lineEdge: .bottom)
  }

  private var line: some View {
    HStack(spacing: 8) {
      // The sides share the free width also without items, so that the title is in the middle.
      HStack(spacing: 0) {
        BarItems(nodes: bars.items(.leading))
        Spacer(minLength: 0)
      }
      center.layoutPriority(1)
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        BarItems(nodes: bars.items(.trailing), hasMenu: !bars.items(.secondary).isEmpty)
      }
    }
  }

  @ViewBuilder private var center: some View {
    let principal = bars.items(.center)
    if !principal.isEmpty {
      BarItems(nodes: principal)
    } else if !isLarge {
      VStack(spacing: 0) {
        bars.title?.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
        bars.subtitle?.font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

/// The toolbar at the bottom of a navigation stack: a line of 44 points on material under a separator, which does not follow the Dynamic Type size.
private struct BottomBarView: View {
  let bars: BarContent

  var body: some View {
    let (status, items) = (bars.items(.status), bars.items(.bottom))
    HStack(spacing: 16) {
      ForEach(items.indices, id: \.self) { index in
        if index > 0, !items[index].isSpacer, !items[index - 1].isSpacer { Spacer() }
        LoweredView(content: items[index])
      }
      BarItems(nodes: status).frame(maxWidth: status.isEmpty ? nil : .infinity)
    }
    .imageScale(.large)
    .padding(.horizontal, 20)
    .frame(maxWidth: .infinity)
    .frame(height: 44)
    .dynamicTypeSize(.large)
    .barBackground(bars, .bottomBar, lineEdge: .top)
    .overlay(alignment: .top) { Divider() }
  }
}

/// Items of a bar side by side, with large symbols.
private struct BarItems: View {
  let nodes: [ViewNode]
  var hasMenu = false

  var body: some View {
    HStack(spacing: 16) {
      ForEach(nodes.indices, id: \.self) { LoweredView(content: nodes[$0]) }
      if hasMenu { Image(systemName: "ellipsis.circle").foregroundStyle(.tint) }
    }
    .imageScale(.large)
  }
}

/// A search field at rest: a magnifying glass and the placeholder on a pale background, 36 points high, or higher with larger text.
private struct SearchFieldView: View {
  let field: BarContent.SearchField

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      if field.text.isEmpty { field.prompt.foregroundStyle(.secondary) } else { Text(field.text) }
      Spacer(minLength: 0)
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .padding(.vertical, 6)
    .frame(maxWidth: .infinity, minHeight: 36)
    .background(Color(description: .tertiaryFill), in: .rect(cornerRadius: 10))
  }
}

extension View {
  /// Adds the background that views set for a bar, with a line at one of its edges, and the colour scheme of the bar.
  fileprivate func barBackground(_ bars: BarContent, _ bar: ToolbarPlacement, lineEdge: VerticalEdge) -> some View {
    let isVisible = bars.backgroundVisibility[bar] == .visible
    // What scrolls is below the bar at the bottom also at rest.
    let hasMaterial = isVisible || bar == .bottomBar
    let style = bars.backgroundVisibility[bar] == .hidden ? nil : bars.backgrounds[bar] ?? (hasMaterial ? AnyShapeStyle(.bar) : nil)
    return modified(.accessibility(.inRow))
      .background { if let style { Rectangle().fill(style) } }
      .overlay(alignment: lineEdge == .top ? .top : .bottom) { if isVisible { Divider() } }
      .preferredColorScheme(bars.colorSchemes[bar])
  }
}

extension ViewNode {
  /// Whether the view is a spacer, which an item of a toolbar can be.
  fileprivate var isSpacer: Bool {
    if case .spacer = self { true } else { false }
  }
}
