// SPDX-License-Identifier: MIT

internal import LabelCore

/// The text of a row of NDJSON or CSV.
struct RowText {
  enum Form {
    case json
    /// A row under a header.
    case csv(CSVReader.Header)
    /// A row that is no text.
    case unreadable(Diagnostic)
  }

  let source: SourceText
  /// The line that the row begins on.
  let line: Int
  let form: Form

  /// Whether this is a line of NDJSON.
  var isJSON: Bool { if case .json = form { true } else { false } }

  /// The row as it is read.
  var row: ManifestRow {
    switch form {
    case .json: ManifestRow.json(source, line: line)
    case .csv(let header): CSVReader.row(source, under: header)
    case .unreadable(let mistake): ManifestRow(line: line, node: nil, diagnostics: [mistake])
    }
  }
}
