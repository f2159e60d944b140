// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelSystem

/// The command-line tool: parses options, calls the libraries, and prints text. It has no logic of its own.
struct LabelKitTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "labelkit",
    abstract: "Renders an icon and a title to a PNG file.",
    discussion: """
      Data goes to standard output, everything else to standard error.
      Exit codes: 0 all done, 1 some labels failed, 20 a snapshot differs, 22 a snapshot is missing or orphaned, 64 wrong usage,
      65 bad input, 66 no such input, 70 internal error, 73 cannot write, 75 a limit was reached.
      """,
    version: LabelKitVersion.current,
    subcommands: [
      RenderCommand.self, BatchCommand.self, AssetsCommand.self, MeasureCommand.self, DumpCommand.self, IconsCommand.self,
      FontsCommand.self,
      SchemaCommand.self, CompareCommand.self, SnapshotCommand.self, ExplainCommand.self, DoctorCommand.self,
      WorkerCommandLine.self,
    ])
}

/// The entry point of the `labelkit` executable.
package enum CommandLineTool {
  /// Runs the command that the process's arguments name. Ends the process if that fails.
  package static func run() {
    guard var command = subcommand(for: ProcessArguments.all) else { return LabelKitTool.main() }
    do { try command.run() } catch { LabelKitTool.exit(withError: error) }
  }

  /// The subcommand that the first argument names, parsed from the other arguments; nil if there is no such subcommand, the arguments are
  /// invalid, or they ask for help.
  ///
  /// This is a shortcut. ArgumentParser reads a command's declaration by reflection; parsed from the root command, it reads the root's twice
  /// and the subcommand's once more, which is a seventh of the instructions of a first label. If this returns nil, the arguments are parsed
  /// from the root command, which has the right messages.
  private static func subcommand(for arguments: [String]) -> (any ParsableCommand)? {
    guard let name = arguments.first,
      let type = LabelKitTool.configuration.subcommands.first(where: { $0.configuration.commandName == name }),
      type.configuration.subcommands.isEmpty,
      let command = try? type.parseAsRoot(Array(arguments.dropFirst())), Swift.type(of: command) == type
    else { return nil }
    return command
  }
}
