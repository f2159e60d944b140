// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelEngine
import LabelManifest
import LabelSnapshotEngine

/// The options of all `labelkit snapshot` commands: which labels, and where their snapshots are.
struct SnapshotOptions: ParsableArguments {
  @Argument(help: "The manifests.")
  var manifests: [String]

  @Option(help: "The folder of accepted snapshots.")
  var baseline = "Snapshots"

  @Option(help: "What is stored: images, hashes (in one text file) or both.")
  var storage = BaselineStorage.images

  @Option(help: "The folder for the images of failures; created if there are any.")
  var failures = "snapshot-failures"

  @Option(help: "Only snapshots whose name contains this; may be repeated.")
  var filter: [String] = []

  @Option(help: ArgumentHelp("Only part i of n of the labels, chosen by their ids.", valueName: "i/n"))
  var shard: String?

  @Option(help: "The number of threads; by default one for each processor that the process may use.")
  var jobs: Int?

  @OptionGroup var timeout: TimeoutOption

  func validate() throws {
    if manifests.isEmpty { throw ValidationError("Name at least one manifest.") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
  }

  /// Whether the filters select a name.
  func isWanted(_ name: String) -> Bool { Self.isWanted(name, filter) }

  private static func isWanted(_ name: String, _ filter: [String]) -> Bool { filter.isEmpty || filter.contains { name.contains($0) } }

  /// The baseline folder.
  func folder(accepting command: String = "record") -> BaselineFolder {
    BaselineFolder(
      root: baseline.hasSuffix("/") ? String(baseline.dropLast()) : baseline, storage: storage, failures: failures,
      acceptCommand: "labelkit snapshot \(command) \(manifests.joined(separator: " ")) --baseline \(baseline)"
        + (storage == .images ? "" : " --storage \(storage.rawValue)"))
  }

  /// A run of the manifests.
  ///
  /// - Parameter limits: the limits of each label; nil for the usual ones.
  func run(_ common: CommonOptions, limits: Limits? = nil) throws(Diagnostic) -> SnapshotRun {
    var resources = try common.settings.resources()
    if let limits { resources.limits = limits }
    resources.limits.maximumSeconds = timeout.seconds(orElse: TimeoutOption.ofBatches)
    var run = SnapshotRun(manifests, resources: resources, folder: folder())
    run.jobs = jobs
    run.shard = try Shard(option: shard)
    let filter = filter
    run.isWanted = { name in Self.isWanted(name, filter) }
    return run
  }

  /// Compares the selected labels, and shows the diagnostics of the manifests.
  func check(
    _ common: CommonOptions, _ console: Console, rule: ComparisonRule, keepsImages: Bool = false, limits: Limits? = nil,
    mode: @escaping @Sendable (String) -> RecordMode
  ) throws(Diagnostic) -> SnapshotResults {
    var run = try run(common, limits: limits)
    run.rule = rule
    run.keepsImages = keepsImages
    let results: SnapshotResults
    do { results = try run.check(mode: mode) } catch { throw Self.diagnostic(error, baseline) }
    for diagnostic in results.plan.diagnostics.inOrder { console.show(diagnostic) }
    return results
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
