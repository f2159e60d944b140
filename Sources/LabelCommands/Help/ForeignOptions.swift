// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest

/// Commands and options that people bring from other command lines, and ours for the same. `ForeignNames` has the names of what labels have.
enum ForeignOptions {
  /// Our command in place of one that does not exist, as it is typed after `labelkit`.
  ///
  /// - Parameter path: The commands before it: empty, or `icons`.
  static func command(for name: String, below path: [String]) -> String? {
    let rows = commands[path.joined(separator: " ")] ?? []
    return rows.first { name.lowercased().isWord(of: $0.names) }?.ours
  }

  /// Our command in place of a misspelled one of another command line; nil for other names.
  static func command(like name: String, below path: [String]) -> String? {
    let rows = commands[path.joined(separator: " ")] ?? []
    let names = rows.flatMap(\.names.words)
    return NearestNames.of(name.lowercased(), in: names, count: 1).first.flatMap { command(for: $0, below: path) }
  }

  /// Our name in place of a value that an option does not have, such as `xcassets` for `--kind ios`.
  static func value(for text: String, of option: String) -> String? {
    let rows: [(ours: String, names: String)] =
      switch option {
      case "--kind":
        [
          ("xcassets", "ios xcode apple macos swiftui uikit asset-catalog xcasset ipados tvos watchos catalog"),
          ("android", "gradle kotlin jetpack compose res drawable google"), ("flutter", "dart pubspec"),
          ("web", "html css react vue pwa favicon site sprite sprites"), ("swiftpm", "swift spm package swift-package swiftpackage"),
        ]
      case "--mode":
        [
          ("missing", "new added add"), ("failed", "changed update updated change"), ("never", "none no"),
          ("all", "always force everything"),
        ]
      case "--storage": [("images", "png image files"), ("hashes", "hash sha checksum")]
      case "--diagnostics": [("human", "text pretty default"), ("short", "gcc unix line"), ("github", "actions ci annotations")]
      default: []
      }
    return rows.first { text.lowercased().isWord(of: $0.names) }?.ours
  }

  /// Our option in place of one that does not exist, such as `--jobs` for `--threads` and `-j2`; nil if the command has none for it.
  static func option(for name: String, among options: [String]) -> String? {
    let word = self.word(name)
    let own = rows.first { word.isWord(of: $0.names) && options.contains($0.ours) }?.ours
    return own ?? key(for: name).flatMap { option(ofKey: $0, among: options) }
  }

  /// The key of labels that an option means.
  static func key(for name: String) -> String? {
    let word = self.word(name)
    return ForeignNames.key(for: word, among: RecordKeys.columns) ?? KeyReference.entry(named: word)?.column
  }

  /// What to know about an option that no command needs.
  ///
  /// - Parameter path: The words of the command.
  static func advice(for name: String, _ path: [String]) -> String? {
    if path == ["icons", "list"], ["filter", "search", "query", "name"].contains(word(name)) {
      return "the words come without an option: labelkit icons list \"add user\""
    }
    let word = word(name)
    return advice.first { word.isWord(of: $0.names) }?.text
  }

  /// The option for a key of labels.
  static func option(ofKey key: String, among options: [String]) -> String? {
    let parts = key.split(separator: ".").map(String.init)
    let names = [
      optionNames[key], "--" + parts.map(hyphenated).joined(separator: "-"),
      parts[0] == "font" ? "--" + hyphenated(parts[parts.count - 1]) : nil,
      parts[0] == "font" ? nil : optionNames[parts[0]] ?? "--" + hyphenated(parts[0]),
    ]
    return names.lazy.compactMap { $0 }.first { options.contains($0) }
  }

  private static func word(_ name: String) -> String {
    let word = name.drop { $0 == "-" || $0 == "–" || $0 == "—" }.lowercased()
    // As in -j2.
    return word.count > 1 && word.dropFirst().allSatisfy(\.isNumber) ? String(word.prefix(1)) : word
  }

