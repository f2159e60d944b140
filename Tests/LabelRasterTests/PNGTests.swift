// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import Testing

@Suite struct PNGTests {
  /// Pictures of each form: few colours, many opaque ones, many translucent ones.
  private static let pictures: [(name: String, bitmap: Bitmap)] = {
    var random = Seeded(state: 7)
    func picture(_ width: Int, _ height: Int, _ color: () -> SRGBColor) -> Bitmap {
      Bitmap(width: width, height: height, scale: 2, pixels: (0..<width * height).map { _ in PremultipliedPixel(color()).argb })
    }
    func component() -> Double { Double(UInt8.random(in: 0...255, using: &random)) / 255 }
    return [
      ("one pixel", picture(1, 1) { .clear }),
      ("two colours", picture(7, 5) { Bool.random(using: &random) ? .black : .clear }),
      ("opaque", picture(40, 30) { SRGBColor(red: component(), green: component(), blue: component()) }),
      ("translucent", picture(40, 30) { SRGBColor(red: component(), green: component(), blue: component(), alpha: component()) }),
    ]
  }()

  @Test(arguments: pictures.indices)
  func decodingGivesTheSamePixels(index: Int) throws {
    let (name, bitmap) = Self.pictures[index]
    let decoded = try PNGDecoder.decode(PNGEncoder().encode(bitmap))
    #expect(decoded.pixels == bitmap.pixels, "\(name)")
    #expect(decoded.width == bitmap.width && decoded.height == bitmap.height)
  }

  @Test(arguments: zip(pictures.indices, [3, 3, 2, 6] as [UInt8]))
  func theSmallestExactFormIsChosen(index: Int, colorType: UInt8) throws {
    #expect(try PNGEncoder().encode(Self.pictures[index].bitmap)[25] == colorType)
  }

  @Test func chunksAreThosePromisedAndNoOthers() throws {
    let names = try Self.pictures.map { try chunks(of: PNGEncoder().encode($0.bitmap)).map(\.name) }
    #expect(names[1] == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(names[2] == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(names[3] == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
  }

  @Test(arguments: [(1.0, 2835), (2.0, 5669), (3.0, 8504)])
  func theResolutionIsThatOfTheScale(scale: Double, pixelsPerMetre: Int) throws {
    let bytes = try PNGEncoder().encode(Bitmap(width: 1, height: 1, scale: scale, pixels: [0]))
    let content = try #require(chunks(of: bytes).first { $0.name == "pHYs" }).content
    #expect(content.prefix(4).reduce(0) { $0 << 8 | Int($1) } == pixelsPerMetre)
    #expect(content[8] == 1)
  }

  @Test func theSamePictureGivesTheSameBytes() throws {
    for (_, bitmap) in Self.pictures { #expect(try PNGEncoder().encode(bitmap) == PNGEncoder().encode(bitmap)) }
  }

  @Test func everyPrefixOfAFileIsRefused() throws {
    let bytes = try PNGEncoder().encode(Self.pictures[1].bitmap)
    for count in 0..<bytes.count - 12 {
      #expect(throws: PNGError.self) { try PNGDecoder.decode(Array(bytes.prefix(count))) }
    }
  }

  @Test func aHeaderBeyondTheLimitsIsRefusedUnread() throws {
    var bytes = try PNGEncoder().encode(Self.pictures[2].bitmap)
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    #expect(throws: PNGError.self) { try PNGDecoder.decode(bytes) }
    #expect(throws: PNGError.self) {
      try PNGDecoder.decode(PNGEncoder().encode(Self.pictures[2].bitmap), limits: Limits(maximumArea: 1199))
    }
  }

  @Test func damagedFilesNeverCrash() throws {
    let bytes = try PNGEncoder().encode(Self.pictures[3].bitmap)
    var random = Seeded(state: 3)
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<3 { damaged[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
      _ = try? PNGDecoder.decode(damaged)
    }
  }

  private func chunks(of bytes: [UInt8]) -> [(name: String, content: [UInt8])] {
    var result: [(String, [UInt8])] = []
    var offset = 8
    while offset + 8 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      result.append((String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self), Array(bytes[offset + 8..<offset + 8 + length])))
      offset += 12 + length
    }
    return result
  }
}

/// The same sequence in every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
