// SPDX-License-Identifier: MIT

package import Glibc
package import SystemPackage

/// How a file can be known again without reading it: its length and when it last changed.
package struct FileStamp: Hashable, Sendable {
  /// Bytes.
  package var size: Int
  /// Nanoseconds since 1970, by the file system's clock; they wrap round after 2262, and still tell two times apart.
  package var changed: Int

  /// A stamp that was written down.
  package init(size: Int, changed: Int) {
    self.size = size
    self.changed = changed
  }

  /// The stamp of a file of any kind, links followed; nil when there is none.
  package init?(path: String) {
    guard let status = try? Stat(path) else { return nil }
    self.init(status)
  }

  /// The stamp of an open file; nil when the system does not say.
  package init?(of file: FileDescriptor) {
    guard let status = try? file.stat() else { return nil }
    self.init(status)
  }

  /// The stamp of a plain file in an open folder; nil when there is none.
  package init?(of name: String, in folder: FileDescriptor) {
    guard let status = try? folder.status(of: name), status.type == .regular else { return nil }
    self.init(status)
  }

  /// The stamp that the system told.
  package init(_ status: Stat) {
    size = Int(status.size)
    changed = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
  }

  /// The time by the clock of file systems, of the same steps: what changes from now on changes at this time or later. So may what changed some
  /// milliseconds ago, as newer kernels stamp it by a finer clock.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return nanoseconds(time)
  }

  /// A time as nanoseconds since 1970, to compare with others: the last that there is for any time after 2262, the first for any before 1677.
  package static func nanoseconds(_ time: timespec) -> Int {
    let (seconds, isOutOfRange) = time.tv_sec.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isPast) = seconds.addingReportingOverflow(time.tv_nsec)
    return isOutOfRange || isPast ? (time.tv_sec < 0 ? .min : .max) : sum
  }
}
