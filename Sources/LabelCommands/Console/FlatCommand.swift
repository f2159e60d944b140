// SPDX-License-Identifier: MIT

import ArgumentParser

/// A command that can be parsed as `FlatDeclaration` of it.
protocol FlatCommand: ConsoleCommand {
  /// The names and the property wrappers of the command's options and, in place of its option groups, of their options.
  var declaration: [[Mirror.Child]] { get }

  /// Decodes the command, with its option groups from the same decoder as its own options.
  init(flat decoder: any Decoder) throws
}

extension FlatCommand {
  /// The command of some arguments. Help is an unknown option.
  static func parsedFlat(_ arguments: [String]) throws -> Self? {
    (try FlatDeclaration<Self>.parseAsRoot(arguments) as? FlatDeclaration<Self>)?.command
  }
}

/// A command as it is parsed when it is named first, with the same options but without help and option groups.
///
/// Swift's runtime finds a conformance by a search of all those of the executable. ArgumentParser looks up five for each option group. For the
/// name of `--help-hidden`, which it searches for, it describes an enum: another four. And `Mirror` needs nine for a type that does not list its
/// properties itself. Together they were a sixth of the instructions of a first label.
struct FlatDeclaration<Command: FlatCommand>: ParsableCommand, CustomReflectable {
  /// With the tool as its parent, ArgumentParser does not look for the options of completion scripts, which only the root command has.
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: Command._commandName, _superCommandName: "labelkit", helpNames: [])
  }

  private(set) var command: Command

  init() { command = Command() }

  init(from decoder: any Decoder) throws {
    #if DEBUG
      // ArgumentParser checks in debug builds that the first container has all keys. Here each option group has its own.
      _ = try decoder.container(keyedBy: OptionName.self)
    #endif
    command = try Command(flat: decoder)
  }

  private struct OptionName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  mutating func validate() throws { try command.validate() }

  var customMirror: Mirror {
    // Without `for` and `+`, whose unoptimised code looks up conformances.
    let groups = command.declaration
    var options: [Mirror.Child] = []
    var group = 0
    while group < groups.count {
      var index = 0
      while index < groups[group].count {
        options.append(groups[group][index])
        index += 1
      }
      group += 1
    }
    return Mirror(self, children: options)
  }
}
