// SPDX-License-Identifier: MIT

package import Glibc

/// How a file can be known again without reading it: its length and when it last changed.
package struct FileStamp: Hashable, Sendable {
  /// Bytes.
  package var size: Int
  /// Nanoseconds since 1970, by the file system's clock.
  package var changed: Int

  /// A stamp that was written down.
  package init(size: Int, changed: Int) {
    self.size = size
    self.changed = changed
  }

  /// The stamp of a file of any kind, links followed; nil when there is none.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of an open file; nil when the system does not say.
  package init?(of file: borrowing Descriptor) {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of a plain file in an open folder; nil when there is none.
  package init?(of name: String, in folder: borrowing Descriptor) {
    var status = stat()
    guard fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  /// The stamp that the system told.
  package init(_ status: stat) {
    size = Int(status.st_size)
    changed = Self.nanoseconds(status.st_mtim)
  }

  /// The time by the clock of file systems, of the same steps: what changes from now on changes at this time or later. So may what changed some
  /// milliseconds ago, as newer kernels stamp it by a finer clock.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return nanoseconds(time)
  }

  /// A time as nanoseconds since 1970.
  package static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec) }
}
