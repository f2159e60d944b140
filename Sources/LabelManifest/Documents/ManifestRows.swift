// SPDX-License-Identifier: MIT

package import LabelCore

/// A row of NDJSON or CSV: a record, or the errors of a row that cannot be read.
package struct ManifestRow: Hashable, Sendable {
  /// The number of the first line of the row.
  package var line: Int
  /// The record; nil if the row cannot be read.
  package var node: DocumentNode?
  package var diagnostics: [Diagnostic]
  /// Whether it stands for all rows below the header of a CSV file, which has errors.
  var isHeader = false

  /// Whether this is the head line of NDJSON, which has a `version`.
  package var isHead: Bool { node?["version"] != nil }

  /// Reads one line of NDJSON. The bytes may include the line end.
  package static func json(_ bytes: [UInt8], file: String, line: Int) -> ManifestRow {
    do throws(Diagnostic) {
      return json(try SourceText(file: file, bytes: bytes, firstLine: line, format: .ndjson), line: line)
    } catch {
      return ManifestRow(line: line, node: nil, diagnostics: [error])
    }
  }

  /// Reads a text with one line of NDJSON.
  static func json(_ source: SourceText, line: Int) -> ManifestRow {
    do throws(Diagnostic) {
      let result = try JSONReader.read(source)
      return ManifestRow(line: line, node: result.root, diagnostics: result.diagnostics)
    } catch {
      return ManifestRow(line: line, node: nil, diagnostics: [error])
    }
  }
}

/// The rows of an NDJSON text, read one by one. The sequence continues after a line that cannot be read. Blank lines are skipped.
package struct ManifestRows: Sequence, IteratorProtocol {
  private let source: SourceText
  private var line: Int

  package init(_ source: SourceText) {
    self.source = source
    self.line = source.firstLine
  }

  package mutating func next() -> ManifestRow? {
    while let bytes = source.lineBytes(line) {
      defer { line += 1 }
      guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      return ManifestRow.json(Array(bytes), file: source.file, line: line)
    }
    return nil
  }
}
