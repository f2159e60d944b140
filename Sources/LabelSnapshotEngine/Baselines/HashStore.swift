// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import Synchronization
internal import SystemPackage

/// The file of hashes in a folder of baselines, shared by threads and by processes that record at the same time.
final class HashStore: Sendable {
  /// The file's name in its folder.
  static let fileName = "snapshots.sha256"

  private let folder: String
  private let loaded = Mutex<HashFile?>(nil)

  init(folder: String) { self.folder = folder }

  private var path: String { folder + "/" + Self.fileName }

  /// Everything that is accepted; empty without a file.
  func file() throws -> HashFile {
    try loaded.withLock { loaded in
      if let loaded { return loaded }
      let file = try read()
      loaded = file
      return file
    }
  }

  /// Changes the file as it is now, not as it was when it was read, and keeps others from doing so meanwhile.
  ///
  /// - Throws: `MachineError.cannotWrite`, `BaselineError` for a file that cannot be used.
  func update(_ change: (inout HashFile) -> Void) throws {
    try loaded.withLock { loaded in
      FilePath(folder).makeFolders()
      let lock: FileDescriptor
      do throws(Errno) { lock = try .open(folder: folder) } catch { throw MachineError.cannotWrite(path: path, reason: error.description) }
      // Closing gives the lock back.
      defer { try? lock.close() }
      // Where a file system knows no locks, there is none.
      try? lock.lock()
      var file = try read()
      change(&file)
      _ = try AtomicFile.write(Array(file.text.utf8), to: path)
      loaded = file
    }
  }

  private func read() throws -> HashFile {
    let bytes: [UInt8]
    do throws(FileContents.Failure) { bytes = try FileContents.bytes(at: path, limit: Self.longestFile) } catch {
      if error == .system(.noSuchFileOrDirectory) { return HashFile() }
      throw MachineError(error, path: path)
    }
    return try HashFile(parsing: String(decoding: bytes, as: UTF8.self), path: path)
  }

  /// Bytes: the hashes of half a million snapshots.
  private static let longestFile = 64 << 20
}
