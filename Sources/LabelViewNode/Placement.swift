// SPDX-License-Identifier: MIT

package import LabelCore

/// A view's frame in the label, and the coordinate spaces around it.
package struct Placement {
  package let box: LaidOutBox
  private let space: PlacementSpace

  package init(frame: Rect, isMirrored: Bool, in space: PlacementSpace) {
    self.box = LaidOutBox(frame: frame, transform: space.transform, isMirrored: isMirrored)
    self.space = space
  }

  /// The frame of the whole label, which is the space `global`.
  package var globalBox: LaidOutBox {
    LaidOutBox(frame: Rect(origin: .zero, size: space.labelSize), transform: .identity, isMirrored: box.isMirrored)
  }

  /// The frame of the innermost enclosing view with a named coordinate space; nil when there is none.
  package func named(_ name: AnyHashable) -> LaidOutBox? { space.names[name] }
}

/// A view's frame in the label. The view's own points are counted from its top leading corner, in reading direction and downwards.
package struct LaidOutBox: Hashable, Sendable {
  /// In points of the label, before transforms of enclosing views.
  package var frame: Rect
  /// The transform of the enclosing views.
  package var transform: AffineTransform
  /// Whether the reading direction is right to left.
  package var isMirrored: Bool

  package init(frame: Rect, transform: AffineTransform, isMirrored: Bool) {
    self.frame = frame
    self.transform = transform
    self.isMirrored = isMirrored
  }

  /// The view's bounds in its own points.
  package var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// Converts a point of this view to the points of another. If the other view's transform has no inverse, the result is its corner.
  package func convert(_ point: Point, to other: LaidOutBox) -> Point { other.own(crossed(physical(point), to: other)) }

  /// Converts a rectangle of this view to the points of another: the bounding box when one of them is rotated.
  package func convert(_ rect: Rect, to other: LaidOutBox) -> Rect {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: other) }
    let (across, down) = (corners.map(\.x), corners.map(\.y))
    return Rect(minX: across.min() ?? 0, minY: down.min() ?? 0, maxX: across.max() ?? 0, maxY: down.max() ?? 0)
  }

  /// Inverse of `own`.
  private func physical(_ point: Point) -> Point {
    Point(x: isMirrored ? frame.maxX - point.x : frame.minX + point.x, y: frame.minY + point.y)
  }

  private func own(_ point: Point) -> Point {
    Point(x: isMirrored ? frame.maxX - point.x : point.x - frame.minX, y: point.y - frame.minY)
  }

  private func crossed(_ point: Point, to other: LaidOutBox) -> Point {
    guard transform != other.transform else { return point }
    return other.transform.inverse.map { $0.apply(transform.apply(point)) } ?? other.frame.origin
  }
}

/// The transform, the named spaces and the safe area of the views around a view. It is a class because most views share it with the enclosing view.
package final class PlacementSpace {
  package let labelSize: Size
  package let transform: AffineTransform
  package let names: [AnyHashable: LaidOutBox]
  /// The part of the page that is not below bars; nil where there are none, and inside views that scroll or are transformed.
  package let safeArea: SafeArea?

  package init(
    labelSize: Size, transform: AffineTransform = .identity, names: [AnyHashable: LaidOutBox] = [:], safeArea: SafeArea? = nil
  ) {
    self.labelSize = labelSize
    self.transform = transform
    self.names = names
    self.safeArea = safeArea
  }

  /// The space inside a view between bars, or without regard to bars.
  package func inside(_ safeArea: SafeArea?) -> PlacementSpace {
    if safeArea == nil, self.safeArea == nil { return self }
    return PlacementSpace(labelSize: labelSize, transform: transform, names: names, safeArea: safeArea)
  }

  /// The space inside a transformed view.
  package func inside(_ map: AffineTransform) -> PlacementSpace {
    PlacementSpace(labelSize: labelSize, transform: map.then(transform), names: names)
  }

  /// The space inside a view with a named coordinate space.
  package func inside(_ name: AnyHashable, _ box: LaidOutBox) -> PlacementSpace {
    PlacementSpace(labelSize: labelSize, transform: transform, names: names.merging([name: box]) { $1 }, safeArea: safeArea)
  }
}
