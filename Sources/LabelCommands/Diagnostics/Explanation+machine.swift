// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about files, libraries, fonts and the command line.
extension Explanation {
  static let library = Explanation(
    .library, "an error in a library",
    """
    FreeType, HarfBuzz, ICU, Cairo or libpng returned an error that no manifest should be able to cause. The message has \
    the library's own text and error number. `labelkit doctor` checks whether the libraries work. If they do, this is a \
    bug of LabelKit: please report it with the manifest.
    """,
    example: """
      labelkit doctor
      """)

  static let noSuchFile = Explanation(
    .noSuchFile, "a file that does not exist",
    """
    A file or folder that the command line or a manifest names does not exist. Relative paths in a manifest start at the \
    manifest's folder, those on the command line at the working directory.
    """,
    example: """
      labelkit batch label.yaml -o out              # LK0402: it is labels.yaml
      """)

  static let cannotRead = Explanation(
    .cannotRead, "a file that cannot be read",
    """
    The file exists but cannot be opened or read: its permissions do not allow it, it is a folder, or the disk fails. The \
    message has the system's own error text.
    """,
    example: """
      chmod 000 labels.yaml
      labelkit batch labels.yaml -o out             # LK0403
      """)

  static let cannotWrite = Explanation(
    .cannotWrite, "a file that cannot be written",
    """
    An output file or folder cannot be written: its permissions do not allow it, its folder does not exist, or there is a \
    file with the name of a folder. LabelKit writes a temporary file first and renames it when it is complete, so that no incomplete \
    image is left behind.
    """,
    example: """
      labelkit batch labels.yaml -o /usr            # LK0404
      """)

  static let noFonts = Explanation(
    .noFonts, "a machine without fonts",
    """
    Fontconfig finds no font at all, as in a new container. Install some with scripts/install-deps or with apt-get install \
    fonts-inter fonts-noto-core, or name a folder of fonts with --font-dir or with `fonts` in the manifest.
    """,
    example: """
      apt-get install fonts-inter fonts-noto-core
      """)

  static let workerEnded = Explanation(
    .workerEnded, "a label that ended its worker process",
    """
    With --isolate labels are rendered in worker processes. The one that rendered this label ended before it had a result, \
    and so did a second one that got the label alone. The message has the signal: SIGILL, SIGTRAP and SIGSEGV are bugs of \
    LabelKit or of a library, which you should please report with the label. SIGKILL is most often a lack of memory. A label \
    without a result after a minute is ended as well. The other labels were rendered.
    """,
    example: """
      labelkit batch labels.yaml -o out --isolate   # LK0412 names the label
      """)

  static let outputCollision = Explanation(
    .outputCollision, "two outputs with the same path",
    """
    Two labels, or two variants of a label, would be written to the same file. Most often the pattern in `output` lacks a \
    placeholder for something that varies: it needs {@scale} with several scales, {-colorScheme} with both colour schemes, \
    and so on.
    """,
    example: """
      variants: { scale: [1, 2] }
      output: "{id}.png"                            # LK0601
      output: "{id}{@scale}.png"
      """)

  static let usage = Explanation(
    .usage, "an invalid command line",
    """
    The command line lacks an option, or two of its options cannot be combined. The message says which. `labelkit help \
    COMMAND` prints the options of a command.
    """,
    example: """
      labelkit render --icon bolt.fill              # LK0602: add -o FILE
      """)
}
