// SPDX-License-Identifier: MIT

internal import CSched
internal import SystemPackage

/// A file in memory without a name, for code that reads files by their path. It lives as long as this value and no other process sees it.
package final class MemoryFile: Sendable {
  private let file: FileDescriptor
  /// The path under which this process reads the file.
  package var path: String { "/proc/self/fd/\(file.rawValue)" }

  /// Nil if the system has no more descriptors or memory.
  package init?(_ bytes: [UInt8]) {
    // 1 is MFD_CLOEXEC, a macro that Swift cannot import.
    let descriptor = memfd_create("labelkit", 1)
    guard descriptor >= 0 else { return nil }
    file = FileDescriptor(rawValue: descriptor)
    do throws(Errno) { try file.write(all: bytes) } catch { return nil }
  }

  deinit { try? file.close() }
}
