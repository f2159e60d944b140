// SPDX-License-Identifier: MIT

/// The options of a command by what they are for. Options in no group are rarely used: only `--help-all` shows them.
struct HelpLayout {
  struct Group {
    let title: String
    /// The long names of options, without hyphens, in order.
    let names: [String]
  }

  let groups: [Group]

  /// The layout of a command, which is named by the words after `labelkit`; nil if its help is short and stays as the parser writes it.
  static func of(_ path: [String]) -> HelpLayout? {
    switch path {
    case ["render"]: HelpLayout(groups: render)
    case ["batch"]:
      HelpLayout(groups: [Group(title: "Output", names: ["output", "archive"] + runOutput), labels(["only"]), run])
    case ["assets"]:
      HelpLayout(groups: [
        Group(title: "Output", names: ["kind", "output", "name", "favicon", "sheet-size", "skip-unsupported"] + runOutput), labels([]), run,
      ])
    default: nil
    }
  }

  private static let render = [
    Group(title: "Label", names: ["icon", "style", "axis", "icon-position", "icon-alignment", "spacing"]),
    Group(
      title: "Text",
      names: ["font", "text-style", "size", "weight", "italic", "lines", "width", "height", "shrink", "alignment"]),
    Group(title: "Colour", names: ["color", "icon-color", "icon-mode", "background", "border", "shadow"]),
    Group(title: "Box", names: ["padding", "corner-radius", "corner-style"]),
    Group(title: "Appearance", names: ["scale", "dark", "locale", "rtl"]),
    Group(title: "Output", names: ["output", "format", "open", "strict", "quiet"]),
    Group(title: "Resources", names: ["icons", "font-dir"]),
  ]

  private static let runOutput = ["format", "gallery", "open", "prune"]
  private static let run = Group(title: "Run", names: ["jobs", "force", "dry-run", "watch", "strict", "json", "quiet"])

  private static func labels(_ names: [String]) -> Group {
    Group(title: "Labels", names: names + ["set", "strings", "defaults", "icons", "font-dir"])
  }

  /// The parser's help with the options in their groups.
  ///
  /// - Parameter showsAll: Whether options in no group are shown, too.
  func arranged(_ help: String, showsAll: Bool) -> String {
    var text = HelpSections(help)
    let listed = groups.map { group in (group.title, group.names.compactMap { text.takeOption($0) }) }
    var options = text.takeOptions()
    let parser = ["version", "help"].compactMap { name in
      options.firstIndex { $0.name == name }.map { options.remove(at: $0) }
    }
    for (title, entries) in listed where !entries.isEmpty { text.append(title, entries) }
    if showsAll {
      text.append("More options", options + parser)
    } else {
      text.append("Help", parser + [HelpSections.Entry(name: "help-all", lines: Self.helpAll(options.count))])
    }
    return text.text
  }

  private static func helpAll(_ count: Int) -> [String] { ["  --help-all              Show \(count) more options, which are rarely used."] }
}
