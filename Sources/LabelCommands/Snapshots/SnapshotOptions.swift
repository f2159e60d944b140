// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelComparison
import LabelCore
import LabelEngine
import LabelManifest
import LabelSnapshotEngine
import LabelSnapshotRuns
import LabelSystem

/// The options of all `labelkit snapshot` commands: which labels, and where their snapshots are.
struct SnapshotOptions: ParsableArguments {
  static let defaultBaseline = "Snapshots"
  static let defaultFailures = "snapshot-failures"

  @Argument(help: "The manifests.")
  var manifests: [String]

  @Option(help: "The folder of accepted snapshots.")
  var baseline = Self.defaultBaseline

  @Option(help: "What is stored: images, hashes (in one text file) or both.")
  var storage = BaselineStorage.images

  @Flag(help: "Compares what screen readers read of each label too: NAME.accessibility, a picture with numbered frames and a list.")
  var accessibility = false

  @Option(help: "The folder for the images of failures; it has those of the last run.")
  var failures = Self.defaultFailures

  @Option(help: "Only snapshots whose name contains this; may be repeated. It is an error if there is none.")
  var filter: [String] = []

  @Option(help: ArgumentHelp("Only part i of n of the labels, i from 0 to n-1, chosen by their ids.", valueName: "i/n"))
  var shard: String?

  @Option(parsing: .unconditional, help: "The number of threads; by default one for each processor that the process may use.")
  var jobs: Int?

  @Flag(help: StrictOption.help)
  var strict = false

  @Option(parsing: .unconditional, help: TimeoutOption.help)
  var timeout: Double?

  @Option(help: SharedHeadOption.defaultsHelp)
  var defaults: String?

  @Option(help: SharedHeadOption.stringsHelp)
  var strings: String?

