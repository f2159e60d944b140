// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import LabelSystem

/// Fontconfig's caches of the folders that a user names, one for each folder.
///
/// Fontconfig uses a cache as long as the modification time of its folder is the same. That time does not change when a file in the folder is
/// overwritten, or was found half written and is then complete, so these functions compare the files.
enum FontFolderCache {
  /// A valid cache.
  private struct Cache {
    /// When it was written: nanoseconds since 1970 by the file system's clock.
    var written: Int
    /// The folders in its folder.
    var folders: [String]
  }

  /// Searches a folder and the folders in it again if a file in them has changed since their caches were written.
  ///
  /// - Returns: whether fontconfig may use the caches; false if the new ones could not be written.
  static func renew(of folder: String, in configuration: OpaquePointer) -> Bool {
    var areCurrent = true
    forEachCache(from: folder, configuration) { folder, cache in
      let change = lastChange(in: folder)
      guard change >= cache.written else { return }
      if let new = FcDirCacheRead(folder, FcTrue, configuration) { FcDirCacheUnload(new) }
      if let cache = Self.cache(of: folder, configuration), change >= cache.written { areCurrent = false }
    }
    return areCurrent
  }

  /// Removes the caches of a folder and of the folders in it if a file in them has changed since a time. Fontconfig may have read the file
  /// before it changed, and written the cache afterwards.
  static func remove(of folder: String, changedSince time: Int, in configuration: OpaquePointer) {
    forEachCache(from: folder, configuration) { folder, _ in
      if lastChange(in: folder) >= time { FcDirCacheUnlink(folder, configuration) }
    }
  }

  /// Calls a closure with the valid caches of a folder and of the folders in it, and with their folders by the paths that fontconfig uses.
  private static func forEachCache(from folder: String, _ configuration: OpaquePointer, _ body: (String, Cache) -> Void) {
    guard let path = FcStrCopyFilename(folder) else { return }
    defer { FcStrFree(path) }
    var waiting = [String(cString: path)]
    while let folder = waiting.popLast() {
      guard let cache = cache(of: folder, configuration) else { continue }
      waiting += cache.folders
      body(folder, cache)
    }
  }

  /// The cache of a folder; nil if there is none, or none that fontconfig would use.
  private static func cache(of folder: String, _ configuration: OpaquePointer) -> Cache? {
    var file: UnsafeMutablePointer<FcChar8>?
    guard let cache = FcDirCacheLoad(folder, configuration, &file) else { return nil }
    defer { FcDirCacheUnload(cache) }
    guard let file else { return nil }
    defer { FcStrFree(file) }
    let folders = (0..<FcCacheNumSubdir(cache)).compactMap { FcCacheSubdir(cache, $0).map { String(cString: $0) } }
    var stamps = PathStamps()
    _ = stamps.stamp(of: String(cString: file))
    return Cache(written: stamps.lastChange, folders: folders)
  }

  /// The latest status change of the files in a folder that fontconfig reads: nanoseconds since 1970 by the file system's clock.
  private static func lastChange(in folder: String) -> Int {
    guard let listing = try? FolderListing(path: folder) else { return .min }
    var stamps = PathStamps()
    while let entry = listing.next() {
      if entry.isReadable, !entry.isFolder, !entry.name.hasPrefix(".") { _ = stamps.stamp(of: folder + "/" + entry.name) }
    }
    return stamps.lastChange
  }
}
