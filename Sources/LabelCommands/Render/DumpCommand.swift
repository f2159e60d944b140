// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelLayout
import LabelManifest
import LabelSystem
internal import LabelViewNode

/// `labelkit dump`: prints one pipeline stage of a label as text.
struct DumpCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump", abstract: "Prints one pipeline stage of a label as text.",
    discussion: """
      Describe the label with the flags of `labelkit render`, or name one of a manifest with --manifest and --id. With --record, prints \
      the record that --embed has added to a PNG file, as a line of NDJSON that `labelkit batch -` renders again.
      """)

  @Option(help: "The stage to print.")
  var stage: DumpedStage?

  @Option(help: ArgumentHelp("A PNG file whose embedded record to print, instead of a stage.", valueName: "file"))
  var record: String?

  @Option(help: "A manifest to take the label from.")
  var manifest: String?

  @Option(help: "The label's id in the manifest; by default all labels are printed. All variants of the label are printed.")
  var id: String?

  @OptionGroup(title: "Label") var flags: RecordFlags
  @OptionGroup(title: "Common") var common: CommonOptions

  func validate() throws {
    if (stage == nil) == (record == nil) { throw ValidationError("Use --stage to name a stage, or --record to name a PNG file.") }
  }

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(flags.messageColor, on: streams)
    try console.run { () throws(Diagnostic) in
      if let record {
        try console.output(try embedded(in: record) + "\n")
        return 0
      }
      guard let manifest else {
        guard let job = try FlagJob(flags, console) else { return 65 }
        let renderer = try common.settings.renderer()
        try console.output(try dump(job.job, renderer))
        return 0
      }
      return try dumpAll(try ManifestFile.read(manifest), console)
    }
  }

  private func dump(_ job: LabelJob, _ renderer: Renderer) throws(Diagnostic) -> String {
    do throws(RenderFailure) {
      guard let stage = stage?.stage else { return try renderer.accessibilityElements(of: job.ofNaturalSize).dump }
      return try renderer.render(job.ofNaturalSize, upTo: stage).dump
    } catch { throw error.firstError }
  }

  private func embedded(in path: String) throws(Diagnostic) -> String {
    guard let text = EmbeddedRecord.text(of: try InputFile.bytes(at: path, limit: ImageArgument.maximumBytes)) else {
      throw Diagnostic(MachineError.cannotRead(path: path, reason: "it has no record; --embed adds one when a label is rendered"))
    }
    // In a record of LabelKit these characters are escaped. Others could control a terminal, or be more than one row.
    let escaped: [Unicode.GeneralCategory] = [.control, .lineSeparator, .paragraphSeparator]
    if text.unicodeScalars.contains(where: { escaped.contains($0.properties.generalCategory) }) {
      throw Diagnostic(MachineError.cannotRead(path: path, reason: "its record has line ends or control characters that are not escaped"))
    }
    return text
  }

  private func dumpAll(_ document: ManifestDocument, _ console: Console) throws(Diagnostic) -> Int32 {
    var plan = ManifestPlan()
    plan.add(document)
    for diagnostic in plan.diagnostics { console.show(diagnostic) }
    let outputs = plan.outputs.filter { id == nil || $0.id == id }
    if outputs.isEmpty, let id, plan.diagnostics.isEmpty {
      throw Diagnostic(
        LabelError.noSuchLabel(
          option: "--id", text: id, what: "label has the id", nearest: NearestNames.of(id, in: Set(plan.outputs.map(\.id)))))
    }
    var renderers = JobRenderers(RendererPool(), try common.settings.resources())
    for output in outputs {
      try console.output("\(output.path)\n")
      try console.output(try dump(output.job, renderers.renderer(for: output.job.resources)))
    }
    return plan.diagnostics.firstError?.exitCode ?? 0
  }
}

/// A stage of the pipeline, or what assistive technologies read.
enum DumpedStage: String, CaseIterable, OptionChoice {
  case tree
  case resolved
  case layout
  case display
  case bitmap
  case png
  case accessibility

  /// Nil for what assistive technologies read.
  var stage: Stage? { Stage(rawValue: rawValue) }
}
