// SPDX-License-Identifier: MIT

internal import CSQLite

/// What SQLite said when a call failed.
package struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The function that failed.
  package var call: String
  /// SQLite's extended result code.
  package var code: Int32
  /// SQLite's own message, in English.
  package var message: String

  /// That a table does not hold what it should, although SQLite has not noticed.
  package static func damaged(_ table: String) -> SQLiteError {
    SQLiteError(call: "reading \(table)", code: SQLITE_CORRUPT, message: String(cString: sqlite3_errstr(SQLITE_CORRUPT)))
  }

  package var description: String { "\(call): \(message) (\(code))" }

  /// Whether the file is to blame: no database, a damaged one, one with other tables than expected, one that says that it is not to be
  /// written, or one that another file has taken the place of. Else the machine is, as by a full disk, a file that cannot be opened, or a
  /// lock that another process holds too long.
  package var isDamage: Bool {
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG,
      SQLITE_READONLY:
      true
    default: false
    }
  }
}
