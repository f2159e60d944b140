// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// What a former run kept, as it wrote it: the user's own file, with a title, a checksum, and a body behind them.
///
/// The checksum finds damage; that nothing in the body can crash or be read beyond its end is the care of who reads it, with a
/// `ByteReader`.
struct CheckedFile {
  /// All of the file.
  let bytes: [UInt8]
  let checksum: UInt64
  /// At the body's start.
  let reader: ByteReader

  /// Nil when there is no such file, or it is too long, damaged, another's or under another title.
  init?(path: String, title: String, maximumBytes: Int) {
    guard let bytes = FileContents.ownBytes(at: path, limit: maximumBytes) else { return nil }
    var reader = ByteReader(bytes)
    guard reader.string() == title, let checksum = reader.integer(UInt64.self),
      checksum == Self.checksum(of: bytes[reader.offset...])
    else { return nil }
    (self.bytes, self.checksum, self.reader) = (bytes, checksum, reader)
  }

  /// Makes a file hold a body, whole or not at all; its folder is made when only that is missing. A file that may be missing may be lost:
  /// failing is no error.
  static func replace(_ path: String, title: String, body: [UInt8]) {
    var file = ByteWriter()
    file.add(title)
    file.add(checksum(of: body[...]))
    file.add(body)
    FilePath(path).folder.makeFolder(permissions: .othersReadExecute)
    // What is not believed is not written to either, and would stay if it held the same.
    if let status = try? Stat(FilePath(path), followTargetSymlink: false), status.type != .regular || !status.isPrivate {
      try? FileDescriptor.currentFolder.remove(path)
    }
    _ = try? AtomicFile.write(file.bytes, to: path)
  }

  /// It guards against accidents, not against its owner.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash = ContentHash()
    bytes.withUnsafeBytes { hash.add($0) }
    return hash.words.0
  }
}
