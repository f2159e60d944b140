// SPDX-License-Identifier: MIT

import Glibc
import LabelBuild
import LabelCore
import LabelText

/// Where build caches are: one file for the same manifests, folder and shard, in the user's cache folder, or where the user says.
enum StateFile {
  /// The build cache of a run; nil when it cannot be used, and then every output is new.
  ///
  /// - Throws: `MachineError.cannotWrite` when `--state` names something that LabelKit did not make.
  static func open(for options: RunSettings, _ goal: RunGoal) throws(Diagnostic) -> BuildCache? {
    guard let path = try path(for: options, goal) else { return nil }
    guard options.state == nil else { return BuildCache(path: path, replaces: .ownFiles) }
    let cache = BuildCache(path: path, replaces: .anything)
    if cache?.isNew ?? false { removeOlderFiles(of: path) }
    return cache
  }

  private static let pathExtension = ".sqlite"

  /// Removes what stood for a build cache before it was a database.
  private static func removeOlderFiles(of path: String) {
    let name = path.dropLast(pathExtension.utf8.count)
    for ending in [".state", ".state.names", ".state.run"] { unlink(name + ending) }
  }

  /// The file's path; nil when there is no cache folder.
  static func path(for options: RunSettings, _ goal: RunGoal) throws(Diagnostic) -> String? {
    guard let output = goal.folder else { return nil }
    if let state = options.state {
      try check(state)
      return state
    }
    guard let folder = cacheFolder, !options.manifests.contains("-") else { return nil }
    var hash = ContentHash()
    for path in [output] + options.manifests { hash.add(realPath(path)) }
    for word in goal.stateWords { hash.add(word) }
    return folder + "/" + hash.digits + pathExtension
  }

  /// Refuses a file of another kind: it would be replaced.
  private static func check(_ path: String) throws(Diagnostic) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    var reason = "it is not a regular file"
    if status.st_mode & S_IFMT == S_IFREG {
      if status.st_size == 0 || BuildCache.isOurs(path) { return }
      reason = "it is not a build cache of LabelKit; delete it or name another file"
    }
    throw Diagnostic(MachineError.cannotWrite(path: path, reason: reason), at: SourcePlace(file: "--state"))
  }

  /// The folder, made if need be.
  static var cacheFolder: String? {
    guard let base = cacheBase else { return nil }
    let folder = base + "/labelkit"
    if access(folder, W_OK) == 0 { return folder }
    for path in [base, folder] { mkdir(path, 0o755) }
    return access(folder, W_OK) == 0 ? folder : nil
  }

  /// Where the machine's fonts are listed; nil when there is no cache. The file need not exist.
  static var fontCatalog: FontCatalogFile? { cacheBase.map { FontCatalogFile(path: $0 + "/labelkit/fonts") } }

  private static var cacheBase: String? {
    let base = variable("XDG_CACHE_HOME") ?? variable("HOME").map { $0 + "/.cache" }
    return base.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// A path without links, also of a folder that does not exist yet.
  private static func realPath(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    guard !path.hasPrefix("/"), let here = realpath(".", nil) else { return path }
    defer { free(here) }
    return String(cString: here) + "/" + path
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
