// SPDX-License-Identifier: MIT

public import LabelCore
internal import LabelLayout
package import LabelViewNode

/// A scrollable view at rest: its content is as long as it likes along the axes and begins at the top and the leading edge, and what is
/// beyond the edges of the view is not drawn.
///
/// As on iOS, it is as long as the proposed length along its axes and as wide as its content across them. Without a proposed length, as in
/// an image of its own, it is as long as its content. Several views in it are in a vertical stack. Scroll indicators are hidden, as they
/// are at rest. `contentMargins`, `defaultScrollAnchor` and `scrollClipDisabled` have an effect.
public struct ScrollView<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a scrollable view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content is not limited; the vertical one by default.
  ///   - showsIndicators: Whether scroll indicators are shown while the view scrolls. It has no visual effect.
  ///   - content: The content of the view.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    let (inner, change) = context.changing {
      $0.contentMargins = EdgeInsets()
      $0.scrollAnchors = ScrollAnchors()
    }
    let children = inner.inStack(.vertical).children(of: content)
    var scroll = ScrollDescription(axes: axes.axes, in: context.environment)
    scroll.margins = context.environment.contentMargins.directional
    return .modified(.stack(StackNode(.vertical, children: children)).changing(change), .scroll(scroll))
  }
}

/// A view that gives its content a proxy for scrolling. Nothing scrolls in an image.
public struct ScrollViewReader<Content: View>: View {
  private let content: Content
  /// Creates a view whose content can scroll to its subviews.
  ///
  /// - Parameter content: Creates the content from a proxy, which has no effect.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) { self.content = content(ScrollViewProxy()) }
  /// The content of the reader.
  public var body: some View { content }
}

/// A proxy to scroll to views inside a scroll view. It has no effect in an image.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view on Apple's platforms. It has no effect in an image.
  ///
  /// - Parameters:
  ///   - id: The identity of the view to scroll to.
  ///   - anchor: The position of the view after scrolling.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// The points of the content and of the view that are at the same place; nil for the start of the content.
struct ScrollAnchors: Hashable, Sendable {
  /// For content that is longer than the view.
  var start: UnitPoint?
  /// For content that is shorter.
  var alignment: UnitPoint?
}

extension ScrollDescription {
  /// A view that scrolls along some axes, as views have set.
  init(axes: [LabelCore.Axis], in environment: EnvironmentValues) {
    self.init(axes: axes)
    start = environment.scrollAnchors.start?.point
    alignment = environment.scrollAnchors.alignment?.point
    isClipped = environment.clipsScrollContent
  }
}

extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }

  /// Whether the content of scroll views is clipped at their edges.
  var clipsScrollContent: Bool {
    get { self[ClipsScrollContentKey.self] }
    set { self[ClipsScrollContentKey.self] = newValue }
  }
}

private struct ScrollAnchorsKey: EnvironmentKey { static let defaultValue = ScrollAnchors() }
private struct ClipsScrollContentKey: EnvironmentKey { static let defaultValue = true }
