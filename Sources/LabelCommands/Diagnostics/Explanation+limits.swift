// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about the limits of work, outputs, files and time.
extension Explanation {
  static let tooMuchWork = Explanation(
    .tooMuchWork, "a label that is too much work to paint",
    """
    The label's outlines, layers, images or glyphs together would take so long to paint that a batch would seem to hang. The \
    usual cause is an SVG file with tens of thousands of overlapping curves, drawn large. The work is counted before it is \
    done and does not depend on the machine. Built-in icons need less than a tenth of the limit in the largest image.
    """,
    example: """
      labelkit render A --icon dense.svg --size 300 -o a.png   # LK0308
      """)

  static let tooManyOutputs = Explanation(
    .tooManyOutputs, "too many output files",
    """
    A label is made for every combination of the values in `variants`, so their numbers are multiplied. A label may have \
    10,000 files, and a YAML or JSON manifest 500,000, because it is planned as a whole. NDJSON and CSV are planned \
    row by row and may have any number of rows.
    """,
    example: """
      variants: { scale: [1, 2, 3], locale: [ … 5,000 locales … ] }   # LK0309: 15,000 files
      """)

  static let fileTooLong = Explanation(
    .fileTooLong, "a file that is too long",
    """
    The file is longer than its kind may be, or a pipe or standard input did not end within that length. A file is refused \
    by its size before it is read. Files of rows may have any length, but a row at most 16 MiB. Documentation/Limits.md lists \
    the limits.
    """,
    example: """
      truncate -s 6G big.yaml
      labelkit batch big.yaml -o out                # LK0410
      """)

  static let timedOut = Explanation(
    .timedOut, "a label that takes too long",
    """
    The label took more processor time than --timeout allows, 10 seconds by default in batch, assets, snapshot and live. The other \
    labels of the run are still rendered. Only processor time counts, so that a busy machine fails no label.
    """,
    example: """
      labelkit batch posters.yaml -o out --timeout 60
      """)
}
