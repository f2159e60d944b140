// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelManifest
import Testing

@Suite struct RowReaderTests {
  @Test func quotedCellsMayHaveCommasQuotesAndLineEnds() throws {
    let labels = try read("\u{FEFF}id,title\r\na,\"x, \"\"y\"\"\r\nz\"\r\nb,é\r\n", .csv).root["labels"]?.elements ?? []
    #expect(labels.map { $0["title"]?.text } == ["x, \"y\"\r\nz", "é"])
    #expect(labels[0]["title"]?.location == DocumentLocation(file: "m", line: 2, column: 3, endColumn: 12))
    #expect(labels[1]["title"]?.location == DocumentLocation(file: "m", line: 4, column: 3, endColumn: 4))
  }

  @Test func invalidLineOfNDJSONDoesNotAffectOthers() throws {
    let rows = Array(
      ManifestRows(try SourceText(file: "m", bytes: Array("{\"id\":\"a\"}\n\n{\"id\":}\r\n{\"id\":\"c\"}".utf8), format: .ndjson)))
    #expect(rows.map(\.line) == [1, 3, 4])
    #expect(rows.map { $0.node?["id"]?.text } == ["a", nil, "c"])
    #expect(rows[1].diagnostics.map(\.codeAndRange) == ["LK0201 3:7-7"])
    #expect(rows[1].diagnostics.first?.sourceLine == "{\"id\":}")
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
