// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about output files, and about names.
extension Explanation {
  static let notReplaced = Explanation(
    .notReplaced, "a file that an output would replace",
    """
    Something has the path of an output already, and LabelKit does not replace it: a link, a folder, a device, a pipe or \
    a socket; a file that the same run reads; or a file of another kind. Each output replaces only files of its own kind: \
    an image a PNG file, --archive a tar archive, --state a build cache that only you can write, --deps a dependency file, \
    --report and --junit a file that LabelKit wrote. `-` is standard output for the options that can write to it.
    """,
    example: """
      labelkit render Rain -o notes.txt             # LK0406: the file there is not a PNG image
      labelkit render Rain -o /dev/stdout           # LK0406: write -o -
      """)

  static let diskFull = Explanation(
    .diskFull, "a full disk",
    """
    The disk of an output has no space left, or the user's quota is used up. A run ends then: it begins no further file, \
    and the files that it has written are complete. Make room and run again; the next run writes what is missing.
    """,
    example: """
      labelkit batch labels.yaml -o /media/stick    # LK0407: No space left on device
      """)

  static let unreadableName = Explanation(
    .unreadableName, "a name that is not UTF-8",
    """
    The name of a file or folder has bytes that are not UTF-8, most often because it was unpacked from an archive of an \
    older system. The message shows these bytes as \\xff. LabelKit neither reads nor writes such a file, because it could \
    only guess its name. Rename it.
    """,
    example: """
      labelkit icons check icons                # LK0408: the name "icons/caf\\xe9.svg" is not UTF-8
      mv icons/caf$'\\xe9'.svg icons/café.svg
      """)
}
