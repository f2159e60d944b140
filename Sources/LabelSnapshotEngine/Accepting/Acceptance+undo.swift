// SPDX-License-Identifier: MIT

package import LabelCore

extension Acceptance {
  /// Restores the accepted files as they were before changes of the report were accepted.
  ///
  /// - Parameter names: The names of the snapshots; nil for all that were accepted from this report.
  /// - Throws: `AcceptanceIssue.nothingToUndo`, or `.changedBaseline` if an accepted file has changed since. Nothing is written then.
  package func undo(_ names: [String]? = nil, isDryRun: Bool = false) throws(Diagnostic) -> Result {
    try Self.undo(names, of: files.identity, at: files.path, transaction.dry(isDryRun))
  }

  /// The same without the report, which a later run of `labelkit snapshot verify` without failures has removed.
  ///
  /// - Parameters:
  ///   - path: The path of the report, as it was when changes were accepted from it.
  ///   - root: The path of the folder of accepted snapshots.
  package static func undo(
    _ names: [String]? = nil, ofReportAt path: String, root: String, isDryRun: Bool = false
  ) throws(Diagnostic) -> Result {
    try undo(names, of: nil, at: path, BaselineTransaction(root: root).dry(isDryRun))
  }

  private static func undo(
    _ names: [String]?, of identity: String?, at path: String, _ transaction: BaselineTransaction
  ) throws(Diagnostic) -> Result {
    try transaction.locked { () throws(Diagnostic) in
      var result = Result()
      result.recovered = try transaction.recover()
      var log = try readLog(transaction)
      let report = identity ?? log.lastReport(at: path) ?? ""
      let entries = log.entries(of: report)
      let wanted = names.map { Set($0) }
      let undone = entries.filter { wanted?.contains($0.name) ?? true }
      let undoneNames = Set(undone.map(\.name))
      let missing = (names ?? []).first { !undoneNames.contains($0) }
      if undone.isEmpty || missing != nil {
        throw issue(.nothingToUndo, path, missing.map { "\($0) was not accepted" } ?? "nothing was accepted from it")
      }
      var hashes = try readHashes(transaction)
      let before = hashes
      var steps: [BaselineTransaction.Step] = []
      for entry in undone { steps += try undoSteps(of: entry, path, transaction, &hashes) }
      if hashes != before {
        steps.append(try hashStep(to: hashes.entries.isEmpty ? nil : Array(hashes.text.utf8), transaction))
      }
      result.names = undone.map(\.name)
      result.files = steps.map(\.path)
      log.set(entries.filter { !undoneNames.contains($0.name) }, of: report, at: path)
      try transaction.perform(steps, log: Array(log.text.utf8))
      return result
    }
  }

  /// Returns the errors of the changes that cannot be undone. Nothing is written.
  package func errors(undoing names: [String]) -> [(name: String, error: Diagnostic)] {
    var hashes = (try? Self.readHashes(transaction)) ?? HashFile()
    let log = (try? Self.readLog(transaction)) ?? AcceptanceLog()
    let entries = Dictionary(log.entries(of: files.identity).map { ($0.name, $0) }) { $1 }
    var errors: [(name: String, error: Diagnostic)] = []
    for name in names {
      do throws(Diagnostic) {
        guard let entry = entries[name] else { throw Self.issue(.nothingToUndo, files.path, "\(name) was not accepted") }
        _ = try Self.undoSteps(of: entry, files.path, transaction, &hashes)
      } catch { errors.append((name, error)) }
    }
    return errors
  }

  /// Returns the steps that restore the files of an entry, and restores its hash in `hashes`.
  private static func undoSteps(
    of entry: AcceptanceLog.Entry, _ report: String, _ transaction: BaselineTransaction, _ hashes: inout HashFile
  ) throws(Diagnostic) -> [BaselineTransaction.Step] {
    var steps: [BaselineTransaction.Step] = []
    for step in entry.steps {
      guard try transaction.hash(of: step.path) == step.new else {
        throw issue(.changedBaseline, entry.name, "\(transaction.root)/\(step.path) has changed since it was accepted")
      }
      if let old = step.old, try !transaction.isKept(old) { throw issue(.nothingToUndo, report, "the former \(step.path) was not kept") }
      steps.append(.init(path: step.path, old: step.new, new: step.old))
    }
    if entry.oldHash != entry.newHash {
      guard hashes.entries[entry.name].map(text) == entry.newHash else {
        throw issue(.changedBaseline, entry.name, "its hash has changed since it was accepted")
      }
      hashes.entries[entry.name] = entry.oldHash.flatMap(hashEntry)
    }
    return steps
  }
}
