// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// A cache file of the user with a title, a checksum and a body, as a previous run wrote it.
///
/// The checksum detects damage. The body is still not trusted: read it with a `ByteReader`, which cannot crash or read past the end.
package struct ChecksummedFile {
  /// The whole file.
  let bytes: [UInt8]
  let checksum: UInt64
  /// A reader at the start of the body.
  let reader: ByteReader

  /// Reads a file; nil when it does not exist, is a link, is too long or damaged, belongs to another user, can be written by others, or has
  /// another title.
  init?(path: String, title: String, maximumBytes: Int) {
    guard Stat(at: path, followsLinks: false)?.type == .regular else { return nil }
    guard let bytes = FileContents.trustedBytes(at: path, limit: maximumBytes) else { return nil }
    var reader = ByteReader(bytes)
    guard reader.string() == title, let checksum = reader.integer(UInt64.self),
      checksum == Self.checksum(of: bytes[reader.offset...])
    else { return nil }
    (self.bytes, self.checksum, self.reader) = (bytes, checksum, reader)
  }

  /// Replaces a file's contents atomically, and makes its folder if only the last folder is missing. Failing to write a cache is no error.
  package static func replace(_ path: String, title: String, body: [UInt8]) {
    var file = ByteWriter()
    file.add(title)
    file.add(checksum(of: body[...]))
    file.add(body)
    FilePath(path).folder.makeFolder(permissions: .othersReadExecute)
    // A file that reading would reject (not regular, or not to be trusted) is removed first, as writing the same contents would leave it in place.
    if let status = Stat(at: path, followsLinks: false), status.type != .regular || !status.isTrusted {
      try? FileDescriptor.currentFolder.remove(path)
    }
    _ = try? AtomicFile.write(file.bytes, to: path, .anyFile)
  }

  /// A checksum against accidental damage, not against the owner of the file.
  package static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
      let sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
      return sum ^ sum >> 29
    }
    return bytes.withUnsafeBytes { bytes in
      // Four sums, which SIMD instructions add to at once.
      var sums = SIMD4<UInt64>(1, 2, 3, 4)
      var offset = 0
      while offset + 32 <= bytes.count {
        sums = (sums ^ bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)) &* 0x9E37_79B9_7F4A_7C15
        sums ^= sums &>> 29
        offset += 32
      }
      var sum = (0..<4).reduce(UInt64(bytes.count)) { mixed($0, sums[$1]) }
      while offset < bytes.count {
        sum = mixed(sum, UInt64(bytes[offset]))
        offset += 1
      }
      return sum
    }
  }
}
