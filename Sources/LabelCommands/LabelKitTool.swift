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
      'labelkit help exit-codes' lists the exit codes.
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
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let topic = HelpTopic(arguments: arguments) { return show(topic) }
    guard var command = subcommand(for: arguments) else { return LabelKitTool.main() }
    do { try command.run() } catch { LabelKitTool.exit(withError: error) }
  }

  /// All commands and their arguments, as the JSON of `--experimental-dump-help`.
  package static var helpAsJSON: String { LabelKitTool._dumpHelp() }

  /// Whether these words after `labelkit` are a command with arguments that fit it.
  package static func accepts(_ words: [String]) -> Bool { (try? LabelKitTool.parseAsRoot(words)) != nil }

  private static func show(_ topic: HelpTopic) {
    let console = CommonSettings().console(.auto)
    do {
      try console.run { () throws(Diagnostic) in
        try console.output(topic.text)
        return 0
      }
    } catch { LabelKitTool.exit(withError: error) }
  }

  /// The subcommand that the first word names, read from the other words; nil when they ask for help, do not fit it, or there is none.
  ///
  /// ArgumentParser reads a command's declaration by reflection. On the way from the tool to a subcommand it reads the tool's twice and the
  /// subcommand's once more: a seventh of the instructions of a first label. What is nil here is parsed from the tool on, whose messages name
  /// all commands.
  private static func subcommand(for arguments: [String]) -> (any ParsableCommand)? {
    guard let name = arguments.first,
      let type = LabelKitTool.configuration.subcommands.first(where: { $0.configuration.commandName == name }),
      type.configuration.subcommands.isEmpty,
      let command = try? type.parseAsRoot(Array(arguments.dropFirst())), Swift.type(of: command) == type
    else { return nil }
    return command
  }
}
