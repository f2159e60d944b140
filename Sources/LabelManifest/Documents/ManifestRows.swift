// SPDX-License-Identifier: MIT

package import LabelCore

/// A row of NDJSON or CSV: a record, or why there is none.
package struct ManifestRow: Hashable, Sendable {
  /// The line that the row begins on.
  package var line: Int
  /// Nil when the row cannot be read.
  package var node: DocumentNode?
  package var diagnostics: [Diagnostic]

  /// Whether this is the line of NDJSON that says what holds for all records, as it has a version.
  package var isHead: Bool { node?["version"] != nil }

  /// Reads one line of NDJSON, as from a stream; `bytes` may end with the line's end.
  package static func json(_ bytes: [UInt8], file: String, line: Int) -> ManifestRow {
    do throws(Diagnostic) {
      return json(try SourceText(file: file, bytes: bytes, firstLine: line, format: .ndjson), line: line)
    } catch {
      return ManifestRow(line: line, node: nil, diagnostics: [error])
    }
  }

  /// Reads the line of NDJSON that a text holds.
  static func json(_ source: SourceText, line: Int) -> ManifestRow {
    do throws(Diagnostic) {
      let result = try JSONReader.read(source)
      return ManifestRow(line: line, node: result.root, diagnostics: result.diagnostics)
    } catch {
      return ManifestRow(line: line, node: nil, diagnostics: [error])
    }
  }
}

/// The records of an NDJSON text, read one by one as they are asked for; a bad line does not end the sequence.
///
/// Blank lines are passed over.
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
