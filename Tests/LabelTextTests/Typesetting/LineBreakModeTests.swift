// SPDX-License-Identifier: MIT

import LabelSettings
import LabelText
import Testing

/// Each mode with one line, two lines and any number, with exact numbers: every character is 10 points wide, and so is the ellipsis.
@Suite struct LineBreakModeTests {
  private static let text = "aa bbb cccc dd"

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, ["aa bbb…"]),
    (.byTruncatingHead, ["…ccc dd"]),
    (.byTruncatingMiddle, ["aa…c dd"]),
    (.byClipping, ["aa bbb cccc dd"]),
    // Unbroken and clipped, as in images of real labels.
    (.byWordWrapping, ["aa bbb cccc dd"]),
    (.byCharWrapping, ["aa bbb"]),
  ])
  func oneLine(mode: LineBreakMode, expected: [String]) throws {
    #expect(try BoxText().lines(Self.text, width: 75) { $0.lineBreakMode = mode } == expected)
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, ["aa bbb", "cccc d…"]),
    (.byTruncatingHead, ["aa bbb", "…cc dd"]),
    (.byTruncatingMiddle, ["aa bbb", "ccc…ee"]),
    (.byClipping, ["aa bbb", "cccc dd ee"]),
    (.byWordWrapping, ["aa bbb", "cccc"]),
    (.byCharWrapping, ["aa bbb", " cccc "]),
  ])
  func twoLines(mode: LineBreakMode, expected: [String]) throws {
    let text = mode == .byTruncatingHead ? Self.text : Self.text + " ee"
    let lines = try BoxText().lines(text, width: mode == .byTruncatingTail || mode == .byTruncatingMiddle ? 70 : 60) {
      $0.lineBreakMode = mode
      $0.numberOfLines = 2
    }
    #expect(lines == expected)
  }

  @Test(arguments: [0, 2])
  func aLabelOfSeveralLinesWithTheHeightOfOneShowsWholeWords(numberOfLines: Int) throws {
    let layout = try BoxText().layout(Self.text, width: 75, height: 12) {
      $0.lineBreakMode = .byWordWrapping
      $0.numberOfLines = numberOfLines
    }
    #expect(layout.lines.map(\.string) == ["aa bbb"])
  }

  @Test func aBrokenWordIsNotContinuedByANoBreakSpace() throws {
    #expect(try BoxText().lines("aaaa\u{A0}bb", width: 40) { $0.numberOfLines = 0 } == ["aaa", "a\u{A0}bb"])
    #expect(try BoxText().lines("aa\u{A0}b", width: 20) { $0.numberOfLines = 0 } == ["a", "a\u{A0}", "b"])
    // A line has at least one character.
    #expect(try BoxText().lines("a\u{A0}\u{A0}", width: 10) { $0.numberOfLines = 0 } == ["a", "\u{A0}", "\u{A0}"])
  }

  @Test func aLineEndsAtASpaceBeforeAWordIsBroken() throws {
    // UAX #14 LB13 allows no break before the full stop.
    let lines = try BoxText().lines("aaaaaa .bbb", width: 95) {
      $0.lineBreakMode = .byWordWrapping
      $0.numberOfLines = 0
    }
    #expect(lines == ["aaaaaa", ".bbb"])
  }

  @Test(arguments: LineBreakMode.allCases)
  func withoutALimitEveryModeShowsAllWords(mode: LineBreakMode) throws {
    let lines = try BoxText().lines(Self.text, width: 60) {
      $0.lineBreakMode = mode
      $0.numberOfLines = 0
    }
    #expect(lines == (mode == .byCharWrapping ? ["aa bbb", " cccc ", "dd"] : ["aa bbb", "cccc", "dd"]))
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, ["aa bbb…", "dd", "", "e"]), (.byTruncatingHead, ["…b cccc", "dd", "", "e"]),
    (.byTruncatingMiddle, ["aa…cccc", "dd", "", "e"]), (.byClipping, ["aa bbb cccc", "dd", "", "e"]),
    (.byWordWrapping, ["aa bbb", "cccc", "dd", "", "e"]),
  ])
  func linesAsTheyAreWrittenAreCutOneByOne(mode: LineBreakMode, expected: [String]) throws {
    for end in ["\n", "\u{2028}", "\r\n"] {
      let text = "aa bbb cccc\ndd\n\ne".replacing("\n", with: end)
      let layout = try BoxText().layout(text, width: 75) {
        $0.lineBreakMode = mode
        $0.numberOfLines = 0
        $0.keepsWrittenLines = true
      }
      #expect(layout.lines.map(\.string) == expected)
      let isCut = mode.truncation != nil
      #expect(layout.lines.map(\.isTruncated) == expected.map { isCut && $0.contains("…") })
      #expect(layout.truncatedRanges.count == (isCut ? 1 : 0))
      if mode == .byTruncatingTail { #expect(layout.truncatedRanges == [6..<11]) }
    }
  }

  @Test func linesAsTheyAreWrittenShrinkUntilEachFits() throws {
    let layout = try BoxText().layout("aa\naaaaaaaa\naa", width: 60) {
      $0.numberOfLines = 0
      $0.keepsWrittenLines = true
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
    #expect(layout.lines.map(\.string) == ["aa", "aaaaaaaa", "aa"] && layout.scaleFactor > 0.7 && layout.scaleFactor <= 0.75)
  }

  @Test func whitespaceBeforeTheEllipsisIsRemoved() throws {
    #expect(try BoxText().lines("aa bbb", width: 45) { _ in } == ["aa…"])
    #expect(try BoxText().lines("bbb aa", width: 45) { $0.lineBreakMode = .byTruncatingHead } == ["…aa"])
  }

  @Test func textThatFitsExactlyIsNotCut() throws {
    #expect(try BoxText().lines("aaaa", width: 40) == ["aaaa"])
    #expect(try BoxText().lines("aaaa", width: 39.9) == ["aa…"])
  }

  @Test func aWordWiderThanTheLineIsBrokenBetweenCharacters() throws {
    #expect(try BoxText().lines("a bbbbbbb c", width: 30) { $0.numberOfLines = 0 } == ["a", "bbb", "bbb", "b c"])
  }

  @Test func noLineIsEmptyHoweverNarrowItIs() throws {
    for width in [0.0, 1, 9.9, -5, .nan] {
      #expect(try BoxText().lines("abc", width: width) { $0.numberOfLines = 0 } == ["a", "b", "c"])
      #expect(try BoxText().lines("abc", width: width) == ["…"])
    }
  }

  @Test func hardBreaksEndLines() throws {
    for separator in ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{0B}"] {
      #expect(try BoxText().layout("aa\(separator)bb") { $0.numberOfLines = 0 }.lines.map(\.string).first?.first == "a")
      #expect(try BoxText().layout("aa\(separator)bb") { $0.numberOfLines = 0 }.lines.count == 2)
    }
    #expect(try BoxText().lines("a\n\nb", width: 90) { $0.numberOfLines = 0 } == ["a", "", "b"])
    #expect(try BoxText().lines("a\n", width: 90) { $0.numberOfLines = 0 } == ["a"])
  }

  @Test func anEllipsisShowsThatAParagraphIsHidden() throws {
    #expect(try BoxText().lines("aa\nbb", width: 90) == ["aa…"])
    #expect(try BoxText().lines("aa\nbb\ncc", width: 90) { $0.numberOfLines = 2 } == ["aa", "bb…"])
  }

  @Test func noBreakSpacesKeepWordsTogether() throws {
    #expect(try BoxText().lines("a b\u{A0}c", width: 35) { $0.numberOfLines = 0 } == ["a", "b\u{A0}c"])
  }

  @Test func pushOutMovesAWordToASingleLastWord() throws {
    let lines = try BoxText().lines("aaa bb cc dd", width: 90) {
      $0.numberOfLines = 0
      $0.lineBreakStrategy = .pushOut
    }
    #expect(lines == ["aaa bb", "cc dd"])
    #expect(try BoxText().lines("aaa bb cc dd", width: 90) { $0.numberOfLines = 0 } == ["aaa bb cc", "dd"])
  }

  @Test func hangulWordPriorityKeepsKoreanWordsWhole() throws {
    let text = "가나다 라마바"
    #expect(try BoxText().lines(text, width: 50) { $0.numberOfLines = 0 } == ["가나다 라", "마바"])
    let whole = try BoxText().lines(text, width: 50) {
      $0.numberOfLines = 0
      $0.lineBreakStrategy = .hangulWordPriority
    }
    #expect(whole == ["가나다", "라마바"])
  }

  @Test func japanesePunctuationNeverBeginsALine() throws {
    let lines = try BoxText().lines("日本語。漢字ー", width: 30) {
      $0.numberOfLines = 0
      $0.locale = "ja"
    }
    #expect(lines == ["日本", "語。漢", "字ー"])
    let anywhere = try BoxText().lines("日本語。漢字", width: 30) {
      $0.numberOfLines = 0
      $0.locale = "ja"
      $0.lineBreakMode = .byCharWrapping
    }
    #expect(anywhere == ["日本語", "。漢字"])
  }

  @Test(arguments: [("ja", "あい"), ("ja-u-lb-strict", "あい"), ("ja-u-lb-loose", "あいう"), ("ja@lb=loose", "あいう")])
  func localesDetermineTheStrictnessOfLineBreaks(locale: String, first: String) throws {
    let lines = try BoxText().lines("あいうー", width: 30) {
      $0.numberOfLines = 0
      $0.locale = locale
    }
    #expect(lines.first == first)
  }
}
