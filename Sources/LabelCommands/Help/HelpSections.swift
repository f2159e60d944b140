// SPDX-License-Identifier: MIT

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
