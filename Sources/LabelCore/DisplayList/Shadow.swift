// SPDX-License-Identifier: MIT

/// A copy of what was painted, in one colour, moved, and blurred by a Gaussian.
package struct Shadow: Hashable, Sendable {
  /// Where a shadow falls.
  package enum Placement: String, Hashable, Sendable {
    /// Below the ink, as if it floated.
    case drop
    /// On the ink, from its edges inwards, as if it was cut out: what the moved and blurred copy leaves free.
    case inner
  }

  package var color: SRGBColor
  /// Where the copy lies from the original, in points; y down.
  package var offset: Point
  /// The Gaussian's standard deviation in points; 0 for a sharp copy, as UILabel draws it.
  package var sigma: Double
  package var placement: Placement

  package init(color: SRGBColor, offset: Point, sigma: Double, placement: Placement = .drop) {
    self.color = color
    self.offset = offset
    self.sigma = max(0, sigma)
    self.placement = placement
  }

  /// How far a blur of this sigma reaches in points, beyond which nothing is painted: three sigma, as the blur is cut there.
  package var reach: Double { sigma * 3 }

  /// The box that the shadow of ink inside `bounds` can touch.
  package func bounds(of bounds: Rect) -> Rect {
    bounds.isEmpty || placement == .inner ? bounds : bounds.offset(by: offset).outset(by: reach)
  }
}
