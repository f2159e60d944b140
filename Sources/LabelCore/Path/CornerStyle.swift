// SPDX-License-Identifier: MIT

/// How round corners begin.
package enum CornerStyle: String, Hashable, Sendable, CaseIterable {
  /// Quarter circles, which meet the sides at the corner radius.
  case circular
  /// Corners that curve into the sides gradually, as Apple's app icons.
  case continuous

  /// A radius in dumps, with a space before it; empty for 0.
  package func dumpText(radius: Double) -> String {
    radius == 0 ? "" : " radius=\(DumpText.number(radius))\(self == .circular ? "" : " continuous")"
  }
}

extension CornerRadii {
  /// The smoothing of continuous corners, close to iOS's.
  package static let continuousSmoothing = 0.6
}

extension VectorPath {
  /// A rectangle with round corners of a style; the radius is at most half the shorter side.
  package static func roundedRectangle(_ rect: Rect, radius: Double, style: CornerStyle) -> VectorPath {
    guard style == .continuous, radius > 0, !rect.isEmpty else { return roundedRectangle(rect, radius: radius) }
    return rectangle(rect, corners: CornerRadii(all: radius), smoothing: CornerRadii.continuousSmoothing)
  }
}
