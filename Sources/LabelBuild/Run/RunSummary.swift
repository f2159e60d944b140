// SPDX-License-Identifier: MIT

public import LabelCore
package import LabelSystem

/// The result of a run: how many files were written, unchanged, failed or skipped.
public struct RunSummary: Hashable, Sendable {
  /// Files that are new or have new contents.
  public private(set) var written = 0
  /// Files that already had their bytes.
  public private(set) var unchanged = 0
  /// Files that could not be rendered or written, and labels with errors.
  public private(set) var failed = 0
  /// Files that the run did not come to.
  public private(set) var skipped = 0
  /// Labels with errors for which no file was planned, and manifests that could not be read; each is also counted as failed.
  package private(set) var failedWithoutFile = 0
  /// Manifests with errors outside of their labels, and those that could not be read; each is also counted as failed.
  package private(set) var invalidManifests = 0
  /// Manifests that could not be read; each is also counted as failed.
  public internal(set) var unreadableManifests = 0
  /// Files of earlier runs that were removed, because no label has them any more.
  package private(set) var removed = 0
  /// The rows of the manifests that were read row by row, without head lines.
  package internal(set) var rows = 0
  /// The archives of a series that the run wrote.
  public internal(set) var writtenArchives = 0
  /// The error that ended the run early, such as a folder that cannot be written; nil if there was none. It does not concern a single label.
  public internal(set) var failure: Diagnostic?
  /// Whether the run was cancelled before its end.
  public internal(set) var isCancelled = false
  /// The stamps of the input files, taken just before they were read; nil for a file that did not exist.
  package internal(set) var inputStamps: [String: FileStamp?] = [:]
  /// The folders of fonts, strings and icons that were searched for files.
  package internal(set) var folders = SearchedFolders()
  /// The exit code that the first failure would have by itself; nil without failures that have errors.
  private var firstFailureCode: Int32?

  /// No results.
  package init() {}

  /// The number of all results: written, unchanged, failed and skipped.
  public var total: Int { written + unchanged + failed + skipped }

  /// The manifests, icons, fonts and string tables that labels were rendered from, as paths in alphabetical order. Files that labels name
  /// but that do not exist are included, and all fonts in the folders that manifests and `Resources` name; system fonts are not.
  public var inputs: [String] { inputStamps.keys.sorted() }

  /// Counts one result.
  package mutating func add(_ result: RunResult) {
    switch result.status {
    case .written: written += 1
    case .unchanged: unchanged += 1
    case .skipped: skipped += 1
    case .failed:
      failed += 1
      if result.path == nil { failedWithoutFile += 1 }
      if result.isHead { invalidManifests += 1 }
      // A label of a manifest with an invalid head has no error of its own.
      if let code = result.diagnostics.first(where: { $0.severity == .error })?.exitCode {
        firstFailureCode = firstFailureCode ?? code
      }
    }
  }

  /// Counts a file that was removed.
  mutating func addRemovedFile() { removed += 1 }

  /// Counts an archive.
  mutating func add(_ archive: ArchiveFile) { writtenArchives += 1 }

  /// Counts unchanged files that have no results of their own.
  mutating func add(unchangedFiles count: Int) { unchanged += count }

  /// Counts files that the run will not come to.
  mutating func add(skippedFiles count: Int) { skipped += count }

  /// The exit code for a process that performs only this run (sysexits.h).
  ///
  /// It is 0 if nothing failed and everything could be read, and 1 if some files failed and the others were written or found unchanged. If
  /// there is no such file, it is the code of the first error of the first failure, such as 65 for bad input or 73 for a folder that cannot
  /// be written.
  public var exitCode: Int32 {
    if let failure { return failure.exitCode }
    guard let firstFailureCode else { return failed == 0 ? 0 : 70 }
    return written + unchanged == 0 ? firstFailureCode : 1
  }
}
