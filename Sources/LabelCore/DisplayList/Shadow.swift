// SPDX-License-Identifier: MIT

/// A copy of what was painted, in one colour, moved, and blurred by a Gaussian.
package struct Shadow: Hashable, Sendable {
  package var color: SRGBColor
  /// Where the copy lies from the original, in points; y down.
  package var offset: Point
  /// The Gaussian's standard deviation in points; 0 for a sharp copy, as UILabel draws it.
  package var sigma: Double

  package init(color: SRGBColor, offset: Point, sigma: Double) {
    self.color = color
    self.offset = offset
    self.sigma = max(0, sigma)
  }

  /// How far a blur of this sigma reaches in points, beyond which nothing is painted: three sigma, as the blur is cut there.
  package var reach: Double { sigma * 3 }

  /// The box that the shadow of ink inside `bounds` can touch.
  package func bounds(of bounds: Rect) -> Rect {
    bounds.isEmpty ? bounds : bounds.offset(by: offset).outset(by: reach)
  }
}
