// SPDX-License-Identifier: MIT

package import LabelCore

extension Acceptance {
  /// Restores the accepted files as they were before changes of the report were accepted.
  ///
  /// - Parameter names: The names of the snapshots; nil for all that were accepted from this report.
  /// - Throws: `AcceptanceIssue.nothingToUndo`, or `.changedBaseline` if an accepted file has changed since. Nothing is written then.
  package func undo(_ names: [String]? = nil, isDryRun: Bool = false) throws(Diagnostic) -> Result {
    try Self.undo(names, of: files.identity, at: files.path, accepted, isDryRun)
  }

  /// The same without the report, which a later run of `labelkit snapshot verify` without failures has removed.
  ///
  /// - Parameters:
  ///   - path: The path of the report, as it was when changes were accepted from it.
  ///   - root: The path of the folder of accepted snapshots.
  package static func undo(
    _ names: [String]? = nil, ofReportAt path: String, root: String, isDryRun: Bool = false
  ) throws(Diagnostic) -> Result {
    try undo(names, of: nil, at: path, AcceptedFiles(root: root), isDryRun)
  }

  private static func undo(
    _ names: [String]?, of identity: String?, at path: String, _ accepted: AcceptedFiles, _ isDryRun: Bool
  ) throws(Diagnostic) -> Result {
    try accepted.locked(isDryRun: isDryRun) { (isDryRun) throws(Diagnostic) in
      var log = try accepted.log()
      let former = log
      let isOfReport = identity.map { $0 == log.report } ?? (path == log.path)
      let wanted = names.map { Set($0) }
      let undone = isOfReport ? log.entries.filter { wanted?.contains($0.name) ?? true } : []
      let undoneNames = Set(undone.map(\.name))
      let missing = (names ?? []).first { !undoneNames.contains($0) }
      if undone.isEmpty || missing != nil {
        throw issue(.nothingToUndo, path, missing.map { "\($0) was not accepted" } ?? "nothing was accepted from it")
      }
      var hashes = try readHashes(accepted)
      let before = hashes
      var result = Result(names: undone.map(\.name))
      for entry in undone { result.add(try check(entry, path, accepted, &hashes)) { $0.old == nil } }
      if hashes != before { result.files.append(HashStore.fileName) }
      if isDryRun { return result }
      try accepted.restore(undone.flatMap(\.steps))
      if hashes != before { try accepted.replace(HashStore.fileName, by: hashes.entries.isEmpty ? nil : Array(hashes.text.utf8)) }
      log.entries.removeAll { undoneNames.contains($0.name) }
      try accepted.write(log, former: former)
      return result
    }
  }

  /// Returns the errors of the changes that cannot be undone. Nothing is written.
  package func errors(undoing names: [String]) -> [(name: String, error: Diagnostic)] {
    var hashes = (try? Self.readHashes(accepted)) ?? HashFile()
    let log = (try? accepted.log()) ?? AcceptanceLog()
    let entries = Dictionary(log.report == files.identity ? log.entries.map { ($0.name, $0) } : []) { $1 }
    var errors: [(name: String, error: Diagnostic)] = []
    for name in names {
      do throws(Diagnostic) {
        guard let entry = entries[name] else { throw Self.issue(.nothingToUndo, files.path, "\(name) was not accepted") }
        _ = try Self.check(entry, files.path, accepted, &hashes)
      } catch { errors.append((name, error)) }
    }
    return errors
  }

  /// Returns the steps of an entry that can be undone, and restores its hash in `hashes`. A step that was not done, because the process was
  /// killed, is left out.
  private static func check(
    _ entry: AcceptanceLog.Entry, _ report: String, _ accepted: AcceptedFiles, _ hashes: inout HashFile
  ) throws(Diagnostic) -> [AcceptedFiles.Step] {
    var steps: [AcceptedFiles.Step] = []
    for step in entry.steps {
      let current = try accepted.hash(of: step.path)
      if current == step.old { continue }
      guard current == step.new else {
        throw issue(.changedBaseline, entry.name, "\(accepted.root)/\(step.path) has changed since it was accepted")
      }
      if step.old != nil, try accepted.kept(step) == nil { throw issue(.nothingToUndo, report, "the former \(step.path) was not kept") }
      steps.append(step)
    }
    let hash = hashes.entries[entry.name].map(text)
    if entry.oldHash != entry.newHash, hash != entry.oldHash {
      guard hash == entry.newHash else { throw issue(.changedBaseline, entry.name, "its hash has changed since it was accepted") }
      hashes.entries[entry.name] = entry.oldHash.flatMap(hashEntry)
    }
    return steps
  }
}
