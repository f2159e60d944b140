// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelManifest
package import LabelSystem
internal import Synchronization
internal import SystemPackage

/// The folder that a run writes into. Nothing is written outside of it.
///
/// The folder is opened once. Each file is reached from there one path component at a time without following links, so neither an id nor a
/// symbolic link inside the folder can lead out of it. Any number of threads may write at once.
package final class OutputFolder: Sendable {
  /// The folder as the user named it.
  package let path: String
  private let root: FileDescriptor
  /// The folders whose orphaned temporaries have been removed, as paths below the root.
  private let cleanedFolders = Mutex<Set<String>>([])
  /// Whether no write has found an existing file so far. If so, the next write does not look for one first.
  private let isFresh = Atomic<Bool>(true)

  /// Opens a folder, creating it and its parents if necessary. Links in `path` itself are the user's own and are followed.
  ///
  /// - Throws: `MachineError.cannotWrite`.
  package init(_ path: String) throws(MachineError) {
    self.path = path
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .cannotWrite(path: path, reason: path.isEmpty ? "the path is empty" : "the path contains a zero byte")
    }
    do throws(Errno) { root = try .openMaking(folder: path) } catch { throw MachineError(writing: path, error) }
  }

  /// Opens an existing folder; nil if it does not exist or cannot be opened.
  package init?(existing path: String) {
    guard let root = try? FileDescriptor.open(folder: path) else { return nil }
    self.path = path
    self.root = root
  }

  deinit { try? root.close() }

  /// Writes a file below the folder; see `FileReplacement` for the guarantees.
  ///
  /// - Parameter rule: What may be replaced; a PNG file by default.
  /// - Returns: `.unchanged` if the file already had these bytes; its modification time is kept then.
  /// - Throws: `MachineError.notReplaced`, `.diskFull` or `.cannotWrite` with the full path. No temporary file is left behind.
  package func write(
    _ bytes: [UInt8], to file: OutputPath, _ rule: OutputRule = OutputRule(.image)
  ) throws(MachineError) -> WriteOutcome { try put(bytes, at: file, rule).outcome }

  /// Writes a file as `write` does, and also returns its stamp; no stamp if the system does not report one.
  func put(
    _ bytes: [UInt8], at file: OutputPath, _ rule: OutputRule
  ) throws(MachineError) -> (outcome: WriteOutcome, stamp: FileStamp?) {
    let name = file.components[file.components.count - 1]
    if file.components.count == 1 { return try put(bytes, as: name, in: root, at: "", of: file, rule) }
    let folders = file.components.dropLast()
    let folder = try root.openFolders(folders, for: fullPath(of: file))
    defer { try? folder.close() }
    return try put(bytes, as: name, in: folder, at: folders.joined(separator: "/"), of: file, rule)
  }

  private func put(
    _ bytes: [UInt8], as name: String, in folder: FileDescriptor, at folderPath: String, of file: OutputPath, _ rule: OutputRule
  ) throws(MachineError) -> (outcome: WriteOutcome, stamp: FileStamp?) {
    if cleanedFolders.withLock({ $0.insert(folderPath).inserted }) { OrphanedTemporaries.remove(from: folder) }
    if isFresh.load(ordering: .relaxed) {
      switch UnnamedTemporary.link(bytes, as: name, in: folder) {
      case .linked(let stamp): return (.written, stamp)
      case .nameExists: isFresh.store(false, ordering: .relaxed)
      case .failed: break
      }
    }
    return try FileReplacement.put(bytes, as: name, in: folder, rule, path: fullPath(of: file))
  }

  /// A file's path including the folder, for messages.
  private func fullPath(of file: OutputPath) -> String { path + (path.hasSuffix("/") ? "" : "/") + file.description }

  /// The stamp of a file below the folder; nil if there is no regular file.
  package func stamp(of file: OutputPath) -> FileStamp? {
    // This follows links in the path. That is safe: nothing is read or written here, and writing reports links.
    FileStamp(of: file.description, in: root)
  }

  /// The contents of a regular file below the folder; nil if there is none, it cannot be read, or it is longer than `limit` bytes.
  package func contents(of file: OutputPath, limit: Int) -> [UInt8]? {
    guard stamp(of: file) != nil, let open = try? root.open(file.description, .readOnly, options: [.noFollow, .nonBlocking]) else {
      return nil
    }
    defer { try? open.close() }
    return open.contents(limit: limit)
  }

  /// Removes a file below the folder, and any folders that are empty afterwards; returns false if there is no such file.
  package func remove(_ file: OutputPath) -> Bool { root.remove(fileBelow: file.components) }
}
