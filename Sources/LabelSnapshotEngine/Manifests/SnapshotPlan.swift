// SPDX-License-Identifier: MIT

internal import LabelBuild
package import LabelCore

/// Which snapshots manifests have, and what is wrong in the manifests.
package struct SnapshotPlan: Sendable {
  /// The names of all snapshots, also of those that a run leaves out.
  package internal(set) var names: Set<String> = []
  /// Mistakes and warnings that were found before anything was rendered.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// Whether every label of every manifest is known. If not, what looks like an orphan may be the label with the mistake.
  package private(set) var isComplete = true

  package init() {}

  /// Adds a label that is left out or of which no file could be planned.
  mutating func add(_ result: RunResult) {
    diagnostics += result.diagnostics
    if result.status == .failed { isComplete = false }
  }

  /// The files that belong to any label.
  package var fileNames: Set<String> { Set(names.flatMap { [$0 + ".png", $0 + ".txt"] }) }
}
