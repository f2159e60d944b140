// SPDX-License-Identifier: MIT

package import LabelCore

/// A text broken into lines, each glyph at its place. The box's origin is its top left corner.
package struct TextLayout: Hashable, Sendable {
  /// Points, both rounded up to whole pixels (UILabel record G5).
  package var size: Size
  /// From the top; at least one, which may be empty.
  package var lines: [TextLine]
  /// What autoshrink multiplied the fonts by; 1 for nothing.
  package var scaleFactor: Double
  /// Points that tightening took from each gap; 0 for nothing, never positive.
  package var tightening: Double
  /// From the top of the box to the baseline that neighbours line up with, in points: the first one, or where it would be had the text
  /// not been shrunk.
  package var alignmentBaseline: Double
  /// From the top of the box to what stands in the middle of a label that is higher or lower than the text, in points; half the height
  /// unless capitals, small letters or ink are to stand there.
  package var centre: Double

  /// From the top of the box to the first line's baseline, in points, not rounded.
  package var firstBaseline: Double { lines[0].baseline }
  /// From the top of the box to the last line's baseline, in points, not rounded.
  package var lastBaseline: Double { lines[lines.count - 1].baseline }
  /// UTF-16 units of the text that ellipses stand for, in order.
  package var truncatedRanges: [Range<Int>]
  package var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}
