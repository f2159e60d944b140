// SPDX-License-Identifier: MIT

import LabelCore
import LabelPNG
import LabelSnapshotEngine
import Testing

/// Files that are no pictures, or pretend to be huge ones. CommandLineTests measures what memory such files take.
struct HostilePictureTests {
  private func good() throws -> [UInt8] {
    try Picture(Bitmap(width: 6, height: 5, pixels: (0..<30).map { UInt32($0 * 8) << 24 | UInt32($0) })).png()
  }

  @Test func everyPrefixOfAGoodFileIsRefused() throws {
    let file = try good()
    for count in 0..<file.count {
      #expect(throws: UnreadableImage.self) { try Picture(png: Array(file.prefix(count))) }
    }
  }

  /// Whatever is changed, a file is read or refused; none crashes, and none with a wrong checksum passes as another picture.
  @Test func everyChangedByteIsReadAlikeOrRefused() throws {
    let file = try good()
    let picture = try Picture(png: file)
    for index in file.indices {
      var changed = file
      changed[index] ^= 0x55
      guard let read = try? Picture(png: changed) else { continue }
      #expect(read.bitmap.pixels == picture.bitmap.pixels, "byte \(index)")
    }
  }

  @Test func aHeaderOfHugeSidesTakesNoMemory() throws {
    var file = try good()
    for (offset, byte) in [(16, 0), (17, 0), (18, 0x75), (19, 0x30), (20, 0), (21, 0), (22, 0x75), (23, 0x30)] {
      file[offset] = UInt8(byte)
    }
    file.replaceSubrange(29..<33, with: checksum(file[12..<29]))
    #expect(throws: UnreadableImage(reason: "the image has 900000000 pixels; the limit is 64000000")) { try Picture(png: file) }
  }

  /// CRC-32 as PNG has it, in its four bytes.
  private func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let crc = bytes.reduce(into: UInt32.max) { crc, byte in
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~crc >> UInt32($0)) }
  }

  @Test func otherFilesAreNoPictures() {
    for text in ["", "not a picture", "GIF89a", "\u{FEFF}<svg/>"] {
      #expect(throws: UnreadableImage(reason: "not a PNG file")) { try Picture(png: Array(text.utf8)) }
    }
  }
}
