// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import TestSupport
import Testing

@Suite struct BlendingTests {
  /// `source` over `destination` by the formula, every product rounded to the nearest level.
  private func over(_ source: PremultipliedPixel, cover: Int, _ destination: PremultipliedPixel) -> PremultipliedPixel {
    func covered(_ channel: UInt8) -> Int { rounded(Int(channel) * cover, over: 255) }
    let alpha = covered(source.alpha)
    func mixed(_ source: UInt8, _ destination: UInt8) -> UInt32 {
      UInt32(covered(source) + rounded(Int(destination) * (255 - alpha), over: 255))
    }
    return PremultipliedPixel(
      argb: mixed(source.alpha, destination.alpha) << 24 | mixed(source.red, destination.red) << 16
        | mixed(source.green, destination.green) << 8 | mixed(source.blue, destination.blue))
  }

  @Test(arguments: [nil, SRGBColor(200, 100, 50), SRGBColor(10, 250, 128, alpha: 77.0 / 255)])
  func glyphBlendingMatchesTheFormula(background: SRGBColor?) throws {
    let glyphs = FakeGlyphs()
    glyphs.images[GlyphID(1)] = GlyphImage(left: 0, top: 0, width: 256, height: 1, pixels: .coverage((0...255).map { UInt8($0) }))
    var commands = background.map { [box(0, 0, 256, 256, $0)] } ?? []
    let paints = (0...255).map { SRGBColor(30, 144, 255, alpha: Double($0) / 255) }
    for (y, paint) in paints.enumerated() { commands.append(.glyphs(.one(1, at: Point(x: 0, y: Double(y))), .color(paint))) }
    let bitmap = try draw(256, 256, glyphs: glyphs, commands)
    let below = background.map { PremultipliedPixel($0) } ?? .clear
    for y in 0...255 {
      for x in 0...255 {
        let expected = over(PremultipliedPixel(paints[y]), cover: x, below)
        if bitmap[x, y] != expected {
          Issue.record("coverage \(x), alpha \(y): \(bitmap[x, y]), not \(expected)")
          return
        }
      }
    }
  }

  @Test func colorGlyphsKeepTheirColorsAndUseThePaintsOpacity() throws {
    let glyphs = FakeGlyphs()
    glyphs.images[GlyphID(1)] = GlyphImage(left: 1, top: -2, width: 2, height: 1, pixels: .color([0xFF20_4060, 0x8010_2030]))
    let solid = try draw(4, 4, glyphs: glyphs, [.glyphs(.one(1, at: Point(x: 0, y: 3)), .color(SRGBColor(255, 0, 0)))])
    #expect(solid[1, 1].argb == 0xFF20_4060)
    #expect(solid[2, 1].argb == 0x8010_2030)
    let half = try draw(4, 4, glyphs: glyphs, [.glyphs(.one(1, at: Point(x: 0, y: 3)), .color(SRGBColor(255, 0, 0, alpha: 128.0 / 255)))])
    #expect(half[1, 1].argb == 0x8010_2030)
  }

  @Test func shapesAndGlyphsOfOneColorHaveTheSamePixels() throws {
    let glyphs = FakeGlyphs()
    glyphs.images[GlyphID(1)] = GlyphImage(left: 0, top: 0, width: 1, height: 1, pixels: .coverage([255]))
    for alpha in 0...255 {
      let paint = SRGBColor(60, 61, 67, alpha: Double(alpha) / 255)
      let bitmap = try draw(2, 1, glyphs: glyphs, [box(0, 0, 1, 1, paint), .glyphs(.one(1, at: Point(x: 1, y: 0)), .color(paint))])
      #expect(bitmap[0, 0] == bitmap[1, 0])
      #expect(bitmap[0, 0] == PremultipliedPixel(paint))
    }
  }

  @Test func noChannelExceedsAlpha() throws {
    var generator = Seeded(state: 5)
    func random(_ limit: Double) -> Double { Double.random(in: 0...limit, using: &generator) }
    var commands: [DrawCommand] = []
    for _ in 0..<60 {
      let color = SRGBColor(red: random(1), green: random(1), blue: random(1), alpha: random(1))
      let circle = VectorPath.ellipse(in: Rect(x: random(30), y: random(30), width: random(20), height: random(20)))
      commands.append(.group(DrawGroup(opacity: random(1), commands: [.fill(circle, .nonzero, .color(color))])))
    }
    let bitmap = try draw(40, 40, commands)
    #expect(
      bitmap.pixels.map { PremultipliedPixel(argb: $0) }.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
  }
}
