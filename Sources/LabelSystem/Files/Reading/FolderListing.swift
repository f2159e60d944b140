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

  /// An entry of a folder.
  package struct Entry {
    /// The name, with bytes that are not UTF-8 written as `\xff`.
    package var name: String
    /// Whether it is a regular file; a link is none.
    package var isFile: Bool
    /// Whether it is a folder; a link is none. Always false on the rare file systems that do not tell the type of an entry.
    package var isFolder: Bool
    /// Whether the name is UTF-8, so that the file can be opened by it.
    package var isReadable: Bool
  }

  /// The next entry; nil at the end.
  package borrowing func next() -> Entry? {
    while let entry = readdir(stream) {
      // The record ends with the name. Swift imports `d_name` as a tuple of 256 bytes, of which the last ones may be outside the buffer, so the
      // tuple is never read as a whole.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
      let (name, isExact) = NameText.of(UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." {
        let type = Int(entry.pointee.d_type)
        return Entry(name: name, isFile: type == DT_REG, isFolder: type == DT_DIR, isReadable: isExact)
      }
    }
    return nil
  }

  /// The names in a folder, in alphabetical order; none if it cannot be listed. Names that are not UTF-8 are in `unreadableNames`.
  package static func names(in path: String) -> [String] { entries(in: path).filter(\.isReadable).map(\.name).sorted() }

  /// The names in a folder that are not UTF-8, as `NameText` writes them, in alphabetical order.
  package static func unreadableNames(in path: String) -> [String] { entries(in: path).filter { !$0.isReadable }.map(\.name).sorted() }

  private static func entries(in path: String) -> [Entry] {
    guard let listing = try? FolderListing(path: path) else { return [] }
    var entries: [Entry] = []
    while let entry = listing.next() { entries.append(entry) }
    return entries
  }
}
