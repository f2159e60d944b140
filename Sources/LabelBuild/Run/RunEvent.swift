// SPDX-License-Identifier: MIT

public import LabelCore

/// An event that a run reports to its observer.
public enum RunEvent: Hashable, Sendable {
  /// A file that `Run.perform` would render or find up to date; only from `Run.plan`.
  case planned(PlannedFile)
  /// The result of a file or a label, in the order of the manifests. From `Run.plan` only labels with errors or warnings.
  case finished(RunResult)
  /// A file of an earlier run that no label has any more. Reported after all results, and only if no label failed, because the files of a
  /// failed label are not orphans.
  case orphan(OrphanedFile)
  /// An archive of a series is complete. Reported when the run has come to its end.
  case archive(ArchiveFile)
  /// The error that ended the run early; also `RunSummary.failure`.
  case failed(Diagnostic)
}

/// A file that a run would render or find up to date.
public struct PlannedFile: Hashable, Sendable {
  /// The id of its label; several variants of a label share it.
  public var id: String
  /// The file, below the output folder or in the archive.
  public var path: String
  /// Why it has to be rendered; nil if it is up to date.
  public var reason: StaleReason?
  /// The warnings of its label.
  public var warnings: [Diagnostic]

  /// Describes a file.
  package init(id: String, path: String, reason: StaleReason?, warnings: [Diagnostic] = []) {
    self.id = id
    self.path = path
    self.reason = reason
    self.warnings = warnings
  }
}

/// A file that an earlier run wrote and that no label has any more.
public struct OrphanedFile: Hashable, Sendable {
  /// What a run does with an orphaned file.
  public enum Fate: Hashable, Sendable {
    /// It is kept, because the run does not prune.
    case kept
    /// `Run.perform` would remove it; only from `Run.plan`.
    case planned
    /// It was removed.
    case removed
    /// It is kept, because nothing says that LabelKit wrote it: an archive with the name of a series, but without its manifest.
    case unknown
  }

  /// The file, below the output folder.
  public var path: String
  /// What the run does with it.
  public var fate: Fate

  /// Describes a file.
  package init(path: String, fate: Fate) {
    self.path = path
    self.fate = fate
  }
}
