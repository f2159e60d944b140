// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// A label does not look as its accepted snapshot.
  public static let snapshotChanged: Self = "LK0606"
  /// A label has no accepted snapshot.
  public static let snapshotMissing: Self = "LK0607"
  /// An accepted snapshot belongs to no label.
  public static let orphanedSnapshot: Self = "LK0608"
  /// An accepted file has changed since the report was made.
  public static let changedBaseline: Self = "LK0632"
  /// A new image is not the one of the report.
  public static let otherImage: Self = "LK0633"
  /// A report of changes cannot be used.
  public static let unusableReport: Self = "LK0634"
  /// A zip file cannot be used.
  public static let unusableArchive: Self = "LK0635"
  /// Nothing of a report was accepted.
  public static let nothingToUndo: Self = "LK0636"
}

// The claim about a snapshot follows its name; the details are lines of facts.
extension LabelError {
  /// A label does not look as its accepted snapshot.
  package static func snapshotChanged(name: String, claim: String, details: String) -> Self {
    Self(.snapshotChanged, "\(name) \(claim)", help: details, kind: .changedSnapshot, keys: ["id"])
  }

  /// A label has no accepted snapshot.
  package static func snapshotMissing(name: String, claim: String, details: String) -> Self {
    Self(.snapshotMissing, "\(name) \(claim)", help: details, kind: .missingSnapshot, keys: ["id"])
  }

  /// An accepted snapshot belongs to no label.
  package static func orphanedSnapshot(name: String) -> Self {
    Self(
      .orphanedSnapshot, "\(name) belongs to no label", help: "`labelkit snapshot prune` removes it", kind: .missingSnapshot, keys: ["id"])
  }

  /// The changes of a report cannot be accepted or undone; `subject` is a snapshot, a report or an archive.
  package static func acceptance(issue: AcceptanceIssue, subject: String, reason: String) -> Self {
    switch issue {
    case .changedBaseline:
      Self(
        .changedBaseline, "\(subject) cannot be changed: \(reason)",
        help: "nothing was written; make the report again with `labelkit snapshot verify`")
    case .otherImage:
      Self(
        .otherImage, "\(subject) cannot be accepted: \(reason)",
        help: "nothing was written; make the report again, or download it again")
    case .unusableReport:
      Self(
        .unusableReport, "\(subject) cannot be used: \(reason)",
        help: "nothing was written; name the folder of failures that `labelkit snapshot verify` wrote, or a zip file of it")
    case .unusableArchive:
      Self(
        .unusableArchive, "\(subject) cannot be used: \(reason)",
        help: "nothing was written; unpack it with another program, and name the folder")
    case .nothingToUndo:
      Self(
        .nothingToUndo, "there is nothing to undo of \(subject)" + (reason.isEmpty ? "" : ": \(reason)"),
        help: "name the report whose changes were accepted; only those of the last one can be undone")
    }
  }
}

/// Why the changes of a report are not accepted, or not undone. Each kind has a code of its own, and nothing is written.
package enum AcceptanceIssue: Hashable, Sendable {
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
}
