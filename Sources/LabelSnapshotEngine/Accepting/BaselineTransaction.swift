// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// Changes several files of a folder of accepted snapshots together: all of them, or none, also if the process is killed.
///
/// The new and the former contents are first kept in `.labelkit-accept`, each under its SHA-256. Then the journal is written, which names
/// every file with both hashes: from here on the change happens. Then each file is replaced atomically, the log of acceptances is written, and
/// the journal is removed. `recover` finishes what a killed process began; if the kept files do not allow it, it goes back. The contents of
/// one file at a time are in memory.
struct BaselineTransaction: Sendable {
  /// A file, and the SHA-256 of its contents before and after; nil where there is no file.
  struct Step: Hashable {
    var path: String
    var old: String?
    var new: String?

    var json: JSONValue { ["path": path.json, "old": old.json, "new": new.json] }
  }

  /// The folder for the journal, the log and the kept files, in the folder of accepted snapshots.
  static let folderName = ".labelkit-accept"
  private static let journalName = "journal.json"
  static let logName = "log.json"
  /// In bytes: more than any accepted file.
  static let maximumSize = 256 << 20

  /// The path of the folder of accepted snapshots.
  let root: String
  /// Whether nothing is written: contents are only hashed.
  var isDryRun = false
  /// Called before each write; a test throws here, as if the process were killed.
  var beforeWrite: (@Sendable () throws(Diagnostic) -> Void)?

  /// The same transaction as a dry run, or not.
  func dry(_ isDryRun: Bool) -> BaselineTransaction {
    var copy = self
    copy.isDryRun = isDryRun
    return copy
  }

  private var folder: String { root + "/" + Self.folderName }

  // MARK: Files

  /// The contents of a file below the folder; nil if there is none.
  ///
  /// - Throws: `AcceptanceIssue.unusableReport` for a link, `MachineError.cannotRead`.
  func contents(_ path: String) throws(Diagnostic) -> [UInt8]? {
    var parent = root
    for name in path.split(separator: "/") {
      parent += "/" + name
      if SymbolicLink.target(of: parent) != nil {
        throw Diagnostic(LabelError.acceptance(issue: .unusableReport, subject: root, reason: "\(parent) is a link"))
      }
    }
    do throws(FileContents.Failure) { return try FileContents.bytes(at: root + "/" + path, limit: Self.maximumSize) } catch {
      if error == .system(.noSuchFileOrDirectory) || error == .system(.notDirectory) { return nil }
      throw Diagnostic(MachineError(error, path: root + "/" + path))
    }
  }

  /// The SHA-256 of a file below the folder; nil if there is none.
  func hash(of path: String) throws(Diagnostic) -> String? { try contents(path).map { SHA256.digits(of: $0) } }

  /// Keeps the contents of a file for `perform` or for an undo.
  ///
  /// - Returns: Their SHA-256.
  func keep(_ bytes: [UInt8]) throws(Diagnostic) -> String {
    if isDryRun { return SHA256.digits(of: bytes) }
    if FileStamp(path: folder + "/.gitignore") == nil { try put(Array("*\n".utf8), Self.folderName + "/.gitignore") }
    let hash = SHA256.digits(of: bytes)
    try put(bytes, Self.folderName + "/" + hash)
    return hash
  }

  /// Whether contents are kept, and undamaged.
  func isKept(_ hash: String) throws(Diagnostic) -> Bool { try kept(hash) != nil }

  private func kept(_ hash: String) throws(Diagnostic) -> [UInt8]? {
    guard BaselinePath.isHash(hash), let bytes = try contents(Self.folderName + "/" + hash), SHA256.digits(of: bytes) == hash else {
      return nil
    }
    return bytes
  }

  private func put(_ bytes: [UInt8], _ path: String) throws(Diagnostic) {
    try beforeWrite?()
    try write(bytes, path)
  }

  private func write(_ bytes: [UInt8], _ path: String) throws(Diagnostic) {
    do throws(MachineError) { _ = try AtomicFile.write(bytes, to: path, below: root, .anyFile) } catch { throw Diagnostic(error) }
  }

  private func remove(_ path: String) {
    guard let folder = try? FileDescriptor.open(folder: root) else { return }
    _ = folder.remove(fileBelow: path.split(separator: "/").map(String.init))
    try? folder.close()
  }

  /// Runs while no other process changes the folder. After an error, contents that were kept for the change are removed.
  func locked<Value>(_ body: () throws(Diagnostic) -> Value) throws(Diagnostic) -> Value {
    let lock: FileDescriptor
    do throws(Errno) { lock = try .openMaking(folder: root) } catch { throw Diagnostic(MachineError(writing: root, error)) }
    defer { try? lock.close() }
    // Some file systems have no locks. Half a minute is far longer than an acceptance takes.
    do throws(Errno) { try lock.lock(milliseconds: 30_000) } catch {
      if error == .wouldBlock { throw Diagnostic(MachineError.cannotWrite(path: root, reason: "another process has locked it")) }
    }
    do throws(Diagnostic) { return try body() } catch {
      // The journal needs them.
      let isUnfinished = FileStamp(path: folder + "/" + Self.journalName) != nil
      if !isDryRun, !isUnfinished, !error.isSimulatedKill { removeUnneeded() }
      throw error
    }
  }

  // MARK: Changing

