// SPDX-License-Identifier: MIT

internal import CSQLite

/// A compiled SQL statement: bind its parameters, step through its rows. Parameters count from 1 and columns from 0, as in SQLite.
package final class Statement {
  private let connection: Connection
  private let handle: OpaquePointer
  /// The first failed status of `bind` since the last step.
  private var bindStatus = SQLITE_OK

  /// Compiles one statement for repeated use.
  package init(_ text: String, on connection: Connection) throws(SQLiteError) {
    var compiled: OpaquePointer?
    try connection.check(
      sqlite3_prepare_v3(connection.handle, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, nil), "sqlite3_prepare_v3")
    guard let compiled else { throw SQLiteError(call: "sqlite3_prepare_v3", code: SQLITE_MISUSE, message: "there is no statement") }
    self.connection = connection
    handle = compiled
  }

  deinit { sqlite3_finalize(handle) }

  /// Sets a parameter to an integer. A failure is thrown by the next step.
  package func bind(_ value: Int64, at index: Int32) { record(sqlite3_bind_int64(handle, index, value)) }

  /// Sets a parameter to a text. A failure is thrown by the next step.
  package func bind(_ value: String, at index: Int32) {
    var value = value
    record(
      value.withUTF8 { text in
        text.withMemoryRebound(to: CChar.self) { labelkit_bind_copied_text(handle, index, $0.baseAddress, Int32(clamping: $0.count)) }
      })
  }

  private func record(_ status: Int32) { if bindStatus == SQLITE_OK { bindStatus = status } }

  /// Moves to the next row.
  ///
  /// - Returns: Whether there is a row; after the last one, the statement can be bound and stepped again.
  package func step() throws(SQLiteError) -> Bool {
    let bound = bindStatus
    bindStatus = SQLITE_OK
    try connection.check(bound, "sqlite3_bind")
    let status = sqlite3_step(handle)
    if status == SQLITE_ROW { return true }
    defer { sqlite3_reset(handle) }
    try connection.check(status, "sqlite3_step")
    return false
  }

  /// Runs a statement without results.
  package func run() throws(SQLiteError) {
    while try step() {}
  }

  /// The value that `read` returns for the first row; nil without a row. Other rows are skipped.
  package func first<Result>(_ read: (Statement) -> Result) throws(SQLiteError) -> Result? {
    defer { reset() }
    return try step() ? read(self) : nil
  }

  /// Skips the remaining rows.
  package func reset() { sqlite3_reset(handle) }

  /// The integer in a column of this row; 0 if there is none.
  package func integer(at column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The text in a column of this row; empty if there is none.
  package func text(at column: Int32) -> String {
    guard let text = sqlite3_column_text(handle, column) else { return "" }
    return String(decoding: UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(handle, column))), as: UTF8.self)
  }
}
