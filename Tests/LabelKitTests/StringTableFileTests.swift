// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelLayout
import Testing

/// String tables from Xcode's files.
final class StringTableFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-strings-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func table() throws -> StringTable {
    try write(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "rain %@": {"localizations": {"de": {"stringUnit": {"value": "Regen in **%@**"}}, "en": {"stringUnit": {"value": "Rain in %@"}}}},
        "%lld days": {"localizations": {
          "en": {"variations": {"plural": {"zero": {"stringUnit": {"value": "no days"}}, "one": {"stringUnit": {"value": "%lld day"}},
            "other": {"stringUnit": {"value": "%lld days"}}}}},
          "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld dzień"}}, "few": {"stringUnit": {"value": "%lld dni!"}},
            "many": {"stringUnit": {"value": "%lld dni"}}, "other": {"stringUnit": {"value": "%lld dnia"}}}}},
          "ar": {"variations": {"plural": {"zero": {"stringUnit": {"value": "0"}}, "one": {"stringUnit": {"value": "1"}},
            "two": {"stringUnit": {"value": "2"}}, "few": {"stringUnit": {"value": "few"}}, "many": {"stringUnit": {"value": "many"}},
            "other": {"stringUnit": {"value": "rest"}}}}}}},
        "%@ has %lld of %lld": {"localizations": {"en": {"stringUnit": {"value": "%1$@: %#@all@ (%#@some@)"}, "substitutions": {
          "some": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg here"}},
            "other": {"stringUnit": {"value": "%arg are here"}}}}},
          "all": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "%arg file"}},
            "other": {"stringUnit": {"value": "%arg files"}}}}}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {"iphone": {"stringUnit": {"value": "Tap"}},
          "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Press"}}}}}}}}}
      """#, to: "Localizable.xcstrings")
    try write("\"snow\" = \"Neige\";", to: "fr.lproj/Localizable.strings")
    try write("\"snow\" = \"Other snow\";", to: "fr.lproj/Other.strings")
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>encore %#@files@</string>
        <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld fichier</string><key>other</key><string>%lld fichiers</string></dict></dict></dict></plist>
      """, to: "fr.lproj/Localizable.stringsdict")
    return try StringTable(contentsOf: folder)
  }

  private func text(_ text: Text, _ locale: String) throws -> String {
    let view = text.environment(\.stringTable, try table()).environment(\.locale, Locale(identifier: locale))
    return try ImageRenderer(content: view).accessibilityDescription()
  }

  @Test func textsFallBackToTheNextBestLanguage() throws {
    for (locale, expected) in [("de", "Regen in Bonn"), ("de_AT", "Regen in Bonn"), ("en", "Rain in Bonn"), ("ja", "Rain in Bonn")] {
      #expect(try text(Text("rain \("Bonn")"), locale) == expected)
    }
    #expect(try text(Text("snow"), "fr-CA") == "Neige")
    #expect(try text(Text("rain \("%lld **x**")"), "de") == "Regen in %lld **x**")
    #expect(try text(Text("snow", tableName: "Other"), "fr") == "Other snow")
    #expect(try text(Text("unknown"), "fr") == "unknown")
    #expect(try text(Text("tap"), "en") == "Tap")
  }

  @Test func textsOfPseudoLocalesAreMadeOfThoseOfTheSourceLanguage() throws {
    #expect(try text(Text("rain \("Bonn")"), "en-XA") == "[Ŕåîñ îñ Bonn one]")
    #expect(try text(Text("\(1) days"), "en-XD") == "1 day 1 day")
    #expect(try text(Text("tap"), "zh-XC") == "Ｔａｐ")
  }

  @Test(arguments: [
    (0, "en", "no days"), (1, "en", "1 day"), (5, "en", "5 days"), (1, "pl", "1 dzień"), (3, "pl", "3 dni!"), (12, "pl", "12 dni"),
    (22, "pl", "22 dni!"), (0, "ar", "0"), (1, "ar", "1"), (2, "ar", "2"), (3, "ar", "few"), (11, "ar-EG", "many"), (100, "ar", "rest"),
    (1, "ja", "1 day"), (1234, "pl-PL", "1234 dni!"), (1234, "de", "1.234 days"),
  ])
  func numbersChooseThePluralForm(number: Int, locale: String, expected: String) throws {
    #expect(try text(Text("\(number) days"), locale) == expected)
  }

  @Test func eachOfSeveralNumbersChoosesItsPluralForm() throws {
    #expect(try text(Text("\("Ada") has \(1) of \(3)"), "en") == "Ada: 3 files (1 here)")
    #expect(try text(Text("\(1) files"), "fr") == "encore 1 fichier")
    #expect(try text(Text("\(2) files"), "fr") == "encore 2 fichiers")
  }

  @Test func invalidFileIsAnErrorWithItsPath() throws {
    try write("{", to: "a.xcstrings")
    #expect { try StringTable(contentsOf: self.folder) } throws: { ($0 as? Diagnostic)?.location?.file.hasSuffix("a.xcstrings") == true }
    #expect(throws: Diagnostic.self) { try StringTable(contentsOf: URL(filePath: "/no/such/folder")) }
  }
}
