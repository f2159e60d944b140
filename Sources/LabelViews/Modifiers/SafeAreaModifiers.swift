// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelLayout
internal import LabelViewNode

/// Views and distances at the edges of a view. The safe area of an image is what bars and the views of `safeAreaInset` leave free.
extension View {
  /// Places views above or below this view. What reaches that edge of this view and ignores the safe area, such as backgrounds and the
  /// content of scroll views, is drawn below them, too.
  ///
  /// - Parameters:
  ///   - edge: The top or the bottom edge.
  ///   - alignment: The horizontal alignment; centred by default.
  ///   - spacing: The distance in points; 8 if it is `nil`.
  ///   - content: The views to add.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    BarredView(
      content: self, bar: VStack(spacing: 0, content: content), edge: edge == .top ? .top : .bottom, alignment: alignment.alignment,
      spacing: spacing)
  }
  /// Places views in front of or after this view, in reading direction.
  ///
  /// - Parameters:
  ///   - edge: The leading or the trailing edge.
  ///   - alignment: The vertical alignment; centred by default.
  ///   - spacing: The distance in points; 8 if it is `nil`.
  ///   - content: The views to add.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    BarredView(
      content: self, bar: HStack(spacing: 0, content: content), edge: edge == .leading ? .leading : .trailing,
      alignment: alignment.alignment, spacing: spacing)
  }
  /// Adds a distance to some edges of this view, as `padding` does, since an image has no safe area.
  ///
  /// - Parameters:
  ///   - edges: The edges; all of them by default.
  ///   - length: The distance in points; 16 if it is `nil`.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
  /// Adds a distance to each edge of this view, as `padding` does, since an image has no safe area.
  ///
  /// - Parameter insets: The distances in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  /// Adds the same distance to all edges of this view, as `padding` does, since an image has no safe area.
  ///
  /// - Parameter length: The distance in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Adds the standard distance of a window to some edges of this view, which is 16 points here.
  ///
  /// - Parameter edges: The edges; all of them by default.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  /// Extends this view below bars and the views of `safeAreaInset` at edges that it reaches. Its place in the layout stays the same.
  ///
  /// - Parameters:
  ///   - regions: The kinds of safe area. Nothing is extended below the keyboard alone, which images do not have.
  ///   - edges: The edges; all of them by default.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modified(.ignoresSafeArea(regions.contains(.container) ? edges.frameEdges : []))
  }
  /// Extends this view below bars and the views of `safeAreaInset` at edges that it reaches.
  ///
  /// - Parameter edges: The edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

extension Edge.Set {
  /// The edges in the form that the layout uses.
  var frameEdges: FrameEdges {
    let pairs: [(Edge.Set, FrameEdges)] = [(.top, .top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing)]
    return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }
}

/// A view with a bar at one of its edges.
private struct BarredView<Content: View, Bar: View>: PrimitiveView {
  let content: Content
  let bar: Bar
  let edge: FrameEdges
  let alignment: StackAlignment
  let spacing: CGFloat?

  func node(in context: ViewContext) -> ViewNode {
    // The content first: it sets what is in the bars.
    let (content, bar) = (context.lower(content), context.lower(bar))
    let children = edge == .top || edge == .leading ? [bar, content] : [content, bar]
    return .container(ContainerNode(.barred(edge, alignment, spacing: spacing.map { Double($0) }), children: children))
  }
}

/// A set of kinds of safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The set as a bit field.
  public let rawValue: UInt
  /// Creates a set from a bit field.
  ///
  /// - Parameter rawValue: 1 for the container's safe area, 2 for the keyboard's, 3 for both.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The safe area of the device and its bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The safe area above the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All kinds of safe area.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
