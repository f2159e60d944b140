// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics of `labelkit snapshot accept`.
extension Explanation {
  static let changedBaseline = Explanation(
    .changedBaseline, "an accepted file that has changed since the report was made",
    """
    A report says which accepted files it was made with. One of them has other contents now: somebody accepted another image, or another \
    branch was checked out. So that no work is lost, nothing of the report is accepted. The same is said of an undo, if the accepted file is \
    not as it was accepted.
    """,
    example: """
      labelkit snapshot accept run.zip            # LK0632: Snapshots/sky/rain.png has changed
      git checkout main && labelkit snapshot accept run.zip
      """)

  static let otherImage = Explanation(
    .otherImage, "a new image that is not the one of the report",
    """
    The report has the SHA-256 of every new image. The image beside the report has another one, is missing, or is no image: a later run \
    wrote over it, or the download was cut short.
    """,
    example: """
      labelkit snapshot accept snapshot-failures  # LK0633: rain.actual.png is another image
      labelkit snapshot verify weather.yaml       # makes the report again
      """)

  static let unusableReport = Explanation(
    .unusableReport, "a report of changes that cannot be used",
    """
    `labelkit snapshot verify` writes changes.json into the folder of failures. The file is missing, is not as LabelKit writes it, or names \
    files outside of the folder of accepted snapshots, or links. Reports from elsewhere are read with suspicion, because accepting one writes \
    files.
    """,
    example: """
      labelkit snapshot accept downloads          # LK0634: downloads has no changes.json
      labelkit snapshot accept downloads/snapshot-failures
      """)

  static let unusableArchive = Explanation(
    .unusableArchive, "a zip file that cannot be used",
    """
    The file is no zip file or is damaged, or has what LabelKit does not read: encrypted or split archives, other methods than stored and \
    deflate, names twice or with `..`, or files that are far larger than their compressed data.
    """,
    example: """
      labelkit snapshot accept run.zip            # LK0635: the entry a.png is encrypted
      unzip run.zip -d run && labelkit snapshot accept run
      """)

  static let nothingToUndo = Explanation(
    .nothingToUndo, "an undo without an acceptance",
    """
    Nothing of this report was accepted into this folder, or it was undone already. The former files are kept until another report is \
    accepted, in .labelkit-accept in the folder of accepted snapshots.
    """,
    example: """
      labelkit snapshot accept --undo run.zip     # LK0636
      """)
}
