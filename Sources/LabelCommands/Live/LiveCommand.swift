// SPDX-License-Identifier: MIT

import ArgumentParser
package import LabelCore
package import LabelEngine
import LabelManifest
import LabelSystem

/// `labelkit live`: starts labelkit-server, which shows labels on a page while they are written.
struct LiveCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "live", abstract: "Shows every label of manifests, or every preview of a package, on a page that changes as you write.",
    discussion: """
      Serves a page on this machine alone and prints its address. Every save of a manifest, of its strings, icons or fonts is on the page \
      at once; only what has changed is drawn. The page can change records too, and keeps the comments and the formatting of YAML.

      Without a manifest, in the folder of a Swift package or with --package-path, the page has its previews. A save builds the package \
      again, as labelkit preview does; meanwhile, and when it does not compile, the page shows what was built before.

      With --export, writes the page with all pictures into a folder, to be opened without a server.

      The page is served by the program labelkit-server, beside labelkit or in PATH; LABELKIT_SERVER_PATH names another one. Ctrl-C ends it.
      """)

  @Argument(help: "The manifests: YAML, JSON, NDJSON or CSV.", completion: .file(extensions: ["yaml", "yml", "json", "ndjson", "csv"]))
  var manifests: [String] = []

  @Option(
    name: .customLong("package-path"), help: ArgumentHelp("The folder of a package, whose previews are shown.", valueName: "dir"),
    completion: .directory)
  var package: String?

  @Option(
    help: ArgumentHelp(
      "The columns of previews, as in labelkit preview; light and dark by default. May be repeated.", valueName: "variants"))
  var variants: [String] = []

  @Option(
    name: .customLong("scratch-path"),
    help: ArgumentHelp("The folder of the package's build, as in swift build; below its .build by default.", valueName: "dir"),
    completion: .directory)
  var scratch: String?

  @OptionGroup var server: ServerOptions

  @Option(
    help: ArgumentHelp(
      "The address that opens a line in your editor, with {path}, {line} and {column}; that of Visual Studio Code by default.",
      valueName: "url"))
  var editor = "vscode://file{path}:{line}:{column}"

  @Option(
    help: ArgumentHelp("Writes the page and its pictures into a folder, and serves nothing.", valueName: "dir"), completion: .directory)
  var export: String?

  @Option(
    help: ArgumentHelp(
      "The folder of accepted snapshots to compare with; Snapshots by default, if it has any of these labels.", valueName: "dir"),
    completion: .directory)
  var baseline: String?

  @Option(help: TimeoutOption.help)
  var timeout: Double?

  @Flag(name: .customLong("read-only"), help: "Does not let the page write manifests.")
  var readOnly = false

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func validate() throws {
    if manifests.isEmpty {
      guard shownPackage != nil else {
        throw ValidationError(
          "Name a manifest, such as labels.yaml; labelkit init writes one to begin with. Or start it in the folder of a Swift package.")
      }
      if baseline != nil || readOnly || timeout != nil {
        throw ValidationError("--baseline, --read-only and --timeout are for manifests.")
      }
    } else if package != nil || scratch != nil || !variants.isEmpty {
      throw ValidationError("--package-path, --scratch-path and --variants are for previews, so name no manifest.")
    }
    try TimeoutOption.check(timeout)
    if manifests.contains("-") { throw ValidationError("Standard input cannot be shown: the page needs a file that can change.") }
    if export != nil, server.open || server.port != nil {
      throw ValidationError("--export serves nothing, so leave out --open and --port.")
    }
  }

  /// The folder of the package whose previews are shown; nil for manifests.
  var shownPackage: String? {
    guard manifests.isEmpty else { return nil }
    return package ?? (FileStamp(path: "Package.swift") == nil ? nil : ".")
  }

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(color.color, on: streams)
    try console.run { () throws(Diagnostic) in
      let server = try ServerProgram.find()
      throw ServerProgram.replaceProcess(by: server, ProcessArguments.all)
    }
  }
}

/// What the arguments of `labelkit live` ask for, for labelkit-server.
package struct LiveRequest: Sendable {
  /// The paths of the manifests, each once.
  package let manifests: [String]
  /// The folder of the package whose previews are shown; nil for manifests.
  package let package: String?
  /// The build folder of that package; nil for the usual one.
  package let scratch: String?
  /// The columns of previews; nil for the usual ones.
  package let variants: [String]?
  /// The port; nil for the first free one.
  package let port: Int?
  /// The address to listen at.
  package let host: String
  /// Whether the page is opened.
  package let opens: Bool
  /// The address of the user's editor.
  package let editor: String
  /// The folder to write the page into; nil to serve it.
  package let export: String?
  /// Whether manifests may be written.
  package let canSave: Bool
  /// The folder of accepted snapshots; nil for the usual one.
  package let baseline: String?
  private let timeout: Double?
  private let settings: CommonSettings
  private let console: Console

  /// Reads the arguments of a process. Ends it if they are not valid, or ask for help.
  ///
  /// - Parameter arguments: The arguments without the name of the program, with or without `live`.
  package init(_ arguments: [String]) {
    let own = arguments.first == "live" ? Array(arguments.dropFirst()) : arguments
    let command: LiveCommand
    do {
      guard let parsed = try LiveCommand.parseAsRoot(own) as? LiveCommand else { throw CleanExit.helpRequest(LiveCommand.self) }
      command = parsed
    } catch {
      HelpText.widenIfNarrow()
      LiveCommand.exit(withError: error)
    }
    settings = command.common.settings
    var seen: Set<String> = []
    manifests = command.manifests.filter { seen.insert($0).inserted }
    (package, scratch) = (command.shownPackage, command.scratch)
    variants = command.variants.isEmpty ? nil : command.variants
    (port, host, opens) = (command.server.port, command.server.host, command.server.open)
    (editor, export) = (command.editor, command.export)
    (canSave, baseline) = (!command.readOnly, command.baseline)
    timeout = command.timeout
    console = settings.console(command.color.color, on: .process)
  }

  /// Shows a diagnostic as the command line shows it.
  package func show(_ diagnostic: Diagnostic) { console.show(diagnostic) }

  /// Shows a line that is not an error.
  package func note(_ text: String) { console.note(text + "\n") }

  /// Prints a line.
  package func output(_ text: String) throws(Diagnostic) { try console.output(text + "\n") }

  /// Opens an address or a file with the user's own program.
  package func open(_ address: String) { Viewer.open(address, console) }

  /// The resources that labels may use, with the time limit of a label.
  ///
  /// - Throws: A diagnostic for an `--icons` that is not `PREFIX=DIR`, and for a manifest that does not exist.
  package func checkedResources() throws(Diagnostic) -> Resources {
    for path in manifests where FileStamp(path: path) == nil { throw Diagnostic(MachineError.noSuchFile(path: path)) }
    for path in manifests where ManifestFormat(path: path) == nil { throw ManifestFile.unknownFormat(path) }
    if let baseline, FileStamp(path: baseline) == nil { throw Diagnostic(MachineError.noSuchFile(path: baseline)) }
    var resources = try settings.resources()
    resources.limits.maximumSeconds = TimeoutOption.seconds(timeout, orElse: TimeoutOption.ofBatches)
    return resources
  }
}
