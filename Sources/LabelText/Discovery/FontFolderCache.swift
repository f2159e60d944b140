// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import LabelSystem

/// Fontconfig's caches of a user's font folders. Each folder has its own cache file.
///
/// Fontconfig uses a cache until the modification time of the folder changes. Overwriting a file does not change that time, and neither does
/// writing the rest of a file that was incomplete. So these functions compare the times of the files with that of the cache.
enum FontFolderCache {
  /// A valid cache.
  private struct Cache {
    /// When it was written: nanoseconds since 1970 by the file system's clock.
    var written: Int
    /// The paths of the subfolders.
    var subfolders: [String]
  }

  /// Makes new caches for a folder and its subfolders where a file has changed since the cache was written.
  ///
  /// - Returns: whether all caches are newer than the files; false, for example, if no new cache can be written.
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

  /// Removes the caches of a folder and its subfolders where a file has changed since a time: fontconfig may have read the file before the
  /// change and written the cache after it.
  static func remove(of folder: String, changedSince time: Int, in configuration: OpaquePointer) {
    forEachCache(from: folder, configuration) { folder, _ in
      if lastChange(in: folder) >= time { FcDirCacheUnlink(folder, configuration) }
    }
  }

  /// Calls a closure with each valid cache of a folder and its subfolders, and with the path that fontconfig uses for the folder.
  private static func forEachCache(from folder: String, _ configuration: OpaquePointer, _ body: (String, Cache) -> Void) {
    guard let path = FcStrCopyFilename(folder) else { return }
    defer { FcStrFree(path) }
    var waiting = [String(cString: path)]
    while let folder = waiting.popLast() {
      guard let cache = cache(of: folder, configuration) else { continue }
      waiting += cache.subfolders
      body(folder, cache)
    }
  }

  /// The cache of a folder; nil if fontconfig has no valid one.
  private static func cache(of folder: String, _ configuration: OpaquePointer) -> Cache? {
    var file: UnsafeMutablePointer<FcChar8>?
    guard let cache = FcDirCacheLoad(folder, configuration, &file) else { return nil }
    defer { FcDirCacheUnload(cache) }
    guard let file else { return nil }
    defer { FcStrFree(file) }
    let subfolders = (0..<FcCacheNumSubdir(cache)).compactMap { FcCacheSubdir(cache, $0).map { String(cString: $0) } }
    var stamps = PathStamps()
    _ = stamps.stamp(of: String(cString: file))
    return Cache(written: stamps.lastChange, subfolders: subfolders)
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
