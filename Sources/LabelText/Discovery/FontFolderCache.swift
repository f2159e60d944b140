// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import LabelSystem

/// Fontconfig's caches of the folders that a user names, one for each folder.
///
/// Fontconfig uses a cache as long as the modification time of its folder is the same. That time does not change when a file in the folder is
/// overwritten, or was found half written and is then complete, so these functions compare the files.
enum FontFolderCache {
  /// Searches a folder and the folders in it again if a file in them has changed since their caches were written.
  static func renew(of folder: String, in configuration: OpaquePointer) {
    forEachFolder(from: folder, configuration) { folder, written in
      guard lastChange(in: folder) >= written, let cache = FcDirCacheRead(folder, FcTrue, configuration) else { return }
      FcDirCacheUnload(cache)
    }
  }

  /// Removes the caches of a folder and of the folders in it if a file in them has changed since a time. Fontconfig may have read the file
  /// before it changed, and written the cache afterwards.
  static func remove(of folder: String, changedSince time: Int, in configuration: OpaquePointer) {
    forEachFolder(from: folder, configuration) { folder, _ in
      if lastChange(in: folder) >= time { FcDirCacheUnlink(folder, configuration) }
    }
  }

  /// Calls a closure with each folder that has a valid cache, by the path that fontconfig uses, and with the time at which the cache was
  /// written: nanoseconds since 1970 by the file system's clock.
  private static func forEachFolder(from folder: String, _ configuration: OpaquePointer, _ body: (String, Int) -> Void) {
    guard let path = FcStrCopyFilename(folder) else { return }
    defer { FcStrFree(path) }
    var waiting = [String(cString: path)]
    while let folder = waiting.popLast() {
      var file: UnsafeMutablePointer<FcChar8>?
      guard let cache = FcDirCacheLoad(folder, configuration, &file) else { continue }
      defer { FcDirCacheUnload(cache) }
      guard let file else { continue }
      defer { FcStrFree(file) }
      for number in 0..<FcCacheNumSubdir(cache) {
        if let inner = FcCacheSubdir(cache, number) { waiting.append(String(cString: inner)) }
      }
      var stamps = PathStamps()
      _ = stamps.stamp(of: String(cString: file))
      body(folder, stamps.lastChange)
    }
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
