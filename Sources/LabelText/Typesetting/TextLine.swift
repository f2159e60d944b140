// SPDX-License-Identifier: MIT

package import LabelCore

/// Glyphs of one font and colour on a line, from left to right.
package struct PlacedRun: Hashable, Sendable {
  /// Positions are points from the line's left end on the baseline.
  package var glyphs: GlyphRun
  package var color: SRGBColor
}

/// One finished line. Its glyphs stand where they will be drawn; nothing is measured again.
package struct TextLine: Hashable, Sendable {
  /// UTF-16 units of the whole text that the line stands for, hidden ones included.
  package var range: Range<Int>
  /// What is shown, an ellipsis or a hyphen at the end included.
  package var string: String
  /// From left to right.
  package var runs: [PlacedRun]
  /// The advance of what is shown, in points.
  package var width: Double
  package var metrics: LineMetrics
  /// From the top of the text to the line's baseline, in points, not rounded.
  package var baseline: Double
  /// From the left of the text's box to the line's left end, in points.
  package var left: Double
  package var isTruncated: Bool
  /// Whether the line ends in a hyphen that the text does not have, or has as a soft hyphen.
  package var isHyphenated: Bool
  package var direction: TextDirection
}
