// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout

/// Room round views.
extension View {
  /// Puts a distance on some sides of the view, in points; 16 when nil. Negative distances let neighbours overlap.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(.padding(EdgeInsets(edges, length ?? 16).directional))
  }

  /// Puts a distance on each side of the view.
  public func padding(_ insets: EdgeInsets) -> some View { modified(.padding(insets.directional)) }

  /// Puts the same distance round the view, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// The sizes of views.
extension View {
  /// Fixes the view's width, height or both, in points, and places the view there; nil leaves an axis alone, as do negative lengths and
  /// those that are no finite numbers.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modified(.frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment.frameAlignment))
  }

  /// Limits the view's size, in points, and places the view there: `frame(maxWidth: .infinity)` takes all the width that is offered.
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

  /// Gives the view its ideal size along both axes, whatever it is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length along an axis, whatever it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize((horizontal ? [Axis.horizontal] : []) + (vertical ? [.vertical] : [])))
  }

  /// Sets how early a stack gives the view room; 0 for most views.
  public func layoutPriority(_ value: Double) -> some View { modified(.priority(value)) }

  /// Offers the view the largest size of a ratio of width to height that fits, or the smallest that fills; its own ratio when nil.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(.aspectRatio(aspectRatio.map { Double($0) }, fills: contentMode == .fill))
  }

  /// Offers the view the largest size of a ratio that fits, or the smallest that fills.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the view's own ratio and makes it as large as fits.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Keeps the view's own ratio and makes it as small as fills; what is too much leaves the room.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

/// How a view of another ratio meets a size.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is inside.
  case fit
  /// All of the size is covered.
  case fill
}

/// Places of views, which leave the layout as it is.
extension View {
  /// Draws the view elsewhere; points, x in reading direction and y down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified(.offset(Point(x: Double(x), y: Double(y)))) }

  /// Draws the view elsewhere; points, x in reading direction and y down.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Takes all the room that is offered and puts the view's middle at a position in it, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified(.position(Point(x: Double(x), y: Double(y)))) }

  /// Takes all the room that is offered and puts the view's middle at a position in it, in points.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Draws the view above those of a stack with smaller numbers; 0 for most views.
  public func zIndex(_ value: Double) -> some View { modified(.depth(value)) }
}
