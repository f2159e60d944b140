// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// Unusual texts: each gives an error with a code or a layout, in time that is linear in its length.
@Suite(.timeLimit(.minutes(60))) struct HostileTextTests {
  /// All combinations of settings; long texts must not make any of them slow.
  private static let settings: [TextSettings] = LineBreakMode.allCases.flatMap { mode in
    [0, 1, 3].map { lines in
      var settings = TextSettings()
      settings.lineBreakMode = mode
      settings.numberOfLines = lines
      settings.hyphenationFactor = 1
      settings.adjustsFontSizeToFitWidth = true
      settings.minimumScaleFactor = 0.5
      settings.allowsTightening = true
      return settings
    }
  }

  private func layOutInEveryWay(_ text: String, in box: BoxText, widths: [Double] = [0, 100, .infinity]) throws {
    let shaped = try box.typesetter.shape(StyledText(text, TextStyle(font: box.font, color: .black)), settings: Self.settings[0])
    for settings in Self.settings {
      for width in widths {
        let layout = box.typesetter.layout(shaped, settings: settings, width: width, height: .infinity, grid: PixelGrid(scale: 2))
        #expect(!layout.lines.isEmpty && layout.size.width.isFinite && layout.size.height.isFinite)
      }
      let measurer = box.typesetter.measurer(of: shaped, settings: settings, grid: PixelGrid(scale: 2))
      #expect(measurer.sizeThatFits(Size(width: 100, height: 0)).width.isFinite)
    }
  }

  private func code(_ text: String, limits: Limits = .standard) throws -> DiagnosticCode? {
    let library = try FontLibrary()
    let font = try library.font(for: FontRequest(family: .file(path: BoxFont.file.get()), size: 10))
    do {
      _ = try Typesetter(library: library, limits: limits).shape(
        StyledText(text, TextStyle(font: font, color: .black)), settings: TextSettings())
      return nil
    } catch {
      return error.code
    }
  }

  // MARK: Single characters

  @Test func aLoneSurrogateCountsAsTheReplacementCharacter() throws {
    // Swift replaces lone surrogates when a string is made, but UTF-16 arrays may contain them.
    let text = String(decoding: [0x61, 0xD800, 0x62, 0xDC00, 0x63] as [UInt16], as: UTF16.self)
    #expect(text == "a\u{FFFD}b\u{FFFD}c")
    let units: [UInt16] = [0x61, 0xD800, 0x62, 0xDC00, 0xD83D]
    #expect(UTF16Scalars(units).map(\.scalar) == [0x61, 0xFFFD, 0x62, 0xFFFD, 0xFFFD])
    let boundaries = TextBoundaries()
    for kind in [BoundaryKind.grapheme, .word, .line] {
      #expect(try boundaries.offsets(kind, in: units, locale: "en").last == units.count)
    }
    #expect(try BidiLevels(units, base: .natural(fallback: .rightToLeft)).levels.count == units.count)
    #expect(ScriptRuns.scripts(of: units).count == units.count)
    #expect(try BoxText().layout(text).lines[0].width >= 30)
  }

  @Test(arguments: ["\u{378}", "\u{E000}", "\u{FFFF}", "\u{10FFFF}", "\u{1FFFE}", "a\u{50005}"])
  func aCharacterThatNoFontHasGivesAnError(text: String) throws {
    #expect(try [nil, .missingGlyph].contains(code(text)))
    let library = try FontLibrary(usesSystemFonts: false)
    let font = try library.font(for: FontRequest(family: .file(path: BoxFont.file.get()), size: 10))
    let error = #expect(throws: Diagnostic.self) {
      try Typesetter(library: library).shape(StyledText(text, TextStyle(font: font, color: .black)), settings: TextSettings())
    }
    #expect(error?.code == .missingGlyph)
  }

  @Test(arguments: [
    "\u{0}", "\u{7}\u{1B}[31m", "\u{FEFF}", "\u{200B}\u{200D}", "\u{202E}abc", "\u{2066}", "\u{2069}\u{2069}", "\u{AD}", "\u{AD}\u{AD}",
  ])
  func controlCharactersAreLaidOut(text: String) throws {
    try layOutInEveryWay(text, in: BoxText())
  }

  @Test(arguments: ["", "\n", "\r\n\r\n", "\u{2028}", "\u{2028}\u{2028}", "\t", "   ", "\u{85}\u{2029}\u{0B}\u{0C}"])
  func textsWithoutInkAreLaidOut(text: String) throws {
    try layOutInEveryWay(text, in: BoxText())
  }

  // MARK: Long texts

  private static let longTexts: [(name: String, text: String)] = [
    ("one word", String(repeating: "a", count: 12_000)),
    ("spaces", String(repeating: " ", count: 12_000)),
    ("words", String(repeating: "hyphenation ", count: 1_000)),
    ("spaces after a word", "a" + String(repeating: " ", count: 12_000) + "b"),
    ("soft hyphens", String(repeating: "a\u{AD}", count: 6_000)),
    ("soft hyphens alone", String(repeating: "\u{AD}", count: 12_000)),
    ("paragraphs", String(repeating: "a\n", count: 6_000)),
    ("line separators", String(repeating: "a\u{2028}", count: 6_000)),
    ("ideographs", String(repeating: "漢", count: 12_000)),
    ("brackets", String(repeating: "(", count: 6_000) + String(repeating: ")", count: 6_000)),
    ("directions", String(repeating: "aא", count: 6_000)),
    ("embeddings", String(repeating: "\u{202E}a\u{202D}ב", count: 3_000)),
  ]

  @Test(arguments: longTexts.map(\.name))
  func longTextsAreLaidOutInEveryModeWithoutHanging(name: String) throws {
    let text = try #require(Self.longTexts.first { $0.name == name }?.text)
    try layOutInEveryWay(text, in: BoxText(), widths: [100])
  }

  @Test func tenThousandMarksOnALetterAreOneCluster() throws {
    let text = "e" + String(repeating: "\u{301}", count: 10_000) + "f"
    let library = try FontLibrary()
    let font = try library.font(for: FontRequest(size: 10))
    let shaped = try Typesetter(library: library).shape(StyledText(text, TextStyle(font: font, color: .black)), settings: TextSettings())
    #expect(shaped.paragraphs[0].clusters.map(\.range) == [0..<10_001, 10_001..<10_002])
  }

  @Test func longTextsAreRejectedByTheGlyphLimitAndThenByTheByteLimit() throws {
    #expect(try code(String(repeating: "a", count: 1 << 20)) == .tooManyGlyphs)
    #expect(try code(String(repeating: "a", count: 1 << 20 + 1)) == .textTooLong)
    #expect(try code(String(repeating: "a ", count: 1 << 19)) == .tooManyGlyphs)
  }

  @Test func aMegabyteIsLaidOutWhenTheLimitAllowsIt() throws {
    let library = try FontLibrary()
    let font = try library.font(for: FontRequest(family: .file(path: BoxFont.file.get()), size: 10))
    let typesetter = Typesetter(library: library, limits: Limits(maximumGlyphs: 2_000_000))
    let text = String(repeating: "aaaa bbb ", count: 116_000)
    var settings = TextSettings()
    settings.numberOfLines = 0
    let shaped = try typesetter.shape(StyledText(text, TextStyle(font: font, color: .black)), settings: settings)
    let layout = typesetter.layout(shaped, settings: settings, width: 80, height: .infinity, grid: PixelGrid(scale: 2))
    #expect(layout.lines.count == 116_000)
  }

  @Test func theGlyphLimitIsExact() throws {
    #expect(try code(String(repeating: "a", count: 100), limits: Limits(maximumGlyphs: 100)) == nil)
    #expect(try code(String(repeating: "a", count: 101), limits: Limits(maximumGlyphs: 100)) == .tooManyGlyphs)
    #expect(try code("aaa\naaa\naaa", limits: Limits(maximumGlyphs: 8)) == .tooManyGlyphs)
  }

  // MARK: Sizes

  @Test(arguments: [
    0.0, -0.0, -1, -.infinity, .nan, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ])
  func anyNumberIsAcceptedAsWidthAndHeight(number: Double) throws {
    let box = try BoxText()
    for settings in Self.settings {
      for text in ["", "a", "aa bbb cccc", "aa\nb", "漢字"] {
        let shaped = try box.typesetter.shape(StyledText(text, TextStyle(font: box.font, color: .black)), settings: settings)
        for (width, height) in [(number, 50), (50, number), (number, number)] {
          let layout = box.typesetter.layout(shaped, settings: settings, width: width, height: height, grid: PixelGrid(scale: 3))
          #expect(!layout.lines.isEmpty && layout.size.width.isFinite && layout.size.height.isFinite, "\(text) \(width) \(height)")
          #expect(layout.lines.allSatisfy { $0.left.isFinite && $0.baseline.isFinite && $0.width.isFinite })
        }
        let measurer = box.typesetter.measurer(of: shaped, settings: settings, grid: PixelGrid(scale: 3))
        let size = measurer.sizeThatFits(Size(width: number, height: number))
        #expect(size.width.isFinite && size.height.isFinite && size.width >= 0, "\(text) \(number)")
      }
    }
  }
}
