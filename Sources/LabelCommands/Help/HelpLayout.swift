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
    Group(title: "Label", names: ["icon", "style", "axis", "icon-position", "spacing"]),
    Group(
      title: "Text",
      names: ["font", "text-style", "size", "weight", "italic", "lines", "width", "height", "shrink", "alignment"]),
    Group(title: "Colour", names: ["color", "icon-color", "icon-mode", "background", "border", "shadow"]),
    Group(title: "Box", names: ["padding", "corner-radius"]),
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

/// Help as the parser writes it: what is before the lists, and lists of arguments and options under titles.
struct HelpSections {
  /// An option or an argument, with the lines of its description.
  struct Entry {
    /// The long name without hyphens; nil for an argument.
    let name: String?
    let lines: [String]
  }

  private var head: [String] = []
  private var sections: [(title: String, entries: [Entry])] = []

  init(_ help: String) {
    for line in help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasSuffix(":"), !line.hasPrefix(" "), line == line.uppercased() {
        sections.append((String(line.dropLast()), []))
      } else if sections.isEmpty {
        head.append(line)
      } else if line.hasPrefix("  "), !line.hasPrefix("   ") {
        sections[sections.count - 1].entries.append(Entry(name: Self.longName(line), lines: [line]))
      } else if !line.isEmpty, let last = sections[sections.count - 1].entries.popLast() {
        sections[sections.count - 1].entries.append(Entry(name: last.name, lines: last.lines + [line]))
      }
    }
    while head.last == "" { head.removeLast() }
  }

  private static func longName(_ line: String) -> String? {
    line.split(separator: " ").first { $0.hasPrefix("--") }.map { String($0.dropFirst(2).prefix { $0 != "," }) }
  }

  /// Removes an option and returns it.
  mutating func takeOption(_ name: String) -> Entry? {
    for index in sections.indices {
      if let found = sections[index].entries.firstIndex(where: { $0.name == name }) { return sections[index].entries.remove(at: found) }
    }
    return nil
  }

  /// Removes all options that are left and returns them.
  mutating func takeOptions() -> [Entry] {
    let options = sections.flatMap { $0.entries.filter { $0.name != nil } }
    for index in sections.indices { sections[index].entries.removeAll { $0.name != nil } }
    return options
  }

  /// Adds options to the list of a title; it is a new one unless the parser has it, with an argument.
  mutating func append(_ title: String, _ entries: [Entry]) {
    let title = title.uppercased()
    if let index = sections.firstIndex(where: { $0.title == title && !$0.entries.isEmpty }) {
      sections[index].entries += entries
    } else {
      sections.append((title, entries))
    }
  }

  var text: String {
    let lists = sections.filter { !$0.entries.isEmpty }
      .map { "\n\n" + $0.title + ":\n" + $0.entries.flatMap(\.lines).joined(separator: "\n") }
    return head.joined(separator: "\n") + lists.joined() + "\n"
  }
}
