// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// The padding of views.
extension View {
  /// Adds a distance to some edges of this view.
  ///
  /// - Parameters:
  ///   - edges: The edges; all of them by default.
  ///   - length: The distance in points; 16 if it is `nil`. Negative distances let neighbours overlap.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(.padding(EdgeInsets(edges, length ?? 16).directional))
  }

  /// Adds a distance to each edge of this view.
  ///
  /// - Parameter insets: The distances in points.
  public func padding(_ insets: EdgeInsets) -> some View { modified(.padding(insets.directional)) }

  /// Adds the same distance to all edges of this view.
  ///
  /// - Parameter length: The distance in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// The sizes of views.
extension View {
  /// Positions this view in a frame of a fixed width, height or both.
  ///
  /// - Parameters:
  ///   - width: The width in points. With `nil`, a negative or an infinite value the frame has the view's width.
  ///   - height: The height in points. With `nil`, a negative or an infinite value the frame has the view's height.
  ///   - alignment: The alignment of the view in the frame; centred by default.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modified(.frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment.frameAlignment))
  }

  /// Positions this view in a frame with limits for its size. `frame(maxWidth: .infinity)` uses all of the proposed width.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width in points; `nil` for no limit.
  ///   - idealWidth: The width in points if none is proposed; `nil` for the view's own.
  ///   - maxWidth: The maximum width in points; `nil` for no limit.
  ///   - minHeight: The minimum height in points; `nil` for no limit.
  ///   - idealHeight: The height in points if none is proposed; `nil` for the view's own.
  ///   - maxHeight: The maximum height in points; `nil` for no limit.
  ///   - alignment: The alignment of the view in the frame; centred by default.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    var frame = FlexibleFrame(alignment: alignment.frameAlignment)
    (frame.minWidth, frame.idealWidth, frame.maxWidth) = (
      minWidth.map { Double($0) }, idealWidth.map { Double($0) }, maxWidth.map { Double($0) }
    )
    (frame.minHeight, frame.idealHeight, frame.maxHeight) = (
      minHeight.map { Double($0) }, idealHeight.map { Double($0) }, maxHeight.map { Double($0) }
    )
    return modified(.flexibleFrame(frame))
  }

  /// Fixes this view at its ideal size, for any proposal.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes this view at its ideal size along some axes, for any proposal.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is fixed.
  ///   - vertical: Whether the height is fixed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize((horizontal ? [Axis.horizontal] : []) + (vertical ? [.vertical] : [])))
  }

  /// Sets the priority by which a stack offers space to this view.
  ///
  /// - Parameter value: The priority; 0 by default. Views with a higher one are offered space first.
  public func layoutPriority(_ value: Double) -> some View { modified(.priority(value)) }

  /// Proposes to this view the largest size of an aspect ratio that fits, or the smallest that fills.
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of width to height; the ratio of the view's ideal size if it is `nil`.
  ///   - contentMode: Whether the view fits into the proposed size or fills it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(.aspectRatio(aspectRatio.map { Double($0) }, fills: contentMode == .fill))
  }

  /// Proposes to this view the largest size of an aspect ratio that fits, or the smallest that fills.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size with the ratio of width to height.
  ///   - contentMode: Whether the view fits into the proposed size or fills it.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit into the proposed size, with its own aspect ratio.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales this view to fill the proposed size, with its own aspect ratio; the rest extends beyond that size.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

/// The way in which a view of another aspect ratio is scaled to a size.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The view is as large as possible inside the size.
  case fit
  /// The view is as small as possible but covers the size.
  case fill
}

/// The positions of views, which do not change the layout.
extension View {
  /// Moves the drawing of this view. The layout ignores the distance.
  ///
  /// - Parameters:
  ///   - x: The distance in points in reading direction.
  ///   - y: The distance in points downwards.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified(.offset(Point(x: Double(x), y: Double(y)))) }

  /// Moves the drawing of this view. The layout ignores the distance.
  ///
  /// - Parameter offset: The distances in points in reading direction and downwards.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Positions the centre of this view in a frame that uses all of the proposed size.
  ///
  /// - Parameters:
  ///   - x: The distance in points from the leading edge.
  ///   - y: The distance in points from the top edge.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified(.position(Point(x: Double(x), y: Double(y)))) }

  /// Positions the centre of this view in a frame that uses all of the proposed size.
  ///
  /// - Parameter position: The distances in points from the leading and the top edge.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Sets the order in which overlapping views are drawn.
  ///
  /// - Parameter value: The z-index; 0 by default. Views with a greater value are in front of the others of their container.
  public func zIndex(_ value: Double) -> some View { modified(.zIndex(value)) }
}
