// SPDX-License-Identifier: MIT

import LabelCore
import LabelPNG
import TestSupport
import Testing

@Suite struct PNGDecoderTests {
  private func pixels(_ png: HandmadePNG) throws -> [UInt32] { try PNGDecoder.decode(png.bytes).pixels }

  private static func hex(_ pixels: [UInt32]) -> String { pixels.map { String($0, radix: 16) }.joined(separator: " ") }

  @Test func graysOfEveryDepthAreSpreadOverTheFullRange() throws {
    #expect(
      try pixels(HandmadePNG(width: 3, height: 1, bitDepth: 1, colorType: 0, scanlines: [0, 0b1010_0000])) == [
        0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF,
      ])
    #expect(
      try pixels(HandmadePNG(width: 4, height: 1, bitDepth: 2, colorType: 0, scanlines: [0, 0b0001_1011]))
        == [0xFF00_0000, 0xFF55_5555, 0xFFAA_AAAA, 0xFFFF_FFFF])
    #expect(try pixels(HandmadePNG(width: 2, height: 1, bitDepth: 4, colorType: 0, scanlines: [0, 0x3F])) == [0xFF33_3333, 0xFFFF_FFFF])
    #expect(try pixels(HandmadePNG(width: 2, height: 1, bitDepth: 8, colorType: 0, scanlines: [0, 1, 200])) == [0xFF01_0101, 0xFFC8_C8C8])
  }

  @Test func sixteenBitSamplesAreRoundedToTheNearestLevel() throws {
    for sample in stride(from: 0, through: 65_535, by: 89) {
      let png = HandmadePNG(width: 1, height: 1, bitDepth: 16, colorType: 0, scanlines: [0, UInt8(sample >> 8), UInt8(sample & 255)])
      let level = UInt32(rounded(sample, over: 257))
      let found = try pixels(png)
      if found != [0xFF00_0000 | level * 0x01_0101] { Issue.record("\(sample) became \(Self.hex(found)), not \(level)") }
    }
  }

  @Test func sixteenBitColorWithAlphaIsPremultiplied() throws {
    let png = HandmadePNG(width: 1, height: 1, bitDepth: 16, colorType: 6, scanlines: [0, 255, 255, 0x80, 0x80, 0, 0, 0x80, 0x80])
    #expect(try pixels(png) == [0x8080_4000])
  }

  @Test func colorAndGrayWithAlphaArePremultiplied() throws {
    #expect(try pixels(HandmadePNG(width: 1, height: 1, bitDepth: 8, colorType: 2, scanlines: [0, 1, 2, 3])) == [0xFF01_0203])
    #expect(try pixels(HandmadePNG(width: 1, height: 1, bitDepth: 8, colorType: 6, scanlines: [0, 255, 128, 7, 51])) == [0x3333_1A01])
    #expect(try pixels(HandmadePNG(width: 2, height: 1, bitDepth: 8, colorType: 4, scanlines: [0, 255, 51, 99, 0])) == [0x3333_3333, 0])
  }

  @Test func palettesOfEveryDepthAreLookedUpWithTheirAlphas() throws {
    let palette: [(type: String, data: [UInt8])] = [("PLTE", [10, 20, 30, 255, 255, 255, 0, 255, 0]), ("tRNS", [255, 0])]
    for (depth, row) in [(2, [0b0001_1000]), (4, [0x01, 0x20]), (8, [0, 1, 2])] as [(UInt8, [UInt8])] {
      let png = HandmadePNG(width: 3, height: 1, bitDepth: depth, colorType: 3, extra: palette, scanlines: [0] + row)
      #expect(try pixels(png) == [0xFF0A_141E, 0, 0xFF00_FF00])
    }
  }

  @Test func oneTransparentColorIsClear() throws {
    let gray = HandmadePNG(width: 2, height: 1, bitDepth: 8, colorType: 0, extra: [("tRNS", [0, 7])], scanlines: [0, 7, 8])
    #expect(try pixels(gray) == [0, 0xFF08_0808])
    let color = HandmadePNG(
      width: 2, height: 1, bitDepth: 8, colorType: 2, extra: [("tRNS", [0, 1, 0, 2, 0, 3])], scanlines: [0, 1, 2, 3, 3, 2, 1])
    #expect(try pixels(color) == [0, 0xFF03_0201])
  }

  @Test func interlacedPixelsAreInTheirPositions() throws {
    // Adam7 of 2×2: pass 1 has (0,0), pass 6 (1,0), pass 7 the second row.
    let png = HandmadePNG(width: 2, height: 2, bitDepth: 8, colorType: 0, isInterlaced: true, scanlines: [0, 1, 0, 2, 0, 3, 4])
    #expect(try pixels(png) == [0xFF01_0101, 0xFF02_0202, 0xFF03_0303, 0xFF04_0404])
  }

  @Test func filtersAreUndone() throws {
    let png = HandmadePNG(width: 2, height: 5, bitDepth: 8, colorType: 0, scanlines: [0, 10, 20, 1, 10, 10, 2, 1, 1, 3, 5, 5, 4, 1, 1])
    let grays = try pixels(png).map { $0 & 255 }
    #expect(grays == [10, 20, 10, 20, 11, 21, 10, 20, 11, 21])
  }

  @Test func sRGBGammaChangesNothingAndAnotherGammaIsConverted() throws {
    let same = HandmadePNG(
      width: 1, height: 1, bitDepth: 8, colorType: 0, extra: [("gAMA", HandmadePNG.bigEndian(45_455))], scanlines: [0, 100])
    #expect(try pixels(same) == [0xFF64_6464])
    // Linear light of 100/255 is 168 in sRGB.
    let linear = HandmadePNG(
      width: 1, height: 1, bitDepth: 8, colorType: 0, extra: [("gAMA", HandmadePNG.bigEndian(100_000))], scanlines: [0, 100])
    let level = try pixels(linear)[0] & 255
    #expect((166...170).contains(level))
  }

  @Test func resolutionGivesTheScale() throws {
    func scale(_ x: UInt32, _ y: UInt32, unit: UInt8) throws -> Double {
      let data = HandmadePNG.bigEndian(x) + HandmadePNG.bigEndian(y) + [unit]
      let png = HandmadePNG(width: 1, height: 1, bitDepth: 8, colorType: 0, extra: [("pHYs", data)], scanlines: [0, 0])
      return try PNGDecoder.decode(png.bytes).scale
    }
    #expect(try scale(5669, 5669, unit: 1) == 2)
    #expect(try scale(5669, 5669, unit: 0) == 1)
    #expect(try scale(5669, 2835, unit: 1) == 1)
    #expect(try scale(0, 0, unit: 1) == 1)
  }

  @Test func everyProperPrefixIsRejected() throws {
    for index in [0, 4, 5, 8] {
      let file = try PNGEncoder().encode(PNGEncoderTests.images[index].bitmap)
      for length in 0..<file.count where length < 400 || length > file.count - 200 || length % 97 == 0 {
        #expect(throws: PNGError.self) { try PNGDecoder.decode(Array(file.prefix(length))) }
      }
    }
  }

  @Test func bytesAfterTheEndAreIgnored() throws {
    let bitmap = PNGEncoderTests.images[3].bitmap
    #expect(try PNGDecoder.decode(PNGEncoder().encode(bitmap) + [1, 2, 3]) == bitmap)
  }

  @Test func damageIsDetectedOrHarmless() throws {
    var generator = Seeded(state: 99)
    let bitmap = PNGEncoderTests.images[4].bitmap
    let file = try PNGEncoder().encode(bitmap)
    for _ in 0..<600 {
      var damaged = file
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        damaged[Int.random(in: 0..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      // The damaged file may still be an image; it must not crash.
      if let decoded = try? PNGDecoder.decode(damaged, limits: Limits(maximumArea: 1_000_000)) {
        #expect(decoded.width * decoded.height <= 1_000_000)
      }
    }
  }

  @Test func flippedBitInIDATIsAlwaysDetected() throws {
    let file = try PNGEncoder().encode(PNGEncoderTests.images[3].bitmap)
    let data = try #require(file.firstRange(of: Array("IDAT".utf8))).upperBound
    for index in data..<file.count - 12 {
      var damaged = file
      damaged[index] ^= 0x10
      #expect(throws: PNGError.self) { try PNGDecoder.decode(damaged) }
    }
  }

  @Test func sizeIsCheckedBeforeDecompression() {
    // A header of a terapixel on a few bytes of data.
    let png = HandmadePNG(width: 1_000_000, height: 1_000_000, bitDepth: 8, colorType: 6, scanlines: [0])
    #expect(throws: PNGError.sideTooLong(pixels: 1_000_000, limit: 32_767)) { try PNGDecoder.decode(png.bytes) }
    let wide = HandmadePNG(width: 30_000, height: 30_000, bitDepth: 8, colorType: 6, scanlines: [0])
    #expect(throws: PNGError.areaTooLarge(pixels: 900_000_000, limit: 64_000_000)) { try PNGDecoder.decode(wide.bytes) }
  }

  @Test func emptyFileIsEmpty() { #expect(throws: PNGError.empty) { try PNGDecoder.decode([]) } }

  @Test(arguments: [[0x89], Array("GIF89a, not a PNG".utf8), [UInt8](repeating: 0, count: 100)])
  func otherFilesAreNotPNG(bytes: [UInt8]) {
    #expect(throws: bytes == [0x89] ? PNGError.truncated : PNGError.notPNG) { try PNGDecoder.decode(bytes) }
  }

  @Test func invalidHeadersAreRejected() {
    for (width, height, depth, type) in [(0, 1, 8, 0), (1, 0, 8, 0), (1, 1, 3, 0), (1, 1, 8, 5), (1, 1, 16, 3), (1, 1, 8, 3)] {
      let png = HandmadePNG(width: width, height: height, bitDepth: UInt8(depth), colorType: UInt8(type), scanlines: [0, 0])
      #expect(throws: PNGError.self) { try PNGDecoder.decode(png.bytes) }
    }
    let short = HandmadePNG(width: 4, height: 4, bitDepth: 8, colorType: 0, scanlines: [0, 1, 2, 3, 4])
    #expect(throws: PNGError.self) { try PNGDecoder.decode(short.bytes) }
  }
}
