// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelPNG

/// PNG files.
enum PNGFuzzing {
  private static let limits = Limits(maximumSide: 4096, maximumArea: 1 << 20)

  /// The bytes as they are, and with right checksums, which no mutation finds.
  static func file(_ bytes: [UInt8]) {
    for file in [bytes, repaired(bytes)] {
      _ = PNGDump.dump(file)
      _ = EmbeddedRecord.text(of: file)
      _ = LatinTextChunk.text(of: file, keyword: "Comment")
      let commented = LatinTextChunk.added("a", keyword: "Comment", to: file)
      _ = LatinTextChunk.file(commented, isCommented: file)
      _ = LatinTextChunk.file(file, isCommented: bytes)
      guard let (bitmap, colors) = try? PNGDecoder.decodeWithColors(file, limits: limits) else { continue }
      precondition(colors.count == bitmap.pixels.count && bitmap.pixels.count == bitmap.width * bitmap.height, "pixels are missing")
      guard bitmap.pixels.count <= 1 << 14 else { continue }
      for effort in [PNGEncoder.Effort.quick, .smallest] {
        let encoded = try? PNGEncoder(effort).encode(bitmap)
        let again = encoded.flatMap { try? PNGDecoder.decode($0, limits: limits) }
        precondition(again?.pixels == bitmap.pixels, "an encoded image is another one")
      }
    }
  }

  /// The file with the right checksum behind each chunk.
  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var file = bytes
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - start - 12 else { break }
      let end = start + 8 + length
      var crc = checksum(file[start + 4..<end])
      for index in (end..<end + 4).reversed() {
        file[index] = UInt8(truncatingIfNeeded: crc)
        crc >>= 8
      }
      start = end + 4
    }
    return file
  }

  /// CRC-32 as PNG has it (ISO 3309).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
