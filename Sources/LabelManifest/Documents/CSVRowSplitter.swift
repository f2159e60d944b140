// SPDX-License-Identifier: MIT

/// Splits a stream of CSV into rows as its bytes arrive. Quoted cells may have line ends. Lines end with LF, CR LF or CR.
///
/// The first row decides which delimiter separates cells: it has the most of it, or is a line `sep=;`, which is skipped. Quotes have the same rules as in `CSVReader`: a quote begins a quoted cell only at the
/// start of the cell, and two quotes inside are one.
package struct CSVRowSplitter {
  private enum State { case cellStart, plain, quoted, quoteInQuoted }

  private var row: [UInt8] = []
  /// The delimiter; nil in the first row, where each of them ends a cell.
  private(set) var delimiter: UInt8?
  private var state = State.cellStart
  private var isAfterReturn = false
  private var line = 1
  private var rowLine = 1

  package init() {}

  /// Returns the rows that end in these bytes, without their line ends. Blank rows are counted and skipped.
  package mutating func rows(adding chunk: [UInt8]) -> [StreamLine] {
    var rows: [StreamLine] = []
    for byte in chunk {
      if let finished = append(byte) { rows.append(finished) }
    }
    return rows
  }

  /// Returns the last row of a stream if it has no line end, else nil.
  package mutating func lastRow() -> StreamLine? { finish() }

  /// The number of bytes of the row that is not complete yet.
  package var pendingBytes: Int { row.count }

  private mutating func append(_ byte: UInt8) -> StreamLine? {
    let isReturnLineFeed = isAfterReturn && byte == UInt8(ascii: "\n")
    isAfterReturn = byte == UInt8(ascii: "\r")
    let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    if state == .quoted {
      if isLineEnd, !isReturnLineFeed { line += 1 }
      if byte == UInt8(ascii: "\"") { state = .quoteInQuoted }
      row.append(byte)
      return nil
    }
    if isLineEnd {
      if isReturnLineFeed { return nil }
      line += 1
      return finish()
    }
    switch byte {
    case _ where isDelimiter(byte): state = .cellStart
    case UInt8(ascii: "\"") where state != .plain: state = .quoted
    default: state = .plain
    }
    row.append(byte)
    return nil
  }

  private func isDelimiter(_ byte: UInt8) -> Bool { delimiter.map { $0 == byte } ?? CSVDelimiter.all.contains(byte) }

  private mutating func finish() -> StreamLine? {
    let named = delimiter == nil ? CSVDelimiter.named(by: row) : nil
    if delimiter == nil, !row.isEmpty { delimiter = named ?? CSVDelimiter.of(header: row) }
    defer {
      row = []
      state = .cellStart
      rowLine = line
    }
    return row.isEmpty || named != nil ? nil : StreamLine(number: rowLine, bytes: row)
  }
}
