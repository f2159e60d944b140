// SPDX-License-Identifier: MIT

/// Cuts a stream of CSV into rows as its bytes arrive; a quoted cell may hold line ends. Lines end with LF, CR LF or CR.
///
/// Knows of quotes what `CSVReader` knows: one begins a quoted cell only at the cell's start, and two inside stand for one.
package struct CSVRowSplitter {
  private enum State { case cellStart, plain, quoted, quoteInQuoted }

  private var row: [UInt8] = []
  private var state = State.cellStart
  private var isAfterReturn = false
  private var line = 1
  private var rowLine = 1

  package init() {}

  /// The rows that these bytes complete, without their line ends; blank ones are counted and passed over.
  package mutating func rows(adding chunk: [UInt8]) -> [StreamLine] {
    var rows: [StreamLine] = []
    for byte in chunk {
      if let finished = take(byte) { rows.append(finished) }
    }
    return rows
  }

  /// The last row of a stream that ends without a line end; nil when there is none.
  package mutating func lastRow() -> StreamLine? { finish() }

  /// The bytes of a row that is not complete yet.
  package var pendingBytes: Int { row.count }

  private mutating func take(_ byte: UInt8) -> StreamLine? {
    let isSecondHalf = isAfterReturn && byte == UInt8(ascii: "\n")
    isAfterReturn = byte == UInt8(ascii: "\r")
    let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    if state == .quoted {
      if isLineEnd, !isSecondHalf { line += 1 }
      if byte == UInt8(ascii: "\"") { state = .quoteInQuoted }
      row.append(byte)
      return nil
    }
    if isLineEnd {
      if isSecondHalf { return nil }
      line += 1
      return finish()
    }
    switch byte {
    case UInt8(ascii: ","): state = .cellStart
    case UInt8(ascii: "\"") where state != .plain: state = .quoted
    default: state = .plain
    }
    row.append(byte)
    return nil
  }

  private mutating func finish() -> StreamLine? {
    defer {
      row = []
      state = .cellStart
      rowLine = line
    }
    return row.isEmpty ? nil : StreamLine(number: rowLine, bytes: row)
  }
}
