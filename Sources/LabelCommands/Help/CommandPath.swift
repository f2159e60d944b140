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

  /// The names of all options, with their hyphens.
  var options: [String] {
    if last == BatchCommand.self { return BatchArguments.optionNames }
    if last == RenderCommand.self { return RenderArguments.optionNames }
    return optionsOfHelp
  }

  /// The names of all options, read from the help: each begins a line.
  private var optionsOfHelp: [String] {
    let help = Array(LabelKitTool.helpMessage(for: last, includeHidden: true, columns: 10_000).utf8)
    let (space, newline, hyphen) = (UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "-"))
    var options: [String] = []
    // Bytes, because the functions of strings take a third of the time of a usage error without the optimiser.
    var index = 0
    while index < help.count {
      if index + 2 < help.count, help[index] == space, help[index + 1] == space, help[index + 2] == hyphen {
        index += 2
        var name: [UInt8] = []
        // Up to the first two spaces.
        while index < help.count, help[index] != newline, help[index] != space || index + 1 < help.count && help[index + 1] != space {
          if help[index] == space || help[index] == UInt8(ascii: ",") || help[index] == UInt8(ascii: "/") {
            if name.first == hyphen { options.append(String(decoding: name, as: UTF8.self)) }
            name = []
          } else {
            name.append(help[index])
          }
          index += 1
        }
        if name.first == hyphen { options.append(String(decoding: name, as: UTF8.self)) }
      }
      while index < help.count, help[index] != newline { index += 1 }
      index += 1
    }
    return options
  }

  /// Whether the first argument of the command is a title.
  var takesTitle: Bool { last == RenderCommand.self || last == DumpCommand.self }
}
