// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelManifest

/// The results of a run, as text, JSON and JUnit XML.
package struct SnapshotResults: Sendable {
  package var results: [SnapshotRun.Result]
  /// The snapshots of the manifests, whether this run compared them or not.
  package var plan: SnapshotPlan
  /// The part of the labels that this run compared; nil for all.
  package var shard: Shard?

  package init(_ results: [SnapshotRun.Result], plan: SnapshotPlan = SnapshotPlan(), shard: Shard? = nil) {
    self.results = results
    self.plan = plan
    self.shard = shard
  }

  /// The number of results with a status.
  package func count(_ status: SnapshotRun.Result.Status) -> Int { results.count { $0.status == status } }

  /// The exit code: 20 if a snapshot differs, else 22 if one is missing or orphaned, else 0 if no label and no manifest has errors.
  ///
  /// With errors it is 1, as in a batch, or their own code if they all have the same and no label could be compared.
  package var exitCode: Int32 {
    if count(.changed) > 0 { return 20 }
    if count(.new) + count(.deleted) > 0 { return 22 }
    guard count(.broken) > 0 || !plan.isComplete else { return 0 }
    let errors = results.compactMap(\.diagnostics.firstError) + plan.diagnostics.filter { $0.severity == .error }
    guard results.allSatisfy({ $0.status == .broken }), let code = errors.first?.exitCode else { return 1 }
    return errors.allSatisfy { $0.exitCode == code } ? code : 1
  }

  /// The counts that are not 0, such as `26 passed, 2 changed, 1 new`; `no snapshots` if there are no results.
  package var summary: String {
    let parts = SnapshotRun.Result.Status.allCases.map { (count($0), $0.rawValue) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
  }

  /// One JSON object for each result, each on its line, and a last one with the counts.
  package var json: String {
    let lines = results.map { result in
      JSONText.object([
        ("name", JSONText.string(result.name)), ("status", JSONText.string(result.status.rawValue)),
        ("failure", result.failure?.json ?? JSONText.null), ("files", JSONText.array(result.files.map { JSONText.string($0) })),
        ("diagnostics", JSONText.array(result.diagnostics.map(\.json))),
      ])
    }
    let counts = SnapshotRun.Result.Status.allCases.map { ($0.rawValue, "\(count($0))") }
    let trailer = JSONText.object(
      [
        ("end", "true"), ("schemaVersion", "1"), ("shard", JSONText.string(shard.map { "\($0.number)/\($0.count)" })),
        ("total", "\(results.count)"),
      ] + counts)
    return (lines + [trailer]).map { $0 + "\n" }.joined()
  }

  /// JUnit XML with a test case for each snapshot.
  package var junit: String {
    let failures = results.count { [.changed, .new, .deleted].contains($0.status) }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(count(.broken))\">")
    lines.append("<testsuite name=\"labelkit snapshot\" tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(count(.broken))\">")
    lines += results.map { JUnitCase(name: $0.name, outcome: Self.outcome(of: $0)).element }
    return (lines + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  private static func outcome(of result: SnapshotRun.Result) -> JUnitCase.Outcome {
    switch result.status {
    case .passed, .recorded: return .passed
    case .broken: return .broken(result.diagnostics.map(\.message).joined(separator: "\n"))
    case .changed, .new, .deleted:
      let summary = result.failure?.summary ?? "belongs to no label"
      return .failed(summary: summary, text: result.failure?.description ?? summary)
    }
  }
}
