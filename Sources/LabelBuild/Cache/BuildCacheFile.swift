// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSQLite
package import LabelSystem
internal import SystemPackage

/// The file of a build cache: checks its owner, opens it, and replaces it if it cannot be used.
struct BuildCacheFile: Sendable {
  private let folder: String
  /// The file's path with links resolved, because SQLite does not follow them.
  private let path: String
  private let replaces: BuildCache.Replacement

  /// Nil if the folder does not exist.
  init?(path: String, replaces: BuildCache.Replacement) {
    guard !path.utf8.contains(0), !path.hasSuffix("/"), let name = FilePath(path).lastComponent, name.kind != .parentDirectory,
      let real = try? FilePath(path).folder.withoutLinks()
    else { return nil }
    folder = real.string
    self.path = real.appending(name).string
    self.replaces = replaces
  }

  /// An opened cache.
  struct Opened {
    let tables: BuildCacheTables
    /// Whether the tables were just created.
    let isNew: Bool
    fileprivate let identity: FileIdentity?
  }

  /// What there is before a run.
  enum Found {
    case cache(Opened)
    /// No file, in a folder that can be written.
    case nothing
  }

  // MARK: Opening

  /// Opens the cache, or replaces one that cannot be used. Nil if the file may not be replaced, or cannot be written.
  ///
  /// - Throws: the error of a full disk.
  func find() throws(SQLiteError) -> Found? {
    try locked { () throws(SQLiteError) in
      if case .missing = trust { return FilePath(folder).isWritable ? .nothing : nil }
      return try openOrMake().map { .cache($0) }
    }
  }

  /// Opens the cache, or creates one if there is no usable one. Nil if the file may not be replaced, or cannot be written.
  ///
  /// - Throws: the error of a full disk.
  func open() throws(SQLiteError) -> Opened? { try locked { () throws(SQLiteError) in try openOrMake() } }

  /// Replaces a damaged cache with a new one. If another process has replaced it already, opens that one.
  ///
  /// - Throws: the error of a full disk.
  func replace(_ damaged: Opened) throws(SQLiteError) -> Opened? {
    try locked { () throws(SQLiteError) in
      if let identity, identity != damaged.identity { return try openOrMake() }
      return mayReplace ? try make() : nil
    }
  }

  private func openOrMake() throws(SQLiteError) -> Opened? {
    switch trust {
    case .missing: return try make()
    case .unusable: break
    case .trusted(let checked):
      do throws(SQLiteError) {
        // SQLite has opened the file by its name, which has to be the name of the checked file still.
        if let tables = try BuildCacheTables(existing: Connection(path: path)), identity == checked {
          return Opened(tables: tables, isNew: false, identity: checked)
        }
      } catch {
        if error.isDiskFull { throw error }
        guard error.isDamage else { return nil }
      }
    }
    return mayReplace ? try make() : nil
  }

  private func make() throws(SQLiteError) -> Opened? {
    removeFiles()
    // What another user has put into a folder that is not ours, such as /tmp, cannot be removed.
    for path in files where Stat(at: path, followsLinks: false) != nil { return nil }
    do throws(SQLiteError) {
      let tables = try BuildCacheTables(in: Connection(path: path, creates: true))
      return Opened(tables: tables, isNew: true, identity: identity)
    } catch {
      // An incomplete cache would never be filled.
      removeFiles()
      if error.isDiskFull { throw error }
      return nil
    }
  }

  private func removeFiles() {
    for path in files { try? FileDescriptor.currentFolder.remove(path) }
  }

  private var mayReplace: Bool {
    switch replaces {
    case .anything: true
    case .ownFiles: BuildCache.isTrusted(path) && BuildCache.isReplaceable(path)
    }
  }

  /// The cache and the files that SQLite keeps next to it while it is open.
  private var files: [String] { ["", "-wal", "-shm", "-journal"].map { path + $0 } }

  // MARK: The file

  private enum Trust {
    /// There is no such file, and nothing beside it.
    case missing
    /// A file that only this user or root could have written.
    case trusted(FileIdentity)
    /// No regular file, or one that another user could have written.
    case unusable
  }

  /// Whether the cache and the files next to it can be trusted. SQLite reads the log as part of the cache.
  private var trust: Trust {
    let found = files.map { Self.trust(of: $0) }
    if case .missing = found[0], found.allSatisfy({ if case .missing = $0 { true } else { false } }) { return .missing }
    for case .unusable in found { return .unusable }
    return found[0]
  }

  private static func trust(of path: String) -> Trust {
    let file: FileDescriptor
    // Closing a descriptor for reading would release the locks that SQLite holds for this process.
    do throws(Errno) { file = try .currentFolder.open(path, .readOnly, options: [.noFollow, .pathOnly]) } catch {
      return error == .noSuchFileOrDirectory ? .missing : .unusable
    }
    defer { try? file.close() }
    guard let status = try? file.stat(), status.type == .regular, status.isTrusted else { return .unusable }
    return .trusted(FileIdentity(status))
  }

  private var identity: FileIdentity? {
    Stat(at: path, followsLinks: false).map { FileIdentity($0) }
  }

  /// Runs `body` while no other process opens or replaces a cache in the folder; nil if the lock is not free within a second.
  ///
  /// Locks the folder: a lock file would be left behind, and the cache itself may be replaced.
  private func locked<Result>(_ body: () throws(SQLiteError) -> Result?) throws(SQLiteError) -> Result? {
    guard let folder = try? FileDescriptor.open(folder: folder) else { return nil }
    defer { try? folder.close() }
    do throws(Errno) { try folder.lock(milliseconds: 1000) } catch { return nil }
    return try body()
  }
}

extension BuildCache {
  /// Whether a build cache may replace a file: it does not exist, it is empty, or it is a build cache of any version, damaged or not.
  ///
  /// Do not call it for a cache that this process has open.
  package static func isReplaceable(_ path: String) -> Bool {
    do throws(MachineError) {
      try OutputRule(.buildCache).check(path: path)
      return true
    } catch { return false }
  }

  /// Whether the build cache at a path can be trusted; true also if nothing is there.
  static func isTrusted(_ path: String) -> Bool {
    guard let status = Stat(at: path, followsLinks: false) else { return true }
    return status.isTrusted
  }
}

extension OutputKind {
  /// How many bytes are enough to recognise a build cache.
  static let buildCacheHeadLength = 72

  /// A build cache: an SQLite database with its application id, which is a big-endian number at byte 68.
  package static let buildCache = OutputKind("a build cache of LabelKit", headLength: buildCacheHeadLength) { head in
    // The old format, before the cache was an SQLite database.
    if head.starts(with: "LKTABLE1".utf8) { return true }
    let identifier = head.dropFirst(68).reduce(0) { $0 << 8 | Int32($1) }
    return head.count == buildCacheHeadLength && head.starts(with: "SQLite format 3\0".utf8) && identifier == BuildCacheTables.applicationID
  }
}
