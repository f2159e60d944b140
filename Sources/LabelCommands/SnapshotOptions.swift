// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest
import LabelSnapshotEngine

/// What all `labelkit snapshot` commands share: which labels, and where what is accepted lies.
struct SnapshotOptions: ParsableArguments {
  @Argument(help: "The manifests.")
  var manifests: [String]

  @Option(help: "The folder of accepted snapshots.")
  var baseline = "Snapshots"

  @Option(help: "What is kept: pictures, hashes (one text file) or both.")
  var storage = BaselineStorage.pictures

  @Option(help: "The folder for pictures of failures; made when there is one.")
  var failures = "snapshot-failures"

  @Option(help: "Only snapshots whose name contains this; may be repeated.")
  var filter: [String] = []

  @Option(help: ArgumentHelp("Only the labels of one part of several, by their ids.", valueName: "i/n"))
  var shard: String?

  @Option(help: "Threads; by default one for each processor that the process may use.")
  var jobs: Int?

  func validate() throws {
    if manifests.isEmpty { throw ValidationError("Name at least one manifest.") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number of at least 1.") }
  }

  /// Whether the filters let a name pass.
  func isWanted(_ name: String) -> Bool { Self.isWanted(name, filter) }

  private static func isWanted(_ name: String, _ filter: [String]) -> Bool { filter.isEmpty || filter.contains { name.contains($0) } }

  /// The folder of baselines.
  func folder(accepting command: String = "record") -> BaselineFolder {
    BaselineFolder(
      root: baseline.hasSuffix("/") ? String(baseline.dropLast()) : baseline, storage: storage, failures: failures,
      acceptance: "labelkit snapshot \(command) \(manifests.joined(separator: " ")) --baseline \(baseline)"
        + (storage == .pictures ? "" : " --storage \(storage.rawValue)"))
  }

  /// A run of the manifests.
  func run(_ common: CommonOptions) throws(Diagnostic) -> SnapshotRun {
    var run = SnapshotRun(manifests, resources: try common.settings.resources(), folder: folder())
    run.jobs = jobs
    run.shard = try Shard(option: shard)
    let filter = filter
    run.isWanted = { name in Self.isWanted(name, filter) }
    return run
  }

  /// Compares the chosen labels, and shows what is wrong in the manifests.
  func check(
    _ common: CommonOptions, _ console: Console, rule: ComparisonRule, keepsImages: Bool = false,
    mode: @escaping @Sendable (String) -> RecordMode
  ) throws(Diagnostic) -> SnapshotResults {
    var run = try run(common)
    run.rule = rule
    run.keepsImages = keepsImages
    let results: SnapshotResults
    do { results = try run.check(mode: mode) } catch { throw Self.diagnostic(error, baseline) }
    for diagnostic in results.plan.diagnostics.inOrder { console.show(diagnostic) }
    return results
  }

  /// Any trouble with baselines as a diagnostic.
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
