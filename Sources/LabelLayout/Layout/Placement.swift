// SPDX-License-Identifier: MIT

package import LabelCore

/// Where a view stands in the picture, and what its own points are in other spaces.
package struct Placement {
  package let box: LaidOutBox
  private let space: PlacementSpace

  init(frame: Rect, isMirrored: Bool, in space: PlacementSpace) {
    self.box = LaidOutBox(frame: frame, transform: space.transform, isMirrored: isMirrored)
    self.space = space
  }

  /// The whole picture, whose points are those of the space `global`.
  package var picture: LaidOutBox {
    LaidOutBox(frame: Rect(origin: .zero, size: space.pictureSize), transform: .identity, isMirrored: box.isMirrored)
  }

  /// The innermost view round this one that gave its space a name; nil where none did.
  package func named(_ name: AnyHashable) -> LaidOutBox? { space.names[name] }
}

/// A view's box in the picture. The view's own points are counted from its top leading corner, to where reading leads and down.
package struct LaidOutBox: Hashable, Sendable {
  /// In points of the picture, before views round this one are turned or made larger.
  package var frame: Rect
  /// What turns and enlarges the view.
  package var transform: AffineTransform
  /// Whether reading begins on the right.
  package var isMirrored: Bool

  package init(frame: Rect, transform: AffineTransform, isMirrored: Bool) {
    self.frame = frame
    self.transform = transform
    self.isMirrored = isMirrored
  }

  /// The view's own box in its own points.
  package var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// One of this view's points in the points of another; nowhere, and so the other's corner, where the other is flattened to a line.
  package func convert(_ point: Point, to other: LaidOutBox) -> Point { other.own(crossed(physical(point), to: other)) }

  /// One of this view's rectangles in the points of another: the upright one round it where one of the two is turned.
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

/// What views on the way from the whole picture down to one do to its points. An object: most views have the one of the view round them.
final class PlacementSpace {
  let pictureSize: Size
  let transform: AffineTransform
  let names: [AnyHashable: LaidOutBox]

  init(pictureSize: Size, transform: AffineTransform = .identity, names: [AnyHashable: LaidOutBox] = [:]) {
    self.pictureSize = pictureSize
    self.transform = transform
    self.names = names
  }

  /// The space inside a view that is turned or enlarged.
  func inside(_ map: AffineTransform) -> PlacementSpace {
    PlacementSpace(pictureSize: pictureSize, transform: map.then(transform), names: names)
  }

  /// The space inside a view that has a name.
  func inside(_ name: AnyHashable, _ box: LaidOutBox) -> PlacementSpace {
    PlacementSpace(pictureSize: pictureSize, transform: transform, names: names.merging([name: box]) { $1 })
  }
}
