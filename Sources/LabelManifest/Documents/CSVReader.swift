// SPDX-License-Identifier: MIT

package import LabelCore

/// Reads CSV (RFC 4180) with a header of dotted keys: `font.size` is the key `size` of the object `font`.
///
/// The key of a column decides how the text of a cell is read. An empty cell means that the record does not have the key. Cells are separated by
/// commas, semicolons or tabs, whichever the header has or a line `sep=;` above it names. Rows without a text are skipped, and so are cells
/// without a text at the end of a header or a row: spreadsheets write both. A column whose name begins with a number sign has notes, which are
/// not read.
package struct CSVReader {
  struct Cell {
    var text: String
    var location: DocumentLocation
  }

  /// The row of dotted keys.
  struct Header {
    fileprivate var cells: [Cell]
    fileprivate var keys: DottedKeys
    fileprivate var delimiter: Unicode.Scalar
    /// How a comma is read in the numbers of each column.
    fileprivate var decimalCommas: [DecimalComma?]
    /// The errors of columns that are not keys. No row can be read below such a header.
    var diagnostics: [Diagnostic]
    /// The number of the header's line.
    fileprivate var line: Int

    /// A row that stands for all rows below a header with errors.
    var row: ManifestRow { ManifestRow(line: line, node: nil, diagnostics: diagnostics, isHeader: true) }
  }

  private let source: SourceText
  private let scalars: [Unicode.Scalar]
  private let delimiter: Unicode.Scalar
  private var index = 0
  private var line: Int
  private var column = 1

  private init(_ source: SourceText, delimiter: Unicode.Scalar? = nil) {
    let firstLine = source.lineBytes(source.firstLine) ?? []
    let named = delimiter == nil ? CSVDelimiter.named(by: firstLine) : nil
    self.source = source
    self.delimiter = delimiter ?? Unicode.Scalar(named ?? CSVDelimiter.of(header: firstLine))
    self.scalars = Array(source.text.unicodeScalars)
    self.line = source.firstLine
    guard named != nil else { return }
    while index < scalars.count, !isLineEnd { advance() }
    if index < scalars.count { skipLineEnd() }
  }

  /// Reads the records below the header. Rows that cannot be read have diagnostics. A text without a header has no records.
  ///
  /// - Throws: `LabelError.syntax` for a header with a duplicate or empty key, and for a quote that is not closed.
  package static func read(_ source: SourceText) throws(Diagnostic) -> [ManifestRow] {
    var reader = CSVReader(source)
    guard let header = try reader.header() else { return [] }
    guard header.diagnostics.isEmpty else { return [header.row] }
    var rows: [ManifestRow] = []
    while let cells = try reader.row() {
      if let row = reader.record(cells, under: header) { rows.append(row) }
    }
    return rows
  }

  /// Reads the header at the start of a text; nil for an empty text, and for a row without a text.
  ///
  /// - Parameter delimiter: The delimiter, if a line above names it.
  static func header(_ source: SourceText, delimiter: UInt8?) throws(Diagnostic) -> Header? {
    var reader = CSVReader(source, delimiter: delimiter.map { Unicode.Scalar($0) })
    return try reader.header()
  }

  /// Reads the record of a text with one row; nil for a row without a text.
  static func row(_ source: SourceText, under header: Header) -> ManifestRow? {
    var reader = CSVReader(source, delimiter: header.delimiter)
    do throws(Diagnostic) {
      return reader.record(try reader.row() ?? [], under: header)
    } catch {
      return ManifestRow(line: source.firstLine, node: nil, diagnostics: [error])
    }
  }

  private mutating func header() throws(Diagnostic) -> Header? {
    var line = line
    var cells: [Cell] = []
    while cells.isEmpty {
      line = self.line
      guard let next = try row() else { return nil }
      cells = Self.withoutEmptyEnd(next)
    }
    try check(cells)
    var unknown = LimitedDiagnostics()
    for cell in cells where !RecordKeys.isColumn(cell.text) && !cell.text.hasPrefix("#") {
      guard !unknown.isFull else {
        unknown.append(at: cell.location, nil)
        continue
      }
      let columns = RecordKeys.columns
      let ours =
        ForeignNames.key(for: cell.text, among: columns) ?? columns.first { $0.lowercased() == cell.text.lowercased() }
        ?? ForeignNames.key(for: cell.text.filter { $0 != "." }, among: columns)
      let isTitle = TitleLanguage.isForeignTitle(cell.text)
      let error = LabelError.unknownColumn(
        column: cell.text, nearest: ours.map { [$0] } ?? (isTitle ? ["title"] : NearestNames.of(cell.text, in: columns)),
        help: columnHelp(cell.text, isTitle))
      unknown.append(at: cell.location, source.diagnostic(error, at: cell.location))
    }
    let diagnostics = unknown.all(in: source)
    let keys = DottedKeys(diagnostics.isEmpty ? cells.map { (text: $0.text, location: $0.location) } : [])
    let decimalCommas = cells.map { cell in
      cell.text.hasPrefix("#") ? .note : delimiter == ";" ? DecimalComma(ofColumn: cell.text) : nil
    }
    return Header(
      cells: cells, keys: keys, delimiter: delimiter, decimalCommas: decimalCommas, diagnostics: diagnostics, line: line)
  }

  /// The advice for a column that is not named after a key, where it is not that of other names.
  private func columnHelp(_ name: String, _ isTitle: Bool) -> String? {
    if let other = "|:^".first(where: { name.contains($0) }),
      name.split(separator: other).contains(where: { RecordKeys.isColumn(String($0)) })
    {
      return "cells are separated by commas, semicolons or tabs, not by \(other)"
    }
    if TitleLanguage.of(name) != nil { return TitleLanguage.columnHelp }
    let languages =
      "texts in several languages have a column titleKey and string tables, which --strings names; `labelkit explain` lists all columns"
    return isTitle ? "did you mean \"title\"? " + languages : nil
  }

  private func check(_ header: [Cell]) throws(Diagnostic) {
    var names: Set<String> = []
    for cell in header {
      guard !cell.text.split(separator: ".", omittingEmptySubsequences: false).contains(where: \.isEmpty) else {
        throw syntaxError("the column has no name", at: cell.location)
      }
      guard names.insert(cell.text).inserted else { throw syntaxError("the column \"\(cell.text)\" occurs twice", at: cell.location) }
    }
  }

  // MARK: Records

  /// The record of a row; nil for one without a text.
  private func record(_ written: [Cell], under header: Header) -> ManifestRow? {
    let cells = Self.withoutEmptyEnd(written)
    guard let start = cells.first?.location else { return nil }
    guard cells.count <= header.cells.count else {
      let reason = "this row has \(cells.count) cells, the header \(header.cells.count)"
      return ManifestRow(line: start.line, node: nil, diagnostics: [syntaxError(reason, at: cells[header.cells.count].location)])
    }
    let values = zip(cells, header.decimalCommas).map { cell, comma in
      cell.text.isEmpty || comma == .note ? nil : DocumentNode(.cell(comma?.withPoints(cell.text) ?? cell.text), at: cell.location)
    }
    let (record, conflicts) = header.keys.record(values, at: start)
    let diagnostics = conflicts.map { index in
      syntaxError("\"\(header.cells[index].text)\" and another column set the same key", at: cells[index].location)
    }
    return ManifestRow(line: start.line, node: record, diagnostics: diagnostics)
  }

  // MARK: Cells

  /// The cells of a row up to the last one with a text.
  private static func withoutEmptyEnd(_ cells: [Cell]) -> [Cell] {
    let end = cells.lastIndex { !$0.text.allSatisfy(\.isWhitespace) }
    return end.map { Array(cells[...$0]) } ?? []
  }

  /// Reads the cells of the next row. Returns nil at the end of the text.
  private mutating func row() throws(Diagnostic) -> [Cell]? {
    guard index < scalars.count else { return nil }
    var cells: [Cell] = []
    while true {
      cells.append(try cell())
      guard index < scalars.count else { return cells }
      if scalars[index] == delimiter {
        advance()
      } else {
        skipLineEnd()
        return cells
      }
    }
  }

  private mutating func cell() throws(Diagnostic) -> Cell {
    let start = here
    guard index < scalars.count, scalars[index] == "\"" else {
      var text = String.UnicodeScalarView()
      while index < scalars.count, scalars[index] != delimiter, !isLineEnd {
        text.append(scalars[index])
        advance()
      }
      return Cell(text: String(text), location: spanning(start))
    }
    let text = try quoted(start)
    guard index == scalars.count || scalars[index] == delimiter || isLineEnd else {
      throw syntaxError("\(CSVDelimiter.name(of: delimiter)) should follow the quoted cell; a quote inside one is written twice", at: here)
    }
    return Cell(text: text, location: spanning(start))
  }

  private mutating func quoted(_ start: DocumentLocation) throws(Diagnostic) -> String {
    advance()
    var text = String.UnicodeScalarView()
    while index < scalars.count {
      let scalar = scalars[index]
      advance()
      if scalar == "\"" {
        guard index < scalars.count, scalars[index] == "\"" else { return String(text) }
        advance()
      }
      text.append(scalar)
    }
    throw syntaxError(
      "the quote that begins here is not closed",
      at: DocumentLocation(file: start.file, line: start.line, column: start.column, endColumn: start.column + 1))
  }

  // MARK: Locations

  private var here: DocumentLocation { DocumentLocation(file: source.file, line: line, column: column) }

  private var isLineEnd: Bool { scalars[index] == "\n" || scalars[index] == "\r" }

  private func spanning(_ start: DocumentLocation) -> DocumentLocation { source.location(from: start, toLine: line, column: column) }

  private mutating func advance() {
    let scalar = scalars[index]
    index += 1
    if scalar == "\n" || scalar == "\r" && (index == scalars.count || scalars[index] != "\n") {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  private mutating func skipLineEnd() {
    let isReturn = scalars[index] == "\r"
    advance()
    if isReturn, index < scalars.count, scalars[index] == "\n" { advance() }
  }

  private func syntaxError(_ reason: String, at location: DocumentLocation) -> Diagnostic {
    source.diagnostic(.syntax(format: "CSV", reason: reason, hint: Self.hints.first { reason.contains($0.part) }?.hint), at: location)
  }

  /// Advice by a part of the reason.
  private static let hints = [
    (part: " cells, the header ", hint: "put a text with a separator in quotes, as in \"Hello, world\""),
    (part: "is not closed", hint: "write a quote at the end of the cell, and a quote inside one twice"),
    (part: "has no name", hint: "name it after a key, or begin it with # for a column of notes"),
    (part: "occurs twice", hint: "leave one of them out"), (part: "set the same key", hint: "leave one of them empty"),
    (part: "should follow the quoted cell", hint: "write the quotes around the whole cell"),
  ]
}
