// SPDX-License-Identifier: MIT

/// The precision of flattened curves.
package enum CurvePrecision: Hashable, Sendable {
  /// As precise as can be seen: for labels.
  case finest
  /// The same as librsvg with Cairo, including its flaws, so that images can be compared pixel by pixel.
  case asLibrsvg

  /// The maximum distance of a flattened curve from the exact one, in pixels.
  ///
  /// Measured against 16-fold supersampling on 120 random curves, circles and strokes: Cairo's default of 0.1 px gives a mean error of 3.5
  /// levels on edge pixels, 0.05 px 2.2, 0.02 px 1.5, 0.003 px 1.5 (from Cairo's 15 sample rows per pixel); all are within a quarter of the
  /// time.
  var flatness: Double {
    switch self {
    case .finest: 0.02
    case .asLibrsvg: 0.1
    }
  }

  /// Whether Cairo gets stroke widths in points and scales the pen itself. It compares widths with pixels at sharp bends, so the same stroke
  /// differs slightly.
  var scalesPens: Bool { self == .asLibrsvg }
}
