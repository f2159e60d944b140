// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import LabelSystem
import Testing

@Suite struct RowStreamTests {
  /// A reader that returns chunks of a given size.
  private static func reader(_ text: String, _ size: Int) -> ChunkReader {
    var rest = Array(text.utf8)[...]
    return { () throws(Diagnostic) in
      guard !rest.isEmpty else { return nil }
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
  }

  private static func rows(_ text: String, _ format: ManifestFormat, chunks size: Int) throws -> [ManifestRow] {
    var stream = RowStream(file: "m", format: format, readChunk: reader(text, size))
    var rows: [ManifestRow] = []
    while let (row, _) = try stream.next() { rows.append(row) }
    return rows
  }

  static let csv = [
    "id,title\na,A\nb,\"B, \"\"b\"\"\"\n", "id,title\r\na,\"two\r\nlines\"\r\n\r\nb,B", "id,title\ra,A\rb,B\r",
    "\u{FEFF}id,title\na,A\"quote\nb,\"\n\n\"\n", "id,title\na,A,too many\nb,\"never ends\nc,C\n", "id,title\n\n\n\na,ü\n", "",
    "sep=;\nid;width\na;12,5\n", "\u{FEFF}sep=,\r\nid,title\r\na,A\r\n", "sep=;\n", "id;width\na;1,5\nb;1.5\nc;x\n",
    "id,title,,\r\na,A,,\r\n,,,\r\n\r\n , ,\r\nb,B,,,,\r\n,,", ",,\nid,title\na,A\n", "\"sep=;\"\nid;title\na;b,c\n;\n",
  ]

  @Test(arguments: csv, [1, 2, 3, 7, 4096])
  func streamedCSVEqualsWholeCSV(text: String, size: Int) throws {
    let streamed = try Self.rows(text, .csv, chunks: size)
    guard let whole = try? CSVReader.read(try SourceText(file: "m", bytes: Array(text.utf8), format: .csv)) else {
      #expect(streamed.last?.diagnostics.map(\.code) == [.syntax])
      return
    }
    #expect(streamed == whole)
  }

  /// A file of a spreadsheet in another encoding gives no image.
  @Test(arguments: [10, 30_000]) func textThatIsNotUTF8IsRefusedBeforeTheFirstRow(rows: Int) throws {
    var bytes = Array("id,title\n".utf8)
    for row in 0..<rows { bytes += Array("\(row),caf".utf8) + (row == rows - 3 ? [0xE9] : [0x65]) + [0x0A] }
    var rest = bytes[...]
    var stream = RowStream(file: "m", format: .csv, readsAhead: true) { () throws(Diagnostic) in
      defer { rest = rest.dropFirst(65_536) }
      return rest.isEmpty ? nil : Array(rest.prefix(65_536))
    }
    do throws(Diagnostic) {
      _ = try stream.next()
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.message == "this is not well-formed CSV: this is not UTF-8" && error.help == "save the file as UTF-8")
      #expect(error.location?.line == rows - 1)
    }
  }

  @Test(arguments: ["version: 1\n", "labels:\n", "---\n", "- id: a\n"]) func yamlInPlaceOfNDJSONIsOneError(text: String) {
    #expect(throws: Diagnostic.self) { try Self.rows(text + "  - { id: a, title: A }\nx\n", .ndjson, chunks: 100) }
  }

  @Test(arguments: [1, 2, 5, 4096])
  func streamedNDJSONEqualsWholeNDJSON(size: Int) throws {
    let text = "{\"id\": \"a\"}\r\n\n  \n{\"id\": \n{\"id\": \"ü\"}"
    let whole = Array(ManifestRows(try SourceText(file: "m", bytes: Array(text.utf8), format: .ndjson)))
    #expect(try Self.rows(text, .ndjson, chunks: size) == whole)
  }

  @Test(arguments: [(ManifestFormat.ndjson, RowStream.maximumSkippedSize), (.csv, RowStream.maximumRowSize)])
  func endlessRowThrowsAtTheMaximumSize(format: ManifestFormat, limit: Int) throws {
    var bytes = 0
    let chunk = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
    var stream = RowStream(file: "m", format: format) { () throws(Diagnostic) in
      bytes += chunk.count
      return chunk
    }
    #expect(throws: Diagnostic.self) { try stream.next() }
    #expect(bytes <= limit + 2 << 20)
  }

  @Test func rowsAfterOneThatIsTooLongAreRead() throws {
    let long = String(repeating: "x", count: RowStream.maximumRowSize + (1 << 17))
    let text = ["{\"id\":\"a\"}", long, "", "{\"id\":\"b\"}", long].joined(separator: "\r\n")
    let rows = try Self.rows(text, .ndjson, chunks: 65_536)
    #expect(rows.map(\.line) == [1, 2, 4, 5])
    #expect(rows.map { $0.node?["id"]?.text } == ["a", nil, "b", nil])
    #expect(rows.map { $0.diagnostics.first?.code } == [nil, .fileTooLong, nil, .fileTooLong])
    #expect(rows[1].diagnostics.first?.location?.line == 2)
  }
}
