// SPDX-License-Identifier: MIT

internal import Glibc
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

  /// The longest tick of the file system's clock, in microseconds: that of a kernel with 100 ticks a second.
  private static let tick: UInt32 = 10_000

  /// The state of the file at a path, once the tick of its last change is over, so that `isCurrent` notices every later change. Waits for
  /// a file that was changed a moment ago, and not for one that has a time in the future.
  package static func settled(path: String) -> FileVersion {
    var version = FileVersion(path: path)
    for _ in 0..<3 where version.changed >= version.seen && version.changed &- version.seen <= 2_000 * Int(tick) {
      usleep(tick / 2)
      version = FileVersion(path: path)
    }
    return version
  }

  /// Whether the file has certainly not changed since this value was made. A file that had just been changed then may have changed again
  /// within the same tick of the clock, so that nothing is certain.
  package func isCurrent(path: String) -> Bool {
    let now = FileVersion(path: path)
    return now.stamp == stamp && now.identity == identity && now.changed == changed && changed < seen
  }
}
