// SPDX-License-Identifier: MIT

/// What a manual page says that the argument definitions do not.
struct CommandNotes {
  /// A command line and what it does.
  struct Example {
    let purpose: String
    let command: String
  }

  /// The examples of a command, which is named by the words after `labelkit`.
  static func examples(of path: [String]) -> [Example] {
    (examplesOfCommands[path.joined(separator: " ")] ?? []).map { Example(purpose: $0.0, command: $0.1) }
  }

  private static let examplesOfCommands: [String: [(String, String)]] = [
    "": [
      ("Render one label:", "labelkit render \"Lightning\" --icon bolt.fill -o lightning.png"),
      ("Render all labels of a manifest:", "labelkit batch weather.yaml -o out/"),
    ],
    "render": [
      (
        "A bolt in its own colours, on a white rounded rectangle:",
        "labelkit render \"Lightning\" --icon bolt.fill --icon-mode multicolor --padding 12 --background white --corner-radius 10 -o bolt.png"
      ),
      ("Three pixels per point, for a dark surface:", "labelkit render \"Rain\" --icon cloud.rain --scale 3 --dark -o rain@3x.png"),
      ("A right-to-left label on standard output:", "labelkit render \"مطر\" --icon cloud.rain --locale ar --rtl -o -"),
    ],
    "batch": [
      ("Render what changed, and remove what no label has any more:", "labelkit batch weather.yaml -o out/ --prune"),
      ("Say what would be rendered, and why:", "labelkit batch weather.yaml -o out/ --dry-run"),
      ("Render labels of standard input into an archive:", "labelkit batch - --archive out.tar"),
    ],
    "assets": [
      ("An asset catalogue for Xcode:", "labelkit assets labels.yaml --kind xcassets -o App/Labels.xcassets"),
      ("Resources for Android:", "labelkit assets labels.yaml --kind android -o app/src/main/res"),
    ],
    "measure": [("Measure the titles of a file of records:", "labelkit measure titles.ndjson")],
    "dump": [
      ("The layout of a label as text:", "labelkit dump \"Rain\" --icon cloud.rain --stage layout"),
      ("The record inside a PNG file that was rendered with --embed:", "labelkit dump --record out/rain.png"),
    ],
    "icons": [("The names of all icons about weather:", "labelkit icons list --category weather")],
    "icons list": [
      ("Icons for a word, the best first:", "labelkit icons list delete"),
      ("An object a line, for another program:", "labelkit icons list --json"),
    ],
    "icons browse": [("A page with all icons and those of a folder:", "labelkit icons browse --icons brand=icons/ -o browser/")],
    "icons show": [("Every weight, scale and mode of an icon:", "labelkit icons show cloud.rain -o rain.png")],
    "icons sheet": [("All icons at 64 points, six in a row:", "labelkit icons sheet --size 64 --columns 6 -o icons.png")],
    "icons check": [("Check a folder of SVG files:", "labelkit icons check icons/")],
    "icons export": [("One icon as a PNG file of its own:", "labelkit icons export bolt.fill -o icons/")],
    "fonts": [("The characters of a manifest that no font has:", "labelkit fonts check weather.yaml")],
    "fonts list": [("Families, with those of a folder:", "labelkit fonts list --font-dir fonts/")],
    "fonts check": [
      ("Check a manifest against the fonts of a folder alone:", "labelkit fonts check m.yaml --font-dir fonts/ --no-system-fonts")
    ],
    "schema": [("Save the schema for an editor:", "labelkit schema")],
    "compare": [("Compare two files exactly:", "labelkit compare accepted.png new.png")],
    "snapshot": [
      ("Compare the labels of a manifest with their snapshots:", "labelkit snapshot verify weather.yaml"),
      ("Accept them as they are now:", "labelkit snapshot record weather.yaml"),
    ],
    "snapshot verify": [("Compare:", "labelkit snapshot verify weather.yaml")],
    "snapshot record": [("Accept all labels as they are now:", "labelkit snapshot record weather.yaml")],
    "snapshot review": [("Name what is new or changed:", "labelkit snapshot review weather.yaml --list")],
    "snapshot report": [("Write a report to open in a browser:", "labelkit snapshot report weather.yaml -o report.html")],
    "snapshot prune": [("Remove the snapshots of deleted labels:", "labelkit snapshot prune weather.yaml")],
    "explain": [("One diagnostic:", "labelkit explain LK0102"), ("All codes with their titles:", "labelkit explain")],
    "doctor": [("Check the environment:", "labelkit doctor")],
  ]

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
    ("$XDG_CACHE_HOME/labelkit/", "The build caches of `batch` and `assets`, and the font index. It may be deleted at any time.")
  ]
}
