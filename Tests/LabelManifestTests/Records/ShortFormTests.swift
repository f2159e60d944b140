// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelManifest
import LabelText
import Testing

/// Forms of values that the command line has too, and the messages for forms that nobody has.
@Suite struct ShortFormTests {
  private func label(_ keys: String, _ format: ManifestFormat = .yaml) throws -> (record: LabelRecord, diagnostics: [Diagnostic]) {
    let text = format == .csv ? keys : "version: 1\nlabels:\n  - id: a\n    \(keys.split(separator: "\n").joined(separator: "\n    "))\n"
    let parsed = try parse(text, format)
    return (parsed.manifest.labels.first?.record ?? LabelRecord(), parsed.diagnostics)
  }

  @Test(arguments: [
    ("font: Inter", "font: { family: Inter }"), ("font: fonts/a.ttf", "font: { file: fonts/a.ttf }"),
    ("font: Brand.OTF", "font: { file: Brand.OTF }"), ("font: { weight: 600 }", "font: { weight: semibold }"),
    ("padding: [8, 12]", "padding: { top: 8, leading: 12, bottom: 8, trailing: 12 }"),
    ("padding: [1, 2, 3, 4]", "padding: { top: 1, leading: 2, bottom: 3, trailing: 4 }"),
    ("icon: ./logo.png", "icon: { file: ./logo.png }"), ("icon: logo.SVG", "icon: { file: logo.SVG }"),
    ("icon: img/photo.jpg", "icon: { file: img/photo.jpg }"), ("icon: \"brand:flags/de\"", "icon: { name: \"brand:flags/de\" }"),
    ("icon: bolt.fill", "icon: { name: bolt.fill }"), ("icon: { name: bolt, weight: 900 }", "icon: { name: bolt, weight: black }"),
    ("shadow: black", "shadow: { color: black }"), ("border: \"#f00\"", "border: { color: \"#f00\" }"),
  ])
  func shortFormMeansTheLongOne(short: String, long: String) throws {
    let (short, diagnostics) = try label("title: A\n" + short)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(try short == label("title: A\n" + long).record)
  }

  @Test(arguments: [
    ("padding", "8", "padding: 8"), ("padding", "8 12", "padding: [8, 12]"), ("padding", "\"1,2,3,4\"", "padding: [1, 2, 3, 4]"),
    ("font", "Inter Display", "font: Inter Display"), ("font.weight", "600", "font: { weight: 600 }"),
    ("font.weight", "bold", "font: { weight: bold }"), ("icon", "./logo.png", "icon: ./logo.png"), ("shadow", "red", "shadow: red"),
  ])
  func cellsHaveTheSameForms(column: String, cell: String, yaml: String) throws {
    let (cell, diagnostics) = try label("id,title,\(column)\na,A,\(cell)\n", .csv)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(try cell == label("title: A\n" + yaml).record)
  }

  @Test func shortFormsAreMergedWithDefaults() throws {
    let text =
      "version: 1\ndefaults: { font: { size: 20 }, shadow: { radius: 3 } }\nlabels: [{ id: a, title: A, font: Inter, shadow: red }]\n"
    let manifest = try parse(text, .yaml).manifest
    let record = manifest.complete(try #require(manifest.labels.first)).record
    #expect(record.font?.size == 20 && record.font?.family == .named("Inter") && record.shadow?.radius == 3)
  }

  private static let wrongTypes: [(keys: String, help: String?)] = [
    ("title: 2024", "put it in quotes: \"2024\""), ("title: true", "put it in quotes: \"true\""),
    ("font: { size: 17px }", "write 17: numbers have no units here, and lengths are in points"),
    ("width: 12.5 pt", "write 12.5: numbers have no units here, and lengths are in points"),
    ("font: { size: \"17\" }", "write 17 without quotes"), ("width: 1,5", "write 1.5"), ("font: 17", "write { size: 17 }"),
    ("isEnabled: yes", "write true"), ("isEnabled: \"false\"", "write false without quotes"),
    ("color: 112233", "put it in quotes: \"#112233\""), ("dropShadow: black", "write { color: black, radius: 3 }"),
    ("variants: { scale: 2 }", "write [2]"), ("variants: { locale: de }", "write [\"de\"]"),
    ("icon:\n  name: bolt\n  colors:\n    - #ff0000", "put it in quotes: \"#ff0000\""), ("width: wide", nil), ("title: [a]", nil),
  ]

  @Test(arguments: wrongTypes)
  func wrongTypeHasTheFix(keys: String, help: String?) throws {
    let diagnostics = try label((keys.hasPrefix("title") ? "" : "title: A\n") + keys).diagnostics.filter { $0.code == .wrongType }
    #expect(diagnostics.map(\.help) == [help])
  }

  @Test(arguments: [("600", true), ("650", false), ("1000", false), ("0", false)])
  func weightIsOneOfTheNineNumbers(weight: String, isValid: Bool) throws {
    let codes = try label("title: A\nfont: { weight: \(weight) }").diagnostics.map(\.code)
    #expect(codes == (isValid ? [] : [.invalidNumber]))
  }

  @Test(arguments: [
    ("FF0000", "write \"#FF0000\", with the number sign and in quotes"),
    ("navy", "write \"#000080\" for CSS's navy; the names are Apple's: see `labelkit explain color`"), ("bluee", "did you mean \"blue\"?"),
    (
      "rgb(1,2,3)",
      "write #rgb, #rgba, #rrggbb, #rrggbbaa or a system colour such as blue, primary or accentColor; "
        + "`labelkit explain color` lists them"
    ),
  ])
  func invalidColorHasTheFix(color: String, help: String) throws {
    #expect(try label("title: A\ncolor: \(color)").diagnostics.map(\.help) == [help])
  }

  @Test func versionInQuotesHasTheFix() throws {
    let found = try parse("version: '1'\nlabels: []\n", .yaml).diagnostics
    #expect(found.map(\.message) == ["\"version\" takes the number 1, not a string"] && found.map(\.help) == ["write 1 without quotes"])
    #expect(try parse("# a comment\nlabels: []\n", .yaml).diagnostics.map(\.help) == ["begin the manifest with version: 1"])
  }
}
