// SPDX-License-Identifier: MIT

import ArgumentParser

/// A command that is parsed from its own arguments, without the options for help, which the command has where it is parsed from the root command.
///
/// ArgumentParser searches the arguments for `--help-hidden`. To make that name it describes an enum, for which Swift's runtime searches all
/// protocol conformances four times: a thirtieth of the instructions of a first label.
struct CommandWithoutHelp<Command: ConsoleCommand>: ParsableCommand, CustomReflectable {
  /// With the tool as its parent, ArgumentParser does not look for the options of completion scripts, which only the root command has.
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: Command._commandName, _superCommandName: "labelkit", helpNames: [])
  }

  private(set) var command: Command

  init() { command = Command() }

  init(from decoder: any Decoder) throws { command = try Command(from: decoder) }

  mutating func validate() throws { try command.validate() }

  /// The options of the command.
  var customMirror: Mirror { Mirror(reflecting: command) }
}
