// SPDX-License-Identifier: MIT

/// A paragraph's indents in points, in its reading direction: NSParagraphStyle's indents.
package struct ParagraphIndents: Hashable, Sendable {
  /// From the leading edge to the first line, at least 0.
  package var firstLineHead = 0.0
  /// From the leading edge to all other lines, at least 0.
  package var head = 0.0
  /// The position where lines end: from the leading edge if positive, else from the trailing edge.
  package var tail = 0.0

  package init() {}
}

/// The properties of a paragraph, such as its line breaks and its indents: NSParagraphStyle. All lengths are points, and autoshrink does
/// not change them, since it scales only the fonts.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment = TextAlignment.natural
  /// The edge that lines are aligned with instead, until the layout direction is known.
  package var edge: LineEdge?
  /// The alignment of text on several lines whose `alignment` is natural.
  package var linesAlignment: TextAlignment?
  /// In UIKit, an attributed string's own paragraph style wraps by default and so loses the ellipsis; here the default is the label's mode.
  package var lineBreakMode = LineBreakMode.byTruncatingTail
  package var lineBreakStrategy = LineBreakStrategy.standard
  package var lineBreakRules = LineBreakRules.icu
  /// Whether the spacing between characters may be tightened before the paragraph is truncated.
  package var allowsTightening = false
  /// A word is hyphenated when its line would be filled less than this without hyphenation, 0…1; 0 for never. Soft hyphens are always used.
  package var hyphenationFactor = 0.0
  /// The reading direction, regardless of the characters; nil to use that of the characters (UAX #9 P2, P3).
  package var baseDirection: TextDirection?
  /// Whether the reading direction is that of the locale, until that is known.
  package var followsLocale = false
  /// The space below every line but the last of the text, in points.
  package var lineSpacing = 0.0
  /// The factor of the natural line height; 0 means 1.
  package var lineHeightMultiple = 0.0
  /// The minimum line height in points; 0 for none.
  package var minimumLineHeight = 0.0
  /// The maximum line height in points; 0 for none.
  package var maximumLineHeight = 0.0
  package var lineHeightDistribution = LineHeightDistribution.above
  /// The space below the paragraph in points, unless it is the last.
  package var paragraphSpacing = 0.0
  /// The space above the paragraph in points, unless it is the first; it is added to the space below the previous paragraph.
  package var paragraphSpacingBefore = 0.0
  package var indents = ParagraphIndents()
  package var tabs = TabRuler.standard

  package init() {}
}

/// An edge by layout direction.
package enum LineEdge: String, Hashable, Sendable, CaseIterable {
  case leading
  case trailing
}

extension ParagraphStyle {
  /// The style in a layout direction and for a locale.
  package func resolved(in direction: TextDirection, locale: String) -> ParagraphStyle {
    guard edge != nil || followsLocale else { return self }
    var result = self
    if let edge { result.alignment = (edge == .leading) == (direction == .leftToRight) ? .left : .right }
    if followsLocale { result.baseDirection = LocaleDirection.direction(of: locale) }
    (result.edge, result.followsLocale) = (nil, false)
    return result
  }
}

/// The distribution of the height that a paragraph style adds to a line or removes from it.
public enum LineHeightDistribution: String, Hashable, Sendable, CaseIterable {
  /// The height is added above the text, as Apple does it.
  case above
  /// Half of the height is added above the text and half below, as CSS does it, so that the text is centred in its line.
  case half
}
