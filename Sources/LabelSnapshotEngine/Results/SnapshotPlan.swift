// SPDX-License-Identifier: MIT

package import LabelCore

/// The snapshots of manifests, and the diagnostics of the manifests.
package struct SnapshotPlan: Sendable {
  /// The names of all snapshots, including those that a run leaves out.
  package var names: Set<String> = []
  /// The names of the snapshots that have an SVG file.
  package var svgNames: Set<String> = []
  /// The errors and warnings that were found before rendering.
  package var diagnostics: [Diagnostic] = []
  /// Whether every label of every manifest could be read. If not, a file that looks orphaned may belong to a label with an error.
  package private(set) var isComplete = true

  /// The number of labels with errors, which have no snapshots.
  package private(set) var invalidLabels = 0
  /// The number of manifests that could not be read, or have errors outside of their labels.
  package private(set) var invalidManifests = 0

  package init() {}

  /// Adds a label that was left out, or whose file could not be planned.
  ///
  /// - Parameters:
  ///   - isInvalid: Whether the label has errors.
  ///   - isHead: Whether the errors are those of a manifest as a whole, and not of one label.
  package mutating func add(_ diagnostics: [Diagnostic], isInvalid: Bool, isHead: Bool = false) {
    self.diagnostics += diagnostics
    if isInvalid {
      isComplete = false
      if isHead { invalidManifests += 1 } else { invalidLabels += 1 }
    }
  }

  /// The names of the files that belong to labels. What is read of a label belongs to it, whether this run compares it or not.
  package var fileNames: Set<String> {
    let all = names.flatMap { [$0, Snapshot.accessibilityName(of: $0)] }
    return Set(all.flatMap { [$0 + ".png", $0 + ".txt"] } + svgNames.map { $0 + ".svg" })
  }
}
