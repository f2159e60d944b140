// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc
import LabelCore
import LabelSystem

/// The command-line tool: parses options, calls the libraries, and prints text. It has no logic of its own.
struct LabelKitTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "labelkit",
    abstract: "Renders icons and titles to PNG, WebP, SVG, PDF and VectorDrawable files.",
    discussion: """
      Data goes to standard output, everything else to standard error. 'labelkit help exit-codes' lists the exit codes, and 'labelkit \
      completions' completes commands and names in your shell.
      """,
    version: LabelKitVersion.current,
    subcommands: [
      RenderCommand.self, BatchCommand.self, AssetsCommand.self, SnapshotCommand.self, IconsCommand.self, InitCommand.self,
      ExplainCommand.self, WorkerCommandLine.self,
    ], groupedSubcommands: CommandGroups.more)
}

/// The commands that `labelkit --help` only names, by what they are for.
enum CommandGroups {
  static let more = [
    CommandGroup(
      name: "Drawing",
      subcommands: [
        LiveCommand.self, PreviewCommand.self, AuditCommand.self, RowWorkerCommand.self, MeasureCommand.self, DumpCommand.self,
        CompareCommand.self,
      ]),
    CommandGroup(name: "Swift", subcommands: [PortCommand.self, AssetSymbolsCommand.self]),
    CommandGroup(
      name: "Setup",
      subcommands: [
        DoctorCommand.self, FontsCommand.self, SchemaCommand.self, CacheCommand.self, CompletionsCommand.self,
      ]),
  ]

  /// The heading of the first group in the parser's help.
  static let firstHeading = more[0].name.uppercased() + " SUBCOMMANDS:"
}

