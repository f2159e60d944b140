// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// Glyphs of one font and style on a line, from left to right.
package struct LaidOutRun: Hashable, Sendable {
  /// The glyphs; positions are points from the line's left end on the baseline.
  package var glyphs: GlyphRun
  package var color: SRGBColor
  /// The index of the style's paint.
  package var paint: Int?
  package var stroke: TextStroke?
  package var shadows: [Shadow]
  /// The part that is painted, of a ligature with several styles; nil for all of the glyphs.
  package var window: GlyphWindow?
}

/// A part of a line, in which one of the styles of a ligature is painted.
package struct GlyphWindow: Hashable, Sendable {
  /// Points from the line's left end; nil for no edge.
  package var left: Double?
  package var right: Double?

  package func offset(by x: Double) -> GlyphWindow { GlyphWindow(left: left.map { $0 + x }, right: right.map { $0 + x }) }
}

/// An attachment on a line.
package struct LaidOutAttachment: Hashable, Sendable {
  /// The image's top left corner, in points from the line's left end on the baseline.
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
  /// The radius of the corners in points.
  package var radius = 0.0
  /// Whether the corners at the left are round; no other background touches them.
  package var isRoundOnLeft = true
  /// Whether the corners at the right are round.
  package var isRoundOnRight = true

  package init(left: Double, right: Double, color: SRGBColor, radius: Double = 0) {
    self.left = left
    self.right = right
    self.color = color
    self.radius = radius
  }
}

/// A continuous segment of an underline or strikethrough.
package struct LaidOutDecoration: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case underline
    case strikethrough
  }

  package var kind: Kind
  /// Points from the line's left end.
  package var left: Double
  package var right: Double
  /// From the baseline down to the line's centre, in points; negative above it.
  package var position: Double
  /// The thickness of a single line, in points.
  package var thickness: Double
  package var style: DecorationLine.Style
  package var pattern: DecorationLine.Pattern
  package var color: SRGBColor
}

/// A finished line. Its glyphs have their final positions; nothing is measured again.
package struct TextLine: Hashable, Sendable {
  /// The line's UTF-16 range in the whole text, including hidden text.
  package var range: Range<Int>
  /// The visible text in UTF-16 units, including an ellipsis or hyphen.
  package var units: [UInt16]
  /// The visible text.
  package var string: String { String(decoding: units, as: UTF16.self) }
  /// From left to right.
  package var runs: [LaidOutRun]
  package var attachments: [LaidOutAttachment]
  package var backgrounds: [LaidOutBackground]
  package var decorations: [LaidOutDecoration]
  /// The advance of the visible text, in points.
  package var width: Double
  package var metrics: LineMetrics
  /// From the top of the text to the line's baseline, in points, not rounded.
  package var baseline: Double
  /// From the left of the text's box to the line's left end, in points.
  package var left: Double
  package var isTruncated: Bool
  /// Whether the line is wider than the text's box and is clipped at its sides (`byClipping`).
  package var isClipped: Bool
  /// Whether the line ends with a hyphen that the text does not have, or has only as a soft hyphen.
  package var isHyphenated: Bool
  package var direction: TextDirection
  /// Whether a fallback font is taller than the line, so that its glyphs may reach into the lines above and below.
  package var hasTallFallback = false
}

extension TextLine {
  /// Makes the corners square where a background is cut by an end of the line, in reading order.
  mutating func cutBackground(atStart: Bool) {
    if atStart == (direction == .leftToRight) {
      guard let first = backgrounds.first, first.left < 1e-6 else { return }
      backgrounds[0].isRoundOnLeft = false
    } else {
      guard let last = backgrounds.last, abs(last.right - width) < 1e-6 else { return }
      backgrounds[backgrounds.count - 1].isRoundOnRight = false
    }
  }
}
