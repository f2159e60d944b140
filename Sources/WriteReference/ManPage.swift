// SPDX-License-Identifier: MIT

import LabelCommands
import LabelCore

/// The manual page of a command, for section 1.
struct ManPage {
  let command: CommandHelp
  /// The words after `labelkit`; none for the tool itself.
  let path: [String]
  /// The commands that stand beside this one, below the same command.
  let siblings: [String]

  /// The pages of the tool and of all commands below it.
  static func all(of tool: CommandHelp) -> [ManPage] {
    [ManPage(command: tool, path: [], siblings: [])] + pages(below: tool, path: [])
  }

  private static func pages(below command: CommandHelp, path: [String]) -> [ManPage] {
    let names = command.shownCommands.map(\.commandName)
    return command.shownCommands.flatMap { child in
      let childPath = path + [child.commandName]
      return [ManPage(command: child, path: childPath, siblings: names.filter { $0 != child.commandName })]
        + pages(below: child, path: childPath)
    }
  }

  private var words: [String] { ["labelkit"] + path }

  /// The name of the page, `labelkit-icons-list`.
  var name: String { words.joined(separator: "-") }

  var fileName: String { name + ".1" }

  var text: String {
    let sections = [
      synopsis, description, arguments, commands, exitStatus, environment, files, examples, seeAlso,
    ]
    return ".\\\" Written by WriteReference from the argument definitions of labelkit.\n"
      + ".TH \(Roff.escaped(name.uppercased())) 1 \"\" \"LabelKit \(LabelKitVersion.current)\" \"LabelKit\"\n.nr HY 0\n.nh\n.ad l\n"
      + Roff.heading("Name") + Roff.line(Roff.escaped(name) + " \\- " + Roff.inline(Self.withoutFullStop(command.abstract)))
      + sections.joined()
  }

  private static func withoutFullStop(_ text: String) -> Substring { text.hasSuffix(".") ? text.dropLast() : text[...] }

  private var synopsis: String {
    let name = Roff.bold(words.joined(separator: " "))
    guard command.shownCommands.isEmpty else {
      return Roff.heading("Synopsis") + Roff.line(name + " " + Roff.italic("command") + " [" + Roff.italic("options") + "]")
        + ".br\n" + Roff.line(name + " " + Roff.bold("--help"))
    }
    let required = command.shownArguments.filter { !$0.isOptional && $0.kind != .positional }.map(Self.term)
    let positional = command.shownArguments.filter { $0.kind == .positional }.map { argument in
      let value = Roff.italic(argument.valueName) + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? "[" + value + "]" : value
    }
    let parts = [name, "[" + Roff.italic("options") + "]"] + required + positional
    return Roff.heading("Synopsis") + Roff.line(parts.joined(separator: " "))
  }

  private var description: String {
    Roff.heading("Description") + Roff.line(Roff.inline(command.abstract))
      + (command.discussion.map { ".PP\n" + Roff.prose($0) } ?? "")
  }

  /// The arguments under the headings of the help: its own sections in their order, then the rest.
  private var arguments: String {
    let shown = command.shownArguments
    let titles = shown.compactMap(\.sectionTitle).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let untitled = shown.filter { $0.sectionTitle == nil }
    var sections: [(String, [CommandHelp.Argument])] = [
      ("Arguments", untitled.filter { $0.kind == .positional }), ("Options", untitled.filter { $0.kind != .positional }),
    ]
    sections += titles.map { title in (title + " options", shown.filter { $0.sectionTitle == title }) }
    return sections.filter { !$0.1.isEmpty }.map { title, arguments in
      Roff.heading(title) + arguments.map { Roff.entry(Self.term($0), Self.explanation($0)) }.joined()
    }.joined()
  }

  /// The names of an argument and its value: `-o, --output <output>`.
  private static func term(_ argument: CommandHelp.Argument) -> String {
    let names = (argument.names ?? []).map { Roff.bold($0.text) }.joined(separator: ", ")
    switch argument.kind {
    case .positional: return Roff.italic(argument.valueName)
    case .flag: return names
    case .option: return names + " " + Roff.italic(argument.valueName)
    }
  }

  private static func explanation(_ argument: CommandHelp.Argument) -> String {
    var facts: [String] = []
    if let values = argument.allValues, !values.isEmpty { facts.append("Values: " + values.joined(separator: ", ") + ".") }
    if let value = argument.defaultValue { facts.append("Default: " + value + ".") }
    let text = ([argument.abstract ?? ""] + facts).filter { !$0.isEmpty }.joined(separator: " ")
    return Roff.line(Roff.inline(text)) + (argument.discussion.map { Roff.line(Roff.inline($0)) } ?? "")
  }

  private var commands: String {
    let children = command.shownCommands
    guard !children.isEmpty else { return "" }
    return Roff.heading("Commands")
      + children.map { child in
        Roff.entry(Self.reference(words + [child.commandName]), Roff.line(Roff.inline(child.abstract)))
      }.joined()
  }

  private static func reference(_ words: [String]) -> String { Roff.bold(words.joined(separator: "-")) + "(1)" }

  private var exitStatus: String {
    let rows = ExitCodeMeaning.all.filter { row in
      guard let commands = row.commands, let first = path.first else { return true }
      return commands.contains(first)
    }
    return Roff.heading("Exit status")
      + rows.map { row in
        let sentence = row.meaning.prefix(1).uppercased() + row.meaning.dropFirst() + "."
        return Roff.entry(Roff.bold(row.code), Roff.line(Roff.inline(sentence)))
      }.joined()
  }

  private var environment: String {
    Roff.heading("Environment")
      + CommandNotes.environment(of: path).map { Roff.entry(Roff.bold($0.name), Roff.line(Roff.inline($0.effect))) }.joined()
  }

  private var files: String {
    Roff.heading("Files") + CommandNotes.files.map { Roff.entry(Roff.italic($0.name), Roff.line(Roff.inline($0.contents))) }.joined()
  }

  private var examples: String {
    let examples = CommandExample.of(path)
    guard !examples.isEmpty else { return "" }
    return Roff.heading("Examples")
      + examples.map { example in
        ".PP\n" + Roff.line(Roff.inline(example.purpose)) + ".PP\n.RS 4\n.EX\n" + Roff.line(Roff.escaped(example.command)) + ".EE\n.RE\n"
      }.joined()
  }

  private var seeAlso: String {
    let parent = Array(words.dropLast())
    let pages = path.isEmpty ? [] : [parent] + siblings.map { parent + [$0] }
    let below = command.shownCommands.map { words + [$0.commandName] }
    return Roff.heading("See also") + Roff.line((pages + below).map(Self.reference).joined(separator: ", "))
  }
}
