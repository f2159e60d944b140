// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import Testing

/// Typesetting of scripts other than Latin, with the fonts of this machine.
@Suite struct ScriptTests {
  private let typesetter: Typesetter
  private let style: TextStyle

  init() throws {
    let library = try FontLibrary()
    typesetter = Typesetter(library: library)
    style = TextStyle(font: try library.font(for: FontRequest(size: 20)), color: .black)
  }

  private func layout(_ text: StyledText, width: Double = .infinity, locale: String = "en") throws -> TextLayout {
    var settings = TextSettings()
    settings.numberOfLines = 0
    settings.locale = locale
    settings.lineBreakStrategy = []
    let shaped = try typesetter.shape(text, settings: settings)
    return typesetter.layout(shaped, settings: settings, width: width, height: .infinity, grid: PixelGrid(scale: 2))
  }

  private func glyphs(_ runs: [StyledText.Run]) throws -> [GlyphID] {
    try layout(StyledText(runs)).lines.flatMap(\.runs).flatMap(\.glyphs.glyphs).map(\.glyph)
  }

  @Test func aBrokenWordIsNotCutInsideOfASyllable() throws {
    let style = TextStyle(font: try typesetter.library.font(for: FontRequest(size: 80)), color: .black)
    let syllables = ["လည်း", "ကောင်း"]
    let widest = try syllables.map { try layout(StyledText($0, style), locale: "my").lines[0].width }.max() ?? 0
    for width in stride(from: 60.0, through: 2 * widest, by: 10) {
      let lines = try layout(StyledText(syllables.joined(), style), width: width, locale: "my").lines.map(\.string)
      #expect(lines.joined() == syllables.joined())
      if width > widest + 1 { #expect(lines == [syllables.joined()] || lines == syllables, "\(width) \(lines)") }
    }
  }

  /// Words are found by ICU's dictionaries, as there are no spaces between them.
  @Test(arguments: [
    ("th", ["ภาษา", "ไทย"]), ("lo", ["ພາສາ", "ລາວ"]), ("km", ["ភាសា", "ខ្មែរ"]),
  ])
  func linesBreakBetweenWordsWithoutSpaces(locale: String, words: [String]) throws {
    let text = String(repeating: words.joined(), count: 6)
    for width in [60.0, 85, 110, 135] {
      let lines = try layout(StyledText(text, style), width: width, locale: locale).lines.map(\.string)
      #expect(lines.count > 2 && lines.joined() == text)
      var rest = lines
      for index in rest.indices {
        while let word = words.first(where: { rest[index].hasPrefix($0) }) { rest[index].removeFirst(word.count) }
      }
      #expect(rest.joined() == "", "\(lines) at \(width)")
    }
  }

  /// Danda and other characters that many scripts share have the font of the letters beside them, and so have the spaces between their words
  /// (drawing.md, 1 and 2).
  @Test(arguments: [
    ("प्राप्त है। और ॥", 1), ("। हिन्दी", 1), ("ਸਤ ਸ੍ਰੀ। ਅਕਾਲ", 1), ("ગુજરાતી। ભાષા ॥", 1), ("ܫܠܡܐ، ܥܠܡܐ", 1), ("مرحبا بالعالم", 1),
    ("سلام، عليكم؟", 1), ("है 5 है", 2), ("Hello हिन्दी। world", 2),
  ])
  func charactersOfNoScriptHaveTheFontBesideThem(text: String, fonts: Int) throws {
    let runs = try layout(StyledText(text, style)).lines.flatMap(\.runs)
    #expect(Set(runs.map(\.glyphs.font.name)).count == fonts, "\(runs.map(\.glyphs.font.name))")
  }

  @Test func arabicLettersStayJoinedWhereTheirColourChanges() throws {
    var red = style
    red.color = SRGBColor(red: 1, green: 0, blue: 0)
    let whole = try glyphs([.init("ببب", style)])
    #expect(try glyphs([.init("ب", style), .init("ب", red), .init("ب", style)]) == whole)
    let apart = try glyphs([.init("ب ب ب", style)]).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    #expect(whole != apart)
  }

  @Test func aDevanagariVowelSignIsDrawnBeforeItsConsonant() throws {
    let alone = try glyphs([.init("क", style)])
    let consonant = try #require(alone.first)
    let syllable = try glyphs([.init("कि", style)])
    #expect(syllable.count == 2 && syllable.last == consonant && syllable.first != consonant)
  }
}
