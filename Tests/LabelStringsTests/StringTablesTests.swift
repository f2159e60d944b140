// SPDX-License-Identifier: MIT

import LabelCore
import LabelStrings
import LabelSystem
import Testing

@Suite struct StringTablesTests {
  private static let catalogue = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "rain": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Regen"}},
        "en": {"stringUnit": {"state": "new", "value": "Rain"}}, "zh-Hant": {"stringUnit": {"value": "雨"}}}},
      "days": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%d day"}},
        "other": {"stringUnit": {"value": "%d days"}}}}}}},
      "Bare": {}, "Source": {"localizations": {"de": {"stringUnit": {"value": "Quelle"}}}}}}
    """#
  private static let strings = """
    /* A comment. */
    "rain" = "Pluie";
    // Another.
    "quote" = "Un \\"mot\\"\\nnouveau";
    plain = "sans guillemets";
    """
  private static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>encore %#@days@</string>
      <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>un jour</string><key>other</key><string>des jours</string></dict></dict></dict></plist>
    """

  private func folder() throws -> StringFolder {
    try StringFolder([
      "Localizable.xcstrings": Self.catalogue, "fr.lproj/Localizable.strings": Self.strings,
      "fr.lproj/Localizable.stringsdict": Self.stringsdict, "fr.lproj/Other.strings": "\"a\" = \"b\";", "README.md": "not strings",
    ])
  }

  // MARK: Lookup

  @Test(arguments: [
    ("rain", "de", "Regen"), ("rain", "de-AT", "Regen"), ("rain", "de_CH", "Regen"), ("rain", "en", "Rain"), ("rain", "ja", "Rain"),
    ("rain", "zh-Hant-TW", "雨"), ("rain", "zh-TW", "雨"), ("rain", "zh-HK", "雨"), ("rain", "fr", "Pluie"), ("rain", "fr-CA", "Pluie"),
    ("days", "fr-CA", "encore des jours"), ("Bare", "de", "Bare"), ("quote", "fr", "Un \"mot\"\nnouveau"),
    ("plain", "fr", "sans guillemets"),
    ("Source", "en", "Source"), ("Source", "ja", "Source"), ("Source", "de-AT", "Quelle"), ("rain", "", "Rain"), ("rain", "-", "Rain"),
  ])
  func keyIsFoundForTheLocaleOrTheNextBest(key: String, locale: String, text: String) throws {
    #expect(try folder().tables().title(key, table: nil, locale: locale, arguments: nil) == text)
  }

  @Test func sourceLanguageComesBeforeBaseAndEnglish() throws {
    let folder = try StringFolder([
      "Localizable.xcstrings":
        #"{"sourceLanguage": "de", "strings": {"Wind": {"localizations": {"en": {"stringUnit": {"value": "wind"}}}}}}"#,
      "Base.lproj/Localizable.strings": "a = base; b = base;", "en.lproj/Localizable.strings": "a = english; c = english;",
      "de.lproj/Localizable.strings": "b = deutsch;",
    ])
    func text(_ key: String, _ locale: String) throws -> String {
      try folder.tables().title(key, table: nil, locale: locale, arguments: nil)
    }
    #expect(try text("Wind", "de") == "Wind")
    #expect(try text("Wind", "fr") == "Wind")
    #expect(try text("Wind", "en-GB") == "wind")
    #expect(try text("a", "fr") == "base")
    #expect(try text("b", "fr") == "deutsch")
    #expect(try text("c", "fr") == "english")
  }

  @Test func unknownKeysAndTablesSuggestTheNearest() throws {
    let tables = try folder().tables()
    #expect(try tables.title("a", table: "Other", locale: "fr", arguments: nil) == "b")
    #expect(tables.files.count == 4)
    do {
      _ = try tables.title("rian", table: nil, locale: "de", arguments: nil)
      Issue.record("found")
    } catch { #expect(error.nearest == ["rain"]) }
    do {
      _ = try tables.title("rain", table: "Othr", locale: "de", arguments: nil)
      Issue.record("found")
    } catch { #expect(error.nearest == ["Other"]) }
  }

  /// Each wrong key would be compared with all of them.
  @Test(arguments: [(9_999, ["rain"]), (10_001, [])])
  func tablesOfManyKeysSuggestNothing(count: Int, nearest: [String]) throws {
    let others = (1..<count).map { "k\($0) = x;" }.joined(separator: "\n")
    let tables = try StringFolder(["en.lproj/Localizable.strings": "rain = Rain;\n" + others]).tables()
    do {
      _ = try tables.title("rian", table: nil, locale: "en", arguments: nil)
      Issue.record("found")
    } catch { #expect(error.nearest == nearest) }
  }

  // MARK: Files

  @Test(arguments: [
    ("a.xcstrings", "{"), ("a.xcstrings", "[]"), ("a.strings", "\"a\" = "), ("a.strings", "<plist>"), ("a.stringsdict", "\u{0}\u{1}"),
    ("a.strings", "{"), ("a.strings", "(a, b)"), ("a.stringsdict", "<plist><array/></plist>"), ("a.strings", "bplist00"),
  ])
  func errorsNameTheFile(name: String, content: String) throws {
    let folder = try StringFolder([name: content])
    do {
      _ = try folder.tables()
      Issue.record("\(name) was read")
    } catch { #expect(error.code == .syntax && error.location?.file.hasSuffix(name) == true, "\(error)") }
  }

  @Test func pathsWithoutStringsAreErrors() throws {
    let folder = try StringFolder(["a.txt": "", "sub/b.txt": ""])
    #expect(throws: Diagnostic(MachineError.noSuchFile(path: folder.path + "/no.strings"))) {
      try StringTables(path: folder.path + "/no.strings")
    }
    do {
      _ = try StringTables(path: folder.path + "/a.txt")
      Issue.record("read")
    } catch { #expect(error.code == .invalidValue) }
    #expect(try folder.tables().files.isEmpty)
  }
}
