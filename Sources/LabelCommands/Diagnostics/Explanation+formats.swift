// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about the formats of outputs.
extension Explanation {
  static let unknownFormat = Explanation(
    .unknownFormat, "an output format that does not exist",
    """
    An output's format is that of its file extension, or of --format. The formats are png, svg, pdf, webp and xml, which is \
    an Android VectorDrawable.
    """,
    example: """
      labelkit render Rain -o rain.svgg             # LK0645: write -o rain.svg
      """)

  static let notInFormat = Explanation(
    .notInFormat, "a label that its output format cannot hold",
    """
    The format of the output has no way to say what the label draws, or the label is too large for it. A VectorDrawable has \
    outlines, colours and clips, but no shadows, filters, blend modes or pictures; a WebP image is at most 16,383 pixels wide \
    and high. Write the label in another format, or leave out what the format cannot hold.
    """,
    example: """
      labelkit render Rain --icon ./rain.png -o rain.xml   # LK0646: it cannot hold a picture
      """)

  static let forbiddenCharacters = Explanation(
    .forbiddenCharacters, "characters that an output format forbids",
    """
    XML 1.0, the language of SVG files, forbids most control characters and two others, even when they are escaped. The text \
    for screen readers in the file is written without them. The drawing of the label is the same as in a PNG image.
    """,
    example: """
      labels:
        - { id: bell, title: "Ring\\u0007" }       # LK0647: SVG forbids U+0007
      """)
}
