// SPDX-License-Identifier: MIT

internal import LabelBuild
package import LabelCore
package import LabelEngine
package import LabelManifest

/// A run that compares the labels of manifests with a folder of baselines instead of writing files.
package struct SnapshotRun: Sendable {
  /// The manifests, as for `Run`.
  package var manifests: [String]
  /// What labels draw with, beside the icons and fonts of their manifests.
  package var resources: Resources
  package var folder: BaselineFolder
  package var rule = ComparisonRule.exact
  /// How many threads compare; by default one for each processor that the process may use.
  package var jobs: Int?
  /// The part of the labels to compare; all when nil.
  package var shard: Shard?
  /// Which snapshots to compare, by their names; all by default.
  package var isWanted: @Sendable (String) -> Bool = { _ in true }
  /// Whether pictures of equal labels are kept too, for a report.
  package var keepsImages = false

  package init(_ manifests: [String], resources: Resources, folder: BaselineFolder) {
    self.manifests = manifests
    self.resources = resources
    self.folder = folder
  }

  /// Compares the labels, and accepts those that the mode says.
  ///
  /// - Parameter mode: which labels are accepted, by the names of their snapshots.
  /// - Returns: the results in the order of the labels.
  /// - Throws: trouble with the machine, such as a folder that cannot be written, and a file of hashes that cannot be used.
  package func check(mode: @escaping @Sendable (String) -> RecordMode) throws -> SnapshotResults {
    let target = SnapshotTarget(self, mode: mode)
    var results: [Result] = []
    var plan = SnapshotPlan()
    let summary = try run(target).perform { (event) throws(Diagnostic) in
      guard case .finished(let result) = event else { return }
      guard let path = result.path else { return plan.add(result) }
      if result.status == .failed {
        results.append(Result(name: Self.name(ofPath: path), status: .broken, diagnostics: result.diagnostics))
      } else {
        plan.diagnostics += result.diagnostics
        if let compared = target.result(named: Self.name(ofPath: path)) { results.append(compared) }
      }
    }
    if let error = target.trouble { throw error }
    if let failure = summary.failure { throw failure }
    plan.names = target.names
    return SnapshotResults(results, plan: plan, shard: shard)
  }

  /// Which snapshots the manifests have, and what is wrong in them; nothing is rendered.
  ///
  /// - Throws: trouble with the machine.
  package func plan() throws(Diagnostic) -> SnapshotPlan {
    let target = SnapshotTarget(self) { _ in .never }
    var plan = SnapshotPlan()
    _ = try run(target).plan { (event) throws(Diagnostic) in
      switch event {
      case .finished(let result): plan.add(result)
      case .planned(let file): plan.diagnostics += file.warnings
      case .orphan, .failed: break
      }
    }
    plan.names = target.names
    return plan
  }

  private func run(_ target: SnapshotTarget) -> Run {
    var run = Run(manifests, into: .target(target), resources: resources)
    run.cache = .none
    if let jobs { run.jobs = jobs }
    return run
  }

  /// The name of an output's snapshot: its path without `.png`.
  package static func name(ofPath path: String) -> String { path.hasSuffix(".png") ? String(path.dropLast(4)) : path }

  /// What became of one label in one variant.
  package struct Result: Sendable {
    package enum Status: String, Sendable, CaseIterable {
      case passed, changed, new, recorded, deleted, broken
    }

    /// The output's path without extension.
    package var name: String
    package var status: Status
    package var failure: SnapshotFailure?
    /// What is wrong with the label itself, of a broken one.
    package var diagnostics: [Diagnostic] = []
    /// The files that were recorded.
    package var files: [String] = []
    /// The accepted and the actual picture, where they are kept for a report.
    package var accepted: [UInt8]?
    package var actual: [UInt8]?

    package init(name: String, status: Status, diagnostics: [Diagnostic] = []) {
      self.name = name
      self.status = status
      self.diagnostics = diagnostics
    }
  }
}
