// SPDX-License-Identifier: MIT

package import LabelBuild
package import LabelCore

/// What a run reported, and how it ended.
package struct RunOutcome {
  /// The exit code of a process that performs only this run.
  package private(set) var code: Int32 = 0
  /// The errors and warnings in the order in which they were reported, equal ones once.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Their sentences with the advice, each with a line end, and with names instead of paths.
  package private(set) var errors = ""
  /// The counts of the results; nil if the run did not begin.
  package private(set) var summary: RunSummary?
  /// The results of files and labels.
  package private(set) var results: [RunResult] = []
  /// The files of a plan.
  package private(set) var planned: [PlannedFile] = []
  /// The files that no label has any more.
  package private(set) var orphans: [OrphanedFile] = []
  /// The archives of a series.
  package private(set) var archives: [ArchiveFile] = []

  /// The counts as the command line shows them: `1 written, 3 unchanged`. Labels without files do not count.
  package var counts: String {
    guard let summary else { return "" }
    let counts = [
      (summary.written, "written"), (summary.unchanged, "unchanged"), (summary.failed - summary.failedWithoutFile, "failed"),
      (summary.skipped, "skipped"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// The number of labels that have no file because of their errors, without manifests that have errors outside of their labels.
  package var labelsWithErrors: Int { summary.map { $0.failedWithoutFile - max($0.invalidManifests, $0.unreadableManifests) } ?? 0 }

  /// The paths of the files that a plan would render, in the order of the manifests.
  package var stale: [String] { planned.filter { $0.reason != nil }.map(\.path) }

  /// Why a plan would render a file; nil if it would not.
  package func reason(of path: String) -> StaleReason? { planned.first { $0.path == path }?.reason }

  /// The paths of the files that no label has any more, and that had this fate.
  package func orphans(_ fate: OrphanedFile.Fate) -> [String] { orphans.filter { $0.fate == fate }.map(\.path) }

  /// The lines of the sentences that begin one, without those of the advice.
  package var messages: [String] { errors.split(separator: "\n").map(String.init).filter { $0.contains(" LK0") } }

  // MARK: Events

  mutating func add(_ event: RunEvent) {
    switch event {
    case .planned(let file):
      planned.append(file)
      for diagnostic in file.warnings { add(diagnostic) }
    case .finished(let result):
      results.append(result)
      for diagnostic in result.diagnostics { add(diagnostic) }
    case .orphan(let file): orphans.append(file)
    case .archive(let file): archives.append(file)
    case .failed(let diagnostic): add(diagnostic)
    }
  }

  mutating func end(with summary: RunSummary) {
    self.summary = summary
    code = summary.exitCode
  }

  mutating func end(with diagnostic: Diagnostic) {
    add(diagnostic)
    code = diagnostic.exitCode
  }

  /// Writes the sentences.
  mutating func shorten(_ text: (String) -> String) { errors = text(diagnostics.map { "\($0)\n" }.joined()) }

  private mutating func add(_ diagnostic: Diagnostic) {
    let key = diagnostic.repetitionKey
    if !diagnostics.contains(where: { $0.repetitionKey == key }) { diagnostics.append(diagnostic) }
  }
}
