// SPDX-License-Identifier: MIT

package import LabelCore

/// A manifest as one tree, the same for every format, with the diagnostics of reading it.
///
/// The root of NDJSON is the head line, with the other lines as `labels`. The root of CSV, and of NDJSON without a head line, has version 1.
package struct ManifestDocument: Hashable, Sendable {
  package let source: SourceText
  package let root: DocumentNode
  /// The diagnostics for duplicate keys and for rows that could not be read.
  package let diagnostics: [Diagnostic]
  /// The lines of the rows that could not be read and so are missing in `labels`. Empty for YAML and JSON, which have no rows.
  package let unreadableRows: Set<Int>

  /// Reads a manifest from the bytes of a file.
  ///
  /// - Parameter file: The name to show, as the user typed it; `<stdin>` for standard input.
  /// - Throws: `LabelError.syntax` for the first syntax error.
  package static func read(_ bytes: [UInt8], file: String, format: ManifestFormat) throws(Diagnostic) -> ManifestDocument {
    let source = try SourceText(file: file, bytes: bytes, format: format)
    switch format {
    case .yaml: return ManifestDocument(source: source, root: try YAMLReader.read(source), diagnostics: [])
    case .json:
      let result = try JSONReader.read(source)
      return ManifestDocument(source: source, root: result.root, diagnostics: result.diagnostics)
    case .ndjson: return ManifestDocument(source, rows: Array(ManifestRows(source)))
    case .csv: return ManifestDocument(source, rows: try CSVReader.read(source))
    }
  }

  package init(source: SourceText, root: DocumentNode, diagnostics: [Diagnostic], unreadableRows: Set<Int> = []) {
    self.source = source
    self.root = root
    self.diagnostics = diagnostics
    self.unreadableRows = unreadableRows
  }

  /// Creates the tree from rows.
  private init(_ source: SourceText, rows: [ManifestRow]) {
    let top = DocumentLocation(file: source.file, line: source.firstLine, column: 1)
    let head = rows.first.flatMap { $0.isHead ? $0.node : nil }
    let records = rows.dropFirst(head == nil ? 0 : 1)
    // A row with a duplicate key is left out: it is not clear which of the two values is meant.
    let labels = records.compactMap { $0.diagnostics.isEmpty ? $0.node : nil }
    var entries = head?.entries ?? []
    if head == nil {
      entries.append(.init(key: "version", keyLocation: top, value: DocumentNode(.number(1, text: "1"), at: top)))
    }
    if let position = entries.firstIndex(where: { $0.key == "labels" }) {
      entries[position].value.value = .list(entries[position].value.elements + labels)
    } else {
      entries.append(.init(key: "labels", keyLocation: top, value: DocumentNode(.list(labels), at: top)))
    }
    self.init(
      source: source, root: DocumentNode(.mapping(entries), at: head?.location ?? top), diagnostics: rows.flatMap(\.diagnostics),
      unreadableRows: Set(records.filter { !$0.diagnostics.isEmpty }.map(\.line)))
  }
}
