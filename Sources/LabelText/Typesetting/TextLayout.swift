// SPDX-License-Identifier: MIT

package import LabelCore

/// A text broken into lines of positioned glyphs. The origin of its box is the top left corner.
package struct TextLayout: Hashable, Sendable {
  /// In points, rounded up to whole pixels (UILabel record G5).
  package var size: Size
  /// The lines from the top; at least one, which may be empty.
  package var lines: [TextLine]
  /// The factor of autoshrink; 1 for none.
  package var scaleFactor: Double
  /// The change of each gap by tightening, in points; 0 or negative.
  package var tightening: Double
  /// The baseline that neighbouring views align to, in points from the top of the box: the first baseline, or its position at full size
  /// when the text was shrunk.
  package var alignmentBaseline: Double
  /// The position that is centred in a label of another height, in points from the top of the box; half the height unless
  /// `verticalCentering` uses capitals, small letters or ink.
  package var verticalCenter: Double

  /// From the top of the box to the first line's baseline, in points, not rounded.
  package var firstBaseline: Double { lines[0].baseline }
  /// From the top of the box to the last line's baseline, in points, not rounded.
  package var lastBaseline: Double { lines[lines.count - 1].baseline }
  /// The UTF-16 ranges of the text that ellipses replace, in order.
  package var truncatedRanges: [Range<Int>]
  package var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}
