// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// Colour glyphs.
struct ColorGlyphTests {
  let library: FontLibrary

  init() throws { library = try FontLibrary() }

  private func emoji(_ size: Double, _ scalar: Unicode.Scalar = "👋") throws -> (font: Font, glyph: GlyphID) {
    let font = try library.font(for: FontRequest(family: .named("Noto Color Emoji"), size: size))
    return (font, try #require(font.face.glyph(for: scalar)))
  }

  private func pixels(_ image: GlyphImage) throws -> [UInt32] {
    guard case .color(let pixels) = image.pixels else { throw MissingFace(name: "colours") }
    return pixels
  }

  @Test(arguments: [8.0, 17, 34, 109, 160]) func anEmojiFitsTheSurroundingText(size: Double) throws {
    let (font, glyph) = try emoji(size)
    let image = try library.image(of: glyph, in: font.instance, scale: 1, phase: .zero)
    let ink = library.inkBounds(of: glyph, in: font.instance)
    #expect((1.0...1.25).contains(ink.width / size) && (0.95...1.2).contains(ink.height / size))
    #expect(ink.minY < -0.75 * size && ink.maxY < 0.3 * size && ink.maxY > 0)
    #expect(image.left == Int(ink.minX.rounded(.down)) && image.top == Int(ink.minY.rounded(.down)))
    #expect(abs(Double(image.width) - ink.width) < 2 && abs(Double(image.height) - ink.height) < 2)
    let pixels = try pixels(image)
    #expect(pixels.contains { $0 >> 24 == 255 && $0 >> 16 & 255 > 200 && $0 & 255 < 120 }, "the hand is yellow")
    #expect(pixels.allSatisfy { pixel in [0, 8, 16].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 } }, "premultiplied")
  }

  @Test func aPhaseMovesAnEmojiByQuartersOfAPixel() throws {
    let (font, glyph) = try emoji(17)
    func center(_ quarters: Int) throws -> Double {
      let phase = SubpixelPhase.split(Double(quarters) / 4).phase
      let image = try library.image(of: glyph, in: font.instance, scale: 2, phase: phase)
      var (sum, moment) = (0.0, 0.0)
      for (i, pixel) in try pixels(image).enumerated() {
        sum += Double(pixel >> 24)
        moment += Double(pixel >> 24) * Double(image.left + i % image.width)
      }
      return moment / sum
    }
    let reference = try center(0)
    for quarters in 1...3 { #expect(abs(try center(quarters) - reference - Double(quarters) / 4) < 0.05) }
  }

  /// More emoji than the cache keeps decoded, forwards and backwards.
  @Test func anEmojiIsTheSameWhateverWasDrawnBefore() throws {
    let other = try FontLibrary()
    let scalars = (0x1F600...0x1F627).compactMap { Unicode.Scalar($0) }
    func image(_ scalar: Unicode.Scalar, _ quarters: Int, in library: FontLibrary) throws -> GlyphImage {
      let font = try library.font(for: FontRequest(family: .named("Noto Color Emoji"), size: 17))
      let glyph = try #require(font.face.glyph(for: scalar))
      return try library.image(of: glyph, in: font.instance, scale: 1, phase: SubpixelPhase.split(Double(quarters) / 4).phase)
    }
    let forwards = try scalars.enumerated().map { try image($1, $0 % 4, in: library) }
    let backwards = try scalars.enumerated().reversed().map { try image($1, $0 % 4, in: other) }
    #expect(forwards == backwards.reversed())
  }

  @Test func scalingKeepsTheAmountOfInk() throws {
    func opacity(_ size: Double) throws -> Double {
      let (font, glyph) = try emoji(size)
      let image = try library.image(of: glyph, in: font.instance, scale: 1, phase: .zero)
      return try pixels(image).reduce(0) { $0 + Double($1 >> 24) / 255 } / (size * size)
    }
    let native = try opacity(109)
    for size in [12.0, 20, 47.5, 200] { #expect(abs(try opacity(size) / native - 1) < 0.02) }
  }

  @Test func emojiHaveNoOutline() throws {
    let (font, glyph) = try emoji(17)
    #expect(library.outline(of: glyph, in: font.instance).isEmpty)
  }

  /// COLR version 0: "A" as a red "H" over a half-transparent blue "O".
  @Test func layersArePaintedOverEachOther() throws {
    let plain = try library.font(for: FontRequest(family: .named("Noto Sans"), size: 40))
    func glyph(_ scalar: Unicode.Scalar) throws -> Int { Int(try #require(plain.face.glyph(for: scalar)).value) }
    var tables = FontTables(try library.bytes(of: "NotoSans-Regular"))
    let bytes = FontTables.bytes
    tables["COLR"] =
      bytes(0, 2) + bytes(1, 2) + bytes(14, 4) + bytes(20, 4) + bytes(2, 2) + bytes(try glyph("A"), 2) + bytes(0, 2) + bytes(2, 2)
      + bytes(try glyph("O"), 2) + bytes(0, 2) + bytes(try glyph("H"), 2) + bytes(1, 2)
    tables["CPAL"] = bytes(0, 2) + bytes(2, 2) + bytes(1, 2) + bytes(2, 2) + bytes(14, 4) + bytes(0, 2) + [255, 0, 0, 128, 0, 0, 255, 255]
    let folder = try TemporaryFolder()
    let font = try library.font(for: FontRequest(family: .file(path: try folder.write(tables.file, as: "layers.ttf")), size: 40))
    #expect(font.face.isColor)
    let drawing = try #require(
      library.drawing(of: GlyphID(UInt32(try glyph("A"))), in: font.instance, foreground: .black))
    let paints = drawing.commands.map { command in if case .fill(_, .nonzero, let paint) = command { paint.dumpText } else { "" } }
    #expect(paints == ["#0000ff80", "#ff0000"], "half-transparent blue of the O, red of the H")
    let ink = library.inkBounds(of: GlyphID(UInt32(try glyph("A"))), in: font.instance)
    let baseBounds = library.inkBounds(of: GlyphID(UInt32(try glyph("O"))), in: plain.instance)
    #expect(abs(ink.minY - baseBounds.minY) < 1e-9)
    #expect(library.outline(of: GlyphID(UInt32(try glyph("A"))), in: font.instance).isEmpty, "an outline would lose the colours")
    guard case .coverage = try library.image(of: GlyphID(UInt32(try glyph("H"))), in: font.instance, scale: 1, phase: .zero).pixels
    else {
      Issue.record("a glyph without layers is a mask")
      return
    }
  }
}
