// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelSystem

/// Performs runs and prints what they tell.
struct RunPrinter {
  private let options: RunOptions
  private let console: Console
  private let showsBar: Bool
  private var progress = RunProgress(total: nil)
  /// What is said of several labels, such as a CSV column with an unknown name, is said once.
  private var said: Set<Diagnostic> = []

  private init(_ options: RunOptions, _ console: Console) {
    self.options = options
    self.console = console
    showsBar = options.progress == .auto && !options.isDryRun && Terminal.errorIsTerminal
  }

  /// Performs a run once or, with `--watch`, again whenever an input changes, and ends the process with its exit code.
  ///
  /// - Parameter run: makes the run that is asked for.
  static func perform(_ options: RunOptions, _ console: Console, _ run: () throws(Diagnostic) -> Run) throws {
    Interruption.watch()
    try console.run { () throws(Diagnostic) in
      while true {
        var printer = RunPrinter(options, console)
        let summary = try printer.perform(run())
        guard options.watches, !Interruption.isWished else { return Interruption.exitCode ?? summary.exitCode }
        console.error("watching \(summary.inputs.count) files\n")
        guard FileWatch.waitForChange(since: summary.inputStamps) else { return 0 }
      }
    }
  }

  private mutating func perform(_ run: Run) throws(Diagnostic) -> RunSummary {
    let start = ContinuousClock.now
    var run = run
    options.apply(to: &run)
    let summary =
      if options.isDryRun {
        try run.plan { (event) throws(Diagnostic) in try print(event, of: run) }
      } else {
        try run.perform { (event) throws(Diagnostic) in try print(event, of: run) }
      }
    if showsBar { console.error(RunProgress.clearing) }
    var sentence = RunReport.sentence(summary, elapsed: ContinuousClock.now - start)
    if options.isDryRun { sentence += " (a dry run)" }
    if summary.isCancelled { sentence += "; stopped by a signal" }
    if summary.unreadableManifests > 0 {
      sentence += "; \(summary.unreadableManifests) of \(run.manifests.count) manifests could not be read"
    }
    console.error(sentence + "\n")
    if options.json { try console.output(RunReport.trailer(summary) + "\n") }
    return summary
  }

  private mutating func print(_ event: RunEvent, of run: Run) throws(Diagnostic) {
    switch event {
    case .failed(let diagnostic): console.show(diagnostic)
    case .finished(let result): try print(result)
    case .planned(let file):
      for diagnostic in file.warnings { say(diagnostic) }
      if options.json {
        try console.output(RunReport.line(for: file) + "\n")
      } else if file.reason != nil {
        try console.output("\(file.path)\n")
      }
      if let reason = file.reason { console.error("\(file.path): \(reason.rawValue)\n") }
    case .orphan(let file):
      let what =
        switch file.fate {
        case .kept: "left over from a former run; --prune removes it"
        case .planned: "would be removed"
        case .removed: "removed"
        }
      console.error("\(run.destination.whole(file.path)): \(what)\n")
    }
  }

  private mutating func print(_ result: RunResult) throws(Diagnostic) {
    if showsBar, !result.diagnostics.isEmpty { console.error(RunProgress.clearing) }
    for diagnostic in result.diagnostics { say(diagnostic) }
    guard !options.isDryRun else { return }
    if options.json { try console.output(RunReport.line(for: result) + "\n") }
    progress.add(result)
    if showsBar { console.error(progress.terminalLine) }
    if options.progress == .json { console.error(progress.json + "\n") }
  }

  private mutating func say(_ diagnostic: Diagnostic) {
    if said.contains(diagnostic) { return }
    // A bounded memory is enough for mistakes in a header, which come with the first rows.
    if said.count < 256 { said.insert(diagnostic) }
    console.show(diagnostic)
  }
}
