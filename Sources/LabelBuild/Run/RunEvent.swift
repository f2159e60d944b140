// SPDX-License-Identifier: MIT

public import LabelCore

/// What a run tells its observer while it goes on.
public enum RunEvent: Hashable, Sendable {
  /// A file that `Run.perform` would render or find up to date; only from `Run.plan`.
  case planned(PlannedFile)
  /// What became of a file or a label, in the order of the manifests. From `Run.plan` only labels with mistakes.
  case finished(RunResult)
  /// A file of an earlier run that no label has any more. Told after all results, and only if none failed: a label that fails has files too.
  case orphan(OrphanedFile)
  /// What ended the run before its end; also `RunSummary.failure`.
  case failed(Diagnostic)
}

/// A file that a run would render or find up to date.
public struct PlannedFile: Hashable, Sendable {
  /// The id of its label; several variants of a label share it.
  public var id: String
  /// The file, below the output folder or in the archive.
  public var path: String
  /// Why it has to be rendered; nil when it is up to date.
  public var reason: StaleReason?
  /// What the author should know, whether the file can be rendered or not.
  public var warnings: [Diagnostic]

  /// Describes a file.
  package init(id: String, path: String, reason: StaleReason?, warnings: [Diagnostic] = []) {
    self.id = id
    self.path = path
    self.reason = reason
    self.warnings = warnings
  }
}

/// A file that an earlier run made and no label has any more.
public struct OrphanedFile: Hashable, Sendable {
  /// What becomes of it.
  public enum Fate: Hashable, Sendable {
    /// It is left, as the run does not prune.
    case kept
    /// `Run.perform` would remove it; only from `Run.plan`.
    case planned
    /// It was removed.
    case removed
  }

  /// The file, below the output folder.
  public var path: String
  /// What becomes of it.
  public var fate: Fate

  /// Describes a file.
  package init(path: String, fate: Fate) {
    self.path = path
    self.fate = fate
  }
}
