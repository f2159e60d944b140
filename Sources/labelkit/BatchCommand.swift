// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc
import LabelCore
import LabelKit
import LabelPipeline

/// `labelkit batch`: all labels of manifests.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", abstract: "Makes the PNGs of all labels of manifests.",
    discussion: """
      Manifests are .yaml, .yml, .json, .ndjson, .jsonl or .csv files; - reads NDJSON from standard input.
      Files appear whole or not at all; a file that would not change is left as it is.
      """)

  @Argument(help: "The manifests.")
  var manifests: [String]

  @Option(name: [.short, .long], help: "The folder to write into; made when it does not exist.")
  var output: String

  @Option(help: "Threads; as many as there are processors by default.")
  var jobs: Int?

  @Option(help: ArgumentHelp("Makes only the labels of one part of several, by their ids.", valueName: "i/n"))
  var shard: String?

  @Flag(name: .customLong("fail-fast"), help: "Stops at the first label that fails.")
  var failsFast = false

  @Option(name: .customLong("max-failures"), help: "Stops after this many labels have failed.")
  var maximumFailures: Int?

  @Flag(name: .customLong("dry-run"), help: "Says which files would be made, and makes none.")
  var isDryRun = false

  @Flag(help: "Prints a JSON object for every file, and one with the counts at the end.")
  var json = false

  @Option(help: "Progress on standard error: auto (on a terminal), never or json.")
  var progress = ProgressChoice.auto

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  enum ProgressChoice: String, CaseIterable, ExpressibleByArgument { case auto, never, json }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number of at least 1.") }
    if let maximumFailures, maximumFailures < 1 { throw ValidationError("--max-failures takes a number of at least 1.") }
    if manifests.isEmpty { throw ValidationError("Name at least one manifest.") }
  }

  func run() throws {
    let console = common.console(color.color)
    try console.run { () throws(Diagnostic) in try run(console) }
  }

  private func run(_ console: Console) throws(Diagnostic) -> Int32 {
    let start = ContinuousClock.now
    let part = try parsedShard()
    var plan = BatchPlan()
    var unreadable: [Diagnostic] = []
    for manifest in manifests {
      do throws(Diagnostic) { plan.add(try ManifestFile.read(manifest), shard: part) } catch { unreadable.append(error) }
    }
    let problems = unreadable + plan.diagnostics
    for diagnostic in problems { console.show(diagnostic) }
    var summary = BatchSummary()
    summary.add(failedLabels: plan.failedLabels, because: problems)
    let mayStart = plan.failedLabels < (failsFast ? 1 : maximumFailures ?? .max)
    if isDryRun {
      for output in plan.outputs { try console.output("\(output.path)\n") }
      summary.add(skippedFiles: plan.outputs.count)
    } else if mayStart, !plan.outputs.isEmpty {
      do throws(Diagnostic) { summary.add(try make(plan, console)) } catch {
        // None of the labels is to blame, so that the run's exit code is that of the trouble.
        console.show(error)
        summary.add(skippedFiles: plan.outputs.count)
        try report(summary, unreadable: unreadable.count, start, console)
        return error.exitCode
      }
    } else {
      summary.add(skippedFiles: plan.outputs.count)
    }
    try report(summary, unreadable: unreadable.count, start, console)
    return summary.exitCode
  }

  private func make(_ plan: BatchPlan, _ console: Console) throws(Diagnostic) -> BatchSummary {
    let folder: OutputFolder
    do throws(MachineError) { folder = try OutputFolder(output) } catch { throw Diagnostic(error, at: SourcePlace(file: "--output")) }
    let icons = try common.registry(manifestFolders: plan.iconFolders)
    let options = common.rendererOptions(fonts: plan.fontFolders)
    let batch = Batch(
      outputs: plan.outputs, jobs: jobs ?? Self.processors, maximumFailures: failsFast ? 1 : maximumFailures, folder: folder)
    var bar = BatchProgress(total: plan.outputs.count)
    let showsBar = progress == .auto && Terminal.errorIsTerminal
    let summary = try batch.run(
      makeWorker: { () throws(Diagnostic) in
        let renderer = try LabelRenderer(options, icons: icons)
        return { output throws(RenderFailure) in try renderer.render(output.job) }
      },
      deliver: { (result) throws(Diagnostic) in
        if showsBar, !result.diagnostics.isEmpty { console.error(BatchProgress.clearing) }
        for diagnostic in result.diagnostics { console.show(diagnostic) }
        if json { try console.output(BatchReport.line(for: result, diagnosticJSON: \.json) + "\n") }
        bar.add(result)
        if showsBar { console.error(bar.terminalLine) }
        if progress == .json { console.error(bar.json + "\n") }
      })
    if showsBar { console.error(BatchProgress.clearing) }
    return summary
  }

  private func report(
    _ summary: BatchSummary, unreadable: Int, _ start: ContinuousClock.Instant, _ console: Console
  ) throws(Diagnostic) {
    var sentence = BatchReport.sentence(summary, elapsed: ContinuousClock.now - start)
    if isDryRun { sentence += " (a dry run)" }
    if unreadable > 0 { sentence += "; \(unreadable) of \(manifests.count) manifests could not be read" }
    console.error(sentence + "\n")
    if json { try console.output(BatchReport.trailer(summary) + "\n") }
  }

  private func parsedShard() throws(Diagnostic) -> Shard? {
    guard let shard else { return nil }
    do throws(LabelError) { return try Shard(parsing: shard) } catch {
      throw Diagnostic(.usage(reason: error.message), at: SourcePlace(file: "--shard"))
    }
  }

  private static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
