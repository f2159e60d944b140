// SPDX-License-Identifier: MIT

/// The smallest piece of text that is never divided: a user-perceived character, or several that one glyph draws.
package struct TextCluster: Hashable, Sendable {
  /// UTF-16 units of the paragraph.
  package var range: Range<Int>
  /// Index of its run in the paragraph.
  package var run: Int
  /// Its glyphs in the run.
  package var glyphs: Range<Int>
  /// Points, kern and tracking included.
  package var advance: Double
  /// The part of the advance that is left out at the end of a line: tracking.
  package var trailingSpacing: Double
  /// Whether it hangs at the end of a line instead of taking part in fitting.
  package var isWhitespace: Bool
  /// Whether a line may end before it (UAX #14 and the line-break strategy).
  package var allowsBreakBefore: Bool
  /// Whether a line may end before it with a hyphen, by the patterns of the language.
  package var allowsHyphenBefore: Bool
  /// Whether it is U+00AD, which is seen only as a hyphen at the end of a line.
  package var isSoftHyphen: Bool
  /// Whether it is U+0009, which reaches to a tab stop; its advance is a space's, which it has where there is no stop.
  package var isTab = false
  /// What it is in a number; `.none` in paragraphs without decimal tab stops.
  package var numeral = Numeral.none
  /// Whether the line must end after it: U+2028, U+000B, U+000C.
  package var forcesBreakAfter: Bool
}

/// What a character is in a number that stands at a decimal tab stop.
package enum Numeral: Hashable, Sendable {
  case none
  case digit
  /// Parts the whole from the fraction.
  case decimalSeparator
  /// Stands between digits, as separators of thousands do.
  case grouping
}
