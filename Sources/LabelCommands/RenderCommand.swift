// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelManifest
import LabelSystem

/// `labelkit render`: one label.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: "labelkit", abstract: "Makes one PNG from flags.",
    discussion: "Example: labelkit render \"Lightning\" --icon bolt.fill -o lightning.png")

  @OptionGroup(title: "Label") var flags: RecordFlags

  @Option(name: [.short, .long], help: "The PNG file to write; - for standard output.")
  var output: String

  @Flag(name: .customLong("embed"), help: "Puts the record that the picture is made from into its file.")
  var embeds = false

  @OptionGroup(title: "Common") var common: CommonOptions

  func run() throws {
    let console = common.settings.console(flags.messageColor)
    try console.run { () throws(Diagnostic) in
      guard let job = try FlagJob(flags, console) else { return 65 }
      let renderer = try common.settings.renderer()
      var made: RenderedOutput
      do throws(RenderFailure) { made = try renderer.render(job.job) } catch {
        for diagnostic in error.diagnostics { console.show(diagnostic) }
        return error.diagnostics.first?.exitCode ?? 70
      }
      for warning in made.warnings { console.show(warning) }
      if embeds { made.bytes = EmbeddedRecord.added(job.job.label.record, to: made.bytes) }
      if output == "-" {
        try console.output(made.bytes)
      } else {
        do throws(MachineError) { _ = try AtomicFile.write(made.bytes, to: output) } catch {
          throw Diagnostic(error, at: DocumentLocation(file: "--output"))
        }
      }
      return 0
    }
  }
}

/// The job that flags describe.
struct FlagJob {
  let job: LabelJob

  /// Nil when there are mistakes; they have been shown then, as have warnings.
  init?(_ flags: RecordFlags, _ console: Console) throws(Diagnostic) {
    let source = try SourceText(file: "render", bytes: [], format: .csv)
    let (label, mistakes) = LocatedRecord.decode(try flags.node(), from: source)
    let found = mistakes.isEmpty ? label.problems(in: source) : mistakes
    for diagnostic in found { console.show(diagnostic) }
    guard !found.contains(where: { $0.severity == .error }) else { return nil }
    job = LabelJob(label: label, folder: ".", source: source)
  }
}
