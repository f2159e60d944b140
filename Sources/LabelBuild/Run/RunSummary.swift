// SPDX-License-Identifier: MIT

public import LabelCore
package import LabelSystem

/// What a run came to: its results, counted.
public struct RunSummary: Hashable, Sendable {
  /// Files that are new or have new contents.
  public private(set) var written = 0
  /// Files that held their bytes already.
  public private(set) var unchanged = 0
  /// Files that could not be rendered or written, and labels with mistakes.
  public private(set) var failed = 0
  /// Files that the run did not come to.
  public private(set) var skipped = 0
  /// Manifests that could not be read; each is also counted as failed.
  public internal(set) var unreadableManifests = 0
  /// What ended the run before its end, such as a folder that cannot be written; nil when nothing did. No label is to blame for it.
  public internal(set) var failure: Diagnostic?
  /// Whether the run was cancelled before its end.
  public internal(set) var isCancelled = false
  /// The files that labels were made from, as they were just before they were read; nil for one that was not there.
  package internal(set) var inputStamps: [String: FileStamp?] = [:]
  /// The exit codes that the failures would have alone.
  private var failureCodes: Set<Int32> = []

  /// No results.
  package init() {}

  /// The number of all results: written, unchanged, failed and skipped.
  public var total: Int { written + unchanged + failed + skipped }

  /// The manifests, icons, fonts and tables of strings that labels were made from, as paths in alphabetical order; files that labels ask for
  /// and that do not exist are among them. System fonts are not.
  public var inputs: [String] { inputStamps.keys.sorted() }

  /// Counts one result.
  package mutating func add(_ result: RunResult) {
    switch result.status {
    case .written: written += 1
    case .unchanged: unchanged += 1
    case .skipped: skipped += 1
    case .failed:
      failed += 1
      // A label of a manifest whose head is wrong has no mistake of its own.
      if let code = result.diagnostics.first(where: { $0.severity == .error })?.exitCode { failureCodes.insert(code) }
    }
  }

  /// Counts files that hold their bytes already, as is known without looking at each result.
  mutating func add(unchangedFiles count: Int) { unchanged += count }

  /// Counts files that the run will not come to.
  mutating func add(skippedFiles count: Int) { skipped += count }

  /// The exit code for a process that does nothing else (sysexits.h).
  ///
  /// 0 when nothing failed and everything could be read. When nothing at all was made and every failure is of one kind, that kind's own code,
  /// such as 65 for bad input or 73 for a folder that cannot be written: the run failed as a whole. Else 1. The code of a file that failed is
  /// that of its first error.
  public var exitCode: Int32 {
    if let failure { return failure.exitCode }
    if failureCodes.isEmpty { return failed == 0 ? 0 : 70 }
    guard written + unchanged == 0, failureCodes.count == 1, let only = failureCodes.first else { return 1 }
    return only
  }
}
