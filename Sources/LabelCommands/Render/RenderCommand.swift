// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelManifest
import LabelSystem

/// `labelkit render`: renders one label.
struct RenderCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders one label, described by flags.")

  @OptionGroup(title: "Label") var flags: RecordFlags

  @Option(
    name: [.short, .long],
    help: """
      The file to write; - for standard output. Missing folders are created. Its extension is the format: \(OutputFormat.extensionList).
      """)
  var output: String

  @Option(help: "The format: \(OutputFormat.nameList), an Android VectorDrawable; otherwise the extension says, and - is PNG.")
  var format: String?

  @Flag(name: .customLong("embed"), help: "Adds the label's record to the PNG file, for labelkit dump --record.")
  var embeds = false

  @Flag(help: StrictOption.help)
  var strict = false

  @Flag(name: .customLong("open"), help: Viewer.help)
  var opens = false

  @Flag(name: .shortAndLong, help: "Shows errors only, and no warnings.")
  var quiet = false

  @Option(name: .customLong("timeout"), parsing: .unconditional, help: TimeoutOption.help, transform: NumberOption.number)
  private var timeoutText: String?

  @Flag(name: .customLong("untrusted"), help: UntrustedOption.help)
  var isUntrusted = false

  @OptionGroup(title: "Common") var common: CommonOptions

  private var timeout: Double? { timeoutText.flatMap { Double($0) } }
  var untrusted: UntrustedOption { UntrustedOption(isUntrusted: isUntrusted) }

  func validate() throws {
    try TimeoutOption.check(timeout)
    try common.validate()
    if let title = flags.title, ManifestFormat(path: title) != nil, FileStamp(path: title) != nil {
      throw ValidationError("\(title) is a manifest, and this command draws one title. Write labelkit batch \(title) -o out.")
    }
    if embeds, flags.icon == "-" {
      throw ValidationError("--embed cannot add a record whose icon is read from standard input; name the icon's file.")
    }
    try Viewer.check(opens, output: output, untrusted)
  }

  func run(on streams: ConsoleStreams) throws {
    let common = untrusted.settings(common)
    let console = common.console(flags.messageColor, isQuiet: quiet, on: streams)
    try console.run { () throws(Diagnostic) in
      if untrusted.isUntrusted { OutputFile.makeFolders(of: output) }
      try untrusted.enter(common, reading: ["."], writing: UntrustedOption.Outputs(files: [output]), console)
      let format = try outputFormat()
      guard let described = try FlagJob(flags, console, format, isStrict: strict) else { return 65 }
      var job = described.job
      job.format = format
      let inputs = InputFiles(iconSets: try common.resources().iconFolders).filesRead(by: job)
      let extensions = self.format == nil ? OutputFormat.extensionList : ".png for a PNG image"
      let file = try OutputFile(output, "--output", .file(of: format), extensions: extensions, inputs: inputs, console)
      let renderer = try common.renderer(
        maximumSeconds: TimeoutOption.seconds(timeout, orElse: nil), isStrict: strict, embedsRecords: embeds)
      let rendered: Rendering
      do throws(RenderFailure) { rendered = try renderer.render(job) } catch {
        for diagnostic in error.diagnostics { console.show(described.named(diagnostic)) }
        return error.diagnostics.first?.exitCode ?? 70
      }
      for warning in strict ? rendered.warnings.strict : rendered.warnings { console.show(described.named(warning)) }
      if strict, let warning = rendered.warnings.strict.first { return warning.exitCode }
      try file?.write(rendered.file.bytes, console)
      if opens { Viewer.open(output, console) }
      return 0
    }
  }

  /// The format of `--format` or else of the file's extension.
  private func outputFormat() throws(Diagnostic) -> OutputFormat {
    let found: OutputFormat
    do throws(LabelError) {
      if let format {
        found = try OutputFormat(named: format)
      } else {
        // A file without an extension has to be checked for its own rule, and an empty one was made for its name, as by mktemp.
        found = output == "-" || FileStamp(path: output)?.size == 0 ? .png : try OutputFormat.ofFile(output) ?? .png
      }
    } catch {
      throw Diagnostic(error, at: DocumentLocation(file: format == nil ? "--output" : "--format"))
    }
    // PNG images are checked with the other outputs of PNG images.
    if let format, found != .png, output != "-", !output.lowercased().hasSuffix("." + found.rawValue), FileStamp(path: output)?.size != 0 {
      throw Diagnostic(
        LabelError.usage(
          reason: "--format \(format) writes \(found.kindName), and \"\(output)\" does not end in .\(found.rawValue)",
          help: "leave out --format, or write -o \(output.prefix { $0 != "." }).\(found.rawValue)"),
        at: DocumentLocation(file: "--output"))
    }
    guard !embeds || found == .png else {
      throw Diagnostic(LabelError.usage(reason: "--embed adds the record to a PNG file, and this one is \(found.title)"))
    }
    return found
  }
}

