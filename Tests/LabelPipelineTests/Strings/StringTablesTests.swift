// SPDX-License-Identifier: MIT

import LabelCore
import LabelPipeline
import Testing

@Suite struct StringTablesTests {
  private static let catalogue = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "rain": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Regen"}},
        "en": {"stringUnit": {"state": "new", "value": "Rain"}}, "zh-Hant": {"stringUnit": {"value": "雨"}}}},
      "days": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%d day"}},
        "other": {"stringUnit": {"value": "%d days"}}}}}}},
      "Bare": {}}}
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

  private func tables() throws -> (StringTables, ScratchTree) {
    let scratch = try ScratchTree()
    try scratch.make(folder: "s/fr.lproj")
    try scratch.make(file: "s/Localizable.xcstrings", holding: Self.catalogue)
    try scratch.make(file: "s/fr.lproj/Localizable.strings", holding: Self.strings)
    try scratch.make(file: "s/fr.lproj/Localizable.stringsdict", holding: Self.stringsdict)
    try scratch.make(file: "s/fr.lproj/Other.strings", holding: "\"a\" = \"b\";")
    try scratch.make(file: "s/README.md", holding: "not strings")
    return (try StringTables(path: scratch.root + "/s"), scratch)
  }

  @Test(arguments: [
    ("rain", "de", "Regen"), ("rain", "de-AT", "Regen"), ("rain", "de_CH", "Regen"), ("rain", "en", "Rain"), ("rain", "ja", "Rain"),
    ("rain", "zh-Hant-TW", "雨"), ("rain", "zh", "Rain"), ("rain", "fr", "Pluie"), ("days", "en", "%d days"),
    ("days", "fr-CA", "encore des jours"), ("Bare", "de", "Bare"), ("quote", "fr", "Un \"mot\"\nnouveau"),
    ("plain", "fr", "sans guillemets"),
  ])
  func keyIsFoundForTheLocaleOrTheNextBest(key: String, locale: String, text: String) throws {
    #expect(try tables().0.text(key, table: nil, locale: locale) == text)
  }

  @Test func unknownKeysAndTablesAreNamedWithTheNearest() throws {
    let (tables, scratch) = try tables()
    #expect(try tables.text("a", table: "Other", locale: "fr") == "b")
    #expect(tables.files.count == 4 && scratch.names().count > 4)
    do {
      _ = try tables.text("rian", table: nil, locale: "de")
      Issue.record("found")
    } catch { #expect(error.nearest == ["rain"]) }
    #expect(throws: LabelError.self) { try tables.text("rain", table: "Missing", locale: "de") }
  }

  @Test(arguments: ["{", "\"a\" = ", "<plist>", "\u{0}\u{1}"])
  func spoiltFilesAreNamed(text: String) throws {
    let scratch = try ScratchTree()
    for name in ["a.xcstrings", "a.strings", "a.stringsdict"] {
      try scratch.make(file: name, holding: text)
      do {
        _ = try StringTables(path: scratch.root + "/" + name)
        Issue.record("\(name) was read")
      } catch { #expect(error.code == .syntax && error.place?.file.hasSuffix(name) == true) }
    }
    #expect(throws: Diagnostic.self) { try StringTables(path: scratch.root + "/missing.strings") }
  }

  @Test func manifestsLookTitlesUpForEachLocale() throws {
    let (_, scratch) = try tables()
    func plan(_ text: String) throws -> BatchPlan {
      var plan = BatchPlan()
      plan.add(try ManifestDocument.read(Array(text.utf8), file: scratch.root + "/m.yaml", format: .yaml))
      return plan
    }
    let made = try plan("version: 1\nstrings: s\nvariants: { locale: [en, de, fr] }\nlabels: [{ id: a, titleKey: rain }]\n")
    #expect(made.outputs.map(\.job.label.record.title) == ["Rain", "Regen", "Pluie"])
    #expect(made.diagnostics.isEmpty && Set(made.outputs.map(\.job.hash)).count == 3)
    let wrong = try plan("version: 1\nstrings: s\nlabels:\n  - { id: a, titleKey: rian }\n  - { id: b, title: B }\n")
    #expect(wrong.diagnostics.map(\.mark) == ["LK0204 4:24-28"] && wrong.outputs.count == 1)
    #expect(try plan("version: 1\nlabels: [{ id: a, titleKey: rain }]\n").diagnostics.map(\.code) == [.missingKey])
    #expect(try plan("version: 1\nstrings: none\nlabels: [{ id: a, titleKey: rain }]\n").diagnostics.map(\.mark) == ["LK0402 2:10-14"])
  }
}
