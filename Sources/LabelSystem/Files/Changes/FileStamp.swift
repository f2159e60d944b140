// SPDX-License-Identifier: MIT

package import Glibc
package import LabelCore
package import SystemPackage

/// The length and modification time of a file, to detect changes without reading it.
package struct FileStamp: Hashable, Sendable {
  /// The length in bytes.
  package var size: Int
  /// The modification time in nanoseconds since 1970, by the file system's clock. It wraps around after 2262 and still distinguishes times.
  package var changed: Int

  /// Creates a stamp from recorded values.
  package init(size: Int, changed: Int) {
    self.size = size
    self.changed = changed
  }

  /// The stamp of a file of any type, following links; nil if there is none.
  package init?(path: String) {
    guard let status = try? Stat(path) else { return nil }
    self.init(status)
  }

  /// The stamp of an open file; nil if the system does not give its status.
  package init?(of file: FileDescriptor) {
    guard let status = try? file.stat() else { return nil }
    self.init(status)
  }

  /// The stamp of a regular file in an open folder; nil if there is none.
  package init?(of name: String, in folder: FileDescriptor) {
    guard let status = try? folder.status(of: name), status.type == .regular else { return nil }
    self.init(status)
  }

  /// The stamp from a file's status.
  package init(_ status: Stat) { self.init(status.rawValue) }

  /// The stamp from a file's status as the C library gives it.
  init(_ status: stat) {
    size = Int(status.st_size)
    changed = status.st_mtim.tv_sec &* 1_000_000_000 &+ status.st_mtim.tv_nsec
  }

  /// The current time by the coarse clock of file systems. Later changes have this time or a later one; so may changes of the last
  /// milliseconds, since newer kernels use a finer clock for stamps.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return nanoseconds(time)
  }

  /// A time in nanoseconds since 1970, for comparisons; clamped for times before 1677 and after 2262.
  package static func nanoseconds(_ time: timespec) -> Int {
    let (seconds, isOutOfRange) = time.tv_sec.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isPast) = seconds.addingReportingOverflow(time.tv_nsec)
    return isOutOfRange || isPast ? (time.tv_sec < 0 ? .min : .max) : sum
  }
}

extension ContentHash {
  /// Adds the length and time of a file; nil for no file.
  package mutating func add(_ stamp: FileStamp?) {
    add(UInt64(bitPattern: Int64(stamp?.size ?? -1)))
    add(UInt64(bitPattern: Int64(stamp?.changed ?? -1)))
  }
}
