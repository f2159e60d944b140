// SPDX-License-Identifier: MIT

internal import Glibc

/// Stamps of files, one after the other. Neighbours in one folder are looked up from there: of hundreds of fonts the system then need not go
/// through the folders above them each time, which takes most of it.
struct PathStamps: ~Copyable {
  private var folderPath = ""
  private var folder: Descriptor?

  init() {}

  /// The stamp of what stands at a path, links followed; nil when there is nothing.
  mutating func stamp(of path: String) -> FileStamp? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex,
      path.utf8.index(after: slash) != path.endIndex
    else { return FileStamp(path: path) }
    let parent = path[..<slash]
    if parent != folderPath {
      folderPath = String(parent)
      folder = Descriptor(open(folderPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }
    // A folder that may be gone through and not be listed.
    guard let number = folder?.number else { return FileStamp(path: path) }
    var status = stat()
    let nameOffset = path.utf8.distance(from: path.startIndex, to: slash) + 1
    guard path.withCString({ fstatat(number, $0 + nameOffset, &status, 0) }) == 0 else { return nil }
    return FileStamp(status)
  }
}
