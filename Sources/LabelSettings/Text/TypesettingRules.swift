// SPDX-License-Identifier: MIT

/// The rules by which text is typeset, which differ in UILabel's quirks.
public enum TypesettingRules: String, Hashable, Sendable, CaseIterable {
  /// UILabel's rules without two of its quirks: an ellipsis shows that paragraphs below the last line are hidden, and a label's only line
  /// has no `lineSpacing` below it.
  case standard
  /// UILabel's rules, including its quirks.
  case uikit
  /// The rules that users of UILabel ask for: lines have space for tall scripts and for fallback fonts, the height that a paragraph style
  /// adds is distributed above and below, and no kern follows the last character of a line.
  case improved

  package var addsEllipsisForHiddenParagraphs: Bool { self != .uikit }
  package var addsSpacingBelowOnlyLine: Bool { self == .uikit }
  package var dropsTrailingKern: Bool { self == .improved }
  package var fallbackMetrics: FallbackMetrics { self == .improved ? .includeFallback : .requestedOnly }
  package var sizingRule: SizingRule { self == .improved ? .oversize : .typographic }
  package var lineHeightDistribution: LineHeightDistribution { self == .improved ? .half : .above }
}

/// The metrics that determine the height of a line: UILabel's `sizingRule`.
public enum SizingRule: String, Hashable, Sendable, CaseIterable {
  /// The ascent and the descent of the fonts.
  case typographic
  /// At least the ascent and the descent, and more where glyphs are taller or deeper: stacked marks of Thai, Vietnamese and Arabic.
  case oversize
}

/// The part of the text that is centred vertically in a label that is taller than the text.
public enum VerticalCentering: String, Hashable, Sendable, CaseIterable {
  /// All lines, from the first line's ascent to the last line's descent, as in a UILabel.
  case typographic
  /// The area from the cap height of the first line to the last baseline.
  case capHeight
  /// The area from the x-height of the first line to the last baseline.
  case xHeight
  /// The ink bounds: the area that the glyphs paint.
  case ink
}
