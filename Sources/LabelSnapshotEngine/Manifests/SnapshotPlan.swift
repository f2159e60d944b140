// SPDX-License-Identifier: MIT

internal import LabelBuild
package import LabelCore

/// The snapshots of manifests, and the diagnostics of the manifests.
package struct SnapshotPlan: Sendable {
  /// The names of all snapshots, including those that a run leaves out.
  package internal(set) var names: Set<String> = []
  /// The names of the snapshots that have an SVG file.
  package internal(set) var svgNames: Set<String> = []
  /// The errors and warnings that were found before rendering.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// Whether every label of every manifest could be read. If not, a file that looks orphaned may belong to a label with an error.
  package private(set) var isComplete = true

  /// The number of labels with errors, which have no snapshots.
  package private(set) var invalidLabels = 0

  package init() {}

  /// Adds a label that was left out, or whose file could not be planned.
  mutating func add(_ result: RunResult) {
    diagnostics += result.diagnostics
    if result.status == .failed {
      isComplete = false
      invalidLabels += 1
    }
  }

  /// The names of the files that belong to labels.
  package var fileNames: Set<String> { Set(names.flatMap { [$0 + ".png", $0 + ".txt"] } + svgNames.map { $0 + ".svg" }) }
}