/// The entry point of the `labelkit` executable.
package enum CommandLineTool {
  /// Runs the command that the process's arguments name.
  ///
  /// - Returns: The exit code for the process.
  package static func run() -> Int32 {
    // Before any file is opened.
    StandardDescriptors.reserve()
    // A limit on the size of files is an error of the file that reaches it, and no signal that ends the process.
    signal(SIGXFSZ, SIG_IGN)
    // HarfBuzz would shape some scripts in another way.
    EnvironmentVariable.remove("HB_OPTIONS")
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
    // The parser has no option for all of its help.
    if let index = arguments.firstIndex(where: { $0 == HelpText.allFlag || $0 == "--" }), arguments[index] == HelpText.allFlag {
      var arguments = arguments
      arguments[index] = "--help"
      return run(arguments, showsAllHelp: true, on: streams)
    }
    return run(arguments, showsAllHelp: false, on: streams)
  }

  private static func run(_ arguments: [String], showsAllHelp: Bool, on streams: ConsoleStreams) -> Int32 {
    do {
      if let topic = HelpTopic(arguments: arguments) {
        try show(topic, on: streams)
        return 0
      }
      if arguments.first == "help", CommandPath(arguments).unknownName != nil {
        UsageMessage(arguments).show("", on: streams)
        return 64
      }
      let work: () throws -> Void
      do { work = try self.work(arguments, on: streams) } catch {
        return show(error, arguments, isUsage: !mayAskForHelp(arguments), showsAllHelp: showsAllHelp, on: streams)
      }
      try work()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      return show(error, arguments, showsAllHelp: showsAllHelp, on: streams)
    }
  }

  /// Parses the arguments, and returns what runs the command.
  private static func work(_ arguments: [String], on streams: ConsoleStreams) throws -> () throws -> Void {
    if let work = try shortcut(for: arguments, on: streams) { return work }
    var command = try LabelKitTool.parseAsRoot(arguments)
    if let command = command as? any ConsoleCommand { return { try command.run(on: streams) } }
    return { try command.run() }
  }

  /// Whether the parser may throw help, the version or a completion script.
  private static func mayAskForHelp(_ arguments: [String]) -> Bool {
    arguments.isEmpty
      || arguments.contains { argument in
        if argument.hasPrefix("-"), !argument.hasPrefix("--") { return argument.contains("h") }
        return ["--help", "--version", "--experimental-", "--generate-", "---"].contains { argument.hasPrefix($0) }
      }
  }

  /// Prints help, the version or an error of the parser.
  ///
  /// - Parameter isUsage: Whether it is known to be an error of the arguments.
  /// - Returns: The exit code.
  private static func show(
    _ error: any Error, _ arguments: [String], isUsage: Bool = false, showsAllHelp: Bool = false, on streams: ConsoleStreams
  ) -> Int32 {
    HelpText.widenIfNarrow()
    let code = isUsage ? ExitCode.validationFailure : LabelKitTool.exitCode(for: error)
    if code == .validationFailure {
      UsageMessage(arguments).show((error as? WrongArguments)?.message ?? LabelKitTool.message(for: error), on: streams)
      return 64
    }
    let console = Console(printer: DiagnosticPrinter(), streams: streams)
    func printed(_ text: String) -> Int32 {
      do throws(Diagnostic) { try console.output(text) } catch {
        console.show(error)
        return error.exitCode
      }
      return 0
    }
    if let help = HelpText.text(LabelKitTool.message(for: error), for: arguments, showsAll: showsAllHelp) { return printed(help) }
    let text = LabelKitTool.fullMessage(for: error)
    if code.isSuccess { return printed(text.isEmpty ? "" : text + "\n") }
    if !text.isEmpty { console.error(text + "\n") }
    return code.rawValue
  }

  /// All commands and their arguments, as the JSON of `--experimental-dump-help`.
  package static var helpAsJSON: String { LabelKitTool._dumpHelp() }

  /// Whether these arguments after `labelkit` are a valid command.
  package static func accepts(_ arguments: [String]) -> Bool { (try? LabelKitTool.parseAsRoot(arguments)) != nil }

  /// Whether these arguments after `labelkit` are a valid command for a parser that knows only the options that they name, if that can be told.
  package static func acceptsByNames(_ arguments: [String]) -> Bool {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "batch": return (try? BatchArguments.parsed(rest)) != nil
    case "render": return (try? RenderArguments.parsed(rest)) != nil
    default: return false
    }
  }

  private static func show(_ topic: HelpTopic, on streams: ConsoleStreams) throws {
    let console = CommonSettings().console(.auto, on: streams)
    try console.run { () throws(Diagnostic) in
      try console.output(topic.text)
      return 0
    }
  }

  /// What runs the command that the first argument names, parsed from the other arguments; nil if it draws no labels, the arguments ask for
  /// help, or they have to be parsed from the root command because they are invalid.
  ///
  /// ArgumentParser reads a command's declaration by reflection; parsed from the root command, it reads the root's twice and the command's once
  /// more, which is a seventh of the instructions of a first label. If this returns nil, the arguments are parsed from the root command, which
  /// has the right messages.
  ///
  /// - Throws: The error of wrong arguments of `batch` and `render`.
  private static func shortcut(for arguments: [String], on streams: ConsoleStreams) throws -> (() throws -> Void)? {
    var rest = arguments
    guard !arguments.isEmpty else { return nil }
    switch rest.remove(at: 0) {
    case "batch": return try work(of: BatchArguments.self, rest, on: streams)
    case "render": return try work(of: RenderArguments.self, rest, on: streams)
    case "assets": return AssetsCommand.parsed(rest, on: streams)
    case "worker": return RowWorkerCommand.parsed(rest, on: streams)
    case "measure": return MeasureCommand.parsed(rest, on: streams)
    case "dump": return DumpCommand.parsed(rest, on: streams)
    default: return nil
    }
  }

  private static func work<Command: FlatCommand>(
    of _: Command.Type, _ arguments: [String], on streams: ConsoleStreams
  ) throws -> (() throws -> Void)? {
    do {
      guard let command = try Command.parsed(arguments) else { return nil }
      return { try command.run(on: streams) }
    } catch { if mayAskForHelp(arguments) { return nil } else { throw error } }
  }
}

extension ConsoleCommand {
  /// What runs the command of valid arguments; nil for others, and if they ask for help.
  ///
  /// It is cast to its own type: to cast it to a protocol, Swift's runtime would search all protocol conformances.
  fileprivate static func parsed(_ arguments: [String], on streams: ConsoleStreams) -> (() throws -> Void)? {
    guard let command = (try? parseAsRoot(arguments)) as? Self else { return nil }
    return { try command.run(on: streams) }
  }
}
