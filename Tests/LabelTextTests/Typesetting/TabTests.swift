// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// Tab stops with exact numbers: every character of the box font is 10 points wide at 10 points.
@Suite struct TabTests {
  private func layout(
    _ text: String, width: Double = .infinity, _ stops: [TabStop]? = nil, interval: Double = 0,
    _ change: (inout TextSettings) -> Void = { _ in }
  ) throws -> TextLayout {
    try BoxText().layout(text, width: width) {
      $0.paragraph.tabs = TabRuler(stops ?? TabRuler.standard.stops, interval: interval)
      change(&$0)
    }
  }

  /// The points from the left end of a line to the first glyph after each tab.
  private func positions(_ text: String, _ stops: [TabStop]? = nil, interval: Double = 0) throws -> [Double] {
    let line = try layout(text, stops, interval: interval).lines[0]
    let glyphs = line.runs.flatMap(\.glyphs.glyphs).map(\.position.x)
    return text.indices.enumerated().filter { $1 > text.startIndex && text[text.index(before: $1)] == "\t" }.map { glyphs[$0.offset] }
  }

  @Test func theStandardStopsAreTwelveAt28Points() throws {
    #expect(try positions("a\tb") == [28])
    #expect(try positions("aa\tb") == [28])
    #expect(try positions("aaa\tb") == [56])
    #expect(try positions("a\tb\tc\td") == [28, 56, 84])
  }

  @Test func stopsContinueAtTheIntervalAndWithoutOneATabIsASpace() throws {
    #expect(try positions("a\tb\tc", [TabStop(30)], interval: 50) == [30, 50])
    #expect(try positions("a\tb\tc", [TabStop(30)]) == [30, 50])
    #expect(try positions("a\tb", [], interval: 25) == [25])
    #expect(try positions("a\tb", []) == [20])
  }

  @Test(arguments: [
    (TabStop.Alignment.left, "x\tabc", 80.0), (.center, "x\tabc", 65), (.right, "x\tabc", 50), (.decimal, "x\t1.25", 70),
    (.decimal, "x\t1234", 40), (.decimal, "x\t12 mm", 60), (.decimal, "x\t1,234.5", 30), (.decimal, "x\tabc", 50),
    (.decimal, "x\ta1.5", 60),
  ])
  func textAfterATabIsAlignedAtItsStop(alignment: TabStop.Alignment, text: String, expected: Double) throws {
    #expect(try positions(text, [TabStop(80, alignment)]) == [expected])
  }

  @Test func textThatDoesNotFitBeforeItsStopFollowsTheTab() throws {
    #expect(try positions("xxx\tabcdefgh", [TabStop(80, .right)]) == [30])
    #expect(try layout("xxx\tabcdefgh", [TabStop(80, .right)]).lines[0].width == 110)
  }

  @Test func theDecimalSeparatorIsThatOfTheLocale() throws {
    func position(_ locale: String) throws -> Double? {
      let line = try layout("x\t1,25", [TabStop(80, .decimal)]) { $0.locale = locale }.lines[0]
      return line.runs.flatMap(\.glyphs.glyphs)[2].position.x
    }
    #expect(try position("de") == 70)
    #expect(try position("en") == 40)
  }

  @Test func columnsOfSeveralParagraphsLineUp() throws {
    let layout = try layout("a\tb\naaaa\tcc\n\td", [TabStop(60)]) { $0.numberOfLines = 0 }
    let last = layout.lines.map { $0.runs.flatMap(\.glyphs.glyphs).last?.position.x }
    #expect(last == [60, 70, 60])
  }

  @Test func stopsCountFromTheEdgeAndNotFromTheIndent() throws {
    let layout = try layout("a\tb", [TabStop(60)]) { $0.paragraph.indents.firstLineHead = 25 }
    #expect(layout.lines[0].left == 25)
    #expect(layout.lines[0].runs.flatMap(\.glyphs.glyphs)[2].position.x == 35)
  }

  @Test func tabsCountInTheWidthOfALine() throws {
    #expect(try layout("a\tbb cc", width: 80, [TabStop(60)]) { $0.numberOfLines = 0 }.lines.map(\.string) == ["a\tbb", "cc"])
    #expect(try layout("a\tbb cc", width: 79, [TabStop(60)]) { $0.numberOfLines = 0 }.lines.map(\.string) == ["a", "bb cc"])
    #expect(try layout("a\tbb", width: 80, [TabStop(60)]).size.width == 80)
    #expect(try layout("a\tbbb", width: 80, [TabStop(60)]).lines.map(\.string) == ["a\tb…"])
  }

  @Test func columnsAreTruncatedAndNotTightened() throws {
    let layout = try layout("a\tbbbbbbbbbbbbbbbbbbbb", width: 255, [TabStop(60)]) { $0.allowsTightening = true }
    #expect(layout.tightening == 0 && layout.isTruncated)
  }

  @Test func theRulerIsMirroredInRightToLeftText() throws {
    let line = try layout("א\tב", [TabStop(60)]) { $0.baseDirection = .natural(fallback: .rightToLeft) }.lines[0]
    let glyphs = line.runs.flatMap(\.glyphs.glyphs).map(\.position.x)
    #expect(line.width == 70 && glyphs.min() == 0 && glyphs.max() == 60)
  }

  @Test func justifiedTextIsStretchedOnlyAfterItsLastTab() throws {
    let lines = try layout("a b\tc d eeee", width: 100, [TabStop(60)]) {
      $0.numberOfLines = 0
      $0.paragraph.alignment = .justified
    }.lines
    #expect(lines[0].string == "a b\tc d" && lines[0].width == 100)
    #expect(lines[0].runs.flatMap(\.glyphs.glyphs).map(\.position.x) == [0, 10, 20, 30, 60, 70, 90])
  }

  /// Widths with tabs are computed incrementally.
  @Test func manyTabsTakeLinearTime() throws {
    let growth = try Growth.ofFourTimes(1_000) { count in
      let text = String(repeating: "a\t", count: count)
      for alignment in TabStop.Alignment.allCases {
        for width in [Double.infinity, 1_000_000, 500] {
          let layout = try layout(text, width: width, [TabStop(1000, alignment)], interval: 3) { $0.numberOfLines = width == 500 ? 0 : 1 }
          #expect(!layout.lines.isEmpty)
        }
      }
    }
    #expect(growth < Growth.limit)
  }

  /// The standard stops are not stored in every paragraph; an explicit list of them gives an equal ruler.
  @Test func standardStopsAreThoseOfNSParagraphStyle() {
    let written = (1...12).map { TabStop(28 * Double($0)) }
    #expect(TabRuler.standard.stops == written)
    #expect(TabRuler(written.reversed()) == .standard)
    #expect(TabRuler(written).hashValue == TabRuler.standard.hashValue)
    #expect(TabRuler(written, interval: 1) != .standard)
    #expect(TabRuler(written, interval: 1).stops == written)
    #expect(TabRuler(written.dropLast()) != .standard)
    #expect(TabRuler([]).stops.isEmpty)
  }
}
