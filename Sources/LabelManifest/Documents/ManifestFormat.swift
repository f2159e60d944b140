// SPDX-License-Identifier: MIT

package import LabelCore

/// The file formats of manifests.
package enum ManifestFormat: String, Hashable, Sendable, CaseIterable {
  case yaml
  case json
  /// One JSON record on each line.
  case ndjson
  /// One record in each row, below a header of dotted keys; also with semicolons or tabs instead of commas.
  case csv

  /// Creates the format of a file from its extension; NDJSON for standard input (`-`). The result is nil for other names.
  package init?(path: String) {
    if path == "-" {
      self = .ndjson
      return
    }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "yaml", "yml": self = .yaml
    case "json": self = .json
    case "ndjson", "jsonl": self = .ndjson
    case "csv", "tsv": self = .csv
    default: return nil
    }
  }

  /// The name of the format in messages.
  package var title: String {
    switch self {
    case .yaml: "YAML"
    case .json, .ndjson: "JSON"
    case .csv: "CSV"
    }
  }

  /// Whether the rows of the format are read one by one, so that a file may be of any length.
  package var isReadByRows: Bool { self == .ndjson || self == .csv }

  /// The largest number of bytes that are read as a whole. JSON is read value by value up to `DocumentLimits.nodes`. The library for YAML
  /// builds a tree of all values first, which takes up to 85 times as much memory as the text (measured with a list of single letters).
  package var maximumBytes: Int { self == .yaml ? 16 << 20 : 64 << 20 }

  /// The extensions that name a format, for help texts.
  package static let extensions = [".yaml", ".yml", ".json", ".ndjson", ".jsonl", ".csv", ".tsv"]
}

extension SourceText {
  /// Creates a source text from bytes.
  ///
  /// - Throws: `LabelError.syntax` at the first bytes that are not UTF-8.
  package init(file: String, bytes: [UInt8], firstLine: Int = 1, format: ManifestFormat) throws(Diagnostic) {
    try self.init(file: file, bytes: bytes, firstLine: firstLine, format: format.title)
  }
}
