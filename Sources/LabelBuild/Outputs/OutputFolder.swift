// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelManifest
package import LabelSystem
internal import Synchronization
internal import SystemPackage

/// The folder that a run writes into; nothing is ever written outside of it.
///
/// It is opened once and every file is reached from there one component at a time without following links, so neither an id nor a
/// link that someone puts into the tree leads out of it. Any number of threads may write at once.
package final class OutputFolder: Sendable {
  /// The folder as the user named it.
  package let path: String
  private let root: FileDescriptor
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
    do throws(Errno) { root = try Self.open(path) } catch { throw .cannotWrite(path: path, reason: error.description) }
  }

  /// Opens a folder only if it exists; nil when it does not or cannot be opened.
  package init?(existing path: String) {
    guard let root = try? FileDescriptor.open(folder: path) else { return nil }
    self.path = path
    self.root = root
  }

  deinit { try? root.close() }

  private static func open(_ path: String) throws(Errno) -> FileDescriptor {
    do throws(Errno) { return try .open(folder: path) } catch {
      guard error == .noSuchFileOrDirectory else { throw error }
      FilePath(path).makeFolders()
      return try .open(folder: path)
    }
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
    defer { try? folder.close() }
    return try put(bytes, as: name, in: folder, at: folders.joined(separator: "/"), of: file)
  }

  private func put(
    _ bytes: [UInt8], as name: String, in folder: FileDescriptor, at place: String, of file: OutputPath
  ) throws(MachineError) -> (outcome: WriteOutcome, stamp: FileStamp?) {
    if swept.withLock({ $0.insert(place).inserted }) { OrphanedTemporaries.remove(from: folder) }
    if isFresh.load(ordering: .relaxed) {
      switch UnnamedTemporary.link(bytes, as: name, in: folder) {
      case .linked(let stamp): return (.written, stamp)
      case .taken: isFresh.store(false, ordering: .relaxed)
      case .failed: break
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
    guard stamp(of: file) != nil, let open = try? root.open(file.description, .readOnly, options: [.noFollow, .nonBlocking]) else {
      return nil
    }
    defer { try? open.close() }
    return open.contents(limit: limit)
  }

  /// Removes a file below the folder, and the folders that are empty then; false when there is none.
  package func remove(_ file: OutputPath) -> Bool {
    var folders: [FileDescriptor] = []
    defer { for folder in folders { try? folder.close() } }
    do throws(Errno) {
      for name in file.components.dropLast() {
        folders.append(try (folders.last ?? root).open(name, .readOnly, options: [.directory, .noFollow]))
      }
      try (folders.last ?? root).remove(file.components[file.components.count - 1])
    } catch {
      return false
    }
    // The first folder that is not empty ends this.
    try? Errno.only {
      for (parent, name) in zip([root] + folders, file.components.dropLast()).reversed() { try parent.remove(emptyFolder: name) }
    }
    return true
  }

  /// Walks down from the root, creating what is missing.
  private func openFolders(_ names: ArraySlice<String>, for whole: String) throws(MachineError) -> FileDescriptor {
    var folder: FileDescriptor
    do throws(Errno) { folder = try root.duplicate() } catch { throw .cannotWrite(path: whole, reason: error.description) }
    for name in names {
      let parent = folder
      defer { try? parent.close() }
      folder = try Self.openFolder(name, in: parent, for: whole)
    }
    return folder
  }

  private static func openFolder(_ name: String, in parent: FileDescriptor, for whole: String) throws(MachineError) -> FileDescriptor {
    do throws(Errno) {
      let options: FileDescriptor.OpenOptions = [.directory, .noFollow]
      do throws(Errno) { return try parent.open(name, .readOnly, options: options) } catch {
        guard error == .noSuchFileOrDirectory else { throw error }
      }
      // Another worker may create the folder at the same time; that is as good.
      do throws(Errno) { try parent.makeFolder(name) } catch { guard error == .fileExists else { throw error } }
      return try parent.open(name, .readOnly, options: options)
    } catch {
      let isLink = (try? parent.status(of: name))?.type == .symbolicLink
      let reason = isLink ? "links inside the output folder are not followed, and \"\(name)\" is one" : error.description
      throw .cannotWrite(path: whole, reason: reason)
    }
  }
}
