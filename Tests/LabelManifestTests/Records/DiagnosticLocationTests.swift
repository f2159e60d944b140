// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import Testing

@Suite struct DiagnosticLocationTests {
  private let yaml = """
    version: 1
    labels:
      - id: a
        titel: x
        title: 12
        color: bluee
        textAlignment: centre
        icon: { name: bolt, scale: huge }
        font: { size: -1 }
        numberOfLines: 1.5
        padding: big
      - title: No id
      - { id: A, title: again }
      - { id: ../b, title: out }
      - { id: c }
      - { id: d, icon: bolt, style: titleOnly }
      - { id: e, title: t, lineBreakMode: byWordWrapping, adjustsFontSizeToFitWidth: true }
    """

  @Test func allErrorsOfAManifestAreReportedInOrder() throws {
    let (manifest, diagnostics) = try parse(yaml, .yaml)
    #expect(
      diagnostics.map(\.codeAndRange) == [
        "LK0202 4:5-10", "LK0203 5:12-14", "LK0104 6:12-17", "LK0204 7:20-26", "LK0204 8:32-36", "LK0301 9:19-21", "LK0301 10:20-23",
        "LK0203 11:14-17", "LK0205 12:5-17", "LK0206 13:11-12", "LK0207 14:11-15", "LK0208 15:5-14", "LK0209 16:33-42", "LK0501 17:39-53",
      ])
    #expect(manifest.labels.map(\.record.id) == ["e"])
    #expect(diagnostics.map(\.labelID) == Array(repeating: "a", count: 8) + [nil, "A", "../b", "c", "d", "e"])
    #expect(diagnostics[3].sourceLine == "    textAlignment: centre")
  }

  @Test func messagesNameTheExpectedValueAndASuggestion() throws {
    let (_, diagnostics) = try parse(yaml, .yaml)
    #expect(
      diagnostics.prefix(8).map(\.message) == [
        "there is no key \"titel\" here", "\"title\" takes a string, not a number", "\"bluee\" is not a colour",
        "\"textAlignment\" takes one of left, center, right, justified or natural, not \"centre\"",
        "\"icon.scale\" takes one of small, medium or large, not \"huge\"", "font.size is -1.0; it must be a number more than 0",
        "numberOfLines is 1.5; it must be a whole number from 0 to 1000000",
        "\"padding\" takes a number, a list of 2 numbers, a list of 4 numbers or an object with top, leading, bottom or trailing, "
          + "not a string",
      ])
    #expect(diagnostics.map(\.suggestion).prefix(4) == ["title", "\"12\"", "blue", "center"])
  }

  @Test(arguments: [
    (
      ManifestFormat.json, "{\"version\":1,\"labels\":[\n{\"id\":\"a\",\"titel\":1,\"color\":\"bluee\",\"scale\":0}]}",
      ["LK0202 2:11-18", "LK0104 2:29-36", "LK0301 2:45-46"]
    ),
    (
      .ndjson, "{\"version\":1}\n{\"id\":\"a\",\"titel\":1,\"color\":\"bluee\",\"scale\":0}",
      ["LK0202 2:11-18", "LK0104 2:29-36", "LK0301 2:45-46"]
    ),
    (.csv, "id,title,color,scale\na,1,bluee,0\nb,2,,x\n", ["LK0104 2:5-10", "LK0301 2:11-12", "LK0203 3:6-7"]),
    (.csv, "id,titel,colour,font.size\na,1,bluee,0\nb,2,,x\n", ["LK0211 1:4-9", "LK0211 1:10-16"]),
  ])
  func locationsAreExactInEveryFormat(format: ManifestFormat, text: String, expected: [String]) throws {
    #expect(try parse(text, format).diagnostics.map(\.codeAndRange) == expected)
  }

  @Test(arguments: [
    ("labels: []", ["LK0205 1:1-11"]), ("version: 1", ["LK0205 1:1-11"]), ("version: 2\nlabels: []", ["LK0204 1:10-11"]),
    ("- a", ["LK0203 1:1-4"]), ("version: 1\nlabels: {}", ["LK0203 2:9-11"]), ("version: 1\nlabels: [x]", ["LK0203 2:10-11"]),
    ("version: 1\nlables: []\nlabels: []", ["LK0202 2:1-7"]), ("version: 1\nlabels: []\ndefaults: {font: {siez: 1}}", ["LK0202 3:19-23"]),
    ("version: 1\nlabels: []\nvariants: {scale: [1, x]}", ["LK0203 3:23-24"]),
  ])
  func errorsOfTheHeadAreReported(text: String, expected: [String]) throws {
    #expect(try parse(text, .yaml).diagnostics.map(\.codeAndRange) == expected)
  }

  @Test(arguments: [
    ("{light: red}", "LK0205"), ("{light: red, dark: blu}", "LK0104"), ("{light: red, dim: blue}", "LK0202"), ("[red]", "LK0203"),
    ("3", "LK0203"),
  ])
  func incompleteDynamicColorIsReported(color: String, code: String) throws {
    let (_, diagnostics) = try parse("version: 1\nlabels:\n  - {id: a, title: A, color: \(color)}", .yaml)
    #expect(diagnostics.map(\.code.rawValue) == [code])
  }

  @Test(arguments: [
    ("version: 1\nlabels: [{title: A}, {id: b, title: B}, {id: c, titel: C}]", true), ("version: 1\nlabels: [1]", true),
    ("version: 1\nlabels: []\ndefaults: {color: bluee}", false), ("labels: []", false), ("version: 1\nlabels: []\nfont: x", false),
  ])
  func onlyErrorsOutsideOfLabelsMakeTheHeadInvalid(text: String, isValid: Bool) throws {
    #expect(try parse(text, .yaml).manifest.isHeadValid == isValid)
  }

  @Test func renderingErrorsAreLocatedAtTheirKey() throws {
    let text = "version: 1\ndefaults: { font: { family: Interr } }\nlabels:\n  - { id: a, title: A, icon: { name: bolt.fil } }"
    let manifest = try parse(text, .yaml).manifest
    let label = manifest.complete(try #require(manifest.labels.first))
    func located(_ error: LabelError) -> String { label.located(Diagnostic(error), in: manifest.source).codeAndRange }
    #expect(located(.unknownIcon(name: "bolt.fil", nearest: [])) == "LK0102 4:38-46")
    #expect(located(.unknownFontFamily(name: "Interr", nearest: [])) == "LK0103 2:29-35")
    #expect(located(.missingGlyph(scalar: "A", text: "A")) == "LK0101 4:21-22")
    #expect(located(.areaTooLarge(pixels: 1, limit: 0)) == "LK0303 4:5-50")
  }

  // MARK: Values that YAML reads as comments

  @Test(arguments: [
    ("color: #ff0000", ["LK0506 5:12-19"]), ("color: #ff0000  # red", ["LK0506 5:12-19"]), ("color:   #f00 ", ["LK0506 5:14-18"]),
    ("background: #Sky", ["LK0506 5:17-21"]), ("font: {size: 20,\n      family: #1\n    }", []),
    ("border:\n      color: #f00", ["LK0506 6:14-18"]),
    ("color: # red", []), ("color: ## red", []), ("color: #", []), ("color:", []), ("color: ~ #f00", []), ("color: \"#f00\" #f00", []),
    ("font: #own\n      size: 20", []), ("padding: #4", ["LK0506 5:14-16"]),
  ])
  func valueReadAsACommentGivesAWarning(key: String, expected: [String]) throws {
    let (manifest, diagnostics) = try parse("version: 1\nlabels:\n  - id: a\n    title: A\n    \(key)\n", .yaml)
    #expect(diagnostics.map(\.codeAndRange) == expected)
    #expect(manifest.labels.count == 1 && manifest.isHeadValid && diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func warningForACommentedValueNamesTheKeyAndTheFix() throws {
    let text = "version: 1\ndefaults:\n  border:\n    color: #00f\nlabels: [{ id: a, title: A }]\n"
    let (manifest, diagnostics) = try parse(text, .yaml)
    #expect(manifest.isHeadValid && diagnostics.map(\.message) == ["\"defaults.border.color\" has no value: #00f is a comment"])
    #expect(diagnostics.map(\.help) == ["put it in quotes: \"#00f\""])
    var plan = ManifestPlan()
    plan.add(try read(text, .yaml))
    #expect(plan.headDiagnostics.isEmpty && plan.failedLabels == 0 && plan.outputs.map(\.warnings) == [diagnostics])
  }
}
