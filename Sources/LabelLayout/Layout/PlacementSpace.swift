// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// The transform, the named spaces and the safe area of the views around a view. It is a class because most views share it with the enclosing view.
final class PlacementSpace {
  let labelSize: Size
  let transform: AffineTransform
  let names: [AnyHashable: LaidOutBox]
  /// The part of the page that is not below bars; nil where there are none, and inside views that scroll or are transformed.
  let safeArea: SafeArea?

  init(
    labelSize: Size, transform: AffineTransform = .identity, names: [AnyHashable: LaidOutBox] = [:], safeArea: SafeArea? = nil
  ) {
    self.labelSize = labelSize
    self.transform = transform
    self.names = names
    self.safeArea = safeArea
  }

  /// The space inside a view between bars, or without regard to bars.
  func inside(_ safeArea: SafeArea?) -> PlacementSpace {
    if safeArea == nil, self.safeArea == nil { return self }
    return PlacementSpace(labelSize: labelSize, transform: transform, names: names, safeArea: safeArea)
  }

  /// The space inside a transformed view.
  func inside(_ map: AffineTransform) -> PlacementSpace {
    PlacementSpace(labelSize: labelSize, transform: map.then(transform), names: names)
  }

  /// The space inside a view with a named coordinate space.
  func inside(_ name: AnyHashable, _ box: LaidOutBox) -> PlacementSpace {
    PlacementSpace(labelSize: labelSize, transform: transform, names: names.merging([name: box]) { $1 }, safeArea: safeArea)
  }
}

extension Placement {
  init(frame: Rect, isMirrored: Bool, in space: PlacementSpace) {
    self.init(
      box: LaidOutBox(frame: frame, transform: space.transform, isMirrored: isMirrored), labelSize: space.labelSize, spaces: space.names)
  }
}
