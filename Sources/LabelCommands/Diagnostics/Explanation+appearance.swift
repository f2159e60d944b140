// SPDX-License-Identifier: MIT

internal import LabelCore

// Warnings about images that may look other than intended.
extension Explanation {
  static let ineffectiveFontValue = Explanation(
    .ineffectiveFontValue, "a value of font that changes nothing",
    """
    The image is the same without this value: no installed face has the design or the width, or the face that is used lacks \
    the OpenType feature or the axis. A design other than rounded is only for the system font. Install a font that has it, \
    choose a family that has it, or remove the value. This is a warning; the label is rendered.
    """,
    example: """
      font: { family: Inter, width: condensed }     # LK0507: Inter has no condensed face
      font: { family: DejaVu Sans, width: condensed }
      """)

  static let substitutedFont = Explanation(
    .substitutedFont, "another face than the requested one",
    """
    The family does not have the weight or the italic that the label asks for. As in CSS, the nearest weight is used, and \
    upright glyphs are slanted. This is reported by `labelkit fonts check`, and by other commands with --strict, where it \
    is an error.
    """,
    example: """
      font: { family: DejaVu Sans, weight: semibold } # LK0508: its bold face is used
      """)

  static let unknownLocale = Explanation(
    .unknownLocale, "a locale that is not a language",
    """
    A locale is a BCP 47 identifier: a language of two or three letters, then perhaps a script and a region. ICU does not \
    list this language or this region, so the text is broken into lines, hyphenated and formatted by general rules. \
    Underscores count as hyphens. This is a warning; the label is rendered.
    """,
    example: """
      locale: german                                # LK0509: did you mean "de"?
      locale: de_DE                                 # the same as de-DE
      """)

  static let missingTranslation = Explanation(
    .missingTranslation, "a title that is not translated",
    """
    The string table has no text for this key in the language of the locale, nor in one that its readers understand, so the \
    text of the source language is drawn. It is reported once for each locale. This is a warning; the label is rendered. \
    With --strict it is an error, for each label.
    """,
    example: """
      variants: { locale: [en, ja] }                # LK0510: the table has no texts in ja
      """)

  static let truncatedText = Explanation(
    .truncatedText, "a title that does not fit",
    """
    The title is longer than its lines or its width, so an ellipsis or an edge hides a part of it. Give it more width, \
    raise numberOfLines, let it shrink with adjustsFontSizeToFitWidth, or shorten it. This is reported with --strict only, \
    as an error.
    """,
    example: """
      { id: a, title: A very long title, width: 40 } # LK0511
      """)

  static let lowContrast = Explanation(
    .lowContrast, "too little contrast with the background",
    """
    The colour is hard to tell from the label's background. WCAG 2.2 asks for a ratio of 4.5 to 1 for text, and of 3 to 1 \
    for icons and for text of 24 points or more. Labels without a background or that are not enabled, gradients, and icons \
    in their own colours are not checked. This is reported with --strict only, as an error.
    """,
    example: """
      { id: a, title: Sun, color: yellow, background: white } # LK0512
      """)
}
