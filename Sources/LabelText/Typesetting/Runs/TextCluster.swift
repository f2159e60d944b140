// SPDX-License-Identifier: MIT

/// A cluster, the smallest unit of line breaking: a user-perceived character, or several that share a glyph.
package struct TextCluster: Hashable, Sendable {
  /// UTF-16 units of the paragraph.
  package var range: Range<Int>
  /// The index of its run in the paragraph.
  package var run: Int
  /// The range of its glyphs in the run.
  package var glyphs: Range<Int>
  /// The advance in points, including kern and tracking.
  package var advance: Double
  /// The part of the advance that is omitted at the end of a line: tracking.
  package var trailingSpacing: Double
  /// Whether it is whitespace, which hangs at the end of a line and does not count in fitting.
  package var isWhitespace: Bool
  /// Whether a line may end before it (UAX #14 and the line-break strategy).
  package var allowsBreakBefore: Bool
  /// Whether a line may end before it with a hyphen, according to the language's patterns.
  package var allowsHyphenBefore: Bool
  /// Whether it is U+00AD, which is visible only as a hyphen at the end of a line.
  package var isSoftHyphen: Bool
  /// Whether it is U+0009, which extends to a tab stop. Its advance is that of a space, which it has when there is no stop.
  package var isTab = false
  /// Its role in a number; `.none` in paragraphs without decimal tab stops.
  package var numeral = Numeral.none
  /// Whether the line must end after it: U+2028, U+000B, U+000C.
  package var forcesBreakAfter: Bool
}

/// The role of a character in a number at a decimal tab stop.
package enum Numeral: Hashable, Sendable {
  case none
  case digit
  /// The separator between the integer part and the fraction.
  case decimalSeparator
  /// A separator between digits, such as a thousands separator.
  case grouping
}
