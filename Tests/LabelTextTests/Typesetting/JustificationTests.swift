// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import Testing

@Suite struct JustificationTests {
  private func justified(_ text: String, width: Double, _ change: (inout TextSettings) -> Void = { _ in }) throws -> [TextLine] {
    try BoxText().layout(text, width: width) {
      $0.numberOfLines = 0
      $0.paragraph.alignment = .justified
      change(&$0)
    }.lines
  }

  private func positions(_ line: TextLine) -> [Double] { line.runs.flatMap(\.glyphs.glyphs).map(\.position.x) }

  @Test func spacesShareTheExtraWidthEvenly() throws {
    let lines = try justified("a b c dddd", width: 70)
    #expect(lines.map(\.string) == ["a b c", "dddd"])
    #expect(positions(lines[0]) == [0, 10, 30, 40, 60])
  }

  @Test func ideographsAreSpacedWhenThereAreNoSpaces() throws {
    let lines = try justified("漢字漢字漢", width: 45)
    #expect(lines.map(\.string) == ["漢字漢字", "漢"])
    #expect(zip(positions(lines[0]), [0, 35.0 / 3, 70.0 / 3, 35]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs(lines[0].width - 45) < 1e-9 && lines[1].width == 10)
  }

  @Test func wordsBetweenIdeographsStayWhole() throws {
    let line = try justified("漢abc字漢漢漢", width: 65)[0]
    let gaps = zip(positions(line), positions(line).dropFirst()).map { $1 - $0 }
    #expect(line.string == "漢abc字漢" && gaps[1] == 10 && gaps[2] == 10 && gaps.last == 15)
  }

  @Test func aLineWithoutGapsIsNotStretched() throws {
    #expect(try justified("aaaa bbbb", width: 65)[0].width == 40)
  }

  @Test func linesThatEndAtAHardBreakOrAnEllipsisAreNotStretched() throws {
    #expect(try justified("a b\u{2028}c d", width: 70)[0].width == 30)
    #expect(try justified("a b ccc dd eee", width: 65) { $0.numberOfLines = 1 }[0].width < 65)
  }

  @Test func theHyphenCountsInTheJustifiedWidth() throws {
    let line = try justified("a bb cccc\u{AD}dd", width: 105)[0]
    #expect(line.isHyphenated && abs(line.width - 105) < 1e-9)
  }

  @Test func joinedLettersAreNeverSeparated() throws {
    let library = try FontLibrary()
    let typesetter = Typesetter(library: library)
    let font = try library.font(for: FontRequest(size: 20))
    var settings = TextSettings()
    settings.numberOfLines = 0
    settings.lineBreakStrategy = []
    settings.paragraph.alignment = .justified
    let shaped = try typesetter.shape(StyledText("مرحبا بالعالم كيف", TextStyle(font: font, color: .black)), settings: settings)
    let grid = PixelGrid(scale: 2)
    let natural = typesetter.layout(shaped, settings: settings, width: .infinity, height: .infinity, grid: grid)
    let width = natural.size.width * 0.9
    let lines = typesetter.layout(shaped, settings: settings, width: width, height: .infinity, grid: grid).lines
    let first = try #require(lines.first)
    #expect(lines.count == 2 && abs(first.width - width) < 1e-6)
    func gaps(_ line: TextLine) -> [Double] {
      let x = line.runs.flatMap(\.glyphs.glyphs).map(\.position.x)
      return zip(x, x.dropFirst()).map { $1 - $0 }
    }
    let (stretched, plain) = (gaps(first), gaps(natural.lines[0]))
    let grown = stretched.indices.filter { abs(stretched[$0] - plain.suffix(stretched.count)[plain.count - stretched.count + $0]) > 1e-6 }
    #expect(grown.count == 1)
  }
}
