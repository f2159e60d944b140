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

  /// Whether the first argument of the command is a title.
  var takesTitle: Bool { last == RenderCommand.self || last == DumpCommand.self }
}
