// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// Where a run remembers what it made, so that the next run of the same manifests into the same folder renders only what changed.
public enum CacheLocation: Hashable, Sendable {
  /// One file for the same manifests, folder and shard, in `$XDG_CACHE_HOME/labelkit`, else `~/.cache/labelkit`. None where a manifest is
  /// standard input.
  case standard
  /// A file of the caller's. What LabelKit did not make there is never replaced.
  case file(String)
  /// Nowhere: every file is new.
  case none

  private static let pathExtension = ".sqlite"

  /// The build cache of a run; nil when there is none or it cannot be used, and then every output is new.
  ///
  /// - Throws: `MachineError.cannotWrite` for a file that LabelKit did not make.
  func open(for run: Run) throws(Diagnostic) -> BuildCache? {
    guard let output = run.destination.folderPath else { return nil }
    switch self {
    case .none: return nil
    case .file(let path):
      try Self.check(path)
      return BuildCache(path: path, replaces: .ownFiles)
    case .standard:
      guard let folder = UserCache.folder, !run.manifests.contains("-") else { return nil }
      var hash = ContentHash()
      for path in [output] + run.manifests { hash.add(Self.realPath(path)) }
      for word in run.distinction { hash.add(word) }
      let path = folder + "/" + hash.digits
      let cache = BuildCache(path: path + Self.pathExtension, replaces: .anything)
      if cache?.isNew ?? false { Self.removeOlderFiles(path) }
      return cache
    }
  }

  /// Removes what stood for a build cache before it was a database.
  private static func removeOlderFiles(_ path: String) {
    for ending in [".state", ".state.names", ".state.run"] { try? FileDescriptor.currentFolder.remove(path + ending) }
  }

  /// Refuses a file of another kind: it would be replaced.
  private static func check(_ path: String) throws(Diagnostic) {
    guard let status = try? Stat(FilePath(path), followTargetSymlink: false) else { return }
    var reason = "it is not a regular file"
    if status.type == .regular {
      if status.size == 0 || BuildCache.isOurs(path) { return }
      reason = "it is not a build cache of LabelKit; delete it or name another file"
    }
    throw Diagnostic(MachineError.cannotWrite(path: path, reason: reason), at: DocumentLocation(file: "--state"))
  }

  /// A path without links, also of a folder that does not exist yet.
  private static func realPath(_ path: String) -> String {
    if let real = try? FilePath(path).withoutLinks() { return real.string }
    guard !path.hasPrefix("/"), let here = try? FilePath(".").withoutLinks() else { return path }
    return here.string + "/" + path
  }
}
