// SPDX-License-Identifier: MIT

/// Which points a self-crossing outline encloses.
package enum FillRule: String, Hashable, Sendable {
  case nonzero
  case evenOdd
}

/// How a line is drawn along a path. Lengths are in the path's own units.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable { case butt, round, square }
  package enum Join: String, Hashable, Sendable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  /// A miter longer than this many widths is cut to a bevel; 4 as in SVG.
  package var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  package var dashes: [Double]
  /// Where in the dash pattern the line begins.
  package var dashPhase: Double
  /// From a round pen of `width`, in whose plane dashes are measured too, to the pen that draws; it moves nothing.
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

  /// The same line after its path was scaled by `factor`.
  package func scaled(by factor: Double) -> StrokeStyle {
    StrokeStyle(
      width: width * factor, cap: cap, join: join, miterLimit: miterLimit,
      dashes: dashes.map { $0 * factor }, dashPhase: dashPhase * factor, pen: pen)
  }
}
