// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// The look of tab views.
enum TabLook: Hashable, Sendable {
  case bar
  case pages(hasDots: Bool)
}

extension EnvironmentValues {
  var tabLook: TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

private struct TabLookKey: EnvironmentKey { static let defaultValue = TabLook.bar }

/// A view with a label in the tab bar.
struct TabItemView<Content: View, Label: View>: GroupView {
  let content: Content
  let label: Label

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    guard context.isInTabView else {
      context.warn(".tabItem", drawsNothingBecause: "the view is no tab of a TabView", advice: "put the view into a TabView { … }")
      return [(content, context)]
    }
    var traits = RowTraits()
    traits.tabItem = item(in: context)
    return context.children(of: content).map { (LoweredView(content: .modified($0, .row(traits))), context) }
  }

  /// The label with its image above its text: large filled symbols, and text of 10 points.
  private func item(in context: ViewContext) -> ViewNode {
    var inner = context
    inner.isInTabView = false
    inner.labelStyles = []
    let parts = inner.children(of: label.labelStyle(TabLabelStyle()).symbolVariant(.fill)).filter { $0 != .empty }
    let views = parts.map { part in
      part.isImage
        ? inner.lower(LoweredView(content: part).font(.system(size: 18)).imageScale(.large).frame(height: 24))
        : inner.lower(LoweredView(content: part).font(.system(size: 10, weight: .medium)))
    }
    return .stack(StackNode(.vertical, spacing: 2, children: views))
  }
}

/// Draws the icon of a tab above its title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 18)).imageScale(.large).frame(height: 24)
      configuration.title.font(.system(size: 10, weight: .medium))
    }
  }
}

/// A page above a tab bar, as iOS 13 to 18 draw it: 49 points high with a line above it, the selected tab in the tint colour and the others
/// grey.
struct TabBarView: View {
  let page: LoweredView
  let items: [ViewNode]
  let badges: [ViewNode?]
  let chosen: Int

  var body: some View {
    page.frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaInset(edge: .bottom, spacing: 0) {
      HStack(spacing: 0) {
        ForEach(items.indices, id: \.self) { index in
          LoweredView(content: items[index])
            .foregroundStyle(index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
            .lineLimit(1)
            .overlay(alignment: .topTrailing) { badge(index) }
            .frame(minWidth: 64, maxWidth: .infinity)
        }
      }
      .frame(height: 49)
      .background(.background)
      .overlay(alignment: .top) { Divider() }
    }
  }

  @ViewBuilder private func badge(_ index: Int) -> some View {
    if let badge = badges[index], badge != .empty {
      LoweredView(content: badge).font(.system(size: 13)).foregroundStyle(.white).lineLimit(1)
        .padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18)
        .background(.red, in: .capsule)
        .fixedSize()
        .offset(x: 10, y: -4)
    }
  }
}

/// A page with a dot for each page at its bottom: 7 points wide, the current one opaque.
struct PageView: View {
  let page: LoweredView
  let count: Int
  let current: Int

  var body: some View {
    page.frame(maxWidth: .infinity, maxHeight: .infinity).overlay(alignment: .bottom) {
      HStack(spacing: 9) {
        ForEach(0..<count, id: \.self) { Circle().fill(.white.opacity($0 == current ? 1 : 0.35)).frame(width: 7, height: 7) }
      }
      .padding(.vertical, 10)
    }
  }
}

extension ViewNode {
  /// Whether the view is an image, with any modifiers.
  fileprivate var isImage: Bool {
    switch self {
    case .image: true
    case .modified(let inner, _): inner.isImage
    case .empty, .text, .label, .stack, .spacer, .shape, .container, .geometry: false
    }
  }
}
