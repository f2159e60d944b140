// SPDX-License-Identifier: MIT

import LabelCore
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
    #expect(try line("abcde שלום עולם def", width: 85).string == "abcde…")
    #expect(try line("abc שלום def ghi", width: 125).string == "abc שלום de…")
    #expect(try line("שלוםם abcdef עולם", width: 85, base: .rightToLeft).string == "שלוםם…")
    #expect(try line("מחירר 1234567", width: 85, base: .rightToLeft).string == "מחירר…")
  }

  @Test func textOfTheOppositeDirectionIsRemovedAsAWholeInHeadAndMiddleTruncation() throws {
    #expect(try line("abc שלום עולם defgh", width: 85, .byTruncatingHead).string == "…defgh")
    #expect(try line("abcd שלום עולם defg", width: 95, .byTruncatingMiddle).string == "abcd…defg")
  }

  @Test func textOfTheOppositeDirectionIsCutWhenMoreThanAQuarterOfTheLineWouldBeEmpty() throws {
    #expect(try line("abc שלום עולם def", width: 85).string == "abc שלו…")
    #expect(try line("שלום abcdef עולם", width: 85, base: .rightToLeft).string == "שלום ab…")
    #expect(try line("מחיר 1234567", width: 85, base: .rightToLeft).string == "מחיר 12…")
    #expect(try line("abc שלום עולם def", width: 85, .byTruncatingHead).string == "…לם def")
  }

  @Test func theEllipsisOfACutRunIsNextToTheCut() throws {
    // From left to right: abc, a space, the ellipsis, and the Hebrew letters, which are read towards it.
    let glyphs = try line("abc שלום עולם def", width: 85).runs.flatMap(\.glyphs.glyphs)
    let ellipsis = try #require(try line("abcdefghijklm", width: 85).runs.flatMap(\.glyphs.glyphs).last).glyph
    #expect(glyphs.sorted { $0.position.x < $1.position.x }.firstIndex { $0.glyph == ellipsis } == 4)
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