  func validate() throws {
    if manifests.isEmpty { throw ValidationError("Name at least one manifest.") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    try TimeoutOption.check(timeout)
    try SharedHeadOption.check(defaults, manifests)
  }

  /// Whether the filters select a name.
  func isWanted(_ name: String) -> Bool { Self.isWanted(name, filter) }

  private static func isWanted(_ name: String, _ filter: [String]) -> Bool { filter.isEmpty || filter.contains { name.contains($0) } }

  /// The baseline folder.
  func folder() -> BaselineFolder {
    BaselineFolder(
      root: baseline.hasSuffix("/") ? String(baseline.dropLast()) : baseline, storage: storage, failures: failures)
  }

  /// The command that accepts one snapshot of the last run, or all of them.
  func acceptCommand(_ name: String? = nil) -> String {
    let folder = folder()
    var words = ["labelkit", "snapshot", "accept"]
    if !ChangeReport(baseline: folder.root, storage: storage, changes: []).isBaselineBelow { words += ["--baseline", baseline] }
    let arguments = [failures, name].compactMap { $0 }
    if arguments.contains(where: { $0.hasPrefix("-") }) { words.append("--") }
    return (words + arguments).map(ShellWord.quoted).joined(separator: " ")
  }

  /// A run of the manifests.
  ///
  /// - Parameter limits: the limits of each label; nil for the usual ones.
  func run(_ common: CommonOptions, limits: Limits? = nil) throws(Diagnostic) -> SnapshotRun {
    var resources = try common.settings.resources()
    if let limits { resources.limits = limits }
    resources.limits.maximumSeconds = TimeoutOption.seconds(timeout, orElse: TimeoutOption.ofBatches)
    resources.isStrict = strict
    var folder = folder()
    folder.acceptCommandByName = { name in acceptCommand(name) }
    var run = SnapshotRun(manifests, resources: resources, folder: folder)
    run.jobs = jobs
    run.comparesAccessibility = accessibility
    (run.defaultsFile, run.stringsPath) = (defaults, strings)
    run.shard = try Shard(option: shard)
    let filter = filter
    run.isWanted = { name in Self.isWanted(name, filter) }
    run.isCancelled = { Cancellation.isCancelled }
    return run
  }

  /// Compares the selected labels, and shows the diagnostics of the manifests. The files of failures that earlier runs left are removed.
  ///
  /// - Parameter accepts: Whether the mode accepts snapshots.
  /// - Returns: The results; those of the labels that were compared before a signal.
  /// - Throws: A diagnostic too if `--filter` selects nothing.
  func check(
    _ common: CommonOptions, _ console: Console, rule: ComparisonRule, images: KeptImages.Choice = .ofFailures,
    showsDiagnostics: Bool = true, limits: Limits? = nil, accepts: Bool = false,
    mode: @escaping @Sendable (String) -> RecordMode
  ) throws(Diagnostic) -> SnapshotResults {
    var run = try run(common, limits: limits)
    run.rule = rule
    run.images = KeptImages(images)
    run.folder.removeOrphanedTemporaries(accepts: accepts)
    let results: SnapshotResults
    do { results = try run.check(mode: mode) } catch { throw Self.diagnostic(error, baseline) }
    if showsDiagnostics {
      var repeated = RepeatedDiagnostics()
      for diagnostic in results.plan.diagnostics.inOrder { repeated.show(diagnostic, console) }
      repeated.showCounts(console)
    }
    if !Cancellation.isCancelled { try checkFilters(results.plan) }
    let failed = Set(results.results.lazy.filter { $0.failure != nil }.map(\.name))
    let compared = Set(results.results.lazy.map(\.name))
    let comparesAll = filter.isEmpty && shard == nil && !Cancellation.isCancelled
    run.folder.removeFailures { name in failed.contains(name) || !comparesAll && !compared.contains(name) }
    return results
  }

  /// Throws an error for a filter that no snapshot's name contains, whether the snapshot has a label or not. With it, a build server would
  /// test nothing.
  private func checkFilters(_ plan: SnapshotPlan) throws(Diagnostic) {
    // A label with errors may have the name.
    guard plan.isComplete else { return }
    for text in filter where !plan.names.contains(where: { $0.contains(text) }) {
      let orphans: (files: [String], hashes: [String])
      do { orphans = try folder().orphans(besides: plan.fileNames) } catch { throw Self.diagnostic(error, baseline) }
      if (orphans.files + orphans.hashes).contains(where: { $0.contains(text) }) { continue }
      let parts = plan.names.flatMap { $0.split(separator: "/").map(String.init) }
      throw Diagnostic(
        LabelError.noSuchLabel(
          option: "--filter", text: text, what: "snapshot has a name with",
          nearest: NearestNames.of(text, in: plan.names.union(parts))))
    }
  }

  /// The exit code after a signal, with a summary of what was compared before it; nil without one. The results are incomplete then, so that no
  /// report is written of them.
  static func codeOfSignal(_ results: SnapshotResults, _ console: Console) -> Int32? {
    guard let code = Cancellation.exitCode else { return nil }
    console.error(results.summary + "; stopped by a signal\n")
    return code
  }

  /// Writes `changes.json` into the folder for failures, which `labelkit snapshot accept` reads.
  func writeChanges(_ results: SnapshotResults) throws(Diagnostic) {
    do throws(MachineError) { try folder().writeChanges(results.results.compactMap(\.change)) } catch { throw Diagnostic(error) }
  }

  /// An error of the baseline folder as a diagnostic.
  static func diagnostic(_ error: any Error, _ path: String) -> Diagnostic {
    switch error {
    case let error as Diagnostic: error
    case let error as MachineError: Diagnostic(error)
    case let error as BaselineError: Diagnostic(LabelError.syntax(format: "a file of hashes", reason: error.description))
    default: Diagnostic(MachineError.cannotWrite(path: path, reason: "\(error)"))
    }
  }
}

extension BaselineStorage: OptionChoice {}
extension RecordMode: OptionChoice {}
