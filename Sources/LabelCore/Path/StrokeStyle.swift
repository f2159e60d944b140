// SPDX-License-Identifier: MIT

/// The rule for the inside of a self-intersecting outline.
package enum FillRule: String, Hashable, Sendable {
  case nonzero
  case evenOdd
}

/// The style of a stroke. Lengths are in the path's own units.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable { case butt, round, square }
  package enum Join: String, Hashable, Sendable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  /// A miter longer than this many widths becomes a bevel; 4 as in SVG.
  package var miterLimit: Double
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  package var dashes: [Double]
  /// The offset into the dash pattern at the start of the line.
  package var dashPhase: Double
  /// The transform of the round pen of `width` to the pen that draws, without translation. Dashes are measured before it.
  package var pen: AffineTransform

  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4, dashes: [Double] = [], dashPhase: Double = 0,
    pen: AffineTransform = .identity
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
    self.pen = pen
  }

  /// The style for a path scaled by `factor`.
  package func scaled(by factor: Double) -> StrokeStyle {
    StrokeStyle(
      width: width * factor, cap: cap, join: join, miterLimit: miterLimit,
      dashes: dashes.map { $0 * factor }, dashPhase: dashPhase * factor, pen: pen)
  }
}
