// SPDX-License-Identifier: MIT

import Foundation

/// A command and its arguments, read from the JSON of `--experimental-dump-help`.
struct CommandHelp: Decodable {
  let commandName: String
  let abstract: String
  let discussion: String?
  let shouldDisplay: Bool
  let arguments: [Argument]?
  let subcommands: [CommandHelp]?

  /// An argument, an option or a flag.
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }

    struct Name: Decodable {
      let kind: String
      let name: String

      /// The name with its hyphens.
      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    let kind: Kind
    let names: [Name]?
    let valueName: String
    let abstract: String?
    let discussion: String?
    let defaultValue: String?
    let allValues: [String]?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool
    /// The heading under which the help lists it; nil for the last one, "Options".
    let sectionTitle: String?
  }

  /// The arguments that the help lists.
  var shownArguments: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }

  /// The commands below this one that the help lists. The parser's own `help` has no page.
  var shownCommands: [CommandHelp] { (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" } }

  /// The command of a dump of help.
  init(json: String) throws {
    struct Dump: Decodable { let command: CommandHelp }
    self = try JSONDecoder().decode(Dump.self, from: Data(json.utf8)).command
  }
}
