// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore

/// The command line: flags in, library calls, text and exit codes out. Everything else is the libraries'.
struct LabelKitTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "labelkit",
    abstract: "Turns an icon and a title into a PNG.",
    discussion: """
      Data goes to standard output, everything else to standard error.
      Exit codes: 0 all done, 1 some labels failed, 20 a snapshot differs, 22 one is missing or orphaned, 64 wrong usage,
      65 bad input, 66 no such input, 70 our own fault, 73 cannot write, 75 a limit was reached.
      """,
    version: LabelKitVersion.current,
    subcommands: [
      RenderCommand.self, BatchCommand.self, AssetsCommand.self, MeasureCommand.self, DumpCommand.self, IconsCommand.self,
      FontsCommand.self,
      SchemaCommand.self, CompareCommand.self, SnapshotCommand.self, ExplainCommand.self, DoctorCommand.self,
    ])
}

/// `labelkit` as its executable sees it.
package enum CommandLineTool {
  /// Runs what the process's arguments say. Ends the process where that fails.
  package static func run() {
    guard var command = subcommand(for: Array(CommandLine.arguments.dropFirst())) else { return LabelKitTool.main() }
    do { try command.run() } catch { LabelKitTool.exit(withError: error) }
  }

  /// The subcommand that the first word names, read from the other words; nil when they ask for help, do not fit it, or there is none.
  ///
  /// ArgumentParser reads a command's declaration by reflection. On the way from the tool to a subcommand it reads the tool's twice and the
  /// subcommand's once more: a seventh of the instructions of a first label. What is nil here is parsed from the tool on, whose messages name
  /// all commands. `batch` and `render` name the tool as their super-command: such a command is not asked for a completion script, which the
  /// tool makes for all of them, and for which ArgumentParser reads the declarations of two commands of its own.
  private static func subcommand(for arguments: [String]) -> (any ParsableCommand)? {
    guard let name = arguments.first,
      let type = LabelKitTool.configuration.subcommands.first(where: { $0.configuration.commandName == name }),
      type.configuration.subcommands.isEmpty,
      let command = try? type.parseAsRoot(Array(arguments.dropFirst())), Swift.type(of: command) == type
    else { return nil }
    return command
  }
}
