// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelManifest
import LabelSystem

/// The arguments of `labelkit render`, however they were parsed.
struct RenderArguments {
  private(set) var flags = RecordFlags()
  private(set) var file = FileOptions()
  private(set) var common = CommonOptions()

  func validate() throws {
    // As the option groups have done, if the command has any.
    try file.validate()
    try common.validate()
    if let title = flags.title, ManifestFormat(path: title) != nil, FileStamp(path: title) != nil {
      throw ValidationError("\(title) is a manifest, and this command draws one title. Write labelkit batch \(title) -o out.")
    }
    if file.embeds, flags.icon == "-" {
      throw ValidationError("--embed cannot add a record whose icon is read from standard input; name the icon's file.")
    }
    try Viewer.check(file.opens, output: file.output, file.untrusted)
  }

  func run(on streams: ConsoleStreams) throws {
    let options = file
    let common = options.untrusted.settings(common)
    let console = common.console(flags.messageColor, isQuiet: options.quiet, on: streams)
    try console.run { () throws(Diagnostic) in
      if options.isUntrusted { OutputFile.makeFolders(of: options.output) }
      try options.untrusted.enter(common, reading: ["."], writing: UntrustedOption.Outputs(files: [options.output]), console)
      let format = try options.outputFormat()
      guard let described = try FlagJob(flags, console, format, isStrict: options.strict) else { return 65 }
      var job = described.job
      job.format = format
      let inputs = InputFiles(iconSets: try common.resources().iconFolders).filesRead(by: job)
      let extensions = options.format == nil ? OutputFormat.extensionList : ".png for a PNG image"
      let file = try OutputFile(options.output, "--output", .file(of: format), extensions: extensions, inputs: inputs, console)
      let renderer = try common.renderer(
        maximumSeconds: TimeoutOption.seconds(options.timeout, orElse: nil), isStrict: options.strict, embedsRecords: options.embeds)
      let rendered: Rendering
      do throws(RenderFailure) { rendered = try renderer.render(job) } catch {
        for diagnostic in error.diagnostics { console.show(described.named(diagnostic)) }
        return error.diagnostics.first?.exitCode ?? 70
      }
      for warning in options.strict ? rendered.warnings.strict : rendered.warnings { console.show(described.named(warning)) }
      if options.strict, let warning = rendered.warnings.strict.first { return warning.exitCode }
      try file?.write(rendered.file.bytes, console)
      if options.opens { Viewer.open(options.output, console) }
      return 0
    }
  }
}

extension RenderArguments: FlatCommand {
  static var name: String { RenderCommand._commandName }

  mutating func visit(_ options: FlatOptions) throws {
    try flags.visit(options)
    try file.visit(options)
    try common.visit(options)
  }
}
