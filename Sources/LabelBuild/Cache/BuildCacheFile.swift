// SPDX-License-Identifier: MIT

internal import LabelSystem
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

  /// Opens the cache, or replaces one that cannot be used. Nil if the file belongs to another user, may not be replaced, or cannot be
  /// written.
  func find() -> Found? {
    locked {
      if case .noFile = owner { return FilePath(folder).isWritable ? .nothing : nil }
      return openOrMake().map { .cache($0) }
    }
  }

  /// Opens the cache, or creates one if there is no usable one. Nil if the file belongs to another user, may not be replaced, or cannot be
  /// written.
  func open() -> Opened? { locked { openOrMake() } }

  /// Replaces a damaged cache with a new one. If another process has replaced it already, opens that one.
  func replace(_ damaged: Opened) -> Opened? {
    locked {
      if let identity, identity != damaged.identity { return openOrMake() }
      return mayReplace ? make() : nil
    }
  }

  private func openOrMake() -> Opened? {
    switch owner {
    case .noFile: return make()
    case .otherUser: return nil
    case .user(let isPrivate):
      do throws(SQLiteError) {
        // Used only if no other user could have written it.
        if isPrivate, let tables = try BuildCacheTables(existing: Connection(path: path)) {
          return Opened(tables: tables, isNew: false, identity: identity)
        }
      } catch {
        guard error.isDamage else { return nil }
      }
      return mayReplace ? make() : nil
    }
  }

  private func make() -> Opened? {
    removeFiles()
    do throws(SQLiteError) {
      let tables = try BuildCacheTables(in: Connection(path: path, creates: true))
      return Opened(tables: tables, isNew: true, identity: identity)
    } catch {
      // An incomplete cache would never be filled.
      removeFiles()
      return nil
    }
  }

  private func removeFiles() {
    for path in files { try? FileDescriptor.currentFolder.remove(path) }
  }

  private var mayReplace: Bool { replaces == .anything || BuildCache.isReplaceable(path) }

  /// The cache and the files that SQLite keeps next to it while it is open.
  private var files: [String] { ["", "-wal", "-shm", "-journal"].map { path + $0 } }

  // MARK: The file

  private enum Owner {
    /// The file does not exist.
    case noFile
    /// The user of this process.
    case user(isPrivate: Bool)
    /// Another user, or the path is not a regular file.
    case otherUser
  }

  /// The owner of the cache and the files next to it. SQLite reads the log as part of the cache.
  private var owner: Owner {
    var (exists, isPrivate) = (false, true)
    for path in files {
      let status: Stat
      do throws(Errno) { status = try Stat(FilePath(path), followTargetSymlink: false) } catch {
        guard error == .noSuchFileOrDirectory else { return .otherUser }
        continue
      }
      guard status.type == .regular, status.isOwn else { return .otherUser }
      if status.isWritableByOthers { isPrivate = false }
      exists = true
    }
    return exists ? .user(isPrivate: isPrivate) : .noFile
  }

  private var identity: FileIdentity? {
    (try? Stat(FilePath(path), followTargetSymlink: false)).map { FileIdentity($0) }
  }

  /// Runs `body` while no other process opens or replaces a cache in the folder; nil if the lock is not free within a second.
  ///
  /// Locks the folder: a lock file would be left behind, and the cache itself may be replaced.
  private func locked<Result>(_ body: () -> Result?) -> Result? {
    guard let folder = try? FileDescriptor.open(folder: folder) else { return nil }
    defer { try? folder.close() }
    do throws(Errno) { try folder.lock(milliseconds: 1000) } catch { return nil }
    return body()
  }
}

extension BuildCache {
  /// Whether a build cache may replace a file: it does not exist, it is empty, or it is a build cache of any version, damaged or not.
  ///
  /// Do not call it for a cache that this process has open.
  package static func isReplaceable(_ path: String) -> Bool {
    let status: Stat
    do throws(Errno) { status = try Stat(FilePath(path)) } catch { return error == .noSuchFileOrDirectory }
    guard status.type == .regular else { return false }
    if status.size == 0 { return true }
    guard let file = try? FileDescriptor.currentFolder.open(path, .readOnly, options: .nonBlocking) else { return false }
    defer { try? file.close() }
    guard let head = try? file.head(count: 72) else { return false }
    if head.starts(with: firstVersionTitle.utf8) { return true }
    // The application id is a big-endian number at byte 68.
    let identifier = head.dropFirst(68).reduce(0) { $0 << 8 | Int32($1) }
    return head.count == 72 && head.starts(with: "SQLite format 3\0".utf8) && identifier == BuildCacheTables.applicationID
  }

  /// The first bytes of the old format, before the cache was an SQLite database.
  private static let firstVersionTitle = "LKTABLE1"
}
