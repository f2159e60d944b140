// SPDX-License-Identifier: MIT

internal import SystemPackage

/// The state of a file at a moment, to notice later that somebody has changed it meanwhile.
package struct FileVersion: Hashable, Sendable {
  /// Nil for a file that did not exist.
  private let stamp: FileStamp?
  private let identity: FileIdentity?
  /// The time of the last change, which no program can set back.
  private let changed: Int
  /// The time of the file system's clock when this value was made.
  private let seen: Int

  /// The state of the file at a path now, links followed.
  package init(path: String) {
    seen = FileStamp.now
    let status = try? Stat(path)
    stamp = status.map { FileStamp($0) }
    identity = status.map { FileIdentity($0) }
    changed = status.map { FileStamp.nanoseconds($0.st_ctim) } ?? .min
  }

  /// Whether the file has certainly not changed since this value was made. A file that had just been changed then may have changed again
  /// within the same tick of the clock, so that nothing is certain.
  package func isCurrent(path: String) -> Bool {
    let now = FileVersion(path: path)
    return now.stamp == stamp && now.identity == identity && now.changed == changed && changed < seen
  }
}
