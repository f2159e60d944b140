// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// Where a run's build cache is. With a cache, the next run of the same manifests into the same folder renders only what changed.
public enum CacheLocation: Hashable, Sendable {
  /// A file in `$XDG_CACHE_HOME/labelkit`, or else in `~/.cache/labelkit`: one for each combination of manifests, folder and shard. There is
  /// no cache if a manifest is standard input.
  case standard
  /// A file at a path of your choice. An existing file that is not a build cache is never replaced.
  case file(String)
  /// No cache: every file is new.
  case none

  /// The extension of a build cache in the user's cache folder; its name is a hash.
  static let pathExtension = ".sqlite"

  /// The path of `.file`; nil for other locations.
  var filePath: String? { if case .file(let path) = self { path } else { nil } }

  /// Checks that the file of `.file` can be a build cache: it is one, or does not exist, and can be written.
  ///
  /// - Throws: `MachineError.notReplaced` for an existing file that is not a build cache, `.cannotWrite` for one that cannot be written, or that
  ///   another user could have written.
  func check() throws(MachineError) {
    guard let path = filePath else { return }
    try OutputRule(.buildCache).check(path: path)
    guard BuildCache.isTrusted(path) else {
      throw .cannotWrite(path: path, reason: "another user can have written this build cache; delete it, or name another file")
    }
    // SQLite makes files beside it, too.
    if let failure = FilePath(path).folder.writeFailure { throw MachineError(writing: path, failure) }
    if let failure = FilePath(path).writeFailure, failure != .noSuchFileOrDirectory { throw MachineError(writing: path, failure) }
  }

  /// Opens the build cache of a run; nil if there is none or it cannot be used, so that every output is new.
  ///
  /// - Throws: `MachineError.diskFull`; without a cache the run can go on.
  func open(for run: Run) throws(MachineError) -> BuildCache? {
    guard let output = run.destination.folderPath else { return nil }
    switch self {
    case .none: return nil
    case .file(let path): return try BuildCache(opening: path, replaces: .ownFiles)
    case .standard:
      guard let folder = UserCache.folder, !run.manifests.contains("-") else { return nil }
      var hash = ContentHash()
      for path in [output] + run.manifests { hash.add(Self.realPath(path)) }
      for option in run.cacheKeyOptions { hash.add(option) }
      let path = folder + "/" + hash.digits
      // Shrink the folder before this cache is opened: reading and closing its file would release SQLite's locks on it. Looking at every file
      // of the folder takes as long as rendering several labels, so only one new cache of sixteen does it.
      if path.hasSuffix("0"), FileIdentity(path: path + Self.pathExtension) == nil { Self.shrink(folder) }
      let cache = try BuildCache(opening: path + Self.pathExtension, replaces: .anything)
      if cache?.isNew ?? false { Self.removeFilesOfOldFormat(path) }
      return cache
    }
  }

  /// Removes the oldest build caches in a folder that has too many.
  private static func shrink(_ folder: String) {
    guard let files = UserCacheFiles(in: folder) else { return }
    _ = files.shrink()
    files.close()
  }

  /// Removes the files of the build cache's old format.
  private static func removeFilesOfOldFormat(_ path: String) {
    for ending in [".state", ".state.names", ".state.run"] { try? FileDescriptor.currentFolder.remove(path + ending) }
  }

  /// A path with links resolved; an absolute path for a folder that does not exist yet.
  private static func realPath(_ path: String) -> String {
    if let real = try? FilePath(path).withoutLinks() { return real.string }
    guard !path.hasPrefix("/"), let here = try? FilePath(".").withoutLinks() else { return path }
    return here.string + "/" + path
  }
}
