// SPDX-License-Identifier: MIT

/// How closely curves are followed.
package enum CurvePrecision: Hashable, Sendable {
  /// As closely as shows: for labels.
  case finest
  /// As librsvg has Cairo do it, flaws included, so that pictures can be compared pixel by pixel.
  case asLibrsvg

  /// How far a flattened curve may lie from the true one, in pixels.
  ///
  /// Against 16-fold supersampling, 120 random curves, circles and strokes: Cairo's own 0.1 px gives a mean error of 3.5 levels on edge
  /// pixels, 0.05 px 2.2, 0.02 px 1.5, 0.003 px 1.5 (what is left are Cairo's 15 sample rows a pixel), all within a quarter of the time.
  var flatness: Double {
    switch self {
    case .finest: 0.02
    case .asLibrsvg: 0.1
    }
  }

  /// Whether Cairo is told a line's width in points and scales the pen itself: it compares widths with pixels where curves turn
  /// sharply, so that the same line comes out a little differently.
  var scalesPens: Bool { self == .asLibrsvg }
}