  /// Changes the files. Call it inside `locked`, after `recover` and after `keep` for all new contents. Does nothing in a dry run.
  ///
  /// - Parameters:
  ///   - steps: The files to change. A file without new contents is removed.
  ///   - log: The log of acceptances after the change.
  /// - Throws: `MachineError.diskFull` or `.cannotWrite`, after which the folder is as before.
  func perform(_ steps: [Step], log: [UInt8]) throws(Diagnostic) {
    if isDryRun { return }
    for step in steps { if let old = try contents(step.path) { _ = try keep(old) } }
    let logHash = try keep(log)
    try put(Array(Self.journal(steps, log: logHash).utf8), Self.folderName + "/" + Self.journalName)
    do throws(Diagnostic) {
      for step in steps {
        if let new = step.new { try put(try keptContents(new), step.path) } else { try beforeWrite?(); remove(step.path) }
      }
      try put(log, Self.folderName + "/" + Self.logName)
    } catch {
      if error.isSimulatedKill { throw error }
      try goBack(steps)
      remove(Self.folderName + "/" + Self.journalName)
      throw error
    }
    try beforeWrite?()
    finish()
  }

  /// Returns kept contents.
  ///
  /// - Throws: `AcceptanceIssue.unfinishedAcceptance` if another program has removed them.
  private func keptContents(_ hash: String) throws(Diagnostic) -> [UInt8] {
    guard let bytes = try kept(hash) else { throw unfinished("\(folder)/\(hash) is gone") }
    return bytes
  }

  /// Removes the journal, and the kept files that the log does not need.
  private func finish() {
    remove(Self.folderName + "/" + Self.journalName)
    removeUnneeded()
  }

  /// Removes the kept files that the log does not need.
  private func removeUnneeded() {
    let log: [UInt8]?
    do throws(Diagnostic) { log = try contents(Self.folderName + "/" + Self.logName) } catch { return }
    let needed = log.map { AcceptanceLog(parsing: $0).keptHashes } ?? []
    guard let listing = try? FolderListing(path: folder) else { return }
    var names: [String] = []
    while let entry = listing.next() { names.append(entry.name) }
    for name in names where BaselinePath.isHash(name) && !needed.contains(name) { remove(Self.folderName + "/" + name) }
  }

  // MARK: Recovering

  /// Finishes or undoes what a killed process began. Call it inside `locked`.
  ///
  /// The journal may have come with a clone of somebody else's repository: paths that lead out of the folder are refused, and only contents
  /// with the hashes of the journal are written, over files that have one of its hashes.
  ///
  /// - Returns: Whether there was something to do; false in a dry run.
  /// - Throws: `AcceptanceIssue.unfinishedAcceptance`, after which nothing is changed.
  @discardableResult
  func recover() throws(Diagnostic) -> Bool {
    guard !isDryRun, let bytes = try contents(Self.folderName + "/" + Self.journalName) else { return false }
    guard let (steps, logHash) = Self.read(journal: bytes) else { throw unfinished("the journal is damaged") }
    var pending: [Step] = []
    var canFinish = true
    for step in steps {
      let current = try hash(of: step.path)
      guard current == step.old || current == step.new else {
        throw unfinished("\(step.path) was changed meanwhile")
      }
      if current == step.new { continue }
      if let new = step.new, try !isKept(new) { canFinish = false }
      pending.append(step)
    }
    if canFinish, let log = try kept(logHash) {
      for step in pending { try replace(step.path, by: step.new) }
      try write(log, Self.folderName + "/" + Self.logName)
    } else {
      try goBack(steps)
    }
    finish()
    return true
  }

  /// Restores the former contents of the files that have the new ones.
  private func goBack(_ steps: [Step]) throws(Diagnostic) {
    var changed: [Step] = []
    for step in steps where step.old != step.new {
      guard try hash(of: step.path) == step.new else { continue }
      if let old = step.old, try !isKept(old) { throw unfinished("the former \(step.path) is gone") }
      changed.append(step)
    }
    for step in changed { try replace(step.path, by: step.old) }
  }

  /// Writes kept contents to a file, or removes it.
  private func replace(_ path: String, by hash: String?) throws(Diagnostic) {
    if let hash { try write(try keptContents(hash), path) } else { remove(path) }
  }

  private func unfinished(_ reason: String) -> Diagnostic {
    Diagnostic(LabelError.acceptance(issue: .unfinishedAcceptance, subject: root, reason: reason))
  }

  // MARK: Journal

  private static func journal(_ steps: [Step], log: String) -> String {
    (["log": log.json, "files": .array(steps.map(\.json))] as JSONValue).line + "\n"
  }

  private static func read(journal: [UInt8]) -> (steps: [Step], log: String)? {
    guard let source = try? SourceText(file: journalName, bytes: journal, format: "JSON"), let root = try? JSONReader.read(source).root,
      let log = root["log"]?.text, BaselinePath.isHash(log)
    else { return nil }
    var steps: [Step] = []
    for node in root["files"]?.elements ?? [] {
      guard let path = node["path"]?.text, isBaselineFile(path) else { return nil }
      let hashes = [node["old"]?.text, node["new"]?.text]
      guard hashes.allSatisfy({ $0.map(BaselinePath.isHash) ?? true }) else { return nil }
      steps.append(Step(path: path, old: hashes[0], new: hashes[1]))
    }
    return (steps, log)
  }

  /// Whether a path is that of an accepted file: one of a snapshot or the file of hashes.
  static func isBaselineFile(_ path: String) -> Bool {
    BaselinePath.isValid(path) && (Snapshot.fileExtensions.contains(where: path.hasSuffix) || path == HashStore.fileName)
  }
}

extension Diagnostic {
  /// Whether a test threw it in place of a kill.
  fileprivate var isSimulatedKill: Bool { message.contains(BaselineTransaction.simulatedKill) }
}
