// SPDX-License-Identifier: MIT

/// Which of UILabel's habits text is set by, where they are more habit than intent.
public enum TypesettingRules: String, Hashable, Sendable, CaseIterable {
  /// UILabel's rules without two of its quirks: an ellipsis says that paragraphs below the last line are hidden, and a label's only line
  /// has no `lineSpacing` below it.
  case standard
  /// UILabel's rules, quirks included.
  case uikit
  /// What users of UILabel ask for instead: lines have room for tall scripts and for the fonts that stand in for missing characters, the
  /// height that a paragraph style adds goes above and below, and no kern follows the last character of a line.
  case improved

  package var announcesHiddenParagraphs: Bool { self != .uikit }
  package var addsSpacingBelowOnlyLine: Bool { self == .uikit }
  package var dropsTrailingKern: Bool { self == .improved }
  package var fallbackMetrics: FallbackMetrics { self == .improved ? .includeFallback : .requestedOnly }
  package var sizingRule: SizingRule { self == .improved ? .oversize : .typographic }
  package var lineHeightDistribution: LineHeightDistribution { self == .improved ? .half : .above }
}

/// What gives a line its height: UILabel's `sizingRule`.
public enum SizingRule: String, Hashable, Sendable, CaseIterable {
  /// The fonts' ascent and descent.
  case typographic
  /// At least that, and more where letters are higher or deeper: stacked marks of Thai, Vietnamese and Arabic.
  case oversize
}

/// Which part of text stands in the middle of a label that is higher than it.
public enum VerticalCentering: String, Hashable, Sendable, CaseIterable {
  /// All lines from the first's ascent to the last's descent, as in a UILabel.
  case typographic
  /// From the top of the first line's capitals to the last baseline.
  case capHeight
  /// From the top of the first line's small letters to the last baseline.
  case xHeight
  /// Everything that glyphs paint.
  case ink
}
