// SPDX-License-Identifier: MIT

package import LabelCore

/// A view's frame in the label, and the coordinate spaces around it.
package struct Placement {
  package let box: LaidOutBox
  private let labelSize: Size
  private let spaces: [AnyHashable: LaidOutBox]

  /// - Parameter spaces: The frames of the enclosing views with a named coordinate space.
  package init(box: LaidOutBox, labelSize: Size, spaces: [AnyHashable: LaidOutBox]) {
    self.box = box
    self.labelSize = labelSize
    self.spaces = spaces
  }

  /// The frame of the whole label, which is the space `global`.
  package var globalBox: LaidOutBox {
    LaidOutBox(frame: Rect(origin: .zero, size: labelSize), transform: .identity, isMirrored: box.isMirrored)
  }

  /// The frame of the innermost enclosing view with a named coordinate space; nil when there is none.
  package func named(_ name: AnyHashable) -> LaidOutBox? { spaces[name] }
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
