// SPDX-License-Identifier: MIT

/// What a manual page says that the argument definitions do not.
struct CommandNotes {
  /// Environment variables, in alphabetical order.
  static func environment(of path: [String]) -> [(name: String, effect: String)] {
    variables.filter { $0.commands?.contains(path.first ?? "") ?? true }.map { ($0.name, $0.effect) }
  }

  private static let variables: [(name: String, effect: String, commands: [String]?)] = [
    ("CI", "If set to anything but 0 or false, no snapshot is accepted: nobody looks at images on a build server.", ["", "snapshot"]),
    ("FONTCONFIG_FILE, FONTCONFIG_PATH, FONTCONFIG_SYSROOT", "The configuration of fontconfig, which finds the system's fonts.", nil),
    ("NO_COLOR", "If set, `--color auto` shows messages without colours.", nil),
    ("TERM", "`dumb` has the effect of NO_COLOR. `snapshot review` also decides by it how a terminal can show an image.", nil),
    ("XDG_CACHE_HOME", "The folder that has the cache folder `labelkit`; `$HOME/.cache` if it is not set.", nil),
  ]

  /// Files that commands read and write, beside those that are named on the command line.
  static let files: [(name: String, contents: String)] = [
    ("$XDG_CACHE_HOME/labelkit/", "The build caches of `batch` and `assets`, and the font index; see `labelkit cache`.")
  ]
}
