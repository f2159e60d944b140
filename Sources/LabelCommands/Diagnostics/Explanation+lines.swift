// SPDX-License-Identifier: MIT

internal import LabelCore

// Warnings about the lines of text.
extension Explanation {
  static let collidingLines = Explanation(
    .collidingLines, "lines of text that overlap",
    """
    As in a UILabel, the font that the label asks for determines the height of its lines. A font that is used instead for \
    another script, such as Burmese, Tibetan or Urdu, may have glyphs that are taller, so that they reach into the next line. \
    With `typesetting: improved`, or `sizingRule: oversize`, lines are as high as their glyphs. This is a warning; the label is \
    rendered.
    """,
    example: """
      { id: a, title: "…", locale: my, numberOfLines: 0, width: 120 }                         # LK0513
      { id: a, title: "…", locale: my, numberOfLines: 0, width: 120, typesetting: improved }
      """)

  static let noHyphenationPatterns = Explanation(
    .noHyphenationPatterns, "hyphenation without patterns",
    """
    Words are hyphenated by the patterns of the locale's language, which are not part of LabelKit: Debian and Ubuntu have a \
    package for each language, such as hyphen-fr. `labelkit doctor` lists the languages that are installed. Without patterns, \
    words are broken only at the soft hyphens of the title. This is a warning; the label is rendered.
    """,
    example: """
      locale: fr
      hyphenationFactor: 1                            # LK0514: install hyphen-fr
      """)
}
