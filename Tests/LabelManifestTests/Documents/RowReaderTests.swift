// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelManifest
import Testing

@Suite struct RowReaderTests {
  @Test func dottedKeysInTheHeaderGiveObjects() throws {
    let root = try read("id,font.size,font.weight\na,12,bold\nb,,light\n", .csv).root
    let labels = root["labels"]?.elements ?? []
    #expect(root["version"]?.value == .number(1, text: "1"))
    #expect(labels[0]["font"]?.entries.map(\.key) == ["size", "weight"])
    #expect(labels[0]["font"]?["size"]?.value == .cell("12"))
    #expect(labels[1]["font"]?.entries.map(\.key) == ["weight"])
  }

  @Test func quotedCellsMayHaveCommasQuotesAndLineEnds() throws {
    let labels = try read("\u{FEFF}id,title\r\na,\"x, \"\"y\"\"\r\nz\"\r\nb,é\r\n", .csv).root["labels"]?.elements ?? []
    #expect(labels.map { $0["title"]?.text } == ["x, \"y\"\r\nz", "é"])
    #expect(labels[0]["title"]?.location == DocumentLocation(file: "m", line: 2, column: 3, endColumn: 12))
    #expect(labels[1]["title"]?.location == DocumentLocation(file: "m", line: 4, column: 3, endColumn: 4))
  }

  @Test(arguments: [
    ("", 1, 1), ("id,\na,b", 1, 4), ("id,id\na,b", 1, 4), ("id,a..b\n", 1, 4), ("id,title\na,\"open", 2, 3), ("id,title\na,\"x\"y", 2, 6),
  ])
  func syntaxErrorsHaveLocations(text: String, line: Int, column: Int) {
    let found = syntaxError(text, .csv)
    #expect(found?.code == .syntax)
    #expect(found?.location?.line == line)
    #expect(found?.location?.column == column)
  }

  @Test func rowWithTooManyCellsIsReportedAndTheOthersAreRead() throws {
    let document = try read("id,title\na,b,c\n\nd,e\n", .csv)
    #expect(document.diagnostics.map(\.codeAndRange) == ["LK0201 2:5-6"])
    #expect(document.root["labels"]?.elements.count == 1)
  }

  @Test func twoColumnsForOneKeyAreReportedInARowWithBoth() throws {
    let document = try read("id,icon,icon.name\na,bolt,\nb,bolt,moon\n", .csv)
    #expect(document.diagnostics.map(\.codeAndRange) == ["LK0201 3:8-12"])
  }

  @Test func invalidLineOfNDJSONDoesNotAffectOthers() throws {
    let rows = Array(
      ManifestRows(try SourceText(file: "m", bytes: Array("{\"id\":\"a\"}\n\n{\"id\":}\r\n{\"id\":\"c\"}".utf8), format: .ndjson)))
    #expect(rows.map(\.line) == [1, 3, 4])
    #expect(rows.map { $0.node?["id"]?.text } == ["a", nil, "c"])
    #expect(rows[1].diagnostics.map(\.codeAndRange) == ["LK0201 3:7-7"])
    #expect(rows[1].diagnostics.first?.sourceLine == "{\"id\":}")
  }

  @Test func firstLineOfNDJSONMayBeTheHead() throws {
    let (manifest, diagnostics) = try parse("{\"version\":1,\"defaults\":{\"color\":\"red\"}}\n{\"id\":\"a\",\"title\":\"A\"}\n", .ndjson)
    #expect(diagnostics.isEmpty)
    #expect(manifest.labels.map(\.record.id) == ["a"])
    #expect(manifest.defaults.record.color == .system(.red))
  }

  @Test(
    arguments: zip(
      ["a.yaml", "b/c.YML", "x.json", "-", "x.jsonl", "x.ndjson", "t.csv"],
      [.yaml, .yaml, .json, .ndjson, .ndjson, .ndjson, .csv] as [ManifestFormat]))
  func formatFollowsFromTheExtension(path: String, format: ManifestFormat) {
    #expect(ManifestFormat(path: path) == format)
  }

  @Test(arguments: ["", "yaml", "a.txt", "a.json/b", ".d/x"])
  func unknownExtensionsHaveNoFormat(path: String) {
    #expect(ManifestFormat(path: path) == nil)
  }
}
