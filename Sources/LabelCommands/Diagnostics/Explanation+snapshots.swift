// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics of `labelkit snapshot`.
extension Explanation {
  static let snapshotChanged = Explanation(
    .snapshotChanged, "a label that looks different from its accepted snapshot",
    """
    The label was rendered, and its image or its layout is not the one that was accepted. The facts say how: what changed in \
    the layout, how many pixels differ and where, and whether another font or another version of a library drew the image. Look at \
    the report (--report FILE). If the change is intended, accept this snapshot with `labelkit snapshot review`; otherwise correct \
    the label.
    """,
    example: """
      labelkit snapshot verify weather.yaml       # LK0606: sky/rain differs from the accepted image
      labelkit snapshot accept snapshot-failures sky/rain
      """)

  static let snapshotMissing = Explanation(
    .snapshotMissing, "a label without an accepted snapshot",
    """
    Nobody has accepted an image of this label yet, or the label has another id or another variant than when it was accepted. \
    Look at the image, accept it, and commit the file.
    """,
    example: """
      labelkit snapshot verify weather.yaml       # LK0607: sky/hail has no accepted image
      labelkit snapshot accept snapshot-failures sky/hail
      """)

  static let orphanedSnapshot = Explanation(
    .orphanedSnapshot, "an accepted snapshot that belongs to no label",
    """
    The folder of snapshots has a file that none of the manifests has a label for: the label was removed or renamed, or a manifest \
    of the folder was not named. Name all manifests of the folder, or remove the file.
    """,
    example: """
      labelkit snapshot verify weather.yaml       # LK0608: sky/old belongs to no label
      labelkit snapshot prune weather.yaml
      """)
}
