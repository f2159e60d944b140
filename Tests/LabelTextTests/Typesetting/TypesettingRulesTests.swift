// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import Testing

/// Typesetting settings beyond UILabel's own properties.
@Suite struct TypesettingRulesTests {
  @Test(arguments: [(TypesettingRules.standard, "aa…"), (.uikit, "aa"), (.improved, "aa…")])
  func anEllipsisShowsHiddenParagraphsExceptWithUIKitRules(rules: TypesettingRules, expected: String) throws {
    #expect(try BoxText().lines("aa\nbb", width: 90) { $0.rules = rules } == [expected])
    let two = try BoxText().lines("xx\naa\nbb", width: 90) {
      $0.rules = rules
      $0.numberOfLines = 2
    }
    #expect(two == ["xx", expected])
  }

  @Test func aParagraphThatDoesNotFitIsTruncatedWithUIKitRulesToo() throws {
    #expect(try BoxText().lines("aaaaaa\nbb", width: 45) { $0.rules = .uikit } == ["aaa…"])
  }

  @Test func uikitRulesAddLineSpacingBelowASingleLine() throws {
    func height(_ rules: TypesettingRules, _ text: String) throws -> Double {
      try BoxText().layout(text) {
        $0.rules = rules
        $0.numberOfLines = 0
        $0.paragraph.lineSpacing = 7
      }.size.height
    }
    #expect(try height(.uikit, "a") == 17 && height(.standard, "a") == 10)
    #expect(try height(.uikit, "a\nb") == 27 && height(.standard, "a\nb") == 27)
  }

  @Test func improvedTextHasNoKernAfterTheLastCharacter() throws {
    #expect(try BoxText().layout("abc", kern: -2) { $0.rules = .improved }.lines[0].width == 26)
    #expect(try BoxText().layout("abc", kern: -2).lines[0].width == 24)
  }

  @Test func addedHeightIsDistributedAboveOrOnBothSides() throws {
    func baseline(_ distribution: LineHeightDistribution, _ change: (inout ParagraphStyle) -> Void) throws -> Double {
      try BoxText().layout("a") {
        $0.paragraph.lineHeightDistribution = distribution
        change(&$0.paragraph)
      }.firstBaseline
    }
    #expect(try baseline(.above) { $0.minimumLineHeight = 20 } == 18)
    #expect(try baseline(.half) { $0.minimumLineHeight = 20 } == 13)
    #expect(try baseline(.half) { $0.lineHeightMultiple = 2 } == 13)
    #expect(try baseline(.half) { $0.maximumLineHeight = 4 } == 5)
    #expect(try baseline(.above) { $0.maximumLineHeight = 4 } == 2)
  }

  @Test func spaceIsReservedForMissingLines() throws {
    func height(_ text: String, atLeast minimum: Int, lines: Int) throws -> Double {
      try BoxText().layout(text) {
        $0.minimumNumberOfLines = minimum
        $0.numberOfLines = lines
      }.size.height
    }
    #expect(try height("a", atLeast: 3, lines: 0) == 30)
    #expect(try height("a\nb\nc\nd", atLeast: 3, lines: 0) == 40)
    #expect(try height("a", atLeast: 5, lines: 2) == 20)
    #expect(try BoxText().layout("a") { $0.minimumNumberOfLines = 3 }.firstBaseline == 8)
  }

  @Test func aTrailingNewlineCountsOnlyWhenRequested() throws {
    func lines(_ text: String, _ counts: Bool) throws -> [String] {
      try BoxText().lines(text, width: 90) {
        $0.numberOfLines = 0
        $0.countsTrailingNewline = counts
      }
    }
    #expect(try lines("a\n", false) == ["a"] && lines("a\n", true) == ["a", ""])
    #expect(try lines("a\n\n", false) == ["a", ""] && lines("a\n\n", true) == ["a", "", ""])
  }

  @Test func paragraphSpacingsAddUp() throws {
    let layout = try BoxText().layout("a\nb") {
      $0.numberOfLines = 0
      $0.paragraph.paragraphSpacing = 4
      $0.paragraph.paragraphSpacingBefore = 5
    }
    #expect(layout.lines.map(\.baseline) == [8, 27] && layout.size.height == 29)
  }

  @Test func balancedLinesAreAboutEquallyLongAndNoMore() throws {
    func lines(_ strategy: LineBreakStrategy, _ text: String = "aa bb cc dd ee ff", width: Double = 120) throws -> [String] {
      try BoxText().lines(text, width: width) {
        $0.numberOfLines = 0
        $0.lineBreakStrategy = strategy
      }
    }
    #expect(try lines([]) == ["aa bb cc dd", "ee ff"])
    #expect(try lines(.balanced) == ["aa bb cc", "dd ee ff"])
    #expect(try lines(.balanced, "aa bb") == ["aa bb"])
    #expect(try lines(.balanced, "aaaaaaaaaaaaaaaa bb") == ["aaaaaaaaaa", "aaaaaa bb"])
  }

  @Test func aParagraphCanHaveItsOwnLineBreakMode() throws {
    let box = try BoxText()
    var style = TextStyle(font: box.font, color: .black)
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .byCharWrapping
    paragraph.lineBreakStrategy = []
    style.paragraph = paragraph
    var settings = TextSettings()
    settings.numberOfLines = 0
    settings.lineBreakStrategy = []
    let text = StyledText([.init("aa bb cc\n", style), .init("aa bb cc", TextStyle(font: box.font, color: .black))])
    let shaped = try box.typesetter.shape(text, settings: settings)
    let lines = box.typesetter.layout(shaped, settings: settings, width: 40, height: .infinity, grid: PixelGrid(scale: 1)).lines
    #expect(lines.map(\.string) == ["aa b", "b cc", "aa", "bb", "cc"])
  }

  @Test(arguments: [(VerticalCentering.typographic, 5.0), (.capHeight, 4), (.ink, 5)])
  func theVerticalCenterDependsOnTheCenteringRule(centering: VerticalCentering, expected: Double) throws {
    // The box font: ascent 8, descent 2, capitals 8 high, ink from 2 below the baseline to 8 above it.
    #expect(try BoxText().layout("a") { $0.verticalCentering = centering }.verticalCenter == expected)
  }

  @Test func oversizeLinesContainStackedMarks() throws {
    let library = try FontLibrary()
    let typesetter = Typesetter(library: library)
    let font = try library.font(for: FontRequest(size: 20))
    func layout(_ text: String, _ rule: SizingRule) throws -> TextLayout {
      var settings = TextSettings()
      settings.sizingRule = rule
      let shaped = try typesetter.shape(StyledText(text, TextStyle(font: font, color: .black)), settings: settings)
      return typesetter.layout(shaped, settings: settings, width: .infinity, height: .infinity, grid: PixelGrid(scale: 2))
    }
    #expect(try layout("xxx", .oversize).size == layout("xxx", .typographic).size)
    for text in ["ปี่ที่", "العَرَبِيَّة", "Ẩ\u{301}\u{301}"] {
      #expect(try layout(text, .oversize).size.height > layout(text, .typographic).size.height, "\(text)")
    }
  }
}
