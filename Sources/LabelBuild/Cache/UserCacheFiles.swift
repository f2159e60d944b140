// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// The files that LabelKit keeps in the user's cache folder: build caches and the font index. Files of other programs are not among them, and
/// neither is what has the name of such a file but not its contents.
package struct UserCacheFiles {
  /// The largest size of all build caches together, in bytes. One of sixteen new build caches removes the oldest ones beyond it.
  package static let maximumBytes = 256 << 20

  /// Files that belong together: a build cache with the files that SQLite keeps next to it, or the font index.
  private struct Item {
    var names: [String]
    var bytes: Int
    /// When it was written last, in seconds.
    var modified: Int
    /// Whether a process may have it open.
    var isInUse = false
  }

  /// A number of files and their size.
  package struct Size: Hashable, Sendable {
    package var files = 0
    package var bytes = 0

    package init() {}

    init(files: Int, bytes: Int) { (self.files, self.bytes) = (files, bytes) }

    /// Adds the files of another folder.
    package mutating func add(_ other: Size) {
      files += other.files
      bytes += other.bytes
    }
  }

  /// What SQLite adds to the name of a database for the files next to it, which exist while a process has it open.
  private static let companions = ["-wal", "-shm", "-journal"]
  /// After this many seconds such a file is one that a killed process has left.
  private static let longestRun = 86_400

  private let path: String
  private let folder: FileDescriptor
  private let items: [Item]

  /// Lists the files in a folder; nil if there is no such folder.
  package init?(in path: String) {
    guard let folder = try? FileDescriptor.open(folder: path) else { return nil }
    self.path = path
    self.folder = folder
    items = FolderListing.names(in: path).compactMap { Self.item($0, in: folder) }
  }

  /// Closes the folder.
  package func close() { try? folder.close() }

  /// The number and size of all files.
  package var size: Size { Self.size(of: items) }

  /// Removes all files except the build caches that a process may have open.
  ///
  /// - Returns: the files that were removed.
  package func removeAll() -> Size { remove(items) }

  /// Removes the build caches that were written longest ago, until the others have at most `maximum` bytes.
  ///
  /// - Returns: the files that were removed.
  package func shrink(to maximum: Int = maximumBytes) -> Size {
    var excess = size.bytes - maximum
    guard excess > 0 else { return Size() }
    return remove(
      items.filter { $0.names[0] != UserCache.fontCatalogName }.sorted { ($0.modified, $0.names[0]) < ($1.modified, $1.names[0]) }.prefix {
        item in
        defer { if !item.isInUse { excess -= item.bytes } }
        return excess > 0
      })
  }

  private func remove(_ items: some Sequence<Item>) -> Size {
    // Nobody opens or replaces a build cache meanwhile; see `BuildCacheFile`.
    guard let lock = try? FileDescriptor.open(folder: path) else { return Size() }
    defer { try? lock.close() }
    do throws(Errno) { try lock.lock(milliseconds: 1000) } catch { return Size() }
    var removed = Size()
    for item in items where !item.isInUse && !item.names.contains(where: { isNewer($0, than: item.modified) }) {
      for name in item.names { try? folder.remove(name) }
      removed.files += 1
      removed.bytes += item.bytes
    }
    return removed
  }

  /// Whether a file was written after the folder was listed.
  private func isNewer(_ name: String, than time: Int) -> Bool {
    (try? folder.status(of: name)).map { $0.st_mtim.tv_sec > time } ?? false
  }

  private static func size(of items: [Item]) -> Size { Size(files: items.count, bytes: items.reduce(0) { $0 + $1.bytes }) }

  // MARK: Recognising files

  private static func item(_ name: String, in folder: FileDescriptor) -> Item? {
    if name == UserCache.fontCatalogName { return item([name], in: folder, head: 64) { contains($0, "labelkit fonts ") } }
    let isCache = name.hasSuffix(CacheLocation.pathExtension) && isDigits(name.dropLast(CacheLocation.pathExtension.utf8.count))
    guard isCache else { return nil }
    let beside = companions.map { name + $0 }.filter { (try? folder.status(of: $0)) != nil }
    if !beside.isEmpty {
      var item = item([name] + beside, in: folder)
      item.isInUse = item.modified > time(nil) - longestRun
      // Reading it would release the locks of SQLite, if it is this process that has it open.
      if item.isInUse { return item }
    }
    return item([name] + beside, in: folder, head: OutputKind.buildCacheHeadLength, isOurs: OutputKind.buildCache.recognizes)
  }

  /// Some files that belong together, if the first one is a regular file of this user and has the right beginning.
  private static func item(_ names: [String], in folder: FileDescriptor, head: Int, isOurs: ([UInt8]) -> Bool) -> Item? {
    guard let file = try? folder.open(names[0], .readOnly, options: [.noFollow, .nonBlocking]) else { return nil }
    defer { try? file.close() }
    guard let status = try? file.stat(), status.type == .regular, status.isTrusted, let bytes = try? file.head(count: head), isOurs(bytes)
    else { return nil }
    return item(names, in: folder)
  }

  private static func item(_ names: [String], in folder: FileDescriptor) -> Item {
    let stats = names.compactMap { try? folder.status(of: $0) }
    return Item(
      names: names, bytes: stats.reduce(0) { $0 + Int($1.size) }, modified: stats.map { $0.st_mtim.tv_sec }.max() ?? 0)
  }

  /// Whether a text is one that `ContentHash.digits` makes.
  private static func isDigits(_ text: Substring) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let text = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: text) }
  }
}
