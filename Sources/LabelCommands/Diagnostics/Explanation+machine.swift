// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about the machine and the command line.
extension Explanation {
  static let library = Explanation(
    .library, "a library that refused",
    """
    FreeType, HarfBuzz, ICU, Cairo or libpng returned an error that no manifest should be able to cause. Its own words and \
    number are in the message. `labelkit doctor` says whether the libraries work at all; if they do, please report this \
    with the manifest.
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
    The file exists but cannot be opened or read: its permissions forbid it, it is a folder, or the disk fails. The \
    system's own words are in the message.
    """,
    example: """
      chmod 000 labels.yaml
      labelkit batch labels.yaml -o out             # LK0403
      """)

  static let cannotWrite = Explanation(
    .cannotWrite, "a file that cannot be written",
    """
    A file or folder of the output cannot be made: its permissions forbid it, the disk is full, or a file stands where a \
    folder is needed. Files are written beside their place and moved there when they are whole, so that no half picture is \
    left behind.
    """,
    example: """
      labelkit batch labels.yaml -o /usr            # LK0404
      """)

  static let noFonts = Explanation(
    .noFonts, "a machine without fonts",
    """
    Fontconfig knows no font at all, as in a fresh container. Install some (scripts/install-deps does, or apt-get install \
    fonts-inter fonts-noto-core), or name a folder of your own with --font-dir or with `fonts` in the manifest.
    """,
    example: """
      apt-get install fonts-inter fonts-noto-core
      """)

  static let outputCollision = Explanation(
    .outputCollision, "two outputs with one path",
    """
    Two labels, or two variants of one label, would be written to the same file. Most often the pattern in `output` lacks \
    a placeholder for something that varies: with several scales it needs {@scale}, with both colour schemes \
    {-colorScheme}, and so on.
    """,
    example: """
      variants: { scale: [1, 2] }
      output: "{id}.png"                            # LK0601
      output: "{id}{@scale}.png"
      """)

  static let usage = Explanation(
    .usage, "options that do not go together",
    """
    The command line lacks something, or two of its options contradict each other. The message says which; `labelkit help \
    COMMAND` prints what a command takes.
    """,
    example: """
      labelkit render --icon bolt.fill              # LK0602: where to? add -o FILE
      """)
}
