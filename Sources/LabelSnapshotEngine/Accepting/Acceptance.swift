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
  var transaction: BaselineTransaction

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
    let transaction = transaction.dry(isDryRun)
    return try transaction.locked { () throws(Diagnostic) in
      var result = Result(names: changes.map(\.name))
      result.recovered = try transaction.recover()
      var log = try Self.readLog(transaction)
      var hashes = files.report.storage.hasHashes ? try Self.readHashes(transaction) : HashFile()
      let before = hashes
      let names = Set(result.names)
      var entries = log.entries(of: files.identity).filter { !names.contains($0.name) }
      var steps: [BaselineTransaction.Step] = []
      for change in changes {
        let entry = try plan(change, &hashes, transaction)
        steps += entry.steps
        entries.append(entry)
      }
      if hashes != before { steps.append(try Self.hashStep(to: Array(hashes.text.utf8), transaction)) }
      result.files = steps.map(\.path)
      if steps.isEmpty { return result }
      log.set(entries, of: files.identity, at: files.path)
      try transaction.perform(steps, log: Array(log.text.utf8))
      return result
    }
  }

  /// Returns the errors of the changes that cannot be accepted. Nothing is written.
  package func errors(accepting names: [String]) -> [(name: String, error: Diagnostic)] {
    var hashes = (try? Self.readHashes(transaction)) ?? HashFile()
    let wanted = Set(names)
    var errors: [(name: String, error: Diagnostic)] = []
    for change in files.report.changes where wanted.contains(change.name) {
      do throws(Diagnostic) { _ = try plan(change, &hashes, transaction.dry(true)) } catch { errors.append((change.name, error)) }
    }
    return errors
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

  /// Returns the steps of accepting a change, and updates its hash in `hashes`. The new contents are kept in the transaction, because a report
  /// can have more images than memory holds.
  private func plan(
    _ change: SnapshotChange, _ hashes: inout HashFile, _ transaction: BaselineTransaction
  ) throws(Diagnostic) -> AcceptanceLog.Entry {
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
      let hash = try new.removeValue(forKey: file.path).map { (bytes) throws(Diagnostic) in try transaction.keep(bytes) }
      entry.steps.append(.init(path: file.path, old: file.hash, new: hash))
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

  /// Returns the step that replaces the file of hashes.
  ///
  /// - Parameter text: Its new contents; nil to remove it.
  static func hashStep(to text: [UInt8]?, _ transaction: BaselineTransaction) throws(Diagnostic) -> BaselineTransaction.Step {
    let new = try text.map { (text) throws(Diagnostic) in try transaction.keep(text) }
    return .init(path: HashStore.fileName, old: try transaction.hash(of: HashStore.fileName), new: new)
  }

  static func readLog(_ transaction: BaselineTransaction) throws(Diagnostic) -> AcceptanceLog {
    try transaction.contents(BaselineTransaction.folderName + "/" + BaselineTransaction.logName).map(AcceptanceLog.init) ?? AcceptanceLog()
  }

  static func readHashes(_ transaction: BaselineTransaction) throws(Diagnostic) -> HashFile {
    guard let bytes = try transaction.contents(HashStore.fileName) else { return HashFile() }
    let path = transaction.root + "/" + HashStore.fileName
    do throws(BaselineError) { return try HashFile(parsing: String(decoding: bytes, as: UTF8.self), path: path) } catch {
      throw Diagnostic(LabelError.syntax(format: "a file of hashes", reason: error.description))
    }
  }

  static func text(_ entry: HashFile.Entry) -> String { "\(entry.hash) \(entry.fingerprint?.description ?? "")" }

  /// Reads what `text` wrote.
  static func hashEntry(_ text: String) -> HashFile.Entry? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let hash = parts.first.flatMap(PixelHash.init) else { return nil }
    return HashFile.Entry(hash: hash, fingerprint: parts.count > 1 ? Fingerprint(parsing: String(parts[1])) : nil)
  }

  static func issue(_ issue: AcceptanceIssue, _ subject: String, _ reason: String) -> Diagnostic {
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
  package func json(root: String, isUndo: Bool, isDryRun: Bool) -> JSONValue {
    ["undone": isUndo.json, "dryRun": isDryRun.json, "names": names.json, "files": files.map { "\(root)/\($0)" }.json]
  }
}
