// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// Runs that differ only in what is painted are shaped as one text.
@Suite struct StyledRunTests {
  private let library: FontLibrary
  private let typesetter: Typesetter
  private let style: TextStyle

  init() throws {
    library = try FontLibrary()
    typesetter = Typesetter(library: library)
    style = TextStyle(font: try library.font(for: FontRequest(size: 20)), color: .black)
  }

  private static let texts = [
    "AVAW Wave Toffee office", "ΟΔΥΣΣΕΥΣ και άλλοι", "Кириллица АУТ.", "سلام بيت لا إله", "שלום עולם 123", "हिन्दी क्षत्रिय। और ॥", "বাংলা ভাষা",
    "ภาษาไทยน้ำ",
    "ລາວພາສາ", "ភាសាខ្មែរ", "မြန်မာဘာသာ", "தமிழ் மொழி", "తెలుగు భాష", "ಕನ್ನಡ ಭಾಷೆ", "മലയാളം ഭാഷ", "ગુજરાતી ભાષા", "ਪੰਜਾਬੀ ਭਾਸ਼ਾ", "ქართული ენა", "հայերեն լեզու",
    "日本語、テスト。Hello 世界", "한국어 문장", "ܫܠܡܐ، ܥܠܡܐ", "አማርኛ ቋንቋ", "fi ffl 👩‍👩‍👧 e\u{301} 12:30",
  ]

  private func layout(_ text: StyledText, _ width: Double, _ change: (inout TextSettings) -> Void) throws -> TextLayout {
    var settings = TextSettings()
    settings.numberOfLines = 0
    change(&settings)
    let shaped = try typesetter.shape(text, settings: settings)
    return typesetter.layout(shaped, settings: settings, width: width, height: .infinity, grid: PixelGrid(scale: 2))
  }

  private struct Place: Hashable {
    var line: Int
    var glyph: GlyphID
    var font: FontInstance
    var x: Int
    var y: Int
  }

  /// The glyphs with their positions in hundredths of a point; those of a ligature in two styles once.
  private func places(_ layout: TextLayout) -> Set<Place> {
    var places: Set<Place> = []
    for (index, line) in layout.lines.enumerated() {
      for run in line.runs {
        for glyph in run.glyphs.glyphs {
          places.insert(
            Place(
              line: index, glyph: glyph.glyph, font: run.glyphs.font, x: Int(((glyph.position.x + line.left) * 100).rounded()),
              y: Int((glyph.position.y * 100).rounded())))
        }
      }
    }
    return places
  }

  /// The text with random colours, lines, backgrounds, strokes and shadows between random characters.
  private func painted(_ text: String, _ random: inout Seeded) -> StyledText {
    var runs: [StyledText.Run] = []
    for character in text {
      if runs.isEmpty || Int.random(in: 0..<3, using: &random) == 0 {
        var style = style
        style.color = SRGBColor(red: .random(in: 0...1, using: &random), green: 0, blue: 0)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: style.underline = DecorationLine()
        case 1: style.background = SRGBColor(red: 1, green: 1, blue: 0)
        case 2: style.stroke = TextStroke(width: 3)
        case 3: style.paint = 0
        default: break
        }
        runs.append(StyledText.Run("", style))
      }
      runs[runs.count - 1].text.append(character)
    }
    return StyledText(runs)
  }

  @Test(arguments: texts) func paintingMovesNoGlyph(text: String) throws {
    var random = Seeded(state: UInt64(text.utf8.count))
    let plain = StyledText(text, style)
    let settings: [(TextSettings) -> TextSettings] = [
      { $0 },
      {
        var one = $0; one.numberOfLines = 1; one.lineBreakMode = .byTruncatingMiddle; return one
      },
      {
        var one = $0; one.numberOfLines = 1; one.adjustsFontSizeToFitWidth = true; one.allowsTightening = true; return one
      },
    ]
    for round in 0..<9 {
      let styled = painted(text, &random)
      let change = settings[round % settings.count]
      let width = [Double.infinity, 90, 60][round / 3]
      let expected = try layout(plain, width) { $0 = change($0) }
      let found = try layout(styled, width) { $0 = change($0) }
      #expect(found.lines.map(\.string) == expected.lines.map(\.string))
      #expect(zip(found.lines, expected.lines).allSatisfy { abs($0.width - $1.width) < 1e-6 }, "\(styled.runs.map(\.text)) at \(width)")
      #expect(places(found) == places(expected), "\(styled.runs.map(\.text)) at \(width)")
    }
  }

  /// Kerning between runs: 225.28 points, as without colours (reports.md, B1).
  @Test func kerningDoesNotDependOnColours() throws {
    var red = TextStyle(font: try library.font(for: FontRequest(size: 40)), color: .black)
    let plain = red
    red.color = SRGBColor(red: 1, green: 0, blue: 0)
    let styled = try layout(StyledText([.init("A", plain), .init("V", red), .init("AW W", plain), .init("ave", red)]), .infinity) { _ in }
    #expect(styled.lines[0].width == (try layout(StyledText("AVAW Wave", plain), .infinity) { _ in }.lines[0].width))
    #expect(abs(styled.lines[0].width - 225.284) < 0.001)
  }

  /// Lam and alef are one glyph. It is painted twice, each time the part of one letter.
  @Test func aLigatureIsCutBetweenItsLetters() throws {
    var (red, blue) = (style, style)
    red.color = SRGBColor(red: 1, green: 0, blue: 0)
    blue.color = SRGBColor(red: 0, green: 0, blue: 1)
    (red.underline, blue.background) = (DecorationLine(), .black)
    let line = try #require(try layout(StyledText([.init("ل", red), .init("ا", blue)]), .infinity) { _ in }.lines.first)
    try #require(line.runs.count == 2)
    // From left to right: alef first.
    let (alef, lam) = (line.runs[0], line.runs[1])
    #expect(alef.glyphs == lam.glyphs && alef.color == blue.color && lam.color == red.color)
    let edge = try #require(alef.window?.right)
    #expect(alef.window?.left == nil && lam.window?.left == edge && lam.window?.right == nil)
    #expect(edge > line.width * 0.2 && edge < line.width * 0.8)
    #expect(line.backgrounds.map(\.left) == [0] && line.backgrounds.map(\.right) == [edge])
    #expect(line.decorations.map(\.left) == [edge] && line.decorations.map(\.right) == [line.width])
  }
}