  private static func hyphenated(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  private static let optionNames = [
    "numberOfLines": "--lines", "lineBreakMode": "--line-break", "textAlignment": "--alignment", "colorScheme": "--dark",
    "layoutDirection": "--rtl", "dynamicTypeSize": "--dynamic-type", "icon.name": "--icon", "icon.file": "--icon",
    "icon.colors": "--icon-color", "font.family": "--font", "font.file": "--font", "minimumScaleFactor": "--shrink",
    "adjustsFontSizeToFitWidth": "--shrink", "allowsDefaultTighteningForTruncation": "--tighten",
    "icon.variableValue": "--variable-value",
  ]

  private static let rows: [(ours: String, names: String)] = [
    ("--output", "out out-file outfile out-dir outdir output-dir output-file output-path dest destination to dir folder save d o"),
    ("--jobs", "threads j workers parallel concurrency cpus processes thread n t"),
    ("--only", "filter include match select id ids pattern grep label labels k"),
    ("--force", "no-cache rebuild clean refresh overwrite f always yes y no-incremental redraw"),
    ("--format", "type ext extension fmt output-format formats"), ("--background", "gradient"), ("--icon", "i"),
    ("--prefix", "set collection pack library"), ("--font", "f"), ("--quiet", "silent no-progress"), ("--watch", "w live dev reload"),
    ("--defaults", "config settings base c preset"), ("--strings", "translations l10n i18n localization localizations locales"),
    ("--icons", "icon-dir icons-dir icon-set iconset icon-path icon-folder symbols"),
    ("--font-dir", "fonts font-path font-folder fonts-dir fontdir"), ("--dry-run", "check validate plan noop simulate n what-if"),
    ("--gallery", "html index preview sheet contact-sheet page"), ("--optimize", "compress optimise optim minify crush zopfli"),
    ("--untrusted", "safe sandbox"), ("--state", "cache cache-dir cache-file"), ("--open", "show view"), ("--prune", "delete remove sync"),
    ("--strict", "werror warnings-as-errors fail-on-warning"), ("--timeout", "max-time time-limit"),
    ("--filter", "only include match grep name id ids"),
    ("--package-path", "package path dir"), ("--archive", "tar zip"),
    ("--deps", "depfile md mf makefile"), ("--diagnostics", "error-format message-format reporter log-format"),
    ("--set", "override var define set-key param"), ("--name", "catalog catalogue catalog-name app-name title"),
    ("--kind", "platform target pipeline type os for"), ("--baseline", "snapshots snapshot-dir reference expected golden baseline-dir"),
    ("--failures", "failed diff-dir diffs output out"), ("--report", "html html-report"), ("--junit", "xml"), ("--json", "machine"),
    ("--metric", "compare algorithm"), ("--threshold", "tolerance fuzz epsilon"), ("--no-system-fonts", "isolated hermetic"),
  ]

  private static let advice: [(names: String, text: String)] = [
    (
      "verbose v vv debug trace log-level loglevel",
      "nothing is left out; --diagnostics json has more to read for programs, and --json a line for each file"
    ),
    ("overwrite force f y yes", "files of an earlier run are replaced without asking"),
    ("light light-mode", "the light colour scheme is the usual one: leave the option out"),
    ("no-icon", "a label has no icon without --icon: leave the option out"),
    ("transparent no-background", "a label without --background is transparent"),
    ("exclude skip ignore except", "--only names the labels to draw; to leave one out, delete it in the manifest"),
    ("recursive r", "name each manifest, as in labelkit batch labels/*.yaml -o out"),
    ("manifest input in file i", "manifests come without an option, as in labelkit batch labels.yaml -o out"),
    ("env environment", "a manifest has no variables; --set gives all labels a key"),
    ("output out", "this command writes to standard output; add > FILE"), ("shell", "the shell comes without an option"),
    ("set", "this command has options in its place, such as --color red; a manifest has all keys"),
    ("opacity alpha", "colours have an opacity of their own, as in --color \"#ff000080\""),
    ("antialias antialiasing aa", "edges are always smooth"),
    ("quality q:v compression-level", "PNG loses nothing; --optimize makes files smaller"),
    ("rotate rotation angle", "labels are not turned; turn the image"),
    (
      "strings title-key titlekey translations",
      "string tables are for manifests, as in strings: Localizations and titleKey: greeting; this command draws one text"
    ),
    ("palette colors", "only a manifest has a palette, as in palette: { brand: \"#0a84ff\" }"),
  ]

  private static let commands: [String: [(ours: String, names: String)]] = [
    "": [
      ("--version", "version"), ("batch", "build generate gen make run export compile process bulk all"), ("batch --watch", "watch dev"),
      ("batch --dry-run", "check validate lint plan"), ("render", "draw label convert image create-label text"),
      ("compare", "diff imgdiff"),
      ("live", "serve server edit editor ui studio web start"), ("init", "new create scaffold setup quickstart"),
      ("snapshot verify", "test tests snapshots verify"), ("snapshot accept", "accept approve"),
      ("icons list", "search find list ls symbols symbol icon"),
      ("fonts list", "font"), ("explain", "man docs doc describe why info"), ("cache clean", "clean clear purge"),
      ("completions", "completion autocomplete"), ("doctor", "env status diagnose"),
      ("assets", "asset xcassets android flutter ios swiftpm"),
      ("schema", "json-schema jsonschema"), ("icons export", "svg2png"), ("measure", "size metrics"), ("dump", "debug inspect print show"),
    ],
    "icons": [
      ("list", "search find grep ls all query"), ("show", "info view open get"), ("export", "render convert save download draw"),
      ("check", "lint validate verify test"), ("browse", "gallery web html"), ("sheet", "contact grid overview"),
    ],
    "snapshot": [
      ("record", "update create new save init write"), ("verify", "check test run compare diff"), ("accept", "approve apply commit"),
      ("review", "show view inspect"), ("prune", "clean delete remove rm"), ("report", "html open"),
    ],
    "fonts": [("list", "ls all search find show"), ("check", "verify test lint validate")],
    "cache": [("clean", "clear purge delete remove rm reset prune"), ("path", "dir where location"), ("size", "info stats usage du show")],
  ]
}
