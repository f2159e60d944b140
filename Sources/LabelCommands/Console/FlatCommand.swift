// SPDX-License-Identifier: MIT

import ArgumentParser

/// The arguments of a command that can be parsed as `FlatDeclaration` of them.
protocol FlatCommand: Sendable {
  /// The command's name.
  static var name: String { get }

  /// The arguments as they are declared, made once, because each option brings its help and its parser.
  static var declared: Self { get }

  /// Visits all options.
  mutating func visit(_ options: FlatOptions) throws

  /// Checks the options after parsing.
  func validate() throws

  /// Runs the command.
  func run(on streams: ConsoleStreams) throws
}

extension FlatCommand {
  /// Parses arguments. Help is an unknown option.
  ///
  /// - Throws: `WrongArguments`.
  static func parsed(_ arguments: [String]) throws -> Self? {
    if let command = try? parsedByNames(arguments) { return command }
    // With all options declared, for the message.
    return try OptionNames.all.whileDeclared {
      do { return try parsedDeclared(arguments) } catch { throw WrongArguments(message: LabelKitTool.message(for: error)) }
    }
  }

  /// Parses arguments with only the options declared that they name.
  ///
  /// - Returns: Nil if their names cannot be told without parsing.
  static func parsedByNames(_ arguments: [String]) throws -> Self? {
    guard let names = OptionNames(in: arguments) else { return nil }
    return try names.whileDeclared { try parsedDeclared(arguments) }
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

  init() { command = Command.declared }

  init(from decoder: any Decoder) throws {
    command = Command.declared
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
