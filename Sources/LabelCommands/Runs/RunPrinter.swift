// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelSystem

/// Performs runs and prints their events.
struct RunPrinter {
  private let options: RunOptions
  private let console: Console
  private let showsBar: Bool
  // The options that each result is printed by: to read one from `options` copies all of them.
  private let isDryRun: Bool
  private let printsJSON: Bool
  private let showsJSONProgress: Bool
  private let start = ContinuousClock.now
  private var progress = RunProgress()
  /// A diagnostic of several labels, such as an unknown CSV column, is shown once.
  private var shownDiagnostics: Set<Diagnostic> = []
  private var repeated = RepeatedDiagnostics()

  private init(_ options: RunOptions, _ console: Console) {
    self.options = options
    self.console = console
    isDryRun = options.isDryRun
    printsJSON = options.json
    showsJSONProgress = options.progress == .json
    showsBar = (options.progress ?? .auto) == .auto && !isDryRun && !console.isQuiet && console.streams.errorsAreShown
  }

  /// Performs a run once, or with `--watch` again whenever an input changes. Then ends the process with its exit code.
  ///
  /// - Parameters:
  ///   - result: the file or folder that --open shows.
  ///   - run: makes the run.
  static func perform(_ options: RunOptions, result: String, _ console: Console, _ run: () throws(Diagnostic) -> Run) throws {
    Cancellation.watch()
    var opens = options.opens && !options.isDryRun
    try console.run { () throws(Diagnostic) in
      while true {
        var printer = RunPrinter(options, console)
        let summary = try printer.perform(run())
        if opens, summary.exitCode <= 1, !Cancellation.isCancelled {
          Viewer.open(result, console)
          // Once is enough with --watch.
          opens = false
        }
        guard options.watches, !Cancellation.isCancelled else { return Cancellation.exitCode ?? summary.exitCode }
        console.note("watching \(CountText.of(summary.inputs.count, "file"))\n")
        let folders = summary.folders
        guard FileWatch.waitForChange(since: summary.inputStamps, in: folders.paths, orIf: { folders.haveChanged }) else { return 0 }
      }
    }
  }

  private mutating func perform(_ run: Run) throws(Diagnostic) -> RunSummary {
    var run = run
    try options.apply(to: &run)
    run.estimatesTotal = showsBar || showsJSONProgress
    let summary =
      if isDryRun {
        try run.plan { (event) throws(Diagnostic) in try print(event, of: run) }
      } else {
        try run.perform { (event) throws(Diagnostic) in try print(event, of: run) }
      }
    if showsBar { console.error(RunProgress.clearing) }
    repeated.showCounts(console)
    var summaryText = RunReport.summaryText(summary, elapsed: ContinuousClock.now - start, manifests: run.manifests.count)
    if isDryRun { summaryText += " (a dry run)" }
    if summary.isCancelled { summaryText += "; stopped by a signal" }
    console.note(summaryText + "\n")
    if printsJSON { try console.output(RunReport.trailer(summary) + "\n") }
    return summary
  }

  private mutating func print(_ event: RunEvent, of run: Run) throws(Diagnostic) {
    switch event {
    // A full disk was already shown as the error of a label.
    case .failed(let diagnostic): show(diagnostic)
    case .finished(let result): try print(result)
    case .planned(let file):
      for diagnostic in file.warnings { show(diagnostic) }
      if printsJSON {
        try console.output(RunReport.line(for: file) + "\n")
      } else if file.reason != nil, console.isQuiet || !console.streams.outputIsShown || !console.streams.errorsAreShown {
        // In a terminal the line with the reason is enough.
        try console.output(lines: [file.path])
      }
      if let reason = file.reason { console.note("\(file.path.escapedControls): \(reason.rawValue)\n") }
    case .archive(let file): if printsJSON { try console.output(RunReport.line(for: file) + "\n") }
    case .orphan(let file):
      let fate =
        switch file.fate {
        case .kept: "no label has this file any more; --prune removes it"
        case .planned: "would be removed"
        case .removed: "removed"
        case .unknown: "is not of this run and has no manifest; remove it if nobody needs it"
        }
      console.note("\(run.destination.fullPath(of: file.path).escapedControls): \(fate)\n")
    }
  }

  private mutating func print(_ result: RunResult) throws(Diagnostic) {
    if result.diagnostics.count > 0 {
      if showsBar { console.error(RunProgress.clearing) }
      for diagnostic in result.diagnostics { show(diagnostic) }
    }
    guard !isDryRun else { return }
    if printsJSON { try console.output(RunReport.line(for: result) + "\n") }
    progress.add(result)
    if showsBar { console.error(progress.terminalLine(after: ContinuousClock.now - start)) }
    if showsJSONProgress { console.error(progress.json + "\n") }
  }

  private mutating func show(_ diagnostic: Diagnostic) {
    let key = diagnostic.repetitionKey
    if shownDiagnostics.contains(key) { return }
    // A limited set is enough for errors in a CSV header, which are reported with the first rows.
    if shownDiagnostics.count < 256 { shownDiagnostics.insert(key) }
    repeated.show(diagnostic, console)
  }
}
