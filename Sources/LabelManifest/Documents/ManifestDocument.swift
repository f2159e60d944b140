// SPDX-License-Identifier: MIT

package import LabelCore

/// A manifest as it was read: one tree, whatever language it was written in, and the mistakes that reading it met.
///
/// The root of NDJSON is its head line with the other lines as `labels`; that of CSV, and of NDJSON without a head, has version 1.
package struct ManifestDocument: Hashable, Sendable {
  package let source: SourceText
  package let root: DocumentNode
  /// Keys that stand twice, and rows that could not be read.
  package let diagnostics: [Diagnostic]
  /// The lines of the rows that could not be read; they are missing in `labels`. Empty for YAML and JSON, which are read whole or not.
  package let unreadableRows: Set<Int>

  /// Reads a file's bytes.
  ///
  /// - Parameter file: the name to show, as the user typed it; `<stdin>` for standard input.
  /// - Throws: `LabelError.syntax` where the text cannot be read any further.
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

  /// Gathers rows into the tree that the other languages have.
  private init(_ source: SourceText, rows: [ManifestRow]) {
    let top = DocumentLocation(file: source.file, line: source.firstLine, column: 1)
    let head = rows.first.flatMap { $0.isHead ? $0.node : nil }
    let records = rows.dropFirst(head == nil ? 0 : 1)
    // A row with a key that stands twice has a tree, but nobody knows which of the two values is meant.
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
