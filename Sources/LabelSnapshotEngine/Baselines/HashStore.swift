// SPDX-License-Identifier: MIT

internal import Foundation
internal import Glibc
internal import LabelCore
internal import LabelSystem
internal import Synchronization

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
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard lock >= 0 else { throw MachineError.cannotWrite(path: path, reason: String(cString: strerror(errno))) }
      defer { close(lock) }
      // Closing gives the lock back.
      while flock(lock, LOCK_EX) != 0, errno == EINTR {}
      var file = try read()
      change(&file)
      _ = try AtomicFile.write(Array(file.text.utf8), to: path)
      loaded = file
    }
  }

  private func read() throws -> HashFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      guard !FileManager.default.fileExists(atPath: path) else { throw MachineError.cannotRead(path: path, reason: "it is not readable") }
      return HashFile()
    }
    return try HashFile(parsing: String(decoding: data, as: UTF8.self), path: path)
  }
}
