// SPDX-License-Identifier: MIT

internal import Glibc
internal import SystemPackage

/// Stamps of files, one after the other. Neighbours in one folder are looked up from there: of hundreds of fonts the system then need not go
/// through the folders above them each time, which takes most of it.
package struct PathStamps: ~Copyable {
  /// When the last of the files changed in any way: nanoseconds since 1970 by the file system's clock, which no program can set back.
  package private(set) var lastChange = Int.min

  /// As C has it, without the zero byte.
  private var folderPath: [CChar] = []
  private var folder: FileDescriptor?

  package init() {}

  deinit { try? folder?.close() }

  /// The stamp of what stands at a path, links followed; nil when there is nothing.
  package mutating func stamp(of path: String) -> FileStamp? {
    guard let status = status(of: path) else { return nil }
    lastChange = max(lastChange, FileStamp.nanoseconds(status.st_ctim))
    return FileStamp(status)
  }

  private mutating func status(of path: String) -> Stat? {
    path.withCString { path in
      guard let slash = strrchr(path, CInt(UInt8(ascii: "/"))), slash != path, slash[1] != 0 else { return try? Stat(path) }
      let length = path.distance(to: slash)
      if folderPath.count != length || memcmp(folderPath, path, length) != 0 {
        folderPath = Array(UnsafeBufferPointer(start: path, count: length))
        try? folder?.close()
        folder = try? .open(folder: String(decoding: UnsafeRawBufferPointer(start: path, count: length), as: UTF8.self))
      }
      // A folder that may be gone through and not be listed.
      guard let folder else { return try? Stat(path) }
      return try? Stat(slash + 1, relativeTo: folder, flags: [])
    }
  }
}
