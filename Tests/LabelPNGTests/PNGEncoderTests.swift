// SPDX-License-Identifier: MIT

import LabelCore
import LabelPNG
import TestSupport
import Testing

@Suite struct PNGEncoderTests {
  private func chunks(_ bitmap: Bitmap) throws -> [PNGChunk] { PNGChunk.all(in: try PNGEncoder().encode(bitmap)) }

  /// The colour type in IHDR.
  private func colorType(_ bitmap: Bitmap) throws -> UInt8? { try chunks(bitmap).first?.data[9] }

  /// Images of every pixel format and of odd sizes.
  static let images: [(name: String, bitmap: Bitmap)] = {
    var generator = Seeded(state: 2)
    func image(_ name: String, _ width: Int, _ height: Int, _ color: (inout Seeded) -> UInt32) -> (String, Bitmap) {
      (name, Bitmap(width: width, height: height, straight: (0..<width * height).map { _ in color(&generator) }))
    }
    func noise(_ generator: inout Seeded) -> UInt32 { UInt32.random(in: 0...UInt32.max, using: &generator) }
    return [
      image("colour and alpha", 61, 47) { noise(&$0) },
      image("opaque colour", 33, 50) { noise(&$0) | 0xFF00_0000 },
      image("grey and alpha", 90, 40) { (noise(&$0) & 0xFF00_0000) | (noise(&$0) & 255) * 0x01_0101 },
      image("grey", 17, 3) { 0xFF00_0000 | (noise(&$0) & 255) * 0x01_0101 },
      image("one foreground colour", 64, 64) { (noise(&$0) & 0xFF00_0000) | 0x0A_84FF },
      image("200 colours", 100, 40) { (noise(&$0) % 200) &* 0x0123_4567 },
      image("opaque, few colours", 40, 40) { 0xFF00_0000 | (noise(&$0) % 5) &* 0x33_1207 },
      image("clear", 5, 9) { _ in 0 },
      image("one clear pixel", 1, 1) { _ in 0 },
      image("one red pixel", 1, 1) { _ in 0xFFFF_0000 },
      image("a column", 1, 300) { noise(&$0) },
      image("a row", 300, 1) { noise(&$0) },
    ]
  }()

  @Test(arguments: images.indices)
  func decodingRestoresTheBitmap(index: Int) throws {
    let bitmap = Self.images[index].bitmap
    #expect(try PNGDecoder.decode(PNGEncoder().encode(bitmap)) == bitmap)
  }

  @Test func everyPremultipliedPixelIsRestored() throws {
    // All pairs of alpha and channel, with other values in the other channels: 256×256 with one row per alpha.
    let pixels = (0...255).flatMap { alpha in
      (0...255).map { x in
        let channel = UInt32(min(x, alpha))
        return UInt32(alpha) << 24 | channel << 16 | UInt32(alpha - Int(channel)) << 8 | channel / 2
      }
    }
    let bitmap = Bitmap(width: 256, height: 256, pixels: pixels)
    #expect(try PNGDecoder.decode(PNGEncoder().encode(bitmap)) == bitmap)
  }

  @Test func twoForegroundColorsWithAntialiasedEdgesAreRestored() throws {
    let bitmap = Bitmap(
      width: 100, height: 100,
      shapes: [
        .rectangle(Rect(x: 0, y: 0, width: 60, height: 60), 0xFF00_7AFF),
        .ellipse(Rect(x: 3.3, y: 50, width: 90, height: 40), 0xFFFF_3B30),
        .ellipse(Rect(x: 40, y: 3.7, width: 51, height: 90), 0xFF34_C759),
      ])
    #expect(try PNGDecoder.decode(PNGEncoder().encode(bitmap)) == bitmap)
  }

  @Test(arguments: images.indices)
  func fileHasOnlyTheseChunks(index: Int) throws {
    let chunks = try chunks(Self.images[index].bitmap)
    let types = chunks.map(\.type)
    let palette = types.filter { $0 == "PLTE" || $0 == "tRNS" }
    #expect(types == ["IHDR", "sRGB", "pHYs"] + palette + ["IDAT", "IEND"])
    #expect(palette.isEmpty || palette == ["PLTE"] || palette == ["PLTE", "tRNS"])
    #expect(chunks.allSatisfy { $0.hasValidCRC })
    #expect(chunks[1].data == [0])
  }

  @Test(arguments: [(1.0, 2835), (2.0, 5669), (3.0, 8504), (1.5, 4252), (1e-9, 1), (1e12, Int(Int32.max))])
  func resolutionFollowsFromTheScale(scale: Double, pixelsPerMeter: Int) throws {
    let physical = try chunks(Bitmap(width: 1, height: 1, scale: scale, pixels: [0]))[2].data
    let number = HandmadePNG.bigEndian(UInt32(pixelsPerMeter))
    #expect(physical == number + number + [1])
  }

  @Test func scalesOfThreeDecimalsAreRestored() throws {
    for thousandths in stride(from: 1, through: 9000, by: 37) {
      let bitmap = Bitmap(width: 1, height: 1, scale: Double(thousandths) / 1000, pixels: [0])
      #expect(try PNGDecoder.decode(PNGEncoder().encode(bitmap)).scale == bitmap.scale)
    }
  }

