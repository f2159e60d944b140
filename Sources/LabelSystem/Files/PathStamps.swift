// SPDX-License-Identifier: MIT

internal import Glibc

/// Stamps of files, one after the other. Neighbours in one folder are looked up from there: of hundreds of fonts the system then need not go
/// through the folders above them each time, which takes most of it.
package struct PathStamps: ~Copyable {
  /// When the last of the files changed in any way: nanoseconds since 1970 by the file system's clock, which no program can set back.
  package private(set) var lastChange = Int.min

  /// As C has it, without the zero byte.
  private var folderPath: [CChar] = []
  private var folder: Descriptor?

  package init() {}

  /// The stamp of what stands at a path, links followed; nil when there is nothing.
  package mutating func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard find(path, &status) else { return nil }
    lastChange = max(lastChange, FileStamp.nanoseconds(status.st_ctim))
    return FileStamp(status)
  }

  private mutating func find(_ path: String, _ status: inout stat) -> Bool {
    path.withCString { path in
      guard let slash = strrchr(path, Int32(UInt8(ascii: "/"))), slash != path, slash[1] != 0 else { return stat(path, &status) == 0 }
      let length = path.distance(to: slash)
      if folderPath.count != length || memcmp(folderPath, path, length) != 0 {
        folderPath = Array(UnsafeBufferPointer(start: path, count: length))
        folder = Descriptor(open(folderPath + [0], O_RDONLY | O_DIRECTORY | O_CLOEXEC))
      }
      // A folder that may be gone through and not be listed.
      guard let number = folder?.number else { return stat(path, &status) == 0 }
      return fstatat(number, slash + 1, &status, 0) == 0
    }
  }
}
