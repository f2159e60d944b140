// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

/// Lists the entries of a folder one by one, in no order, without `.` and `..`.
package struct FolderListing: ~Copyable {
  private let stream: OpaquePointer

  /// Opens a folder by its path, following links.
  package init(path: String) throws(Errno) {
    guard let stream = opendir(path) else { throw Errno(rawValue: errno) }
    self.stream = stream
  }

  /// Lists an open folder from its beginning; the descriptor may be closed meanwhile.
  package init(of folder: FileDescriptor) throws(Errno) {
    // A duplicate would share its reading position with the original, and `closedir` closes its descriptor.
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

  /// The next entry; nil at the end. Invalid UTF-8 in a name is replaced.
  package borrowing func next() -> (name: String, isFile: Bool)? {
    while let entry = readdir(stream) {
      // The record ends with the name. Swift imports `d_name` as a tuple of 256 bytes, of which the last ones may be outside the buffer, so the
      // tuple is never read as a whole.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
      let name = String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { return (name, entry.pointee.d_type == UInt8(DT_REG)) }
    }
    return nil
  }

  /// The names in a folder, in alphabetical order; none if it cannot be listed.
  package static func names(in path: String) -> [String] {
    guard let listing = try? FolderListing(path: path) else { return [] }
    var names: [String] = []
    while let entry = listing.next() { names.append(entry.name) }
    return names.sorted()
  }
}
