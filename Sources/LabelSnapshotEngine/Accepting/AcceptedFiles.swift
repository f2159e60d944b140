// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// The files of a folder of accepted snapshots, which an acceptance replaces one by one, each atomically.
///
/// The files that it replaces are kept for an undo in `.labelkit-accept`, under their own paths, until another report is accepted.
struct AcceptedFiles: Sendable {
  /// A file, and the SHA-256 of its contents before and after; nil where there is no file.
  struct Step: Hashable {
    var path: String
    var old: String?
    var new: String?

    var json: JSONValue { ["path": path.json, "old": old.json, "new": new.json] }
  }

  /// The folder for the log and the kept files, in the folder of accepted snapshots.
  static let keptFolder = ".labelkit-accept"
  private static let logPath = keptFolder + "/log.json"
  /// In bytes: more than any accepted file.
  private static let maximumSize = 256 << 20

  /// The path of the folder of accepted snapshots.
  let root: String

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

  /// Replaces a file below the folder.
  ///
  /// - Parameter bytes: Its new contents; nil to remove it.
  func replace(_ path: String, by bytes: [UInt8]?) throws(Diagnostic) {
    if let bytes {
      do throws(MachineError) { _ = try AtomicFile.write(bytes, to: path, below: root, .anyFile) } catch { throw Diagnostic(error) }
    } else if let folder = try? FileDescriptor.open(folder: root) {
      _ = folder.remove(fileBelow: path.split(separator: "/").map(String.init))
      try? folder.close()
    }
  }

  /// Runs while no other process changes the folder. If there is no folder, it is made after a dry run without an error.
  ///
  /// - Parameter body: Its parameter is whether nothing is written.
  func locked<Value>(isDryRun: Bool, _ body: (_ isDryRun: Bool) throws(Diagnostic) -> Value) throws(Diagnostic) -> Value {
    if FileIdentity(path: root) == nil {
      let planned = try body(true)
      if isDryRun { return planned }
    }
    let lock: FileDescriptor
    do throws(Errno) { lock = try .openMaking(folder: root) } catch { throw Diagnostic(MachineError(writing: root, error)) }
    defer { try? lock.close() }
    // Some file systems have no locks. Half a minute is far longer than an acceptance takes.
    do throws(Errno) { try lock.lock(milliseconds: 30_000) } catch {
      if error == .wouldBlock { throw Diagnostic(MachineError.cannotWrite(path: root, reason: "another process has locked it")) }
    }
    return try body(isDryRun)
  }

  // MARK: Undoing

  /// Keeps the files that steps are going to replace.
  func keep(_ steps: [Step]) throws(Diagnostic) {
    for path in [root, root + "/" + Self.keptFolder] { OrphanedTemporaries.remove(below: path) }
    try replace(Self.keptFolder + "/.gitignore", by: Array("*\n".utf8))
    for step in steps { try replace(Self.keptFolder + "/" + step.path, by: try contents(step.path)) }
  }

  /// The kept contents of the file of a step, which are those before it; nil if another program has changed or removed them.
  func kept(_ step: Step) throws(Diagnostic) -> [UInt8]? {
    guard let bytes = try contents(Self.keptFolder + "/" + step.path), SHA256.digits(of: bytes) == step.old else { return nil }
    return bytes
  }

  /// Brings the kept files back, except where a step was not done.
  func restore(_ steps: [Step]) throws(Diagnostic) {
    for step in steps where try hash(of: step.path) == step.new {
      let former = try kept(step)
      if former != nil || step.old == nil { try replace(step.path, by: former) }
    }
  }

  func log() throws(Diagnostic) -> AcceptanceLog { try contents(Self.logPath).map(AcceptanceLog.init) ?? AcceptanceLog() }

  /// Writes a log, and removes the kept files that it does not name.
  ///
  /// - Parameter former: The log before.
  func write(_ log: AcceptanceLog, former: AcceptanceLog) throws(Diagnostic) {
    try replace(Self.logPath, by: Array(log.text.utf8))
    let paths = Set(log.steps.map(\.path))
    for step in former.steps where !paths.contains(step.path) { try replace(Self.keptFolder + "/" + step.path, by: nil) }
  }
}
