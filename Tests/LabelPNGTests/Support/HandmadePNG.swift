// SPDX-License-Identifier: MIT

/// Writes PNG files of any kind as the standard says, with its own checksums and without compression.
struct HandmadePNG {
  var width: Int
  var height: Int
  var bitDepth: UInt8
  var colorType: UInt8
  var isInterlaced = false
  /// Chunks between IHDR and IDAT.
  var extra: [(type: String, data: [UInt8])] = []
  /// Filtered scanlines.
  var scanlines: [UInt8]

  var bytes: [UInt8] {
    let header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0]
    var chunks: [(type: String, data: [UInt8])] = [("IHDR", header)]
    chunks += extra
    chunks += [("IDAT", Self.zlib(scanlines)), ("IEND", [])]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap { Self.chunk($0.type, $0.data) }
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let typed = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + typed + bigEndian(crc32(typed))
  }

  /// A zlib stream of stored blocks.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let length = UInt16(end - start)
      stream += [end == bytes.count ? 1 : 0, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + bigEndian(b << 16 | a)
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}

/// A chunk of a file.
struct PNGChunk {
  let type: String
  let data: [UInt8]
  let hasValidCRC: Bool

  /// All chunks of a well-formed file.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var start = 8
    while start + 12 <= file.count {
      func number(_ at: Int) -> UInt32 { file[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) } }
      let end = start + 8 + Int(number(start))
      guard end + 4 <= file.count else { break }
      let typed = Array(file[start + 4..<end])
      chunks.append(
        PNGChunk(
          type: String(decoding: typed.prefix(4), as: UTF8.self), data: Array(typed.dropFirst(4)),
          hasValidCRC: HandmadePNG.crc32(typed) == number(end)))
      start = end + 4
    }
    return chunks
  }
}
