// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics about the command line, and about what a machine lacks.
extension Explanation {
  static let unknownCommand = Explanation(
    .unknownCommand, "a command that does not exist",
    """
    The first word after labelkit, or after a command such as icons, is not one of its commands. `labelkit --help` lists \
    them, and `labelkit completions` makes your shell complete them.
    """,
    example: """
      labelkit bacth labels.yaml -o out             # LK0413: did you mean "batch"?
      """)

  static let unknownOption = Explanation(
    .unknownOption, "an option that does not exist",
    """
    The command has no option with this name. `labelkit help COMMAND` lists its options with examples. Write -- before \
    an argument that begins with a hyphen but is no option, such as the title -5.
    """,
    example: """
      labelkit batch labels.yaml --outptu out       # LK0414: did you mean "--output"?
      """)

  static let noFontsGiven = Explanation(
    .noFontsGiven, "no font that may be used",
    """
    --no-system-fonts excludes the fonts of the machine, so that labels look the same on every machine. Then the fonts \
    have to come from elsewhere: a folder of --font-dir, a folder in `fonts` of the manifest, or the font file of a label.
    """,
    example: """
      labelkit render Hi --no-system-fonts -o hi.png                    # LK0415
      labelkit render Hi --no-system-fonts --font-dir fonts -o hi.png
      """)

  static let missingFile = Explanation(
    .missingFile, "an icon or font file that does not exist",
    """
    A label names an icon or a font by its file, and there is no file at this path. Paths in a manifest start at the \
    manifest's folder, paths of options at the current folder.
    """,
    example: """
      icon: { file: icons/logo.svg }                # LK0416
      """)
}
