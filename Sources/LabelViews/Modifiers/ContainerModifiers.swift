// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// Sizes and distances that refer to the container of a view: the innermost scroll view, or else what proposes a size to the view, such as
/// a frame.
extension View {
  /// Makes this view as large as its container along some axes.
  ///
  /// - Parameters:
  ///   - axes: The axes. Where no size is proposed, the view has its ideal length.
  ///   - alignment: The alignment of the view in the frame; centred by default.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes this view as large as a part of its container along some axes: a number of equal columns or rows.
  ///
  /// - Parameters:
  ///   - axes: The axes. Where no size is proposed, the view has its ideal length.
  ///   - count: The number of columns or rows.
  ///   - span: The number of columns or rows that the view spans.
  ///   - spacing: The distance between columns or rows in points.
  ///   - alignment: The alignment of the view in the frame; centred by default.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(max(1, count) - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
    }
  }

  /// Makes this view as large as a closure says along some axes.
  ///
  /// - Parameters:
  ///   - axes: The axes. Where no size is proposed, the view has its ideal length.
  ///   - alignment: The alignment of the view in the frame; centred by default.
  ///   - length: Returns the length of the frame from that of the container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modified(
      .containerFrame(
        ContainerFrame(axes.axes, alignment: alignment.frameAlignment) { container, axis in
          Double(length(CGFloat(container), axis == .horizontal ? .horizontal : .vertical))
        }))
  }

  /// Adds distances between the content of scroll views in this view and their edges.
  ///
  /// - Parameters:
  ///   - edges: The edges; all of them by default.
  ///   - insets: The distances in points.
  ///   - placement: What the distances are for; those for scroll indicators have no effect.
  public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    environmentValues {
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { $0.contentMargins.top = insets.top }
      if edges.contains(.leading) { $0.contentMargins.leading = insets.leading }
      if edges.contains(.bottom) { $0.contentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { $0.contentMargins.trailing = insets.trailing }
    }
  }

  /// Adds a distance between the content of scroll views in this view and their edges.
  ///
  /// - Parameters:
  ///   - edges: The edges; all of them by default.
  ///   - length: The distance in points; 16 if it is `nil`.
  ///   - placement: What the distance is for; that for scroll indicators has no effect.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(
      edges, EdgeInsets(top: length ?? 16, leading: length ?? 16, bottom: length ?? 16, trailing: length ?? 16), for: placement)
  }

  /// Adds a distance between the content of scroll views in this view and all edges.
  ///
  /// - Parameters:
  ///   - length: The distance in points.
  ///   - placement: What the distance is for; that for scroll indicators has no effect.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// What the margins of a scroll view are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// Everything in the scroll view.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content of the scroll view.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The scroll indicators, which images do not have.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension EnvironmentValues {
  /// The distances between the content of scroll views and their edges.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

private struct ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
