// SPDX-License-Identifier: MIT

internal import LabelBuild
package import LabelComparison
package import LabelCore
package import LabelEngine
package import LabelManifest
package import LabelSnapshotEngine

/// A run that compares the labels of manifests with a baseline folder instead of writing files.
package struct SnapshotRun: Sendable {
  /// The paths of the manifests, as for `Run`.
  package var manifests: [String]
  /// The resources for drawing, beside the icons and fonts of the manifests.
  package var resources: Resources
  package var folder: BaselineFolder
  package var rule = ComparisonRule.exact
  /// The number of threads; nil for one per processor that the process may use.
  package var jobs: Int?
  /// The part of the labels to compare; nil for all.
  package var shard: Shard?
  /// The path of `--defaults`, a manifest whose keys rows without a head line have; nil for none.
  package var defaultsFile: String?
  /// The path of `--strings`, for manifests that name no strings; nil for none.
  package var stringsPath: String?
  /// Whether to compare what assistive technologies read of each label too.
  package var comparesAccessibility = false
  /// Whether to compare the snapshot of a name; true for all by default.
  package var isWanted: @Sendable (String) -> Bool = { _ in true }
  /// Returns whether to stop, as in `Run`. The labels that are left are not compared then.
  package var isCancelled: @Sendable () -> Bool = { false }
  /// Which results have images.
  package var images = KeptImages(.ofFailures)

  package init(_ manifests: [String], resources: Resources, folder: BaselineFolder) {
    self.manifests = manifests
    self.resources = resources
    self.folder = folder
  }

  /// Compares the labels, and accepts those that the mode says.
  ///
  /// - Parameter mode: Which snapshots are accepted, by name.
  /// - Returns: The results in the order of the labels.
  /// - Throws: `MachineError`, such as for a folder that cannot be written, and `BaselineError` for a hash file that cannot be used.
  package func check(mode: @escaping @Sendable (String) -> RecordMode) throws -> SnapshotResults {
    let target = SnapshotTarget(self, mode: mode)
    var results = SnapshotResults(images: images)
    var plan = SnapshotPlan()
    let summary = try folder.recordingInBatches {
      try run(target).perform { (event) throws(Diagnostic) in
        guard case .finished(let result) = event else { return }
        guard let path = result.path else {
          return plan.add(result.diagnostics, isInvalid: result.status == .failed, isHead: result.isHead)
        }
        if result.status == .failed {
          var broken = SnapshotResult(name: Snapshot.name(ofPath: path), status: .broken, diagnostics: result.diagnostics)
          broken.location = result.diagnostics.firstError?.location
          results.append(broken)
        } else {
          plan.diagnostics += result.diagnostics
          for name in names(ofPath: path) { if let compared = target.result(named: name) { results.append(compared) } }
        }
      }
    }
    if let error = target.error { throw error }
    if let failure = summary.failure { throw failure }
    (plan.names, plan.svgNames) = (target.names, target.svgNames)
    (results.plan, results.shard) = (plan, shard.map { "\($0.number)/\($0.count)" })
    return results
  }

  /// Returns the snapshots of the manifests, and their diagnostics. Nothing is rendered.
  ///
  /// - Throws: A `MachineError` as a diagnostic.
  package func plan() throws(Diagnostic) -> SnapshotPlan {
    let target = SnapshotTarget(self) { _ in .never }
    var plan = SnapshotPlan()
    _ = try run(target).plan { (event) throws(Diagnostic) in
      switch event {
      case .finished(let result): plan.add(result.diagnostics, isInvalid: result.status == .failed, isHead: result.isHead)
      case .planned(let file): plan.diagnostics += file.warnings
      case .orphan, .archive, .failed: break
      }
    }
    (plan.names, plan.svgNames) = (target.names, target.svgNames)
    return plan
  }

  /// The names of the snapshots of an output.
  func names(ofPath path: String) -> [String] {
    let name = Snapshot.name(ofPath: path)
    return comparesAccessibility ? [name, Snapshot.accessibilityName(of: name)] : [name]
  }

  private func run(_ target: SnapshotTarget) -> Run {
    var run = Run(manifests, into: .target(target), resources: resources)
    run.cache = .none
    // The pixels of every label are compared; those of manifests with SVG files have one, too.
    run.formats = [.png]
    run.isCancelled = isCancelled
    (run.defaultsFile, run.stringsPath) = (defaultsFile, stringsPath)
    if let jobs { run.jobs = jobs }
    return run
  }
}
