// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about the previews of a package.
extension Explanation {
  static let equalPreviewNames = Explanation(
    .equalPreviewNames, "two previews with one name",
    """
    The name of a preview names its picture: the module, the file and the name that #Preview was given. Two previews of one file \
    have the same name, so their pictures would be one file. The first of them is drawn. Give the other one another name.
    """,
    example: """
      #Preview("Badge") { Badge(count: 3) }
      #Preview("Badge") { Badge(count: 100) }     // LK0609
      """)

  static let previewNotBuilt = Explanation(
    .previewNotBuilt, "a package whose previews cannot be built",
    """
    `labelkit preview` builds the package to draw its previews, and the compiler found an error. The message and the place are the \
    compiler's. No preview is drawn until the package compiles.
    """,
    example: """
      #Preview { Badge(counter: 3) }              // LK0610: incorrect argument label
      """)

  static let previewEnded = Explanation(
    .previewEnded, "a preview that ends the process",
    """
    The code of the preview ended the process that drew it: it ran into a trap such as an index out of range or an optional without \
    a value, or it called exit. The other previews were drawn by another process. In `swift test` such a preview ends the run once; \
    the next run draws it in a process of its own.
    """,
    example: """
      #Preview { Badge(count: [1, 2][5]) }        // LK0611
      """)
}
