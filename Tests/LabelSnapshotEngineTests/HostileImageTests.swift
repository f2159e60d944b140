// SPDX-License-Identifier: MIT

import LabelComparison
import LabelCore
import LabelPNG
import LabelSnapshotEngine
import Testing

/// Damaged PNG files, and files with huge sizes in their headers. CommandLineTests measures the memory that such files need.
struct HostileImageTests {
  private func validFile() throws -> [UInt8] {
    try SnapshotImage(Bitmap(width: 6, height: 5, pixels: (0..<30).map { UInt32($0 * 8) << 24 | UInt32($0) })).png()
  }

  @Test func everyTruncatedFileThrows() throws {
    let file = try validFile()
    for count in 0..<file.count {
      #expect(throws: UnreadableImage.self) { try SnapshotImage(png: Array(file.prefix(count))) }
    }
  }

  /// A file with one changed byte throws or gives the same pixels, and never crashes.
  @Test func changedByteThrowsOrGivesTheSamePixels() throws {
    let file = try validFile()
    let image = try SnapshotImage(png: file)
    for index in file.indices {
      var changed = file
      changed[index] ^= 0x55
      guard let read = try? SnapshotImage(png: changed) else { continue }
      #expect(read.bitmap.pixels == image.bitmap.pixels, "byte \(index)")
    }
  }

  @Test func hugeSizeInTheHeaderThrows() throws {
    var file = try validFile()
    for (offset, byte) in [(16, 0), (17, 0), (18, 0x75), (19, 0x30), (20, 0), (21, 0), (22, 0x75), (23, 0x30)] {
      file[offset] = UInt8(byte)
    }
    file.replaceSubrange(29..<33, with: checksum(file[12..<29]))
    #expect(throws: UnreadableImage(reason: "the image has 900000000 pixels; the limit is 64000000")) { try SnapshotImage(png: file) }
  }

  /// The CRC-32 of a PNG chunk as four bytes.
  private func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let crc = bytes.reduce(into: UInt32.max) { crc, byte in
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~crc >> UInt32($0)) }
  }

  @Test func otherFormatsThrow() {
    #expect(throws: UnreadableImage(reason: "the file is empty")) { try SnapshotImage(png: []) }
    for text in ["not an image", "GIF89a", "\u{FEFF}<svg/>"] {
      #expect(throws: UnreadableImage(reason: "not a PNG file")) { try SnapshotImage(png: Array(text.utf8)) }
    }
  }
}