  @Test func smallestLosslessPixelFormatIsChosen() throws {
    let types = try Self.images.map { "\($0.name): \(try colorType($0.bitmap) ?? 99)" }
    #expect(
      types == [
        "colour and alpha: 6", "opaque colour: 2", "grey and alpha: 4", "grey: 0", "one foreground colour: 3", "200 colours: 3",
        "opaque, few colours: 3", "clear: 3", "one clear pixel: 4", "one red pixel: 2", "a column: 6", "a row: 6",
      ])
  }

  @Test func paletteIsInOrderOfOccurrenceWithTrimmedAlphas() throws {
    let bitmap = Bitmap(
      width: 4, height: 4, straight: [0xFFFF_0000, 0x80FF_0000, 0, 0xFF00_00FF, 0xFFFF_0000] + Array(repeating: 0, count: 11))
    let chunks = try chunks(bitmap)
    #expect(chunks.first { $0.type == "tRNS" }?.data == [0, 0xFF, 0x80])
    #expect(chunks.first { $0.type == "PLTE" }?.data == [0xFF, 0, 0, 0xFF, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF])
  }

  @Test func antialiasedEdgesAndTransparentPixelsHaveTheForegroundColor() throws {
    // Two discs of 0, 122, 255 above 300 greys: too many colours for a palette.
    let discs = [2.3, 24.3].map { AntialiasedShape.ellipse(Rect(x: $0, y: 2.3, width: 12, height: 30), 0xFF00_7AFF) }
    let squares = (0..<300).map { index in
      let frame = Rect(x: Double(index % 40), y: 40 + Double(index / 40), width: 1, height: 1)
      return AntialiasedShape.rectangle(frame, 0xFF00_0900 | UInt32(index % 256) << 16 | UInt32(index / 256))
    }
    let bitmap = Bitmap(width: 40, height: 48, shapes: discs + squares)
    let file = try PNGEncoder(level: 0).encode(bitmap)
    let data = try #require(PNGChunk.all(in: file).first { $0.type == "IDAT" }).data
    // Level 0 stores the scanlines: two bytes of zlib, five of the block, then rows of filter byte and pixels.
    let rows = Array(data.dropFirst(7))
    for y in 0..<40 {
      #expect(rows[y * 161] == 0)
      let visible = (0..<40).filter { bitmap.pixels[y * 40 + $0] != 0 }
      let isForeground = (0..<40).map { x in visible.first.map { $0 <= x } ?? false && visible.last.map { x <= $0 } ?? false }
      for x in 0..<40 {
        let color = Array(rows[(y * 161 + 1 + 4 * x)..<(y * 161 + 4 + 4 * x)])
        // The background at both ends of a row is zeros, like the filter byte.
        #expect(color == (isForeground[x] ? [0, 122, 255] : [0, 0, 0]), "pixel \(x), \(y)")
      }
    }
  }

  @Test func encodingIsDeterministic() throws {
    let encoder = PNGEncoder()
    for image in Self.images {
      let first = try encoder.encode(image.bitmap)
      #expect(try encoder.encode(image.bitmap) == first)
      #expect(try PNGEncoder().encode(image.bitmap) == first)
    }
  }

  @Test func levelsDifferInBytesAndNotInPixels() throws {
    let bitmap = Self.images[5].bitmap
    for level in 0...12 { #expect(try PNGDecoder.decode(PNGEncoder(level: level).encode(bitmap)) == bitmap) }
    #expect(throws: MachineError.self) { try PNGEncoder(level: 13) }
    #expect(throws: MachineError.self) { try PNGEncoder(level: -1) }
  }

  @Test(arguments: [PNGEncoder.Effort.quick, .smallest]) func largeImageEndsWhenTheTimeOfItsLabelIsOver(effort: PNGEncoder.Effort) throws {
    let deadline = Deadline()
    let encoder = PNGEncoder(effort, deadline: deadline)
    var generator = Seeded(state: 4)
    let large = Bitmap(width: 1025, height: 1024, straight: (0..<1025 * 1024).map { _ in .random(in: 0...UInt32.max, using: &generator) })
    let small = Bitmap(width: 2, height: 2, straight: [1, 2, 3, 4])
    deadline.start(0)
    #expect(throws: MachineError.timedOut(seconds: 0)) { try encoder.encode(large) }
    // A small one takes less than looking at the clock.
    #expect(try PNGDecoder.decode(encoder.encode(small)) == small)
    deadline.start(nil)
    #expect(try PNGDecoder.decode(encoder.encode(large)) == large)
  }

  /// libdeflate's level 12 would take minutes for the largest ones, in which nothing can end it.
  @Test(arguments: [(side: 200, level: 12), (side: 2400, level: 9)])
  func smallestFilesOfManyBytesAreMadeFaster(side: Int, level: Int) throws {
    let pixels = (0..<side * side).map {
      UInt32(0xFF00_0000) | UInt32($0 % side * 7 & 255) << 16 | UInt32($0 / side * 3 & 255) << 8 | UInt32($0 % 251)
    }
    let bitmap = Bitmap(width: side, height: side, straight: pixels)
    let file = try PNGEncoder(.smallest).encode(bitmap)
    #expect(try file == PNGEncoder(level: level).encode(bitmap))
    #expect(try PNGDecoder.decode(file) == bitmap)
  }
}
