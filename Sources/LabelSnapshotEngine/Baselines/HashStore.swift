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
    /// The contents of the file, with the changes that are not written yet; nil before it is read.
    var file: HashFile?
    /// The state of the file when it was read or written.
    var version: FileVersion?
    /// The changed entries that are not written yet; nil for a removed one.
    var pending: [String: HashFile.Entry?] = [:]
    /// The number of runs that write their changes in batches.
    var runs = 0
  }

  private let folder: String
  private let state = Mutex(State())

  private init(folder: String) { self.folder = folder }

  private static let stores = Mutex<[String: HashStore]>([:])

  /// Returns the store of a folder, which is shared: every assertion of a test creates a `BaselineFolder`, and would read the whole file.
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
      if state.pending.isEmpty, state.version?.isCurrent(path: path) != true { state.file = nil }
      return try file(&state)
    }
  }

  private func file(_ state: inout State) throws -> HashFile {
    if let file = state.file { return file }
    state.version = FileVersion(path: path)
    let file = try read()
    state.file = file
    return file
  }

  /// Changes entries of the file, under a lock that keeps other processes from changing it meanwhile.
  ///
  /// - Parameter entries: The new entries by name; nil removes an entry.
  /// - Throws: `MachineError.cannotWrite` if the file cannot be written, `BaselineError` if it cannot be used.
  func set(_ entries: [String: HashFile.Entry?]) throws {
    try state.withLock { state in
      state.pending.merge(entries) { $1 }
      if state.runs > 0 {
        var file = try file(&state)
        // Without this second reference, a change does not copy the entries.
        state.file = nil
        for (name, entry) in entries { file.entries[name] = entry }
        state.file = file
        // Batches grow with the file, so that writing it for each of them takes linear time.
        guard state.pending.count >= max(Self.minimumBatch, file.entries.count / 4) else { return }
      }
      try write(&state)
    }
  }

  /// Runs a task and writes its changes in batches: writing the whole file for each change would take quadratic time.
  func writingInBatches<Value>(_ task: () throws -> Value) throws -> Value {
    state.withLock { $0.runs += 1 }
    let result = Result { try task() }
    try state.withLock { state in
      state.runs -= 1
      if state.runs == 0, !state.pending.isEmpty { try write(&state) }
    }
    return try result.get()
  }

  /// The minimum number of changes in a batch, except for the last one.
  private static let minimumBatch = 1000

  /// Applies the changes to the file as it is now: another process may have changed it.
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
    (state.file, state.version, state.pending) = (file, FileVersion(path: path), [:])
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
