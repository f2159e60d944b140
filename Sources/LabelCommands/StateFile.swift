// SPDX-License-Identifier: MIT

import Glibc
import LabelCore
import LabelText

/// Where runs are remembered: one file for the same manifests, folder and shard, in the user's cache.
enum StateFile {
  /// The file's path; nil when there is no cache, and then nothing is remembered.
  static func path(for options: RunSettings, _ goal: RunGoal) -> String? {
    guard let output = goal.folder else { return nil }
    if let state = options.state { return state }
    guard let folder = cacheFolder, !options.manifests.contains("-") else { return nil }
    var hash = ContentHash()
    for path in [output] + options.manifests { hash.add(realPath(path)) }
    for word in goal.stateWords { hash.add(word) }
    return folder + "/" + hash.digits + ".state"
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
