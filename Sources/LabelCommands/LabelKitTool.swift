// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc
import LabelCore
import LabelSystem

/// The command-line tool: parses options, calls the libraries, and prints text. It has no logic of its own.
struct LabelKitTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "labelkit",
    abstract: "Renders an icon and a title to a PNG, SVG, PDF, WebP or VectorDrawable file.",
    discussion: """
      Data goes to standard output, everything else to standard error. 'labelkit init' makes a manifest to begin with, 'labelkit \
      completions' completes commands and names in your shell, and 'labelkit help exit-codes' lists the exit codes.
      """,
    version: LabelKitVersion.current,
    subcommands: [
      RenderCommand.self, BatchCommand.self, AssetsCommand.self, RowWorkerCommand.self, MeasureCommand.self, DumpCommand.self,
      IconsCommand.self, FontsCommand.self, SchemaCommand.self, CompareCommand.self, SnapshotCommand.self, PreviewCommand.self,
      LiveCommand.self,
      InitCommand.self, PortCommand.self, AssetSymbolsCommand.self, ExplainCommand.self, DoctorCommand.self,
      CacheCommand.self, CompletionsCommand.self, WorkerCommandLine.self,
    ])
}

/// The entry point of the `labelkit` executable.
package enum CommandLineTool {
  /// Runs the command that the process's arguments name.
  ///
  /// - Returns: The exit code for the process.
  package static func run() -> Int32 {
    // A limit on the size of files is an error of the file that reaches it, and no signal that ends the process.
    signal(SIGXFSZ, SIG_IGN)
    if let argument = ArgumentText.firstUnreadable() {
      Console(printer: DiagnosticPrinter(.human, usesColor: false), streams: .process).show(ArgumentText.diagnostic(argument))
      return 64
    }
    return run(ProcessArguments.all, on: .process)
  }

  /// Runs a command. The working folder, the environment and standard input are those of the process.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after `labelkit`.
  ///   - streams: Where the command writes. An archive that goes to standard output and the answers of a row worker are written there.
  /// - Returns: The exit code.
  package static func run(_ arguments: [String], on streams: ConsoleStreams) -> Int32 {
    do {
      if let topic = HelpTopic(arguments: arguments) {
        try show(topic, on: streams)
        return 0
      }
      var command = try subcommand(for: arguments) ?? LabelKitTool.parseAsRoot(arguments)
      if let command = command as? any ConsoleCommand { try command.run(on: streams) } else { try command.run() }
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      return show(error, arguments, on: streams)
    }
  }

  /// Prints help, the version or an error of the parser.
  ///
  /// - Returns: The exit code.
  private static func show(_ error: any Error, _ arguments: [String], on streams: ConsoleStreams) -> Int32 {
    HelpText.widenIfNarrow()
    let code = LabelKitTool.exitCode(for: error)
    if code == .validationFailure {
      UsageMessage(arguments).show(error, on: streams)
      return 64
    }
    let console = Console(printer: DiagnosticPrinter(), streams: streams)
    if let help = HelpText.text(LabelKitTool.message(for: error), for: arguments) {
      try? console.output(help)
      return 0
    }
    let text = LabelKitTool.fullMessage(for: error)
    if !text.isEmpty {
      if code.isSuccess { try? console.output(text + "\n") } else { console.error(text + "\n") }
    }
    return code.rawValue
  }

  /// All commands and their arguments, as the JSON of `--experimental-dump-help`.
  package static var helpAsJSON: String { LabelKitTool._dumpHelp() }

  /// Whether these arguments after `labelkit` are a valid command.
  package static func accepts(_ arguments: [String]) -> Bool { (try? LabelKitTool.parseAsRoot(arguments)) != nil }

  private static func show(_ topic: HelpTopic, on streams: ConsoleStreams) throws {
    let console = CommonSettings().console(.auto, on: streams)
    try console.run { () throws(Diagnostic) in
      try console.output(topic.text)
      return 0
    }
  }

  /// The subcommand that the first argument names, parsed from the other arguments; nil if there is no such subcommand, the arguments are
  /// invalid, or they ask for help.
  ///
  /// This is a shortcut. ArgumentParser reads a command's declaration by reflection; parsed from the root command, it reads the root's twice
  /// and the subcommand's once more, which is a seventh of the instructions of a first label. If this returns nil, the arguments are parsed
  /// from the root command, which has the right messages.
  ///
  /// `batch` and `render` name the tool as their parent command, so ArgumentParser does not look for the options of completion scripts, which only
  /// the root command has.
  private static func subcommand(for arguments: [String]) -> (any ParsableCommand)? {
    guard let name = arguments.first,
      let type = LabelKitTool.configuration.subcommands.first(where: { $0.configuration.commandName == name }),
      type.configuration.subcommands.isEmpty,
      let command = try? type.parseAsRoot(Array(arguments.dropFirst())), Swift.type(of: command) == type
    else { return nil }
    return command
  }
}
