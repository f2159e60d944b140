// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import LabelStrings
import TestSupport
import Testing

/// Titles that are looked up in string tables.
@Suite struct TitleKeyTests {
  private static let catalogue = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "rain": {"localizations": {"de": {"stringUnit": {"value": "Regen"}}, "en": {"stringUnit": {"value": "Rain"}}}},
      "off": {"localizations": {"en": {"stringUnit": {"value": "50% off"}}}},
      "days": {"localizations": {
        "en": {"variations": {"plural": {"zero": {"stringUnit": {"value": "No days"}}, "one": {"stringUnit": {"value": "%lld day"}},
          "other": {"stringUnit": {"value": "%lld days"}}}}},
        "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld dzień"}}, "few": {"stringUnit": {"value": "%lld dni!"}},
          "many": {"stringUnit": {"value": "%lld dni"}}, "other": {"stringUnit": {"value": "%lld dnia"}}}}}}},
      "many": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "one"}},
        "other": {"stringUnit": {"value": "many"}}}}}}},
      "in": {"localizations": {"en": {"stringUnit": {"value": "%2$@: %1$.1f km"}}}},
      "bad": {"localizations": {"en": {"stringUnit": {"value": "100% safe, %lld left"}}}},
      "loop": {"localizations": {"en": {"stringUnit": {"value": "%#@a@"}, "substitutions": {"a": {"variations": {"plural":
        {"other": {"stringUnit": {"value": "%#@a@"}}}}}}}}}}}
    """#

  private func plan(_ text: String, _ format: ManifestFormat = .yaml) throws -> ManifestPlan {
    let scratch = try ScratchTree()
    try scratch.make(folder: "s")
    try scratch.make(file: "s/Localizable.xcstrings", holding: Self.catalogue)
    var plan = ManifestPlan()
    let file = scratch.root + "/m." + format.rawValue
    plan.add(try ManifestDocument.read(Array(text.utf8), file: file, format: format))
    return plan
  }

  /// Plans labels that are given as flow mappings without `{ id: …, `.
  private func plan(labels: String..., locales: String = "en") throws -> ManifestPlan {
    let lines = labels.enumerated().map { "  - { id: l\($0), \($1) }\n" }
    return try plan("version: 1\nstrings: s\nvariants: { locale: [\(locales)] }\nlabels:\n" + lines.joined())
  }

  private func titles(_ plan: ManifestPlan) -> [String?] { plan.outputs.map(\.job.label.record.title) }

  @Test func titlesAreLookedUpForEachLocale() throws {
    let planned = try plan(labels: "titleKey: rain", locales: "en, de, de-AT, fr")
    #expect(titles(planned) == ["Rain", "Regen", "Regen", "Rain"])
    #expect(Set(planned.outputs.map(\.job.hash)).count == 4)
    #expect(planned.diagnostics.map(\.message) == ["\"rain\" has no text in fr; its text in en is drawn"])
    let wrong = try plan("version: 1\nstrings: s\nlabels:\n  - { id: a, titleKey: rian }\n  - { id: b, title: B }\n")
    #expect(wrong.diagnostics.map(\.codeAndRange) == ["LK0204 4:24-28"] && wrong.outputs.count == 1)
    #expect(try plan("version: 1\nlabels: [{ id: a, titleKey: rain }]\n").diagnostics.map(\.code) == [.missingKey])
    #expect(
      try plan("version: 1\nstrings: none\nlabels: [{ id: a, titleKey: rain }]\n").diagnostics.map(\.codeAndRange) == ["LK0402 2:10-14"])
  }

  // MARK: Arguments

  @Test func argumentsChooseThePluralOfEachLocale() throws {
    let planned = try plan(
      labels: "titleKey: days, titleArguments: [0]", "titleKey: days, titleArguments: [1]", "titleKey: days, titleArguments: [3]",
      "titleKey: days, titleArguments: [1234]", locales: "en, pl")
    #expect(planned.diagnostics.isEmpty)
    #expect(titles(planned) == ["No days", "0 dni", "1 day", "1 dzień", "3 days", "3 dni!", "1,234 days", "1234 dni!"])
    #expect(Set(planned.outputs.map(\.job.hash)).count == 8)
  }

  @Test func argumentsAreInsertedAtTheirPositions() throws {
    #expect(try titles(plan(labels: "titleKey: in, titleArguments: [3, Bonn am Rhein]")) == ["Bonn am Rhein: 3.0 km"])
    #expect(try titles(plan(labels: "titleKey: in, titleArguments: [1234.56, \"%@\"]", locales: "de")) == ["%@: 1.234,6 km"])
    #expect(try titles(plan(labels: "titleKey: in, titleArguments: [1, 2.5]")) == ["2.5: 1.0 km"])
  }

  @Test func withoutArgumentsSpecifiersAreLiteral() throws {
    #expect(try titles(plan(labels: "titleKey: off", "titleKey: many", "titleKey: bad")) == ["50% off", "many", "100% safe, %lld left"])
    #expect(try plan(labels: "titleKey: days").diagnostics.map(\.codeAndRange) == ["LK0205 5:25-29"])
    #expect(try titles(plan(labels: "titleKey: many, titleArguments: [1]")) == ["one"])
  }

  @Test(arguments: [
    // Too few, too many.
    ("titleKey: in, titleArguments: [3]", "LK0203 5:45-48"), ("titleKey: in, titleArguments: []", "LK0203 5:45-47"),
    ("titleKey: days, titleArguments: [1, 2]", "LK0203 5:47-53"), ("titleKey: rain, titleArguments: [1]", "LK0203 5:47-50"),
    // A wrong type for the text.
    ("titleKey: days, titleArguments: [three]", "LK0203 5:48-53"), ("titleKey: in, titleArguments: [3 km, Bonn]", "LK0203 5:46-50"),
    ("titleKey: days, titleArguments: [2.5]", "LK0203 5:48-51"), ("titleKey: many, titleArguments: [a]", "LK0203 5:47-50"),
    // A wrong type for the key.
    ("titleKey: days, titleArguments: 3", "LK0203 5:47-48"), ("titleKey: days, titleArguments: [true]", "LK0203 5:48-52"),
    ("titleKey: days, titleArguments: [[1]]", "LK0203 5:48-51"), ("titleKey: days, titleArguments: { count: 1 }", "LK0203 5:47-59"),
    // Texts with invalid specifiers.
    ("titleKey: bad, titleArguments: [3]", "LK0210 5:25-28"), ("titleKey: loop, titleArguments: [3]", "LK0210 5:25-29"),
  ])
  func wrongArgumentsAreReportedAtTheArgument(label: String, expected: String) throws {
    let planned = try plan(labels: label, "title: B")
    #expect(planned.diagnostics.map(\.codeAndRange) == [expected])
    #expect(titles(planned) == ["B"])
  }

  @Test func messagesNameTheExpectedArguments() throws {
    func messages(_ label: String) throws -> [String] { try plan(labels: label).diagnostics.map(\.message) }
    #expect(
      try messages("titleKey: in, titleArguments: [3]") == ["\"titleArguments\" takes a list of 2 values for this text, not a list of 1"])
    #expect(
      try messages("titleKey: days, titleArguments: [x]") == ["\"titleArguments[0]\" takes a number for this text, not a string"])
    #expect(
      try messages("titleKey: bad, titleArguments: [3]") == [
        "the text of \"bad\" in en cannot be used: % s is a C specifier that is not supported; write %@ instead, or %% for a per cent sign"
      ])
  }

  @Test func everyFormatHasArguments() throws {
    let json = #"{"version": 1, "strings": "s", "labels": [{"id": "a", "titleKey": "in", "titleArguments": [2, "A, B"]}]}"#
    #expect(try titles(plan(json, .json)) == ["A, B: 2.0 km"])
    let rows = #"{"version": 1, "strings": "s"}"# + "\n" + #"{"id": "a", "titleKey": "in", "titleArguments": [2, "A, B"]}"#
    #expect(try titles(plan(rows, .ndjson)) == ["A, B: 2.0 km"])
    let source = try SourceText(file: "m", bytes: [], format: .csv)
    func cell(_ text: String) -> LabelRecord {
      let location = DocumentLocation(file: "m", line: 1, column: 1)
      let entry = DocumentNode.Entry(key: "titleArguments", keyLocation: location, value: DocumentNode(.cell(text), at: location))
      return LocatedRecord.decode(DocumentNode(.mapping([entry]), at: location), from: source).label.record
    }
    #expect(cell("2; A, B ;007;1.50;-3").titleArguments == [.integer(2), .text("A, B"), .text("007"), .number(1.5), .integer(-3)])
    #expect(cell("inf").titleArguments == [.text("inf")])
  }

  @Test func defaultsMayHaveArguments() throws {
    let text = "version: 1\nstrings: s\ndefaults: { titleArguments: [2] }\nlabels:\n  - { id: a, titleKey: days }\n"
    #expect(try titles(plan(text)) == ["2 days"])
    #expect(try titles(plan(text + "  - { id: b, titleKey: days, titleArguments: [1] }\n")) == ["2 days", "1 day"])
  }
}
