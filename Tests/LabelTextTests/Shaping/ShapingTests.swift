// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import Testing

/// Shaping.
struct ShapingTests {
  let library: FontLibrary

  init() throws { library = try FontLibrary() }

  private func shape(
    _ text: String, _ font: Font, script: OpenTypeTag = "Latn", direction: TextDirection = .leftToRight, features: [FontFeature] = []
  ) -> [ShapedGlyph] {
    let units = Array(text.utf16)
    return library.shape(units, range: 0..<units.count, font: font, script: script, direction: direction, extraFeatures: features)
  }

  private func width(_ glyphs: [ShapedGlyph]) -> Double { glyphs.reduce(0) { $0 + $1.advance } }

  @Test(arguments: ["Lightning", "AVATAR To Ty", "fi ffl → 12:30", "Ünïcödé e\u{301}"])
  func advancesAreLinearInTheSize(text: String) throws {
    let em = width(shape(text, try library.font(for: FontRequest(size: 1))))
    for size in [0.01, 4.01, 12, 17, 33.3, 500] {
      let font = try library.font(for: FontRequest(size: size))
      #expect(abs(width(shape(text, font)) - size * em) < 1e-9 * size)
    }
  }

  @Test func kerningAndFeaturesAreApplied() throws {
    var request = FontRequest(size: 100)
    let kerned = width(shape("AVAVAV", try library.font(for: request)))
    request.features = [FontFeature(tag: "kern", value: 0)]
    let plain = width(shape("AVAVAV", try library.font(for: request)))
    #expect(kerned < plain - 5)
    let extra = shape("AVAVAV", try library.font(for: FontRequest(size: 100)), features: [FontFeature(tag: "kern", value: 0)])
    #expect(abs(width(extra) - plain) < 1e-9)
  }

  @Test func clustersCountUTF16UnitsOfTheWholeParagraph() throws {
    let text = Array("ab 👋 cd".utf16)
    let font = try library.font(for: FontRequest(size: 17))
    let glyphs = library.shape(text, range: 6..<8, font: font, script: "Latn", direction: .leftToRight)
    #expect(glyphs.map(\.cluster) == [6, 7])
    #expect(library.shape(text, range: 3..<3, font: font, script: "Latn", direction: .leftToRight).isEmpty)
  }

  @Test func rightToLeftGlyphsComeInVisualOrder() throws {
    let font = try library.font(for: FontRequest(family: .named("Noto Sans Hebrew"), size: 17))
    let glyphs = shape("שלום", font, script: "Hebr", direction: .rightToLeft)
    #expect(glyphs.map(\.cluster) == [3, 2, 1, 0])
    #expect(glyphs.allSatisfy { $0.advance > 0 })
  }

  /// A letter at the end of a range has its joining form if the text continues.
  @Test func arabicJoinsAcrossTheEndsOfARange() throws {
    let font = try library.font(for: FontRequest(family: .named("Noto Sans Arabic"), size: 17))
    let text = Array("ببب".utf16)
    let whole = library.shape(text, range: 0..<3, font: font, script: "Arab", direction: .rightToLeft, language: "ar")
    let parts = [2..<3, 1..<2, 0..<1].flatMap {
      library.shape(text, range: $0, font: font, script: "Arab", direction: .rightToLeft, language: "ar")
    }
    let alone = library.shape(Array("ب".utf16), range: 0..<1, font: font, script: "Arab", direction: .rightToLeft, language: "ar")
    #expect(parts.map(\.glyph) == whole.map(\.glyph))
    #expect(!whole.map(\.glyph).contains(alone[0].glyph))
  }

  @Test func theLanguageSelectsGlyphForms() throws {
    let font = try library.font(for: FontRequest(family: .named("Noto Sans"), size: 17))
    let text = Array("ş Ş б".utf16)
    let forms = ["ro", "sr", "tr"].map { language in
      library.shape(text, range: 0..<text.count, font: font, script: "Cyrl", direction: .leftToRight, language: language).map(\.glyph)
    }
    #expect(Set(forms).count > 1)
  }

  @Test func brokenUTF16IsShapedAsReplacement() throws {
    let font = try library.font(for: FontRequest(size: 17))
    let glyphs = library.shape([0x41, 0xD83D, 0x42], range: 0..<3, font: font, script: "Latn", direction: .leftToRight)
    #expect(glyphs.map(\.cluster) == [0, 1, 2])
  }

  @Test func horizontalScaleWidensAdvancesAndSlantMovesRaisedMarks() throws {
    var font = try library.font(for: FontRequest(size: 100))
    let plain = shape("Hx\u{302}\u{301}", font)
    font.horizontalScale = 1.5
    let wide = shape("Hx\u{302}\u{301}", font)
    #expect(abs(width(wide) - 1.5 * width(plain)) < 1e-9)
    font.horizontalScale = 1
    font.slant = 0.25
    for (upright, slanted) in zip(plain, shape("Hx\u{302}\u{301}", font)) {
      #expect(abs(slanted.offset.x - (upright.offset.x - 0.25 * upright.offset.y)) < 1e-9)
    }
  }

  /// The advance of the recorded text in the recorder's font. Skipped without the test font, which is not part of the package.
  @Test(.enabled(if: GoldenFont.selawik.path != nil), arguments: [1, 4.01, 36.01, 76.01])
  func theRecordedTextHasTheRecordedAdvance(size: Double) throws {
    let path = try #require(GoldenFont.selawik.path)
    let request = FontRequest(
      family: .file(path: path), size: size, variations: [FontVariation(tag: "wght", value: 400)], ascentOverride: 2210 / 2048.0,
      descentOverride: 514 / 2048.0, lineGapOverride: 0)
    let font = try library.font(for: request)
    let text = "This is a test string used to test UILabel - and it should wrap and can be as long as three lines"
    #expect(abs(width(shape(text, font)) / size - 40.994_14) < 0.000_01)
    #expect(abs(font.metrics.lineHeight / size - 2724 / 2048.0) < 1e-12)
  }

  /// Skipped without the test font, which is not part of the package.
  @Test(.enabled(if: GoldenFont.selawik.path != nil)) func weightChangesAVariableFont() throws {
    let path = try #require(GoldenFont.selawik.path)
    func font(_ weight: FontWeight, _ variations: [FontVariation] = []) throws -> Font {
      try library.font(for: FontRequest(family: .file(path: path), size: 100, weight: weight, variations: variations))
    }
    let (light, regular, bold) = (try font(.light), try font(.regular), try font(.bold))
    #expect(Set([light.face.id, regular.face.id, bold.face.id]).count == 3)
    #expect(width(shape("weight", light)) < width(shape("weight", bold)))
    let byAxis = try font(.regular, [FontVariation(tag: "wght", value: 700)])
    #expect(byAxis.face.id == bold.face.id)
    let beyond = try font(.regular, [FontVariation(tag: "wght", value: 5000), FontVariation(tag: "none", value: 1)])
    #expect(beyond.face.id == bold.face.id)
    let stem = library.outline(of: try #require(bold.face.glyph(for: "l")), in: bold.instance).bounds
    let thin = library.outline(of: try #require(light.face.glyph(for: "l")), in: light.instance).bounds
    #expect(try #require(stem).width > 1.5 * #require(thin).width)
  }
}
