// SPDX-License-Identifier: MIT

/// How far a paragraph's lines keep from the edges, in points, by its reading direction: NSParagraphStyle's indents.
package struct ParagraphIndents: Hashable, Sendable {
  /// From the leading edge to the first line, at least 0.
  package var firstLineHead = 0.0
  /// From the leading edge to all other lines, at least 0.
  package var head = 0.0
  /// The position where lines end: from the leading edge if positive, else from the trailing edge.
  package var tail = 0.0

  package init() {}

  /// The position where a line begins, from the leading edge, and its width.
  func line(isFirst: Bool, in width: Double) -> LineBox {
    let indent = max(0, isFirst ? firstLineHead : head)
    return LineBox(indent: indent, width: max(0, (tail > 0 ? min(tail, width) : width + tail) - indent))
  }
}

/// The room that a line has.
struct LineBox: Hashable {
  /// Points from the leading edge of the text's box to the line's beginning.
  var indent: Double
  /// Points; may be infinite.
  var width: Double
}

/// The properties of a paragraph, such as its line breaks and its indents: NSParagraphStyle. All lengths are points, and autoshrink does
/// not change them, since it scales only the fonts.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment = TextAlignment.natural
  /// An attributed string's own paragraph style wraps in UIKit by default, and so loses the ellipsis; here it has the label's mode.
  package var lineBreakMode = LineBreakMode.byTruncatingTail
  package var lineBreakStrategy = LineBreakStrategy.standard
  /// Whether the spacing between characters may be tightened before the paragraph is truncated.
  package var allowsTightening = false
  /// A word is hyphenated when its line would be filled less than this without, 0…1; 0 for never. Soft hyphens do not ask.
  package var hyphenationFactor = 0.0
  /// The reading direction, whatever the characters; nil for that of the characters (UAX #9 P2, P3).
  package var baseDirection: TextDirection?
  /// Below every line but the last of the text.
  package var lineSpacing = 0.0
  /// Factor on the natural line height; 0 means 1.
  package var lineHeightMultiple = 0.0
  /// The least line height; 0 for none.
  package var minimumLineHeight = 0.0
  /// The greatest line height; 0 for none.
  package var maximumLineHeight = 0.0
  package var lineHeightDistribution = LineHeightDistribution.above
  /// Below the paragraph, unless it is the last.
  package var paragraphSpacing = 0.0
  /// The distance above the paragraph, unless it is the first; it is added to the distance below the paragraph before it.
  package var paragraphSpacingBefore = 0.0
  package var indents = ParagraphIndents()
  package var tabs = TabRuler.standard

  package init() {}
}

/// The distribution of the height that a paragraph style adds to a line or removes from it.
public enum LineHeightDistribution: String, Hashable, Sendable, CaseIterable {
  /// The height is added above the text, as Apple does it.
  case above
  /// Half of the height is added above the text and half below, as CSS does it, so that the text is centred in its line.
  case half
}
