// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The release build links ICU's data without what the tool never asks for. It answers every call like all of the data.
///
/// `ICUAnswers/main.c` makes the calls: numbers, plurals, letter case and breaks in Thai, Khmer, Lao, Burmese, Chinese and Japanese for each
/// locale, the properties of all characters, and the names of all languages.
struct SmallICUDataTests {
  /// All that Foundation names, or the languages and some regions of them unless `LABELKIT_SLOW_TESTS` is set, with keywords: numbering
  /// systems, also those of words, line breaks, and what ICU does not know.
  private static let locales = {
    let all = Locale.availableIdentifiers.sorted()
    func hasRegion(_ name: String) -> Bool { name.contains("_") && name.split(separator: "_").last?.count != 4 }
    return all.filter { !hasRegion($0) } + all.filter(hasRegion).sample(every: 12) + [
      "", "xx", "nosuch-Latn-XX", "en_US_POSIX", "ar-u-nu-arab", "ja@lb=loose", "zh@lb=strict;lw=phrase", "ja-u-lw-phrase",
      "ko-u-lb-normal", "he-u-nu-hebr", "en@numbers=roman", "ta@numbers=taml", "zh@numbers=hans", "el@ss=standard", "de-u-co-phonebk",
      "en-u-cu-eur", "th-u-dx-thai", "hi-u-nu-deva", "zh-u-nu-hanidec",
    ]
  }()

  @Test func itAnswersAllCallsLikeAllOfTheData() throws {
    let small = try Script.run("scripts/small-icu-data")
    try #require(small.code == 0, "\(small.text)")
    let archive = small.text.split(separator: "\n").last.map(String.init) ?? ""
    guard archive.contains("/.build/icu/") else { return print("skipped: ICU's data cannot be taken apart here: \(small.text)") }
    let folder = try Script.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try Script.run("/usr/bin/pkg-config", ["--variable=libdir", "icu-i18n"]).text.trimmingCharacters(in: .newlines)
    try Self.locales.joined(separator: "\n").appending("\n").write(
      to: folder.appending(path: "locales"), atomically: true, encoding: .utf8)

    var answers: [Data] = []
    for data in ["\(library)/libicudata.a", archive] {
      let program = folder.appending(path: "answers").path
      let built = try Script.run(
        "/usr/bin/env",
        [
          "clang", "-Wall", "-Werror", "-O1", "-ISources/CICU/include", "-o", program, "Tests/PackagingTests/ICUAnswers/main.c",
          "Sources/CICU/CICU.c", "\(library)/libicui18n.a", "\(library)/libicuuc.a", data, "-lstdc++", "-lm",
        ])
      try #require(built.code == 0, "\(built.text)")
      let output = folder.appending(path: "output")
      let ran = try Script.run("/bin/sh", ["-c", "'\(program)' <'\(folder.path)/locales' >'\(output.path)'"])
      #expect(ran.code == 0, "\(ran.text)")
      answers.append(try Data(contentsOf: output))
    }
    // Ten million characters: none is printed but the first difference.
    #expect(answers[0].count > 10_000_000)
    if answers[0] != answers[1] { Issue.record("\(Self.firstDifference(answers[0], answers[1]))") }
  }

  @Test func allCallsAreMade() throws {
    func text(_ path: String) throws -> String { try String(contentsOf: Script.repository.appending(path: path), encoding: .utf8) }
    let calls = try text("Tests/PackagingTests/ICUAnswers/main.c")
    let declared = try text("Sources/CICU/include/CICU.h").matches(of: #/\bicu_\w+(?=\()/#).map { String($0.output) }
    #expect(declared.count > 30)
    #expect(declared.filter { !calls.contains($0 + "(") } == [])
  }

  @Test func itIsAThirdOfTheData() throws {
    let archive = try Script.run("scripts/small-icu-data").text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard archive.contains("/.build/icu/") else { return print("skipped: ICU's data cannot be taken apart here") }
    let size = try #require(try FileManager.default.attributesOfItem(atPath: archive)[.size] as? Int)
    #expect(size < 11_000_000)
  }

  private static func firstDifference(_ one: Data, _ other: Data) -> String {
    let lines = [one, other].map { $0.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
    var locale = ""
    for (first, second) in zip(lines[0], lines[1]) {
      let text = String(decoding: first, as: UTF8.self)
      if text.hasPrefix("locale ") { locale = text }
      if first != second { return "\(locale): \(text.prefix(200)) became \(String(decoding: second, as: UTF8.self).prefix(200))" }
    }
    return "\(lines[0].count) lines became \(lines[1].count)"
  }
}
