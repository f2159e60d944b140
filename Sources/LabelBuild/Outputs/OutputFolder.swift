// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore
package import LabelManifest
package import LabelSystem
internal import Synchronization

/// The folder that a run writes into; nothing is ever written outside of it.
///
/// It is opened once and every file is reached from there one component at a time without following links, so neither an id nor a
/// link that someone puts into the tree leads out of it. Any number of threads may write at once.
package final class OutputFolder: Sendable {
  /// The folder as the user named it.
  package let path: String
  private let root: Descriptor
  /// The folders whose orphaned temporaries are gone, by their names below the root.
  private let swept = Mutex<Set<String>>([])
  /// Whether no file had an old one to replace so far: the next one is then not looked for first.
  private let isFresh = Atomic<Bool>(true)

  /// Opens a folder, creating it and its parents if need be. Links on the way to it are the user's own and are followed.
  ///
  /// - Throws: `MachineError.cannotWrite`.
  package init(_ path: String) throws(MachineError) {
    self.path = path
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .cannotWrite(path: path, reason: path.isEmpty ? "the path is empty" : "the path contains a zero byte")
    }
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    var opened = open(path, flags)
    if opened < 0, errno == ENOENT {
      Self.createFolders(path)
      opened = open(path, flags)
    }
    guard let root = Descriptor(opened) else { throw .cannotWrite(path: path, reason: systemMessage(errno)) }
    self.root = root
  }

  /// Opens a folder only if it exists; nil when it does not or cannot be opened.
  package init?(existing path: String) {
    guard let root = Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else { return nil }
    self.path = path
    self.root = root
  }

  /// Makes a file below the folder hold `bytes`; see `FileReplacement` for what is promised.
  ///
  /// - Returns: `.unchanged` when it held them already; not even its time of change is touched then.
  /// - Throws: `MachineError.cannotWrite` about the whole path; no temporary is left then.
  package func write(_ bytes: [UInt8], to file: OutputPath) throws(MachineError) -> WriteOutcome { try put(bytes, at: file).outcome }

  /// As `write`, and tells how the file can be known again; no stamp when the system does not say.
  func put(_ bytes: [UInt8], at file: OutputPath) throws(MachineError) -> (outcome: WriteOutcome, stamp: FileStamp?) {
    let name = file.components[file.components.count - 1]
    if file.components.count == 1 { return try put(bytes, as: name, in: root, at: "", of: file) }
    let folders = file.components.dropLast()
    let folder = try openFolders(folders, for: whole(file))
    return try put(bytes, as: name, in: folder, at: folders.joined(separator: "/"), of: file)
  }

  private func put(
    _ bytes: [UInt8], as name: String, in folder: borrowing Descriptor, at place: String, of file: OutputPath
  ) throws(MachineError) -> (outcome: WriteOutcome, stamp: FileStamp?) {
    if swept.withLock({ $0.insert(place).inserted }) { OrphanedTemporaries.remove(from: folder) }
    if isFresh.load(ordering: .relaxed) {
      switch UnnamedTemporary.link(bytes, as: name, in: folder) {
      case .linked(let stamp): return (.written, stamp)
      case .taken: isFresh.store(false, ordering: .relaxed)
      case .refused: break
      }
    }
    return try FileReplacement.put(bytes, as: name, in: folder, path: whole(file))
  }

  /// A file with the folder, as the user knows it.
  private func whole(_ file: OutputPath) -> String { path + (path.hasSuffix("/") ? "" : "/") + file.description }

  /// How a file below the folder can be known again; nil when there is no plain file.
  package func stamp(of file: OutputPath) -> FileStamp? {
    // Links on the way are followed here: nothing is read or written, and writing finds them.
    FileStamp(of: file.description, in: root)
  }

  /// What a plain file below the folder holds; nil when there is none, it cannot be read, or it is longer than `limit` bytes.
  package func contents(of file: OutputPath, limit: Int) -> [UInt8]? {
    guard stamp(of: file) != nil,
      let open = Descriptor(openat(root.number, file.description, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
    else { return nil }
    return open.contents(limit: limit)
  }

  /// Removes a file below the folder, and the folders that are empty then; false when there is none.
  package func remove(_ file: OutputPath) -> Bool {
    var folders: [Int32] = [fcntl(root.number, F_DUPFD_CLOEXEC, 0)]
    defer { for folder in folders where folder >= 0 { close(folder) } }
    for name in file.components.dropLast() {
      folders.append(openat(folders[folders.count - 1], name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    }
    guard folders[folders.count - 1] >= 0, unlinkat(folders[folders.count - 1], file.components[file.components.count - 1], 0) == 0
    else { return false }
    for (parent, name) in zip(folders, file.components.dropLast()).reversed() where unlinkat(parent, name, AT_REMOVEDIR) != 0 { break }
    return true
  }

  /// Walks down from the root, creating what is missing.
  private func openFolders(_ names: ArraySlice<String>, for whole: String) throws(MachineError) -> Descriptor {
    guard var folder = Descriptor(fcntl(root.number, F_DUPFD_CLOEXEC, 0)) else {
      throw .cannotWrite(path: whole, reason: systemMessage(errno))
    }
    for name in names { folder = try Self.openFolder(name, in: folder, for: whole) }
    return folder
  }

  private static func openFolder(_ name: String, in parent: borrowing Descriptor, for whole: String) throws(MachineError) -> Descriptor {
    // Another worker may create the folder at the same time; that is as good.
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var opened = openat(parent.number, name, flags)
    if opened < 0, errno == ENOENT, mkdirat(parent.number, name, 0o777) == 0 || errno == EEXIST {
      opened = openat(parent.number, name, flags)
    }
    if let folder = Descriptor(opened) { return folder }
    let number = errno
    var status = stat()
    let isLink = fstatat(parent.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
    let reason = isLink ? "links inside the output folder are not followed, and \"\(name)\" is one" : systemMessage(number)
    throw .cannotWrite(path: whole, reason: reason)
  }

  /// `mkdir -p`; opening the folder afterwards tells whether it worked.
  private static func createFolders(_ path: String) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
      mkdir(String(path[..<end]), 0o777)
    }
  }
}
