// SPDX-License-Identifier: MIT

/// The examples of the commands, which help and manual pages show.
package struct CommandExample: Hashable, Sendable {
  /// What the command line does, with a colon.
  package let purpose: String
  /// The command line.
  package let command: String

  /// The examples of a command, which is named by the words after `labelkit`.
  package static func of(_ path: [String]) -> [CommandExample] {
    (all[path.joined(separator: " ")] ?? []).map { CommandExample(purpose: $0.0, command: $0.1) }
  }

  /// The commands that have examples, each as its words.
  package static var paths: [[String]] { all.keys.map { $0.split(separator: " ").map(String.init) } }

  private static let all: [String: [(String, String)]] = [
    "": [
      ("Begin with a manifest, an icon and a Makefile that work:", "labelkit init labels/"),
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
      ("A title that begins with a hyphen:", "labelkit render -o minus.png -- -5"),
    ],
    "batch": [
      ("Render what changed, and remove what no label has any more:", "labelkit batch weather.yaml -o out/ --prune"),
      ("Say what would be rendered, and why:", "labelkit batch weather.yaml -o out/ --dry-run"),
      ("Render labels of standard input into an archive:", "labelkit batch - --archive out.tar"),
      ("Render the rows of a table in the languages of a folder of strings:", "labelkit batch prices.csv -o out/ --strings Localizations/"),
      (
        "Render an eighth of many rows into archives of 512 MiB:",
        "labelkit batch rows.ndjson --shard 0/8 --archive out-0-%06d.tar --archive-size 512M"
      ),
      ("Render some labels only, larger, and look at them:", "labelkit batch weather.yaml -o out/ --only rain --set font.size=40 --open"),
    ],
    "assets": [
      ("An asset catalogue for Xcode:", "labelkit assets labels.yaml --kind xcassets -o App"),
      (
        "Resources for Android, without what it cannot have:",
        "labelkit assets labels.yaml --kind android -o app/src/main --skip-unsupported"
      ),
    ],
    "worker": [
      ("Render rows for another program, with the images as text:", "labelkit worker --bytes base64 --jobs 1"),
      ("Render nothing if another LabelKit has begun the job:", "labelkit worker --expect 2f1c0a77c0ffee00d15ea5e5deadbeef"),
    ],
    "measure": [
      ("Measure the titles of a file of records:", "labelkit measure titles.ndjson"),
      ("Measure those of standard input, such as of another program:", "labelkit measure"),
    ],
    "dump": [
      ("The layout of a label as text:", "labelkit dump \"Rain\" --icon cloud.rain --stage layout"),
      ("The record inside a PNG file that was rendered with --embed:", "labelkit dump --record out/rain.png"),
    ],
    "icons": [
      ("The names of all icons about nature:", "labelkit icons list --category nature"),
      ("How one of them looks in every weight:", "labelkit icons show cloud.rain -o rain.png"),
    ],
    "icons list": [
      ("The icons whose names contain a word:", "labelkit icons list cloud"),
      ("An object a line, for another program:", "labelkit icons list --json"),
    ],
    "icons show": [
      ("Every weight, scale and mode of an icon:", "labelkit icons show cloud.rain -o rain.png"),
      ("Its layers as text:", "labelkit icons show cloud.rain"),
    ],
    "icons browse": [
      ("A page with all icons, to open in a browser:", "labelkit icons browse -o icons/"),
      ("The same with the icons of a folder:", "labelkit icons browse --icons brand=brand/ -o icons/"),
    ],
    "icons sheet": [
      ("All icons at 64 points:", "labelkit icons sheet --size 64 -o icons.png"),
      ("Those of a category, for dark surfaces:", "labelkit icons sheet --category nature --color-scheme dark -o nature.png"),
    ],
    "icons check": [
      ("Check a folder of SVG files:", "labelkit icons check icons/"),
      ("Measure one of them as well:", "labelkit icons check icons/logo.svg --figures"),
    ],
    "icons export": [
      ("One icon as a PNG file of its own:", "labelkit icons export bolt.fill -o icons/"),
      ("A folder of SVG files at 128 points:", "labelkit icons export icons/ --size 128 -o png/"),
    ],
    "fonts": [
      ("The characters of a manifest that no font has:", "labelkit fonts check weather.yaml"),
      ("The families of all fonts:", "labelkit fonts list"),
    ],
    "fonts list": [
      ("The families of all fonts:", "labelkit fonts list"),
      ("The same with those of a folder:", "labelkit fonts list --font-dir fonts/"),
    ],
    "fonts check": [
      ("Check a manifest against the fonts of a folder alone:", "labelkit fonts check m.yaml --font-dir fonts/ --no-system-fonts")
    ],
    "schema": [
      ("Print the schema, to be saved for an editor:", "labelkit schema"),
      ("The schema of a line of NDJSON:", "labelkit schema --record"),
    ],
    "compare": [
      ("Compare two files exactly:", "labelkit compare accepted.png new.png"),
      ("Allow small differences, and draw where they are:", "labelkit compare accepted.png new.png --metric oklab -o difference.png"),
    ],
    "snapshot": [
      ("Compare the labels of a manifest with their snapshots:", "labelkit snapshot verify weather.yaml"),
      ("Accept them as they are now:", "labelkit snapshot record weather.yaml"),
    ],
    "snapshot verify": [("Compare:", "labelkit snapshot verify weather.yaml")],
    "snapshot record": [("Accept all labels as they are now:", "labelkit snapshot record weather.yaml")],
    "snapshot review": [
      ("Name what is new or changed:", "labelkit snapshot review weather.yaml --list"),
      ("Look at the changes in the browser, and accept them there:", "labelkit snapshot review weather.yaml --web --open"),
    ],
    "snapshot accept": [
      ("Accept the changes that the last verify found:", "labelkit snapshot accept snapshot-failures"),
      ("Bring the former files back:", "labelkit snapshot accept snapshot-failures --undo"),
    ],
    "snapshot report": [("Write a report to open in a browser:", "labelkit snapshot report weather.yaml -o report.html")],
    "snapshot prune": [("Remove the snapshots of deleted labels:", "labelkit snapshot prune weather.yaml")],
    "explain": [
      ("One diagnostic:", "labelkit explain LK0102"), ("A key of manifests:", "labelkit explain font.size"),
      ("All codes and keys:", "labelkit explain"),
    ],
    "live": [
      ("Show the labels of a manifest in the browser:", "labelkit live weather.yaml --open"),
      ("Write the page for others:", "labelkit live weather.yaml --export gallery/"),
      ("Show the previews of a package:", "labelkit live --package-path Examples/PreviewApp --variants standard"),
    ],
    "preview": [
      ("Draw all previews of the package in the current folder:", "labelkit preview -o previews/"),
      ("Eight pictures of each preview of badges:", "labelkit preview --filter Badge --variants standard"),
      ("Pictures for the articles of a library:", "labelkit preview --docc Sources/Library/Library.docc/Resources"),
    ],
    "audit": [
      ("Find what breaks in other languages and text sizes:", "labelkit audit weather.yaml"),
      ("The same before anything is translated:", "labelkit audit weather.yaml --pseudo --pseudo-rtl"),
      ("Accept what is found, so that only new findings fail:", "labelkit audit weather.yaml --accept"),
    ],
    "port": [
      ("What the code of an app has to change:", "labelkit port Sources/"),
      ("The same as a log for a code host:", "labelkit port Sources/ --sarif > port.sarif"),
      ("What LabelKit does with each of Apple's names:", "labelkit port --names"),
    ],
    "asset-symbols": [
      ("The members for the assets of a catalogue:", "labelkit asset-symbols Assets.xcassets -o AssetSymbols.swift")
    ],
    "doctor": [("Check the environment:", "labelkit doctor")],
    "init": [
      ("Files to begin with, in the current folder:", "labelkit init"),
      ("The same in a new folder:", "labelkit init labels/"),
      ("A Swift package with a snapshot test:", "labelkit init MyLabels --swift --labelkit ../LabelKit"),
    ],
    "completions": [
      ("Install completions for the user:", "labelkit completions bash --install"),
      ("Print the script:", "labelkit completions zsh"),
    ],
    "cache": [("How large is the cache?", "labelkit cache size"), ("Empty it:", "labelkit cache clean")],
    "cache path": [("Where is the cache?", "labelkit cache path")],
    "cache size": [("How large is the cache?", "labelkit cache size")],
    "cache clean": [("Empty it:", "labelkit cache clean")],
  ]
}
