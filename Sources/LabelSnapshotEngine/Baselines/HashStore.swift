// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import Synchronization
internal import SystemPackage

/// The hash file of a baseline folder. Threads share one store, and processes may record at the same time.
final class HashStore: Sendable {
  /// The name of the file in its folder.
  static let fileName = "snapshots.sha256"

  private struct State {
    /// The file as it was read, with the changes that are not written yet.
    var file: HashFile?
    /// What told the file apart when it was read.
    var stamp: FileStamp?
    /// The entries that are not written yet; nil for one that is removed.
    var pending: [String: HashFile.Entry?] = [:]
    /// How many runs write their changes together.
    var runs = 0
  }

  private let folder: String
  private let state = Mutex(State())

  private init(folder: String) { self.folder = folder }

  private static let stores = Mutex<[String: HashStore]>([:])

  /// The store of a folder. Each assertion of a test has a folder of its own; reading the file for each would take the square of their
  /// number.
  static func of(folder: String) -> HashStore {
    stores.withLock { stores in
      if let store = stores[folder] { return store }
      let store = HashStore(folder: folder)
      stores[folder] = store
      return store
    }
  }

  private var path: String { folder + "/" + Self.fileName }

  /// The contents of the file, read again only if it has changed; empty if there is no file.
  func file() throws -> HashFile {
    try state.withLock { state in
      if state.pending.isEmpty, FileStamp(path: path) != state.stamp { state.file = nil }
      return try file(&state)
    }
  }

  private func file(_ state: inout State) throws -> HashFile {
    if let file = state.file { return file }
    state.stamp = Self.settled(FileStamp(path: path))
    let file = try read()
    state.file = file
    return file
  }

  /// Changes entries of the file, under a lock that keeps other processes from changing it meanwhile.
  ///
  /// - Parameter entries: The entries by name; nil to remove one.
  /// - Throws: `MachineError.cannotWrite` if the file cannot be written, `BaselineError` if it cannot be used.
  func set(_ entries: [String: HashFile.Entry?]) throws {
    try state.withLock { state in
      state.pending.merge(entries) { $1 }
      if state.runs > 0 {
        var file = try file(&state)
        // With a second reference to it, changing an entry would copy all of them.
        state.file = nil
        for (name, entry) in entries { file.entries[name] = entry }
        state.file = file
        // Writing the whole file for a part of it that grows takes linear time.
        guard state.pending.count >= max(Self.writtenTogether, file.entries.count / 4) else { return }
      }
      try write(&state)
    }
  }

  /// Runs a task whose changes are written together: when they are many, and at the end. Writing the whole file for each change takes the
  /// square of their number.
  func writingTogether<Value>(_ task: () throws -> Value) throws -> Value {
    state.withLock { $0.runs += 1 }
    let result = Result { try task() }
    try state.withLock { state in
      state.runs -= 1
      if state.runs == 0, !state.pending.isEmpty { try write(&state) }
    }
    return try result.get()
  }

  /// The minimum number of changes that are written together.
  private static let writtenTogether = 1000

  /// Reads the file again, changes it and writes it.
  private func write(_ state: inout State) throws {
    FilePath(folder).makeFolders()
    let lock: FileDescriptor
    do throws(Errno) { lock = try .open(folder: folder) } catch { throw MachineError(writing: path, error) }
    // Closing the descriptor releases the lock.
    defer { try? lock.close() }
    // Some file systems have no locks.
    try? lock.lock()
    var file = try read()
    for (name, entry) in state.pending { file.entries[name] = entry }
    _ = try AtomicFile.write(Array(file.text.utf8), to: path, .snapshotHashes)
    (state.file, state.stamp, state.pending) = (file, nil, [:])
  }

  /// The stamp of a file that was not changed in the last second; nil for one that was, as another change may give it the same stamp.
  private static func settled(_ stamp: FileStamp?) -> FileStamp? {
    stamp.flatMap { ($0.changed &- FileStamp.now).magnitude > 1_000_000_000 ? $0 : nil }
  }

  private func read() throws -> HashFile {
    let bytes: [UInt8]
    do throws(FileContents.Failure) { bytes = try FileContents.bytes(at: path, limit: Self.maximumSize) } catch {
      if error == .system(.noSuchFileOrDirectory) { return HashFile() }
      throw MachineError(error, path: path)
    }
    return try HashFile(parsing: String(decoding: bytes, as: UTF8.self), path: path)
  }

  /// In bytes: enough for the hashes of half a million snapshots.
  private static let maximumSize = 64 << 20
}
