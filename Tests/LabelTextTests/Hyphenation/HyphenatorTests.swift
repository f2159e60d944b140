// SPDX-License-Identifier: MIT

import Foundation
import LabelText
import Testing

/// Hyphenation with the patterns that Debian packages.
@Suite struct HyphenatorTests {
  private static func has(_ language: String) -> Bool {
    Hyphenator.systemFolders.contains { FileManager.default.fileExists(atPath: "\($0)/hyph_\(language).dic") }
  }
  private static let noEnglish: Comment = "skipped: no English hyphenation patterns here (Debian: hyphen-en-us)"
  private static let noGerman: Comment = "skipped: no German hyphenation patterns here (Debian: hyphen-de)"

  /// The texts with their hyphens; one hyphenator for all, because patterns take long to load.
  private func hyphenated(_ texts: [String], _ locale: String) throws -> [String] {
    let hyphenator = Hyphenator()
    let boundaries = TextBoundaries()
    return try texts.map { text in
      let units = Array(text.utf16)
      let words = try boundaries.offsets(.word, in: units, locale: locale)
      let offsets = hyphenator.offsets(in: units, words: words, locale: locale)
      return zip([0] + offsets, offsets + [units.count]).map { String(decoding: units[$0..<$1], as: UTF16.self) }.joined(separator: "-")
    }
  }

  @Test(.enabled(if: has("en"), noEnglish))
  func englishWords() throws {
    let words = [
      "hy-phen-ation", "al-go-rithm", "com-puter", "ta-ble", "rec-ti-fi-ca-tion", "at-ten-tion", "type-set-ting", "Wash-ing-ton", "through",
      "idea",
    ]
    #expect(try hyphenated(words.map { $0.replacing("-", with: "") }, "en-US") == words)
  }

  @Test(.enabled(if: has("de"), noGerman))
  func germanWords() throws {
    // The last two have letters that the patterns do not have.
    let words = [
      "Sil-ben-tren-nung", "Do-nau-dampf-schiff-fahrt", "Über-grö-ße", "Zu-cker", "Fens-ter", "Stra-ße", "ge-schwin-dig-keit", "Öl",
      "Schrift",
      "Силбентреннунг", "Silbentrennungсловосочетание",
    ]
    #expect(try hyphenated(words.map { $0.replacing("-", with: "") }, "de_DE") == words)
  }

  @Test(.enabled(if: has("en"), noEnglish))
  func offsetsCountUnitsOfTheWholeText() throws {
    let text = "👩‍💻 e\u{301} hyphenation, algorithm."
    #expect(try hyphenated([text], "en") == ["👩‍💻 e\u{301} hy-phen-ation, al-go-rithm."])
  }

  @Test func invalidLocalesHaveNoPatterns() {
    let hyphenator = Hyphenator()
    for locale in ["", "-", "x", "../../etc", "en/../de", "tlh", "\u{0}", "日本", String(repeating: "en-", count: 1000) + "/"] {
      _ = hyphenator.knows(locale)
    }
    #expect(!hyphenator.knows("") && !hyphenator.knows("../en") && !hyphenator.knows("日本"))
  }

  @Test func aFileWithoutPatternsIsIgnored() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-patterns-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("NO-SUCH-SET\na1b\n".utf8).write(to: folder.appending(path: "hyph_en.dic"))
    try Data().write(to: folder.appending(path: "hyph_de.dic"))
    let hyphenator = Hyphenator(folders: [folder.path()])
    for locale in ["en", "de"] {
      #expect(hyphenator.offsets(in: Array("aaabbb".utf16), words: [0, 6], locale: locale).isEmpty)
    }
  }

  @Test func patternFilesInOlderEncodingsAreRead() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-patterns-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // KOI8-R: 0xC1 is а, 0xC2 is б.
    try (Data("KOI8-R\n".utf8) + Data([0xC1, 0x31, 0xC2, 0x0A])).write(to: folder.appending(path: "hyph_ru.dic"))
    let offsets = Hyphenator(folders: [folder.path()]).offsets(in: Array("ААБаббб".utf16), words: [0, 7], locale: "ru-RU")
    #expect(offsets == [2, 4])
  }

  private func offsets(_ patterns: String, _ word: String, locale: String = "en") throws -> [Int] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-patterns-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(patterns.utf8).write(to: folder.appending(path: "hyph_en.dic"))
    let units = Array(word.utf16)
    return Hyphenator(folders: [folder.path()]).offsets(in: units, words: [0, units.count], locale: locale)
  }

  @Test func everyPatternInTheWordCounts() throws {
    // libhyphen would use only "abcd1" at the letter d, as its beginning is longer.
    #expect(try offsets("UTF-8\nabcde1f\ncd1\n", "xabcdxyz") == [5])
    #expect(try offsets("UTF-8\ncd1\ncd2x\n", "xabcdxyz").isEmpty)
    #expect(try offsets("UTF-8\n.ab1c\n", "abcabc") == [2])
  }

  @Test func inFilesWithTwoLevelsOnlyTheLongestBeginningCounts() throws {
    // The first level divides the word into parts, the second one hyphenates the parts.
    let patterns = "UTF-8\nCOMPOUNDLEFTHYPHENMIN 2\nCOMPOUNDRIGHTHYPHENMIN 2\nhaus1tür\nNEXTLEVEL\nau1s\nt1ü\n"
    #expect(try offsets(patterns, "haustür") == [4])
    #expect(try offsets(patterns, "xxausx") == [4])
  }

  @Test func distancesFromTheEndsAreKept() throws {
    #expect(try offsets("UTF-8\nLEFTHYPHENMIN 3\nRIGHTHYPHENMIN 4\na1\n", "aaaaaaaa") == [3, 4])
    #expect(try offsets("UTF-8\na1\n", "aaaaaa") == [2, 3, 4])
  }

  @Test func changesOfSpellingAreLeftOut() throws {
    #expect(try offsets("UTF-8\na1a\nb1b/bb=b,1,2\n", "aaabbaaa").contains(4) == false)
  }

  @Test func partsBetweenApostrophesAreHyphenated() throws {
    #expect(try offsets("UTF-8\nd1m\n", "l'admin") == [4])
    #expect(try offsets("UTF-8\nd1m\n", "l’admin") == [4])
  }

  @Test func packagesAreNamedAfterTheirLanguages() {
    #expect(HyphenationLocale.package(for: "fr-CA") == "hyphen-fr")
    #expect(HyphenationLocale.package(for: "nb") == "hyphen-no")
    #expect(HyphenationLocale.package(for: "pt-PT") == "hyphen-pt-pt")
    #expect(HyphenationLocale.package(for: "en_GB") == "hyphen-en-gb")
    #expect(HyphenationLocale.package(for: "ja") == nil)
  }
}
