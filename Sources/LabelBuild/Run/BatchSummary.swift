// SPDX-License-Identifier: MIT

package import LabelCore

/// The results of a run, counted.
package struct BatchSummary: Hashable, Sendable {
  /// Files that are new or have new contents.
  package private(set) var written = 0
  /// Files that held their bytes already.
  package private(set) var unchanged = 0
  /// Files that could not be made.
  package private(set) var failed = 0
  /// Files that the run did not come to.
  package private(set) var skipped = 0
  /// The exit codes that the failures would have alone.
  private var failureCodes: Set<Int32> = []

  /// No results.
  package init() {}

  /// All results.
  package var total: Int { written + unchanged + failed + skipped }

  /// Counts one result.
  package mutating func add(_ result: BatchResult) {
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

  /// Counts labels of which nothing can be made, and what would have kept even none from being counted, such as a manifest that cannot
  /// be read.
  package mutating func add(failedLabels count: Int, because problems: [Diagnostic]) {
    failed += count
    failureCodes.formUnion(problems.lazy.filter { $0.severity == .error }.map(\.exitCode))
  }

  /// Counts files that hold their bytes already, as is known without looking at each result.
  package mutating func add(unchangedFiles count: Int) { unchanged += count }

  /// Counts files that the run will not come to.
  package mutating func add(skippedFiles count: Int) { skipped += count }

  /// Counts the results of another run, as when several manifests are made.
  package mutating func add(_ other: BatchSummary) {
    written += other.written
    unchanged += other.unchanged
    failed += other.failed
    skipped += other.skipped
    failureCodes.formUnion(other.failureCodes)
  }

  /// The process's exit code.
  ///
  /// 0 when nothing failed and everything could be read. When nothing at all was made and every failure is of one kind, that kind's own code, such as 65 for bad
  /// input or 73 for a folder that cannot be written: the run failed as a whole. Else 1. The code of a file that failed is that of its
  /// first error.
  package var exitCode: Int32 {
    if failureCodes.isEmpty { return failed == 0 ? 0 : 70 }
    guard written + unchanged == 0, failureCodes.count == 1, let only = failureCodes.first else { return 1 }
    return only
  }
}
