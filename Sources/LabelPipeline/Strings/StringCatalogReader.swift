// SPDX-License-Identifier: MIT

internal import LabelCore

/// Reads Xcode's string catalogues (`.xcstrings`).
///
/// A text that varies gives its form `other`: a label has no number and no device to choose by.
enum StringCatalogReader {
  /// - Throws: what is not well-formed JSON.
  static func read(_ source: SourceText) throws(Diagnostic) -> StringTable {
    let root = try JSONReader.read(source).root
    var table = StringTable(sourceLanguage: root["sourceLanguage"]?.text)
    for entry in root["strings"]?.entries ?? [] {
      table.add(nil, for: entry.key, language: nil)
      for localization in entry.value["localizations"]?.entries ?? [] {
        table.add(text(in: localization.value), for: entry.key, language: localization.key)
      }
    }
    return table
  }

  private static func text(in node: ManifestNode, depth: Int = 0) -> String? {
    if let value = node["stringUnit"]?["value"]?.text { return value }
    guard depth < 4 else { return nil }
    return node["variations"]?.entries.lazy.compactMap { kind in
      kind.value["other"].flatMap { text(in: $0, depth: depth + 1) }
    }.first
  }
}
