// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import Testing

/// Truncation of lines with text in both directions.
@Suite struct MixedDirectionTests {
  private func line(
    _ text: String, width: Double, _ mode: LineBreakMode = .byTruncatingTail, base: TextDirection = .leftToRight
  ) throws -> TextLine {
    try BoxText().layout(text, width: width) {
      $0.lineBreakMode = mode
      $0.baseDirection = .fixed(base)
    }.lines[0]
  }

  @Test func textOfTheOppositeDirectionIsRemovedAsAWhole() throws {
    #expect(try line("abcdefghi שלום עולם def", width: 125).string == "abcdefghi…")
    #expect(try line("abc שלום def ghi", width: 125).string == "abc שלום de…")
    #expect(try line("שלוםםםםםם abcdef עולם", width: 125, base: .rightToLeft).string == "שלוםםםםםם…")
    #expect(try line("מחירררררר 1234567", width: 125, base: .rightToLeft).string == "מחירררררר…")
  }

  @Test func textOfTheOppositeDirectionIsRemovedAsAWholeInHeadAndMiddleTruncation() throws {
    #expect(try line("abc שלום עולם defghijkl", width: 125, .byTruncatingHead).string == "…defghijkl")
    #expect(try line("abcd שלום עולם defg", width: 95, .byTruncatingMiddle).string == "abcd…defg")
  }

  @Test func textOfTheOppositeDirectionIsCutWhenMoreThanAQuarterOfTheLineWouldBeEmpty() throws {
    #expect(try line("abc שלום עולם def", width: 85).string == "abc שלו…")
    #expect(try line("שלום abcdef עולם", width: 85, base: .rightToLeft).string == "שלום ab…")
    #expect(try line("מחיר 1234567", width: 85, base: .rightToLeft).string == "מחיר 12…")
    #expect(try line("abc שלום עולם def", width: 85, .byTruncatingHead).string == "…ולם def")
  }

  @Test func theEllipsisOfACutRunIsNextToTheCut() throws {
    // From left to right: abc, the ellipsis, and the Hebrew letters, which are read towards it.
    let typesetter = Typesetter(library: try FontLibrary())
    let font = try typesetter.library.font(for: FontRequest(size: 10))
    let settings = TextSettings()
    let shaped = try typesetter.shape(StyledText("abc שלום עולם שלום עולם", TextStyle(font: font, color: .black)), settings: settings)
    let line = typesetter.layout(shaped, settings: settings, width: 80, height: .infinity, grid: PixelGrid(scale: 1)).lines[0]
    #expect(line.string.hasPrefix("abc שלום") && line.string.hasSuffix("…"))
    #expect(line.runs.last?.glyphs.font.name.contains("Hebrew") == true)
  }

  @Test func textOfTheOppositeDirectionIsCutWhenNothingElseIsLeft() throws {
    #expect(try line("שלום עולם abc", width: 45).string == "שלו…")
    #expect(try line("abcdefgh", width: 45, base: .rightToLeft).string == "abc…")
  }

  @Test func theEllipsisIsAtTheEndInReadingOrder() throws {
    let leftToRight = try line("abcdefgh", width: 45)
    #expect(leftToRight.runs.last?.glyphs.glyphs.last?.position.x == 30)
    let rightToLeft = try line("שלוםעולם", width: 45, base: .rightToLeft)
    #expect(rightToLeft.runs.flatMap(\.glyphs.glyphs).first?.position.x == 0)
    #expect(rightToLeft.string == "שלו…")
  }

  @Test func aParagraphsDirectionCanBeSet() throws {
    func direction(_ text: String, _ base: TextDirection?) throws -> TextDirection {
      try BoxText().layout(text) { $0.paragraph.baseDirection = base }.lines[0].direction
    }
    #expect(try direction("abc", nil) == .leftToRight && direction("שלום", nil) == .rightToLeft)
    #expect(try direction("abc", .rightToLeft) == .rightToLeft && direction("שלום", .leftToRight) == .leftToRight)
  }
}
