// SPDX-License-Identifier: MIT

internal import CSQLite

/// An open SQLite database, closed when neither it nor one of its statements is referenced.
///
/// Used by one thread at a time; sharing it needs a lock. Every SQLite status that is not a success is thrown by `check`, with the function
/// that failed.
package final class Connection {
  let handle: OpaquePointer

  /// How long a call waits for another process's transaction, in milliseconds. A transaction takes a few.
  private static let busyTimeout: Int32 = 5000

  /// Opens the database in a file. No link in the path is followed: resolve the path first.
  ///
  /// - Parameter creates: Whether a missing file is created as an empty database.
  /// - Throws: An error if the file cannot be opened; a file that is not a database fails when it is first read.
  package convenience init(path: String, creates: Bool = false) throws(SQLiteError) {
    try self.init(path: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOFOLLOW | (creates ? SQLITE_OPEN_CREATE : 0))
  }

  /// A private temporary database: a few mebibytes of it are in memory, the rest is in an unnamed file.
  package static func temporary() throws(SQLiteError) -> Connection {
    let connection = try Connection(path: "", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    try connection.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -4096; BEGIN")
    return connection
  }

  private init(path: String, flags: Int32) throws(SQLiteError) {
    var opened: OpaquePointer?
    let status = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard status == SQLITE_OK, let opened else {
      // The connection must be closed even if opening failed.
      let systemError = opened.map { sqlite3_system_errno($0) } ?? 0
      sqlite3_close_v2(opened)
      throw SQLiteError(
        call: "sqlite3_open_v2", code: status, message: String(cString: sqlite3_errstr(status)), systemError: systemError)
    }
    handle = opened
    sqlite3_busy_timeout(handle, Self.busyTimeout)
  }

  // Open statements keep the database open until the last of them is finalised.
  deinit { sqlite3_close_v2(handle) }

  /// Runs statements without parameters or results.
  package func execute(_ statements: String) throws(SQLiteError) {
    try check(sqlite3_exec(handle, statements, nil, nil, nil), "sqlite3_exec")
  }

  /// The first value of a query's first row; nil without a row.
  package func integer(_ query: String) throws(SQLiteError) -> Int64? {
    try Statement(query, on: self).first { $0.integer(at: 0) }
  }

  /// Runs `body` in a transaction. No other process can write meanwhile.
  package func transaction<Result>(_ body: () throws(SQLiteError) -> Result) throws(SQLiteError) -> Result {
    try execute("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Fails if SQLite has rolled back by itself, as on a full disk.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// Throws an error for a status that is not a success.
  func check(_ status: Int32, _ call: StaticString) throws(SQLiteError) {
    guard status != SQLITE_OK, status != SQLITE_ROW, status != SQLITE_DONE else { return }
    // The number of an earlier error stays until the next one.
    let systemError = [SQLITE_IOERR, SQLITE_CANTOPEN].contains(status & 0xFF) ? sqlite3_system_errno(handle) : 0
    throw SQLiteError(call: "\(call)", code: status, message: String(cString: sqlite3_errmsg(handle)), systemError: systemError)
  }
}
