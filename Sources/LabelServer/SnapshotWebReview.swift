// SPDX-License-Identifier: MIT

internal import Dispatch
package import LabelCore
package import LabelSnapshotEngine

/// A report of changes that are accepted and undone on a page, one decision after the other.
package struct SnapshotWebReview: Sendable {
  /// Why a decision was not written.
  package struct Failure: Error {
    /// What is said of the whole decision.
    package var diagnostic: Diagnostic
    /// The changes that cannot be decided, and why; the others of the decision could be.
    package var refused: [(name: String, message: String)] = []
  }

  /// The files of the page, by name.
  let files: [String: [UInt8]]
  private let acceptance: Acceptance
  /// Where files are written: a decision may wait for another process, which must not hold up other answers.
  private let queue = DispatchQueue(label: "labelkit.review")

  /// - Parameters:
  ///   - report: The report as the files of a page.
  ///   - acceptance: What accepts its changes.
  package init(_ report: HTMLReport, _ acceptance: Acceptance) {
    files = Dictionary(report.servedFiles.map { ($0.name, Array($0.text.utf8)) }) { first, _ in first }
    self.acceptance = acceptance
  }

  /// The names of the changes that are accepted now and can be undone.
  func accepted() async throws(Failure) -> [String] {
    try await onQueue { (acceptance) throws(Failure) in
      do throws(Diagnostic) { return try acceptance.acceptedNames() } catch { throw Failure(diagnostic: error) }
    }
  }

  /// Accepts or undoes changes: all of them, or none.
  func decide(_ names: [String], isUndo: Bool) async throws(Failure) {
    try await onQueue { (acceptance) throws(Failure) in
      do throws(Diagnostic) { _ = try isUndo ? acceptance.undo(names) : acceptance.accept(names) } catch {
        let errors = isUndo ? acceptance.errors(undoing: names) : acceptance.errors(accepting: names)
        throw Failure(diagnostic: error, refused: errors.map { ($0.name, $0.error.message) })
      }
    }
  }

  private func onQueue<Value: Sendable>(
    _ work: @escaping @Sendable (Acceptance) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
      queue.async {
        do throws(Failure) { continuation.resume(returning: .success(try work(acceptance))) } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
    return try result.get()
  }
}
