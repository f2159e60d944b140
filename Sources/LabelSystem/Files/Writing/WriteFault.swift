// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization
package import SystemPackage

/// A failure of writing that a test causes, such as a full disk at the third write of a run.
///
/// Only this package can make one, and no option or variable of the tool does. Without one, a write costs a look at a flag.
package final class WriteFault: Sendable {
  private let folder: String
  private let error: Errno
  /// How many writes still succeed; a failing one does not count.
  private let remaining: Atomic<Int>
  private let failures = Atomic<Int>(0)

  private static let isActive = Atomic<Bool>(false)
  private static let active = Mutex<[WriteFault]>([])

  /// Begins to fail writes to files below a folder, also to unnamed ones, until `end` is called.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder, without links.
  ///   - count: How many writes succeed before.
  ///   - error: The error of all later writes. Half of their bytes are written, as on a disk that becomes full.
  package init(below folder: String, after count: Int, _ error: Errno = .noSpace) {
    self.folder = folder
    self.error = error
    remaining = Atomic(count)
    Self.active.withLock { $0.append(self) }
    Self.isActive.store(true, ordering: .sequentiallyConsistent)
  }

  /// Lets writes succeed again.
  ///
  /// - Returns: How many failed.
  package func end() -> Int {
    Self.active.withLock { active in
      active.removeAll { $0 === self }
      if active.isEmpty { Self.isActive.store(false, ordering: .sequentiallyConsistent) }
    }
    return failures.load(ordering: .sequentiallyConsistent)
  }

  /// Throws the error of a fault that concerns a file.
  static func check(_ file: FileDescriptor, writing bytes: [UInt8]) throws(Errno) {
    guard isActive.load(ordering: .relaxed) else { return }
    let faults = active.withLock { $0 }
    guard !faults.isEmpty, let path = path(of: file) else { return }
    for fault in faults where path.hasPrefix(fault.folder + "/") {
      if fault.remaining.subtract(1, ordering: .sequentiallyConsistent).oldValue > 0 { continue }
      fault.failures.add(1, ordering: .sequentiallyConsistent)
      try Errno.only { _ = try file.writeAll(bytes[..<(bytes.count / 2)]) }
      throw fault.error
    }
  }

  private static func path(of file: FileDescriptor) -> String? {
    var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/fd/\(file.rawValue)", &path, path.count)
    return length > 0 ? String(decoding: path[..<length], as: UTF8.self) : nil
  }
}
