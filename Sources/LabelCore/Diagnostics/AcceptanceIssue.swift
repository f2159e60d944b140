// SPDX-License-Identifier: MIT

/// Why the changes of a report are not accepted, or not undone. Each kind has a code of its own, and nothing is written.
public enum AcceptanceIssue: String, Hashable, Sendable, CaseIterable {
  /// An accepted file has changed since the report was made, or since it was accepted.
  case changedBaseline
  /// A new image is not the one that the report was made with.
  case otherImage
  /// A report cannot be read, or names files that it must not name.
  case unusableReport
  /// A zip file cannot be read.
  case unusableArchive
  /// Nothing of the report was accepted here.
  case nothingToUndo

  /// The stable code of the issue.
  package var code: DiagnosticCode {
    switch self {
    case .changedBaseline: .changedBaseline
    case .otherImage: .otherImage
    case .unusableReport: .unusableReport
    case .unusableArchive: .unusableArchive
    case .nothingToUndo: .nothingToUndo
    }
  }

  /// The message about a snapshot, a report or an archive, in one sentence without a full stop.
  func message(about subject: String, reason: String) -> String {
    switch self {
    case .changedBaseline: "\(subject) cannot be changed: \(reason)"
    case .otherImage: "\(subject) cannot be accepted: \(reason)"
    case .unusableReport, .unusableArchive: "\(subject) cannot be used: \(reason)"
    case .nothingToUndo: "there is nothing to undo of \(subject)" + (reason.isEmpty ? "" : ": \(reason)")
    }
  }

  /// What to do about it.
  var help: String {
    switch self {
    case .changedBaseline: "nothing was written; make the report again with `labelkit snapshot verify`"
    case .otherImage: "nothing was written; make the report again, or download it again"
    case .unusableReport: "nothing was written; name the folder of failures that `labelkit snapshot verify` wrote, or a zip file of it"
    case .unusableArchive: "nothing was written; unpack it with another program, and name the folder"
    case .nothingToUndo: "name the report whose changes were accepted; only those of the last one can be undone"
    }
  }
}
