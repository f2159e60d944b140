// SPDX-License-Identifier: MIT

/// A shadow: a copy of the group's alpha in one colour, moved and blurred by a Gaussian.
package struct Shadow: Hashable, Sendable {
  /// Whether the shadow is below or inside the group.
  package enum Placement: String, Hashable, Sendable {
    /// Below the group, as if it floated.
    case drop
    /// On the group, from its edges inwards, as if it was cut out: the inverse of the moved and blurred copy.
    case inner
  }

  package var color: SRGBColor
  /// The offset of the copy in points, y down.
  package var offset: Point
  /// The standard deviation of the Gaussian in points; 0 for a sharp copy, as UILabel draws it.
  package var sigma: Double
  package var placement: Placement

  package init(color: SRGBColor, offset: Point, sigma: Double, placement: Placement = .drop) {
    self.color = color
    self.offset = offset
    self.sigma = max(0, sigma)
    self.placement = placement
  }

  /// How far the blur extends in points: three sigma, where it is cut off.
  package var extent: Double { sigma * 3 }

  /// The bounds of the shadow of ink inside `bounds`.
  package func bounds(of bounds: Rect) -> Rect {
    bounds.isEmpty || placement == .inner ? bounds : bounds.offset(by: offset).outset(by: extent)
  }
}
