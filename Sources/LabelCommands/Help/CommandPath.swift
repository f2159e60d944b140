// SPDX-License-Identifier: MIT

import ArgumentParser

/// The command that arguments name, such as `icons list`, as far as it exists.
struct CommandPath {
  /// The words that name commands.
  private(set) var names: [String] = []
  /// The last of the commands; the tool itself without any.
  private(set) var last: any ParsableCommand.Type = LabelKitTool.self
  /// The word where a command is due, if there is no such command.
  private(set) var unknownName: String?

  /// - Parameter arguments: the arguments after `labelkit`; a first `help` is skipped.
  init(_ arguments: [String]) {
    for word in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
      let commands = last.configuration.subcommands
      guard !commands.isEmpty, !word.hasPrefix("-") else { return }
      guard let command = commands.first(where: { $0._commandName == word }) else {
        // The parser's own command has the other name, below every command.
        if !builtIn.contains(word) { unknownName = word }
        return
      }
      names.append(word)
      last = command
    }
  }

  /// The commands that ArgumentParser adds.
  var builtIn: [String] { names.isEmpty ? ["help"] : [] }

  /// The command as it is typed: `labelkit icons list`.
  var text: String { (["labelkit"] + names).joined(separator: " ") }

  /// The names of all options, with their hyphens, read from the help: each begins a line.
  var options: [String] {
    LabelKitTool.helpMessage(for: last, includeHidden: true, columns: 10_000).split(separator: "\n").flatMap { line in
      guard line.hasPrefix("  -") else { return [String]() }
      let column = line.dropFirst(2)
      let names = column.firstRange(of: "  ").map { column[..<$0.lowerBound] } ?? column
      return names.split { ", /".contains($0) }.filter { $0.hasPrefix("-") }.map(String.init)
    }
  }

  /// Whether the first argument of the command is a title.
  var takesTitle: Bool { last == RenderCommand.self || last == DumpCommand.self }
}
