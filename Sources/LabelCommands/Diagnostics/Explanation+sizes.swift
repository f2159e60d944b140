// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about numbers and limits.
extension Explanation {
  static let invalidNumber = Explanation(
    .invalidNumber, "an invalid number",
    """
    The number is outside the range of its key, or it is infinite or not a number. Sizes and scales are more than 0, \
    factors are from 0 to 1, and line counts are whole numbers that are not negative.
    """,
    example: """
      font: { size: 0 }                             # LK0301: must be more than 0
      minimumScaleFactor: 1.5                       # LK0301: must be from 0 to 1
      """)

  static let sideTooLong = Explanation(
    .sideTooLong, "an image that is too wide or too high",
    """
    One side of the image would be longer than 32,767 pixels, which is the rasteriser's limit. Long text on a \
    single line is the usual cause: give the label a width and let it wrap, or use a smaller font size or scale.
    """,
    example: """
      title: (a whole book)
      numberOfLines: 1                              # LK0302
      """)

  static let areaTooLarge = Explanation(
    .areaTooLarge, "an image with too many pixels",
    """
    The image would have more pixels than the limit, which is 64 million by default, or 256 MB of memory. The limit is \
    checked before memory is allocated, so that one row of a manifest cannot crash a whole batch. Use a smaller width, \
    height, font size or scale.
    """,
    example: """
      { id: huge, title: A, font: { size: 20000 } } # LK0303
      """)

  static let tooManyGlyphs = Explanation(
    .tooManyGlyphs, "a label with too many glyphs",
    """
    The title has more glyphs than the limit, which is 100,000 by default. A label is a line or a paragraph of text. Use \
    another tool for documents.
    """,
    example: """
      labelkit render "$(cat novel.txt)" -o a.png   # LK0304
      """)

  static let textTooLong = Explanation(
    .textTooLong, "a title with too many bytes",
    """
    The title is longer than 1 MiB of UTF-8. The limit is checked before the text is shaped, so that a file that was \
    pasted by accident fails at once.
    """,
    example: """
      labelkit render "$(cat dump.log)" -o a.png    # LK0305
      """)

  static let viewsTooDeep = Explanation(
    .viewsTooDeep, "views that are nested too deeply",
    """
    A view of the Swift API is nested inside more than 1,000 others, or inside more than 400 stacks and modifiers, of which \
    a view of UIKit has about four. The usual cause is endless recursion: a view's body contains the view itself, or a label \
    style makes a label with the same style.
    """,
    example: """
      struct Again: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          Label(configuration).labelStyle(Again())    // LK0306
        }
      }
      """)

  static let updatesDoNotConverge = Explanation(
    .updatesDoNotConverge, "an update loop that does not converge",
    """
    A view of the Swift API sets a state in `onAppear`, `onChange`, `onPreferenceChange` or `onGeometryChange`, the view is \
    evaluated again, and the action sets the state to another value, more than eight times. SwiftUI warns that the action \
    "tried to update multiple times per frame" and still draws the view; LabelKit reports an error.
    """,
    example: """
      Text("a").padding(inset)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { inset = $0 }    // LK0307
      """)
}
