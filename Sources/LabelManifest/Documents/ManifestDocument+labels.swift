// SPDX-License-Identifier: MIT

package import LabelCore

extension ManifestDocument {
  /// The records, not decoded yet.
  package var labelNodes: [DocumentNode] { root["labels"]?.elements ?? [] }

  /// The document of rows without a head line: it has the version 1, and no labels.
  package static func withoutHead(_ source: SourceText) -> ManifestDocument {
    let location = DocumentLocation(file: source.file, line: source.firstLine, column: 1)
    let version = DocumentNode.Entry(key: "version", keyLocation: location, value: DocumentNode(.number(1, text: "1"), at: location))
    return ManifestDocument(source: source, root: DocumentNode(.mapping([version]), at: location), diagnostics: [])
  }

  /// Returns the document without its records.
  ///
  /// - Parameter isHead: Whether the document is the head line of rows, which need not have the key `labels`.
  package func withoutLabels(isHead: Bool = false) -> ManifestDocument {
    guard case .mapping(var entries) = root.value else { return self }
    entries.removeAll { $0.key == "labels" && $0.value.elements.count > 0 }
    if !entries.contains(where: { $0.key == "labels" }), isHead || root["labels"] != nil {
      entries.append(.init(key: "labels", keyLocation: root.location, value: DocumentNode(.list([]), at: root.location)))
    }
    return ManifestDocument(
      source: source, root: DocumentNode(.mapping(entries), at: root.location), diagnostics: diagnostics, unreadableRows: unreadableRows)
  }

  /// The errors of the rows that could not be read.
  package var unreadableRowDiagnostics: [Diagnostic] { diagnostics.filter { unreadableRows.contains($0.location?.line ?? 0) } }
}
