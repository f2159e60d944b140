// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelPNG
internal import LabelSystem

/// Accepts the changes of a report into a folder of accepted snapshots, and undoes that.
///
///     let acceptance = Acceptance(try ReportFiles(path: "run.zip"), root: "Snapshots")
///     try acceptance.accept(["sky/rain"])
///
/// Everything is checked before anything is written, and what is written is one transaction.
package struct Acceptance: Sendable {
  /// What was done to the accepted files.
  package struct Result: Hashable, Sendable {
    /// The names of the snapshots, in the order of the report.
    package var names: [String] = []
    /// The paths below the folder of accepted snapshots that were written or removed.
    package var files: [String] = []
    /// Whether a former acceptance was interrupted, and is finished or taken back now.
    package var recovered = false
  }

  package let files: ReportFiles
  private var transaction: BaselineTransaction

  /// - Parameters:
  ///   - files: The report with its images.
  ///   - root: The path of the folder of accepted snapshots.
  package init(_ files: ReportFiles, root: String) {
    self.files = files
    transaction = BaselineTransaction(root: root)
  }

  private var root: String { transaction.root }

  /// Accepts changes of the report.
  ///
  /// - Parameters:
  ///   - names: The names of the snapshots; nil for all.
  ///   - isDryRun: Whether only the checks are done.
  /// - Throws: `LabelError.invalidValue` for a name that the report does not have, the cases of `AcceptanceIssue`, and `MachineError` as a
  ///   diagnostic. Nothing is written then.
  package func accept(_ names: [String]? = nil, isDryRun: Bool = false) throws(Diagnostic) -> Result {
    let changes = try selected(names)
    return try transaction.locked { () throws(Diagnostic) in
      var result = Result(names: changes.map(\.name))
      result.recovered = isDryRun ? false : try transaction.recover()
      var log = try Self.readLog(transaction)
      var hashes = files.report.storage.hasHashes ? try Self.readHashes(transaction) : HashFile()
      let before = hashes
      let names = Set(result.names)
      var entries = log.entries(of: files.identity).filter { !names.contains($0.name) }
      try transaction.undoingKeeping(isDryRun: isDryRun) { () throws(Diagnostic) in
        var steps: [BaselineTransaction.Step] = []
        for change in changes {
          let entry = try plan(change, &hashes, keeps: !isDryRun)
          steps += entry.steps
          entries.append(entry)
        }
        if hashes != before { steps.append(try Self.hashStep(Array(hashes.text.utf8), transaction, keeps: !isDryRun)) }
        result.files = steps.map(\.path)
        if isDryRun || steps.isEmpty { return }
        log.set(entries, of: files.identity, at: files.path)
        try transaction.perform(steps, log: Array(log.text.utf8))
      }
      return result
    }
  }

  /// Restores the accepted files as they were before changes of the report were accepted.
  ///
  /// - Parameter names: The names of the snapshots; nil for all that were accepted from this report.
  /// - Throws: `AcceptanceIssue.nothingToUndo`, or `.changedBaseline` if an accepted file has changed since. Nothing is written then.
  package func undo(_ names: [String]? = nil, isDryRun: Bool = false) throws(Diagnostic) -> Result {
    try Self.undo(names, of: files.identity, at: files.path, transaction, isDryRun: isDryRun)
  }

  /// The same without the report, which a later run of `labelkit snapshot verify` without failures has removed.
  ///
  /// - Parameters:
  ///   - path: The path of the report, as it was when changes were accepted from it.
  ///   - root: The path of the folder of accepted snapshots.
  package static func undo(
    _ names: [String]? = nil, ofReportAt path: String, root: String, isDryRun: Bool = false
  ) throws(Diagnostic) -> Result {
    try undo(names, of: nil, at: path, BaselineTransaction(root: root), isDryRun: isDryRun)
  }

  private static func undo(
    _ names: [String]?, of identity: String?, at path: String, _ transaction: BaselineTransaction, isDryRun: Bool
  ) throws(Diagnostic) -> Result {
    try transaction.locked { () throws(Diagnostic) in
      var result = Result()
      result.recovered = isDryRun ? false : try transaction.recover()
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
      try transaction.undoingKeeping(isDryRun: isDryRun) { () throws(Diagnostic) in
        if hashes != before {
          let text = hashes.entries.isEmpty ? nil : Array(hashes.text.utf8)
          steps.append(try hashStep(text, transaction, keeps: !isDryRun))
        }
        result.names = undone.map(\.name)
        result.files = steps.map(\.path)
        if isDryRun { return }
        log.set(entries.filter { !undoneNames.contains($0.name) }, of: report, at: path)
        try transaction.perform(steps, log: Array(log.text.utf8))
      }
      return result
    }
  }

  /// What restores the files of one entry; its hash is changed in `hashes`.
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

  /// Which of some changes cannot be accepted or undone, and why. Nothing is written.
  package func refusals(of names: [String], isUndo: Bool) -> [(name: String, reason: Diagnostic)] {
    var hashes = (try? Self.readHashes(transaction)) ?? HashFile()
    let wanted = Set(names)
    var refusals: [(name: String, reason: Diagnostic)] = []
    if isUndo {
      let log = (try? Self.readLog(transaction)) ?? AcceptanceLog()
      let entries = Dictionary(log.entries(of: files.identity).map { ($0.name, $0) }) { $1 }
      for name in names {
        do throws(Diagnostic) {
          guard let entry = entries[name] else { throw Self.issue(.nothingToUndo, files.path, "\(name) was not accepted") }
          _ = try Self.undoSteps(of: entry, files.path, transaction, &hashes)
        } catch { refusals.append((name, error)) }
      }
    } else {
      for change in files.report.changes where wanted.contains(change.name) {
        do throws(Diagnostic) { _ = try plan(change, &hashes, keeps: false) } catch { refusals.append((change.name, error)) }
      }
    }
    return refusals
  }

  /// The names of the snapshots that were accepted from this report and can be undone: their files are still as they were accepted.
  package func accepted() throws(Diagnostic) -> [String] {
    let entries = try Self.readLog(transaction).entries(of: files.identity)
    let hashes = entries.contains { $0.oldHash != $0.newHash } ? try Self.readHashes(transaction) : HashFile()
    var names: [String] = []
    for entry in entries {
      if entry.oldHash != entry.newHash, hashes.entries[entry.name].map(Self.text) != entry.newHash { continue }
      var isAccepted = true
      for step in entry.steps where try transaction.hash(of: step.path) != step.new { isAccepted = false }
      if isAccepted { names.append(entry.name) }
    }
    return names
  }

  /// Finishes or takes back an acceptance that was interrupted in a folder of accepted snapshots; nothing if there was none.
  package static func recover(root: String) throws(Diagnostic) -> Bool {
    let transaction = BaselineTransaction(root: root)
    guard FileStamp(path: root + "/" + BaselineTransaction.folderName + "/journal.json") != nil else { return false }
    return try transaction.locked { () throws(Diagnostic) in try transaction.recover() }
  }

  // MARK: Planning

  private func selected(_ names: [String]?) throws(Diagnostic) -> [SnapshotChange] {
    guard let names else { return files.report.changes }
    let known = Set(files.report.changes.map(\.name))
    for name in names where !known.contains(name) {
      throw Diagnostic(
        LabelError.invalidValue(
          key: "NAME", value: name, expected: "the name of a change in \(files.path)", nearest: NearestNames.of(name, in: known)))
    }
    let wanted = Set(names)
    return files.report.changes.filter { wanted.contains($0.name) }
  }

  /// What accepting one change writes; the hash is changed in `hashes`.
  ///
  /// - Parameter keeps: Whether the new contents are kept for the transaction: a report can have more images than memory holds.
  private func plan(_ change: SnapshotChange, _ hashes: inout HashFile, keeps: Bool) throws(Diagnostic) -> AcceptanceLog.Entry {
    for file in change.files where try transaction.hash(of: file.path) != file.hash {
      throw Self.issue(.changedBaseline, change.name, "\(root)/\(file.path) has changed since the report was made")
    }
    let storage = files.report.storage
    let accepted = hashes.entries[change.name]
    if storage.hasHashes, accepted?.hash.description != change.pixelHash {
      throw Self.issue(.changedBaseline, change.name, "its hash in \(root)/\(HashStore.fileName) has changed since the report was made")
    }
    var new: [String: [UInt8]] = [:]
    var newEntry = change.kind == .deleted ? nil : accepted
    if let expected = change.image {
      let png = try files.image(expected, of: change.name)
      let image: SnapshotImage
      do throws(UnreadableImage) { image = try SnapshotImage(png: png) } catch {
        throw Self.issue(.otherImage, change.name, "\(expected.path) is no readable image: \(error.reason)")
      }
      let fingerprint = Fingerprint(parsing: change.fingerprint)
      if storage.hasImages { new[change.name + ".png"] = fingerprint.parts.isEmpty ? png : fingerprint.added(to: png) }
      // Of the image itself: a hash in the report would be a claim.
      if storage.hasHashes {
        newEntry = HashFile.Entry(hash: PixelHash(of: image), fingerprint: fingerprint.parts.isEmpty ? nil : fingerprint)
      }
    }
    if let text = change.text { new[change.name + ".txt"] = Array(text.utf8) }
    if let svg = change.svg { new[change.name + ".svg"] = Array(svg.utf8) }
    var entry = AcceptanceLog.Entry(name: change.name)
    for file in change.files {
      guard change.kind == .deleted || new[file.path] != nil else { continue }
      let bytes = new.removeValue(forKey: file.path)
      entry.steps.append(.init(path: file.path, old: file.hash, new: try Self.hash(of: bytes, transaction, keeps: keeps)))
    }
    guard new.isEmpty else {
      throw Self.issue(.unusableReport, files.path, "it does not say what \(new.keys.sorted()[0]) was before")
    }
    if storage.hasHashes, newEntry != accepted {
      (entry.oldHash, entry.newHash) = (accepted.map(Self.text), newEntry.map(Self.text))
      hashes.entries[change.name] = newEntry
    }
    return entry
  }

  /// What changes the file of hashes.
  ///
  /// - Parameter text: Its new contents; nil to remove it.
  private static func hashStep(
    _ text: [UInt8]?, _ transaction: BaselineTransaction, keeps: Bool
  ) throws(Diagnostic) -> BaselineTransaction.Step {
    let old = try transaction.hash(of: HashStore.fileName)
    return .init(path: HashStore.fileName, old: old, new: try hash(of: text, transaction, keeps: keeps))
  }

  /// The SHA-256 of new contents, which are kept for the transaction unless nothing is written.
  private static func hash(of bytes: [UInt8]?, _ transaction: BaselineTransaction, keeps: Bool) throws(Diagnostic) -> String? {
    guard let bytes else { return nil }
    return keeps ? try transaction.keep(bytes) : SHA256.digits(of: bytes)
  }

  private static func readLog(_ transaction: BaselineTransaction) throws(Diagnostic) -> AcceptanceLog {
    try transaction.contents(BaselineTransaction.folderName + "/" + BaselineTransaction.logName).map(AcceptanceLog.init) ?? AcceptanceLog()
  }

  private static func readHashes(_ transaction: BaselineTransaction) throws(Diagnostic) -> HashFile {
    guard let bytes = try transaction.contents(HashStore.fileName) else { return HashFile() }
    let path = transaction.root + "/" + HashStore.fileName
    do throws(BaselineError) { return try HashFile(parsing: String(decoding: bytes, as: UTF8.self), path: path) } catch {
      throw Diagnostic(LabelError.syntax(format: "a file of hashes", reason: error.description))
    }
  }

  private static func text(_ entry: HashFile.Entry) -> String { "\(entry.hash) \(entry.fingerprint?.description ?? "")" }

  /// Reads what `text` wrote.
  private static func hashEntry(_ text: String) -> HashFile.Entry? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let hash = parts.first.flatMap(PixelHash.init) else { return nil }
    return HashFile.Entry(hash: hash, fingerprint: parts.count > 1 ? Fingerprint(parsing: String(parts[1])) : nil)
  }

  private static func issue(_ issue: AcceptanceIssue, _ subject: String, _ reason: String) -> Diagnostic {
    Diagnostic(LabelError.acceptance(issue: issue, subject: subject, reason: reason))
  }
}

extension Acceptance {
  /// The same acceptance in a process that is killed, as it were, before write number `count`; for tests.
  package func killed(before count: Int) -> Acceptance {
    var copy = self
    copy.transaction.beforeWrite = BaselineTransaction.killing(before: count)
    return copy
  }
}

extension Acceptance.Result {
  /// The result as one JSON object.
  ///
  /// - Parameter root: The path of the folder of accepted snapshots.
  package func json(root: String, isUndo: Bool, isDryRun: Bool) -> String {
    JSONText.object([
      ("undone", "\(isUndo)"), ("dryRun", "\(isDryRun)"), ("names", JSONText.array(names.map { JSONText.string($0) })),
      ("files", JSONText.array(files.map { JSONText.string("\(root)/\($0)") })),
    ])
  }
}
