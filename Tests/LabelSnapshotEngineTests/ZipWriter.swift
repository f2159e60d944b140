// SPDX-License-Identifier: MIT

/// Writes zip files, right and wrong ones.
enum ZipWriter {
  /// A file of an archive; the local header and the directory may be made to disagree.
  struct File {
    var name: String
    var data: [UInt8]
    var method = 0
    var flags = 0
    var size: Int?
    var crc: UInt32?
    var localName: String?
    var localSize: Int?
    var localCRC: UInt32?
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 {
        let shifted = crc >> 1
        crc = crc & 1 == 1 ? shifted ^ 0xEDB8_8320 : shifted
      }
    }
    return ~crc
  }

  static func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

  static func archive(_ files: [File], parts: Int = 0, comment: String = "") -> [UInt8] {
    var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
    for file in files {
      let (size, crc) = (file.size ?? file.data.count, Int(file.crc ?? crc(file.data)))
      let offset = bytes.count
      func common(_ size: Int, _ crc: Int, _ name: String) -> [UInt8] {
        number(20, 2) + number(file.flags, 2) + number(file.method, 2) + number(0, 4) + number(crc, 4) + number(file.data.count, 4)
          + number(size, 4) + number(name.utf8.count, 2) + number(0, 2)
      }
      let localName = file.localName ?? file.name
      bytes += number(0x0403_4B50, 4) + common(file.localSize ?? size, Int(file.localCRC ?? UInt32(crc)), localName) + Array(localName.utf8)
      bytes += file.data
      directory += number(0x0201_4B50, 4) + number(20, 2) + common(size, crc, file.name) + number(0, 2) + number(0, 2) + number(0, 2)
      directory += number(0, 4) + number(offset, 4) + Array(file.name.utf8)
    }
    return bytes + directory + number(0x0605_4B50, 4) + number(parts, 2) + number(0, 2) + number(files.count, 2) + number(files.count, 2)
      + number(directory.count, 4) + number(bytes.count, 4) + number(comment.utf8.count, 2) + Array(comment.utf8)
  }
}
