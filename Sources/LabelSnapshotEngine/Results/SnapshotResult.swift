// SPDX-License-Identifier: MIT

package import LabelCore

/// The result for one snapshot: of a label in one variant, or of a test.
package struct SnapshotResult: Sendable {
  package enum Status: String, Sendable, CaseIterable {
    case passed, changed, new, recorded, deleted, broken
  }

  /// The path of the output without extension.
  package var name: String
  package var status: Status
  package var failure: SnapshotFailure?
  /// The location of the label in its manifest; for a deleted snapshot, its file.
  package var location: DocumentLocation?
  /// How long rendering and comparing took; nil if the snapshot was not compared.
  package var duration: Duration?
  /// The errors and warnings of a broken label.
  package var diagnostics: [Diagnostic] = []
  /// The files that were recorded.
  package var files: [String] = []
  /// The PNG files of the accepted and the actual image, where a report needs them.
  package var accepted: [UInt8]?
  package var actual: [UInt8]?
  /// Whether they are for a dark background. By default the name tells it, as that of a snapshot without a label.
  package var isDark: Bool
  /// Whether its images were removed.
  package internal(set) var lacksImages = false
  /// What accepting the snapshot would change; nil if there is nothing to accept.
  package var change: SnapshotChange?

  package init(name: String, status: Status, diagnostics: [Diagnostic] = []) {
    self.name = name
    self.status = status
    self.diagnostics = diagnostics
    isDark = name.split { !$0.isLetter }.contains("dark")
  }
}

extension SnapshotResult {
  /// The difference from what was accepted, as a diagnostic at the label; nil if there is none.
  package var differenceDiagnostic: Diagnostic? {
    if status == .deleted { return Diagnostic(LabelError.orphanedSnapshot(name: name), at: location) }
    guard let failure else { return nil }
    let error: LabelError =
      failure.reason == .missing
      ? .snapshotMissing(name: name, claim: failure.summary, details: failure.details)
      : .snapshotChanged(name: name, claim: failure.summary, details: failure.details)
    return Diagnostic(error, at: location)
  }
}
