// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSettings
import LabelText
import Testing

/// Hyphenation with exact numbers: every character is 10 points wide, and so is the hyphen.
@Suite struct HyphenationTests {
  private func lines(_ text: String, width: Double, factor: Double, _ change: (inout TextSettings) -> Void = { _ in }) throws -> [String] {
    try BoxText(hyphenator: Hyphenator(folders: [Self.patterns.get()])).lines(text, width: width) {
      $0.numberOfLines = 0
      $0.hyphenationFactor = factor
      change(&$0)
    }
  }

  /// Patterns of an invented language: a hyphen between every c and v, at least two letters from the start and three from the end.
  private static let patterns = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-hyphens-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 3\nc1v\n".utf8).write(to: folder.appending(path: "hyph_en.dic"))
    return folder.path()
  }

  @Test func wordsStayWholeByDefault() throws {
    #expect(TextSettings().hyphenationFactor == 0)
    #expect(try lines("aa bbcvbbb", width: 70, factor: 0) == ["aa", "bbcvbbb"])
  }

  @Test func aWordIsHyphenatedWhenItsLineIsFilledLessThanTheFactor() throws {
    // "aa" fills 20 of 80 points: a quarter.
    #expect(try lines("aa bbcvbbb", width: 80, factor: 0.26) == ["aa bbc‐", "vbbb"])
    #expect(try lines("aa bbcvbbb", width: 80, factor: 0.25) == ["aa", "bbcvbbb"])
  }

  @Test func theHyphenCountsInTheWidth() throws {
    #expect(try lines("aa bbcvbbb", width: 70, factor: 1) == ["aa bbc‐", "vbbb"])
    #expect(try lines("aa bbcvbbbbb", width: 69.9, factor: 1) == ["aa", "bbc‐", "vbbbbb"])
    let line = try BoxText(hyphenator: Hyphenator(folders: [Self.patterns.get()])).layout("aa bbcvbbb", width: 75) {
      $0.numberOfLines = 0
      $0.hyphenationFactor = 1
    }.lines[0]
    #expect(line.width == 70 && line.isHyphenated)
  }

  @Test func theHyphenIsDrawnAndNotPartOfTheRange() throws {
    let layout = try BoxText(hyphenator: Hyphenator(folders: [Self.patterns.get()])).layout("aa bbcvbbb", width: 70) {
      $0.numberOfLines = 0
      $0.hyphenationFactor = 1
    }
    #expect(layout.lines.map(\.range) == [0..<6, 6..<10])
    #expect(layout.lines[0].runs.flatMap(\.glyphs.glyphs).map(\.position.x) == [0, 10, 20, 30, 40, 50, 60])
    #expect(layout.size.width == 70)
    #expect(layout.lines.map(\.isHyphenated) == [true, false])
  }

  @Test func theLastHyphenThatFitsIsUsed() throws {
    #expect(try lines("aacvaacvaacvaaa", width: 110, factor: 1) == ["aacvaac‐", "vaacvaaa"])
  }

  @Test func aWordTooWideForALineIsHyphenatedBeforeItIsBrokenAnywhere() throws {
    #expect(try lines("aaacvaaaa", width: 60, factor: 0.1) == ["aaac‐", "vaaaa"])
    #expect(try lines("aaacvaaaa", width: 30, factor: 0.1) == ["aaa", "c‐", "vaa", "aa"])
  }

  @Test func thePatternsLimitTheDistanceOfHyphensFromTheEnds() throws {
    #expect(try lines("aa cvaaaa", width: 60, factor: 1) == ["aa", "cvaaaa"])
    #expect(try lines("aa aacva", width: 60, factor: 1) == ["aa", "aacva"])
    #expect(try lines("aa acvaa", width: 60, factor: 1) == ["aa ac‐", "vaa"])
  }

  @Test(arguments: ["bbcvbb1", "b.bcvbbb", "bb_cvbbb", "bb'cvbbb"])
  func onlyWordsOfLettersAreHyphenated(word: String) throws {
    #expect(try lines("aa \(word)", width: 80, factor: 1).allSatisfy { !$0.hasSuffix("‐") })
  }

  @Test func aLanguageWithoutPatternsHasNoHyphens() throws {
    #expect(try lines("aa bbcvbbb", width: 70, factor: 1) { $0.locale = "sv" } == ["aa", "bbcvbbb"])
    #expect(try lines("aa bbcvbbb", width: 70, factor: 1) { $0.locale = "../en" } == ["aa", "bbcvbbb"])
    #expect(try lines("aa bbcvbbb", width: 70, factor: 1) { $0.locale = "en-GB" } == ["aa bbc‐", "vbbb"])
  }

  @Test func breakingAnywhereNeedsNoHyphens() throws {
    #expect(try lines("bbcvbbb", width: 40, factor: 1) { $0.lineBreakMode = .byCharWrapping } == ["bbcv", "bbb"])
    #expect(try lines("bb\u{AD}bbb", width: 20, factor: 1) { $0.lineBreakMode = .byCharWrapping }.allSatisfy { !$0.contains("‐") })
  }

  // MARK: Soft hyphens

  @Test func aSoftHyphenIsVisibleOnlyAtTheEndOfALine() throws {
    #expect(try lines("aaa\u{AD}bbb\u{AD}ccc", width: 80, factor: 0) == ["aaa\u{AD}bbb\u{AD}‐", "ccc"])
    let whole = try BoxText().layout("aaa\u{AD}bbb", width: 60)
    #expect(whole.size.width == 60 && whole.lines.count == 1 && !whole.lines[0].isHyphenated)
  }

  @Test func aSoftHyphenWhoseHyphenDoesNotFitIsSkipped() throws {
    #expect(try lines("aaa\u{AD}bbb\u{AD}ccc", width: 69, factor: 0) == ["aaa\u{AD}‐", "bbb\u{AD}ccc"])
  }

  @Test func trackingAddsNothingToASoftHyphen() throws {
    #expect(try BoxText().layout("a\u{AD}b", kern: 2).size.width == 24)
  }

  @Test func theHyphenHasTheDirectionOfItsWord() throws {
    let layout = try BoxText().layout("ببب\u{AD}تتت", width: 45) { $0.numberOfLines = 0 }
    // Not Hebrew, where UAX #14 LB21a forbids the break. The hyphen is to the left of the three letters.
    #expect(layout.lines[0].isHyphenated && layout.lines[0].width == 40)
    #expect(Set(layout.lines[0].runs.flatMap(\.glyphs.glyphs).map(\.position.x)) == [0, 10, 20, 30])
  }

  @Test func pushOutDoesNotMoveHyphenatedWords() throws {
    #expect(try lines("aaa bb cc\u{AD}dd", width: 100, factor: 0) { $0.lineBreakStrategy = .pushOut } == ["aaa bb cc\u{AD}‐", "dd"])
  }
}