extension RenderCommand: FlatCommand {
  var declaration: [[Mirror.Child]] {
    let own: [Mirror.Child] = [
      ("output", _output), ("format", _format), ("embeds", _embeds), ("strict", _strict), ("opens", _opens), ("quiet", _quiet),
      ("timeoutText", _timeoutText), ("isUntrusted", _isUntrusted),
    ]
    return [RecordFlags().declaration, own, CommonOptions().declaration]
  }

  init(flat decoder: any Decoder) throws {
    self.init()
    flags = try RecordFlags(from: decoder)
    let values = try decoder.container(keyedBy: CodingKeys.self)
    _output = try values.decode(Option<String>.self, forKey: .output)
    _format = try values.decode(Option<String?>.self, forKey: .format)
    _embeds = try values.decode(Flag<Bool>.self, forKey: .embeds)
    _strict = try values.decode(Flag<Bool>.self, forKey: .strict)
    _opens = try values.decode(Flag<Bool>.self, forKey: .opens)
    _quiet = try values.decode(Flag<Bool>.self, forKey: .quiet)
    _timeoutText = try values.decode(Option<String?>.self, forKey: .timeoutText)
    _isUntrusted = try values.decode(Flag<Bool>.self, forKey: .isUntrusted)
    common = try CommonOptions(from: decoder)
  }
}

/// The job that flags describe.
struct FlagJob {
  let job: LabelJob
  private let icon: StandardInputIcon?

  /// A diagnostic of rendering, with the name that the icon has for people.
  func named(_ diagnostic: Diagnostic) -> Diagnostic { icon?.named(diagnostic) ?? diagnostic }

  /// Shows errors and warnings; nil if there are errors.
  ///
  /// - Parameters:
  ///   - format: The format of the file.
  ///   - isStrict: Whether warnings are errors.
  init?(
    _ flags: RecordFlags, _ console: Console, _ format: OutputFormat = .png, isStrict: Bool = false
  ) throws(Diagnostic) {
    let source = try SourceText(file: "render", bytes: [], format: .csv)
    icon = try StandardInputIcon(flags.icon)
    let (label, syntaxErrors) = LocatedRecord.decode(try flags.node(iconFile: icon?.path), from: source)
    var found =
      syntaxErrors.isEmpty ? label.diagnostics(in: source) + label.warnings(ofKeysWithoutEffectIn: label, in: source) : syntaxErrors
    if syntaxErrors.isEmpty {
      found += label.wideColorWarnings(in: source, keepsColors: label.record.colorSpace == .displayP3, [format])
    }
    if isStrict { found = found.strict }
    if found.count > 0 {
      for diagnostic in found { console.show(diagnostic) }
      guard !found.contains(where: { $0.severity == .error }) else { return nil }
    }
    job = LabelJob(label: label, folder: ".", source: source)
  }
}
