// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about labels as a whole.
extension Explanation {
  static let duplicateID = Explanation(
    .duplicateID, "an id that stands twice",
    """
    Two labels of one manifest have the same id, so that one file would overwrite the other. Ids that differ only in the \
    case of letters count as the same, because the file systems of macOS and Windows treat them so. The first label is \
    made, the second is not.
    """,
    example: """
      labels:
        - { id: rain, icon: cloud.rain }
        - { id: Rain, icon: cloud.heavyrain }       # LK0206
      """)

  static let unsafeID = Explanation(
    .unsafeID, "an id that is no file name",
    """
    An id names a file below the output folder. It may hold slashes for folders inside that folder, but it cannot be \
    empty, begin with a slash, hold a backslash, a control character or an empty part, or lead out of the folder with \
    "..". The extension is added; do not write it.
    """,
    example: """
      labels:
        - { id: ../secrets, title: A }              # LK0207
        - { id: weather/rain, title: Rain }
      """)

  static let emptyLabel = Explanation(
    .emptyLabel, "a label that shows nothing",
    """
    The label has neither a title nor an icon, nor do the defaults give it one. An empty picture is hardly ever what is \
    meant, so it is refused.
    """,
    example: """
      labels:
        - { id: blank, color: red }                 # LK0208
      """)

  static let hiddenLabel = Explanation(
    .hiddenLabel, "a style that hides everything",
    """
    The style iconOnly hides the title and titleOnly the icon; this label has only the part that is hidden. Give it the \
    other part, or another style. The style may come from the defaults.
    """,
    example: """
      defaults: { style: iconOnly }
      labels:
        - { id: rain, title: Rain }                 # LK0209
      """)

  static let unusableText = Explanation(
    .unusableText, "a text that cannot be filled in",
    """
    The text that a file of strings has for this key and language asks for what it cannot have: a value that only C can pass, \
    such as %s, a variable %#@name@ that the file does not define, or variables that contain each other. Nothing is guessed; \
    correct the text. A per cent sign in a text with values is written %%.
    """,
    example: """
      "discount" = "100% safe, %lld left";          # LK0210, with titleArguments: [3]: "% s" is C's
      "discount" = "100%% safe, %lld left";
      """)

  static let lineTallerThanLabel = Explanation(
    .lineTallerThanLabel, "a line that is higher than its label",
    """
    The label's height is less than that of one line of its text, as happens where the height is set to the font's size: a \
    line needs the font's ascent and descent, about 1.2 times its size. Text is never cut off, so it stands out above and \
    below, and the picture grows by its ink. The label is made all the same.
    """,
    example: """
      font: { size: 20 }
      height: 20                                    # LK0503
      """)

  static let baselineLeavesLabel = Explanation(
    .baselineLeavesLabel, "shrunk text whose baseline takes it out of its label",
    """
    With the baselineAdjustment alignBaselines text that autoshrink made smaller stands on the baseline that it would have \
    at its full size. In a label that is lower than a line of that size it leaves the label at the bottom, though it would \
    have room in the middle. UILabel cuts it off there. The label is made all the same.
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
    .notYetDrawn, "a key without effect so far",
    """
    The key belongs to the record, and its value is read and checked, but this version draws the label as if it were not there. The \
    label is made all the same. Leave the key if you count on a later version, or drop it.
    """,
    example: """
      stroke: 2
      """)

  static let wrappingWithAutoshrink = Explanation(
    .wrappingWithAutoshrink, "autoshrink with a wrapping line-break mode",
    """
    Autoshrink and tightening make a line fit that would otherwise be truncated. With byWordWrapping or byCharWrapping \
    text goes on in the next line before it gets that far, so that they have little effect; Apple's documentation of \
    UILabel warns of the pair. The label is made all the same. Use a truncating mode such as byTruncatingTail, or drop the \
    property.
    """,
    example: """
      lineBreakMode: byWordWrapping
      adjustsFontSizeToFitWidth: true               # LK0501
      """)
}
