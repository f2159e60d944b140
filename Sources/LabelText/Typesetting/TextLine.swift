// SPDX-License-Identifier: MIT

package import LabelCore

/// Glyphs of one font and style on a line, from left to right.
package struct LaidOutRun: Hashable, Sendable {
  /// Positions are points from the line's left end on the baseline.
  package var glyphs: GlyphRun
  package var color: SRGBColor
  /// The style's number of a paint.
  package var paint: Int?
  package var stroke: TextStroke?
  package var shadows: [Shadow]
}

/// A picture on a line.
package struct LaidOutAttachment: Hashable, Sendable {
  /// The picture's top left corner, in points from the line's left end on the baseline.
  package var origin: Point
  package var attachment: InlineAttachment
  package var shadows: [Shadow]
}

/// A coloured area behind characters, as high as their line.
package struct LaidOutBackground: Hashable, Sendable {
  /// Points from the line's left end.
  package var left: Double
  package var right: Double
  package var color: SRGBColor
}

/// A piece of underline or strikethrough without interruption.
package struct LaidOutDecoration: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case underline
    case strikethrough
  }

  package var kind: Kind
  /// Points from the line's left end.
  package var left: Double
  package var right: Double
  /// From the baseline down to the line's middle, in points; negative above it.
  package var position: Double
  /// Of a single line, in points.
  package var thickness: Double
  package var style: DecorationLine.Style
  package var pattern: DecorationLine.Pattern
  package var color: SRGBColor
}

/// One finished line. Its glyphs stand where they will be drawn; nothing is measured again.
package struct TextLine: Hashable, Sendable {
  /// UTF-16 units of the whole text that the line stands for, hidden ones included.
  package var range: Range<Int>
  /// What is shown in UTF-16 units, an ellipsis or a hyphen at the end included.
  package var units: [UInt16]
  /// The same as text.
  package var string: String { String(decoding: units, as: UTF16.self) }
  /// From left to right.
  package var runs: [LaidOutRun]
  package var attachments: [LaidOutAttachment]
  package var backgrounds: [LaidOutBackground]
  package var decorations: [LaidOutDecoration]
  /// The advance of what is shown, in points.
  package var width: Double
  package var metrics: LineMetrics
  /// From the top of the text to the line's baseline, in points, not rounded.
  package var baseline: Double
  /// From the left of the text's box to the line's left end, in points.
  package var left: Double
  package var isTruncated: Bool
  /// Whether the line is wider than the text's box and its ink ends at the box's sides, as `byClipping` asks.
  package var isClipped: Bool
  /// Whether the line ends in a hyphen that the text does not have, or has as a soft hyphen.
  package var isHyphenated: Bool
  package var direction: TextDirection
}
