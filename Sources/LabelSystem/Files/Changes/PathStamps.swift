// SPDX-License-Identifier: MIT

internal import Glibc
internal import SystemPackage

/// Reads the stamps of many files. Files in the same folder are looked up from the open folder, so for hundreds of fonts the system does not
/// resolve the folders above them each time, which is most of the work.
package struct PathStamps: ~Copyable {
  /// The latest status change of all files: nanoseconds since 1970 by the file system's clock, which no program can set back.
  package private(set) var lastChange = Int.min

  /// The folder's path as a C string, without the zero byte.
  private var folderPath: [CChar] = []
  private var folder: FileDescriptor?

  package init() {}

  deinit { try? folder?.close() }

  /// The stamp of the file at a path, following links; nil if there is none.
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
        folder = try? .open(folderToLookUp: String(decoding: UnsafeRawBufferPointer(start: path, count: length), as: UTF8.self))
      }
      // Not a folder, or one that cannot be searched.
      guard let folder else { return try? Stat(path) }
      return try? Stat(slash + 1, relativeTo: folder, flags: [])
    }
  }
}
