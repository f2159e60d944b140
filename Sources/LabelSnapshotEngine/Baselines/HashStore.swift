// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import Synchronization
internal import SystemPackage

/// The hash file of a baseline folder. Threads share one store, and processes may record at the same time.
final class HashStore: Sendable {
  /// The name of the file in its folder.
  static let fileName = "snapshots.sha256"

  private let folder: String
  private let loaded = Mutex<HashFile?>(nil)

  init(folder: String) { self.folder = folder }

  private var path: String { folder + "/" + Self.fileName }

  /// The contents of the file, read once; empty if there is no file.
  func file() throws -> HashFile {
    try loaded.withLock { loaded in
      if let loaded { return loaded }
      let file = try read()
      loaded = file
      return file
    }
  }

  /// Reads the file again, changes it and writes it, under a lock that keeps other processes from changing it meanwhile.
  ///
  /// - Throws: `MachineError.cannotWrite` if the file cannot be written, `BaselineError` if it cannot be used.
  func update(_ change: (inout HashFile) -> Void) throws {
    try loaded.withLock { loaded in
      FilePath(folder).makeFolders()
      let lock: FileDescriptor
      do throws(Errno) { lock = try .open(folder: folder) } catch { throw MachineError(writing: path, error) }
      // Closing the descriptor releases the lock.
      defer { try? lock.close() }
      // Some file systems have no locks.
      try? lock.lock()
      var file = try read()
      change(&file)
      _ = try AtomicFile.write(Array(file.text.utf8), to: path, .snapshotHashes)
      loaded = file
    }
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
