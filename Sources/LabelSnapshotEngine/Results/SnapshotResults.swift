// SPDX-License-Identifier: MIT

internal import LabelCore

/// The results of a run, as text, JSON and JUnit XML.
package struct SnapshotResults: Sendable {
  package private(set) var results: [SnapshotResult]
  /// The snapshots of the manifests, whether this run compared them or not.
  package var plan: SnapshotPlan
  /// The part of the labels that this run compared, as `--shard` has it; nil for all.
  package var shard: String?
  /// The images of the results so far, and their limit.
  private var images: KeptImages

  /// Creates results.
  ///
  /// - Parameter images: Which of the results that are appended keep their images.
  package init(_ results: [SnapshotResult] = [], images: KeptImages = KeptImages(.all)) {
    self.results = results
    self.images = images
    plan = SnapshotPlan()
  }

  /// Appends a result. Its images are removed if they are not kept.
  package mutating func append(_ result: SnapshotResult) {
    var result = result
    images.add(&result)
    results.append(result)
  }

  /// The number of results with a status.
  package func count(_ status: SnapshotResult.Status) -> Int { results.count { $0.status == status } }

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

  /// The counts that are not 0, such as `29 snapshots: 26 passed, 2 changed, 1 new`; `no snapshots` if there are no results.
  package var summary: String {
    let parts = SnapshotResult.Status.allCases.map { (count($0), $0.rawValue) }.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let snapshots = parts.isEmpty ? "no snapshots" : CountText.of(results.count, "snapshot") + ": " + parts.joined(separator: ", ")
    let invalid = [(plan.invalidManifests, "manifest"), (plan.invalidLabels, "label")].filter { $0.0 > 0 }
    return snapshots + invalid.map { count, noun in "; \(CountText.of(count, noun)) \(count == 1 ? "has" : "have") errors" }.joined()
  }

  /// The results with further ones, such as those of deleted snapshots.
  package func adding(_ more: some Sequence<SnapshotResult>) -> SnapshotResults {
    var results = self
    for result in more { results.append(result) }
    return results
  }

  /// One JSON object for each result, each on its line, and a last one with the counts.
  package var json: String {
    let rows = results.map { result -> JSONValue in
      [
        "name": result.name.json, "status": result.status.rawValue.json, "failure": (result.failure?.value).json,
        "files": result.files.json, "diagnostics": result.diagnostics.json,
      ]
    }
    var trailer: JSONValue = ["end": true, "schemaVersion": 1, "shard": shard.json, "total": results.count.json]
    for status in SnapshotResult.Status.allCases { trailer[status.rawValue] = count(status).json }
    return (rows + [trailer]).map { $0.line + "\n" }.joined()
  }

  /// JUnit XML with a test case for each snapshot.
  package var junit: String {
    let cases = results.map { result in
      var testCase = JUnitCase(name: result.name, outcome: Self.outcome(of: result))
      (testCase.file, testCase.line, testCase.duration) = (result.location?.file, result.location?.line, result.duration)
      return testCase
    }
    return JUnitCase.document(cases, suite: "labelkit snapshot", duration: results.compactMap(\.duration).reduce(.zero, +))
  }

  private static func outcome(of result: SnapshotResult) -> JUnitCase.Outcome {
    switch result.status {
    case .passed, .recorded: return .passed
    case .broken: return .broken(result.diagnostics.map(\.message).joined(separator: "\n"))
    case .changed, .new, .deleted:
      let summary = result.failure?.summary ?? "belongs to no label"
      return .failed(summary: summary, text: result.failure?.description ?? summary)
    }
  }
}
