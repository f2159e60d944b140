// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import Testing

@Suite struct CSVHeaderTests {
  /// The records and the diagnostics of a text that arrives in chunks of a size.
  private func streamed(_ text: [UInt8], chunk: Int) -> (nodes: [DocumentNode], diagnostics: [Diagnostic]) {
    var rest = text[...]
    var stream = RowStream(file: "m", format: .csv) { () throws(Diagnostic) in
      defer { rest = rest.dropFirst(chunk) }
      return rest.isEmpty ? nil : Array(rest.prefix(chunk))
    }
    var (nodes, diagnostics): ([DocumentNode], [Diagnostic]) = ([], [])
    do throws(Diagnostic) {
      while let (row, _) = try stream.next() {
        if let node = row.node { nodes.append(node) }
        diagnostics += row.diagnostics
      }
    } catch { diagnostics.append(error) }
    return (nodes, diagnostics)
  }

  @Test(arguments: [1, 7, 1000])
  func unknownColumnsAreReportedOnceWithTheirLine(chunk: Int) {
    let text = "id,titel,font.siez\n" + String(repeating: "a,b,1\n", count: 10_000)
    let found = streamed(Array(text.utf8), chunk: chunk)
    #expect(found.nodes.isEmpty)
    #expect(found.diagnostics.map(\.codeAndRange) == ["LK0211 1:4-9", "LK0211 1:10-19"])
    #expect(found.diagnostics.map(\.sourceLine) == ["id,titel,font.siez", "id,titel,font.siez"])
    #expect(found.diagnostics.map(\.suggestion) == ["title", "font.size"])
    #expect(found.diagnostics.allSatisfy { $0.help?.contains("labelkit explain") == true })
  }

  /// A hundred say enough.
  @Test func manyUnknownColumnsAreCounted() {
    let text = "id," + (0..<250).map { "titel\($0)" }.joined(separator: ",") + "\n"
    let found = streamed(Array(text.utf8), chunk: 1000).diagnostics
    #expect(found.map(\.code) == Array(repeating: .unknownColumn, count: 100) + [.moreErrors])
    #expect(found.last?.message == "there are 150 more errors in this record")
  }

  @Test(arguments: RecordKeys.columns)
  func everyKeyThatACellCanHaveIsAColumn(column: String) { #expect(RecordKeys.isColumn(column)) }

  @Test(arguments: ["font.features.smcp", "titleArguments", "variants.scale"])
  func keysOfDictionariesAndListsAreColumns(column: String) { #expect(RecordKeys.isColumn(column)) }

  @Test(arguments: ["", "Title", "font.", "font.size.x", "attributedTitle.text", "title.x", "labels", "version"])
  func otherNamesAreNoColumns(column: String) { #expect(!RecordKeys.isColumn(column)) }

  @Test(arguments: [",", ";", "\t"], [1, 5, 1000])
  func delimiterOfTheHeaderSeparatesAllRows(delimiter: String, chunk: Int) throws {
    let text = "id,\"title\",color\na,\"x\"\"y\",red\nb,\"p\nq\",\nc,\"1;2,3\t4\",blue\n"
    let written = String(text.prefix { $0 != "1" }).replacing(",", with: delimiter) + "1;2,3\t4\"" + delimiter + "blue\n"
    let found = streamed(Array(written.utf8), chunk: chunk)
    #expect(found.diagnostics.isEmpty)
    #expect(found.nodes.map { $0["title"]?.text } == ["x\"y", "p\nq", "1;2,3\t4"])
    #expect(found.nodes.map { $0["color"]?.text } == ["red", nil, "blue"])
    #expect(try read(written, .csv).labelNodes.map { $0["title"]?.text } == ["x\"y", "p\nq", "1;2,3\t4"])
  }

  @Test func filesWithTabsHaveTheFormat() { #expect(ManifestFormat(path: "a.TSV") == .csv) }

  @Test(arguments: [true, false], [true, false])
  func utf16IsNamedOnceAndWithoutExcerpt(isBigEndian: Bool, hasMark: Bool) throws {
    let units = Array(((hasMark ? "\u{FEFF}" : "") + "id,title\na,Größe\nb,ж\n").utf16)
    let bytes = units.flatMap { isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
    let found = streamed(bytes, chunk: 1000).diagnostics
    #expect(found.map(\.message) == ["this is not well-formed CSV: this is UTF-16, not UTF-8"])
    #expect(found.map(\.help) == ["save the file as UTF-8"] && found.map(\.sourceLine) == [nil])
    #expect(throws: Diagnostic.self) { try ManifestDocument.read(bytes, file: "m", format: .yaml) }
  }
}
