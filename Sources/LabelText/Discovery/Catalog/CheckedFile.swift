// SPDX-License-Identifier: MIT

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
    guard let bytes = CacheFile.contents(of: path, limit: maximumBytes, isOwn: true) else { return nil }
    var reader = ByteReader(bytes)
    guard reader.string() == title, let checksum = reader.integer(UInt64.self),
      checksum == Self.checksum(of: bytes[reader.offset...])
    else { return nil }
    (self.bytes, self.checksum, self.reader) = (bytes, checksum, reader)
  }

  /// Makes a file hold a body, whole or not at all.
  static func replace(_ path: String, title: String, body: [UInt8]) {
    var file = ByteWriter()
    file.add(title)
    file.add(checksum(of: body[...]))
    file.add(body)
    CacheFile.replace(path, with: file.bytes)
  }

  /// Of eight bytes at a time; it guards against accidents, not against its owner.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var sum = UInt64(bytes.count)
      func add(_ word: UInt64) {
        let product = (sum ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        sum = product.high ^ product.low ^ word
      }
      var offset = 0
      while bytes.count - offset >= 8 {
        add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        offset += 8
      }
      for byte in bytes[offset...] { add(UInt64(byte)) }
      return sum
    }
  }
}
