// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about labels as a whole.
extension Explanation {
  static let duplicateID = Explanation(
    .duplicateID, "a duplicate id",
    """
    Two labels of a manifest have the same id, so that one file would overwrite the other. Ids that differ only in case \
    count as the same, because the file systems of macOS and Windows are not case-sensitive. The first label is rendered, \
    the second is not.
    """,
    example: """
      labels:
        - { id: rain, icon: cloud.rain }
        - { id: Rain, icon: cloud.heavyrain }       # LK0206
      """)

  static let unsafeID = Explanation(
    .unsafeID, "an id that is not a valid path",
    """
    An id names a file below the output folder. It may have slashes for folders, but it may not be empty, begin with a \
    slash, have a backslash, a control character or an empty part, or lead out of the folder with "..". Leave out the \
    extension: LabelKit adds it.
    """,
    example: """
      labels:
        - { id: ../secrets, title: A }              # LK0207
        - { id: weather/rain, title: Rain }
      """)

  static let emptyLabel = Explanation(
    .emptyLabel, "a label that shows nothing",
    """
    The label has neither a title nor an icon, and the defaults have none either. An empty image is hardly ever what is \
    meant, so this is an error.
    """,
    example: """
      labels:
        - { id: blank, color: red }                 # LK0208
      """)

  static let hiddenLabel = Explanation(
    .hiddenLabel, "a style that hides everything",
    """
    The style iconOnly hides the title, and titleOnly hides the icon. This label has only the part that is hidden. Add the \
    other part, or change the style, which may come from the defaults.
    """,
    example: """
      defaults: { style: iconOnly }
      labels:
        - { id: rain, title: Rain }                 # LK0209
      """)

  static let unusableText = Explanation(
    .unusableText, "an invalid format string",
    """
    The text for this key and language has a format specifier without a value: one that only C can pass, such as %s, a \
    variable %#@name@ that the strings file does not define, or variables that contain each other. Correct the text in the \
    strings file. Write a per cent sign as %% in a text with arguments.
    """,
    example: """
      "discount" = "100% safe, %lld left";          # LK0210, with titleArguments: [3]: "% s" is C's
      "discount" = "100%% safe, %lld left";
      """)

  static let lineTallerThanLabel = Explanation(
    .lineTallerThanLabel, "a line that is taller than its label",
    """
    The label's height is less than the height of a line of its text. This often happens when the height is set to the \
    font size: a line needs the font's ascent and descent, about 1.2 times the size. Text is never cut off, so it extends \
    above and below the label, and the image is enlarged to show it. This is a warning; the label is rendered.
    """,
    example: """
      font: { size: 20 }
      height: 20                                    # LK0503
      """)

  static let letterboxed = Explanation(
    .letterboxed, "bars beside a label in a square",
    """
    Favicons and home screen icons are square. A label that is wider than high, or higher than wide, is centred in them as large as \
    it fits, so that bars above and below or at the sides stay empty. Write `aspect: 1` for a square background around it, give it \
    an equal width and height, or use the style iconOnly. This is a warning; the images are rendered.
    """,
    example: """
      id: favicon
      title: Weather                                # LK0516 with labelkit assets --kind web
      icon: cloud.sun
      """)

  static let baselineLeavesLabel = Explanation(
    .baselineLeavesLabel, "shrunk text below its label",
    """
    With baselineAdjustment alignBaselines, text that autoshrink made smaller keeps the baseline that it would have at full \
    size. If the label is lower than a line of that size, the text extends below the label, although it would fit if it \
    were centred. UILabel cuts such text off. Use alignCenters, or a larger height. This is a warning; the label is \
    rendered.
    """,
    example: """
      title: A title that has to shrink a lot
      font: { size: 40 }
      width: 60
      height: 20
      adjustsFontSizeToFitWidth: true
      minimumScaleFactor: 0.1
      baselineAdjustment: alignBaselines            # LK0504
      """)

  static let notYetDrawn = Explanation(
    .notYetDrawn, "a key that has no effect yet",
    """
    The key is valid and its value is checked, but this version of LabelKit renders the label without it. This is a \
    warning; the label is rendered. Remove the key, or keep it for a later version.
    """,
    example: """
      stroke: 2
      """)

  static let wrappingWithAutoshrink = Explanation(
    .wrappingWithAutoshrink, "autoshrink with a wrapping line-break mode",
    """
    Autoshrink and tightening make a line fit that would otherwise be truncated. With byWordWrapping or byCharWrapping, \
    text continues on the next line instead of being truncated, so they have little effect; Apple's documentation of \
    UILabel warns against this combination. Use a truncating mode such as byTruncatingTail, or remove the property. This \
    is a warning; the label is rendered.
    """,
    example: """
      lineBreakMode: byWordWrapping
      adjustsFontSizeToFitWidth: true               # LK0501
      """)
}
