// SPDX-License-Identifier: MIT

public import ArgumentParser
import Foundation
import LabelCore
import LabelEngine
import LabelManifest
public import LabelSnapshotEngine
import LabelSystem

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

  /// The labels of the manifests, and which of them this run looks at.
  func plan(_ console: Console) throws(Diagnostic) -> SnapshotPlan {
    var part: Shard?
    if let shard {
      do throws(LabelError) { part = try Shard(parsing: shard) } catch {
        throw Diagnostic(.usage(reason: error.message), at: SourcePlace(file: "--shard"))
      }
    }
    var plan = BatchPlan()
    for manifest in manifests { plan.add(try ManifestFile.read(manifest)) }
    for diagnostic in plan.diagnostics { console.show(diagnostic) }
    let chosen = plan.outputs.filter { output in
      (part?.contains(id: output.id) ?? true) && isWanted(SnapshotRun.name(of: output))
    }
    return SnapshotPlan(plan: plan, chosen: chosen, part: part)
  }

  /// Whether the filters let a name pass.
  func isWanted(_ name: String) -> Bool { filter.isEmpty || filter.contains { name.contains($0) } }

  /// The folder of baselines.
  func folder(accepting command: String = "record") -> BaselineFolder {
    BaselineFolder(
      root: baseline.hasSuffix("/") ? String(baseline.dropLast()) : baseline, storage: storage, failures: failures,
      acceptance: "labelkit snapshot \(command) \(manifests.joined(separator: " ")) --baseline \(baseline)"
        + (storage == .pictures ? "" : " --storage \(storage.rawValue)"))
  }

  /// Checks the chosen labels.
  func check(
    _ plan: SnapshotPlan, _ common: CommonOptions, rule: PictureRule, keepsPictures: Bool = false,
    mode: @escaping @Sendable (String) -> RecordMode
  ) throws(Diagnostic) -> SnapshotResults {
    var run = SnapshotRun(folder: folder(), rule: rule, jobs: jobs ?? ProcessorCount.usable)
    run.keepsPictures = keepsPictures
    let resources = try common.settings.resources()
    do {
      let results = try run.check(plan.chosen, mode: mode, pool: RendererPool(), resources: resources)
      return SnapshotResults(results, shard: shard)
    } catch { throw Self.diagnostic(error, baseline) }
  }

  /// Any trouble with baselines as a diagnostic.
  static func diagnostic(_ error: any Error, _ path: String) -> Diagnostic {
    switch error {
    case let error as Diagnostic: error
    case let error as MachineError: Diagnostic(error)
    case let error as BaselineError: Diagnostic(LabelError.syntax(format: "a file of hashes", reason: error.description))
    default: Diagnostic(MachineError.cannotWrite(path: path, reason: (error as NSError).localizedDescription))
    }
  }
}

/// The labels of manifests as snapshots.
struct SnapshotPlan {
  let plan: BatchPlan
  /// Those that this run looks at.
  let chosen: [PlannedOutput<LabelJob>]
  let part: Shard?

  /// The files that belong to any label, whether this run looks at it or not.
  var fileNames: Set<String> {
    Set(plan.outputs.flatMap { output in [".png", ".txt"].map { SnapshotRun.name(of: output) + $0 } })
  }

  /// Whether every label of every manifest is known; with mistakes, what looks like an orphan may be the label with the mistake.
  var isComplete: Bool { plan.failedLabels == 0 && !plan.diagnostics.contains { $0.severity == .error } }
}

extension BaselineStorage: ExpressibleByArgument {}
extension RecordMode: ExpressibleByArgument {}
