// SPDX-License-Identifier: MIT

package import LabelSettings

/// The heights of lines: those of the font, or those of iOS with every font.
public enum TextMetrics: String, Hashable, Sendable, CaseIterable {
  /// The ascent and the descent of the font.
  case font
  /// The ascent and the descent of iOS's system font, San Francisco: a line of 17 points is 20.29 points high. Widths and glyphs stay those
  /// of the font. `ascentOverride` and its like take precedence.
  case ios
}

extension TextMetrics {
  /// San Francisco's ascent and descent in em, of 2,048 units; it has no line gap.
  package static let sanFrancisco = (ascent: 1950.0 / 2048, descent: 494.0 / 2048)

  /// Sets the metrics that a request does not set itself.
  package func apply(to request: inout FontRequest) {
    guard self == .ios else { return }
    request.ascentOverride = request.ascentOverride ?? Self.sanFrancisco.ascent
    request.descentOverride = request.descentOverride ?? Self.sanFrancisco.descent
    request.lineGapOverride = request.lineGapOverride ?? 0
  }
}
