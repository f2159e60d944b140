// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about numbers and limits.
extension Explanation {
  static let invalidNumber = Explanation(
    .invalidNumber, "a number that is not usable",
    """
    The number is outside the range of its key, or it is infinite or not a number. Sizes and scales are more than 0, \
    factors lie between 0 and 1, line counts are whole and not negative.
    """,
    example: """
      font: { size: 0 }                             # LK0301: must be more than 0
      minimumScaleFactor: 1.5                       # LK0301: must be from 0 to 1
      """)

  static let sideTooLong = Explanation(
    .sideTooLong, "a picture with too long a side",
    """
    One side of the picture would be longer than 32,767 pixels, which is the most that the rasteriser can address. Long \
    text on a single line is the usual cause: give the label a width and let it wrap, or lower the font's size or the \
    scale.
    """,
    example: """
      title: (a whole book)
      numberOfLines: 1                              # LK0302
      """)

  static let areaTooLarge = Explanation(
    .areaTooLarge, "a picture with too many pixels",
    """
    The picture would hold more pixels than the limit, 64 million unless it is set otherwise: 256 MB of memory. The limit \
    is checked before any memory is taken, so that one row of a manifest cannot bring a whole batch down. Lower width, \
    height, font size or scale.
    """,
    example: """
      { id: huge, title: A, font: { size: 20000 } } # LK0303
      """)

  static let tooManyGlyphs = Explanation(
    .tooManyGlyphs, "a label with too many glyphs",
    """
    The title became more glyphs than a label may have, 100,000 unless the limit is set otherwise. A label is a line or a \
    paragraph; a document needs another tool.
    """,
    example: """
      labelkit render "$(cat novel.txt)" -o a.png   # LK0304
      """)

  static let textTooLong = Explanation(
    .textTooLong, "a title with too many bytes",
    """
    The title is longer than 1 MiB of UTF-8. It is refused before anything is shaped, so that a file that was pasted by \
    mistake fails at once.
    """,
    example: """
      labelkit render "$(cat dump.log)" -o a.png    # LK0305
      """)

  static let viewsTooDeep = Explanation(
    .viewsTooDeep, "views too deep inside each other",
    """
    A view of the Swift API stands inside more than 1,000 others. Nobody writes that; it happens when a body contains its \
    own view, or a label style a label with the same style again, without end.
    """,
    example: """
      struct Again: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          Label(configuration).labelStyle(Again())    // LK0306
        }
      }
      """)

  static let updatesDoNotConverge = Explanation(
    .updatesDoNotConverge, "actions that go on changing the picture",
    """
    A view of the Swift API sets a state in `onAppear`, `onChange`, `onPreferenceChange` or `onGeometryChange`, the picture is \
    evaluated again, and the action sets the state to yet another value, eight times over. SwiftUI warns that the action \
    "tried to update multiple times per frame" and draws some of these pictures; LabelKit draws none.
    """,
    example: """
      Text("a").padding(inset)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { inset = $0 }    // LK0307
      """)
}
