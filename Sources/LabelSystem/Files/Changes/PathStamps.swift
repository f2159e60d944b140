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
  package mutating func stamp(of path: String) -> FileStamp? { path.withCString { stamp(of: $0) } }

  /// The stamp of the file at a path that ends with a zero byte.
  package mutating func stamp(of path: UnsafePointer<CChar>) -> FileStamp? {
    var status = stat()
    guard readStatus(of: path, into: &status) else { return nil }
    lastChange = max(lastChange, FileStamp.nanoseconds(status.st_ctim))
    return FileStamp(status)
  }

  /// Without `Stat`, which copies each status three times.
  private mutating func readStatus(of path: UnsafePointer<CChar>, into status: inout stat) -> Bool {
    guard let slash = strrchr(path, CInt(UInt8(ascii: "/"))), slash != path, slash[1] != 0 else {
      return fstatat(AT_FDCWD, path, &status, 0) == 0
    }
    let length = path.distance(to: slash)
    if folderPath.count != length || memcmp(folderPath, path, length) != 0 {
      folderPath = Array(UnsafeBufferPointer(start: path, count: length))
      try? folder?.close()
      folder = try? .open(folderToLookUp: String(decoding: UnsafeRawBufferPointer(start: path, count: length), as: UTF8.self))
    }
    // Not a folder, or one that cannot be searched.
    guard let folder else { return fstatat(AT_FDCWD, path, &status, 0) == 0 }
    return fstatat(folder.rawValue, slash + 1, &status, 0) == 0
  }
}
