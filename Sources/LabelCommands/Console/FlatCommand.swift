// SPDX-License-Identifier: MIT

import ArgumentParser

/// The arguments of a command that can be parsed as `FlatDeclaration` of them.
protocol FlatCommand: Sendable {
  /// The command's name.
  static var name: String { get }

  /// The arguments as they are declared now.
  init()

  /// Visits all options.
  mutating func visit(_ options: FlatOptions) throws

  /// Checks the options after parsing.
  func validate() throws

  /// Runs the command.
  func run(on streams: ConsoleStreams) throws
}

extension FlatCommand {
  /// The names of all options with their hyphens, and those that every command has.
  static var optionNames: [String] {
    let options = FlatOptions(.all)
    var command = Self()
    // Only decoding throws.
    try? command.visit(options)
    return options.optionNames + ["--version", "-h", "--help"]
  }

  /// Parses arguments. Help is an unknown option.
  ///
  /// - Throws: `WrongArguments`.
  static func parsed(_ arguments: [String]) throws -> Self? {
    // If their names cannot be told without parsing, all options are declared.
    try (OptionNames(in: arguments) ?? .all).whileDeclared {
      do { return try parsedDeclared(arguments) } catch { throw WrongArguments(message: LabelKitTool.message(for: error)) }
    }
  }

  private static func parsedDeclared(_ arguments: [String]) throws -> Self? {
    (try FlatDeclaration<Self>.parseAsRoot(arguments) as? FlatDeclaration<Self>)?.command
  }
}

/// Arguments that the parser refuses.
struct WrongArguments: Error {
  /// The parser's message.
  let message: String
}

/// A command as it is parsed when it is named first: without help and option groups, and only with the options that the arguments name. No
/// other option can be parsed from these arguments.
///
/// ArgumentParser takes 70,000 instructions for each option. Swift's runtime finds a conformance by a search of all those of the executable:
/// ArgumentParser looks up one for each type of option, and five for each option group. For the name of `--help-hidden`, which it searches for,
/// it describes an enum: another four. And `Mirror` needs nine for a type that does not list its properties itself. Together they were a
/// quarter of the instructions of a first label.
struct FlatDeclaration<Command: FlatCommand>: ParsableCommand, CustomReflectable {
  /// With the tool as its parent, ArgumentParser does not look for the options of completion scripts, which only the root command has.
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: Command.name, _superCommandName: "labelkit", helpNames: [])
  }

  private(set) var command: Command

  init() { command = OptionNames.declaration(of: Command.self) }

  init(from decoder: any Decoder) throws {
    command = OptionNames.declaration(of: Command.self)
    try command.visit(FlatOptions(.declared, from: decoder))
  }

  mutating func validate() throws { try command.validate() }

  var customMirror: Mirror {
    var command = command
    let options = FlatOptions(.declared)
    // Only decoding throws.
    try? command.visit(options)
    return Mirror(self, children: options.declarations)
  }
}
