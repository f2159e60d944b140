// SPDX-License-Identifier: MIT

internal import CSQLite
internal import Glibc

/// An error of an SQLite call.
package struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The function that failed.
  package var call: String
  /// SQLite's extended result code.
  package var code: Int32
  /// SQLite's own message, in English.
  package var message: String

  /// The system's error number of the call, if SQLite knows one; 0 otherwise.
  package var systemError: Int32 = 0

  /// Whether the disk is full. SQLite has several codes for it: extending the memory that its processes share fails with another one.
  package var isDiskFull: Bool { code & 0xFF == SQLITE_FULL || systemError == ENOSPC || systemError == EDQUOT }

  /// An error for a table with invalid contents that SQLite has not noticed.
  package static func damaged(_ table: String) -> SQLiteError {
    SQLiteError(call: "reading \(table)", code: SQLITE_CORRUPT, message: String(cString: sqlite3_errstr(SQLITE_CORRUPT)))
  }

  package var description: String { "\(call): \(message) (\(code))" }

  /// Whether the file is damaged: not a database, a corrupt one, one with other tables than expected, a read-only one, or one whose file was
  /// replaced. Otherwise the error is of the system: a full disk, a file that cannot be opened, or a lock that another process holds too long.
  package var isDamage: Bool {
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG,
      SQLITE_READONLY:
      true
    default: false
    }
  }
}
