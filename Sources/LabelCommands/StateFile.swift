// SPDX-License-Identifier: MIT

import Glibc
import LabelCore
import LabelText

/// Where runs are remembered: one file for the same manifests, folder and shard, in the user's cache.
enum StateFile {
  /// The file's path; nil when there is no cache, and then nothing is remembered.
  ///
  /// - Throws: `MachineError.cannotWrite` when `--state` names something that LabelKit did not make.
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
    return folder + "/" + hash.digits + ".state"
  }

  /// What files that runs are remembered in begin with.
  private static let headers = ["LKTABLE1", "SQLite format 3\u{0}"]

  /// Refuses a file with contents of another kind: it would be emptied.
  private static func check(_ path: String) throws(Diagnostic) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    var reason = "it is not a plain file"
    if status.st_mode & S_IFMT == S_IFREG {
      guard status.st_size > 0 else { return }
      let head = head(of: path)
      if headers.contains(where: { head.starts(with: $0.utf8) }) { return }
      reason = "it is no file that LabelKit remembers runs in; delete it or name another one"
    }
    throw Diagnostic(MachineError.cannotWrite(path: path, reason: reason), at: SourcePlace(file: "--state"))
  }

  private static func head(of path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: 16) { buffer, count in count = max(0, read(file, buffer.baseAddress, buffer.count)) }
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
