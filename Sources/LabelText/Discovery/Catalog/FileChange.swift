// SPDX-License-Identifier: MIT

// Fontconfig's header includes <sys/stat.h>, and so the compiler counts `stat` as a part of its module.
internal import CFontconfig
internal import Glibc

/// What of a file or folder changes with it: its length and the times of its contents and of itself.
struct FileChange: Hashable, Sendable {
  /// Bytes; -1 where nothing stands.
  let size: Int64
  /// Nanoseconds since 1970 by the file system's clock.
  let modified: Int64
  /// The same of the last change of any kind, which no program can set back.
  let changed: Int64

  init(size: Int64, modified: Int64, changed: Int64) {
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  /// What stands at a path, links followed.
  init(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self.init(size: -1, modified: 0, changed: 0)
      return
    }
    self.init(size: Int64(status.st_size), modified: Self.nanoseconds(status.st_mtim), changed: Self.nanoseconds(status.st_ctim))
  }

  /// The time by the clock that most file systems take theirs from.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue &+ Int64(time.tv_nsec)
  }
}
