// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

/// What is in a folder, an entry at a time, in no order; without `.` and `..`.
package struct FolderListing: ~Copyable {
  private let stream: OpaquePointer

  /// Opens a folder by its path, links followed.
  package init(path: String) throws(Errno) {
    guard let stream = opendir(path) else { throw Errno(rawValue: errno) }
    self.stream = stream
  }

  /// Lists an open folder from its beginning; it may be closed meanwhile.
  package init(of folder: FileDescriptor) throws(Errno) {
    // A duplicate would share its reading position with the original, and `closedir` closes what it was given.
    let own = try folder.open(".", .readOnly, options: .directory)
    guard let stream = fdopendir(own.rawValue) else {
      let error = Errno(rawValue: errno)
      try? own.close()
      throw error
    }
    self.stream = stream
  }

  deinit {
    closedir(stream)
  }

  /// The next entry; nil at the end. A name that is not UTF-8 is repaired.
  package borrowing func next() -> (name: String, isFile: Bool)? {
    while let entry = readdir(stream) {
      // The record ends with the name. `d_name` has 256 bytes in Swift's eyes, of which the last ones may be outside of the buffer, so that the
      // tuple is never read as a whole.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
      let name = String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { return (name, entry.pointee.d_type == UInt8(DT_REG)) }
    }
    return nil
  }

  /// The names in a folder, in alphabetical order; none when it cannot be listed.
  package static func names(in path: String) -> [String] {
    guard let listing = try? FolderListing(path: path) else { return [] }
    var names: [String] = []
    while let entry = listing.next() { names.append(entry.name) }
    return names.sorted()
  }
}
