// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSQLite

/// A temporary SQLite table of names and their locations, with a few mebibytes in memory. Only one thread may use it at a time.
final class KeyLocationTable {
  private let lookup: Statement
  private let insertion: Statement

  /// Creates an empty table.
  ///
  /// - Throws: `SQLiteError` if there is no space for it.
  init() throws(SQLiteError) {
    let connection = try Connection.temporary()
    try connection.execute(
      "CREATE TABLE location(key1 INTEGER, key2 INTEGER, line INTEGER, character INTEGER, PRIMARY KEY(key1, key2)) WITHOUT ROWID")
    lookup = try Statement("SELECT line, character FROM location WHERE key1 = ? AND key2 = ?", on: connection)
    insertion = try Statement("INSERT OR REPLACE INTO location(key1, key2, line, character) VALUES(?, ?, ?, ?)", on: connection)
  }

  /// The location of a name; nil if it is not in the table.
  func location(of key: ContentHash) throws(SQLiteError) -> KeyLocations.Location? {
    lookup.bind(Int64(bitPattern: key.words.0), at: 1)
    lookup.bind(Int64(bitPattern: key.words.1), at: 2)
    return try lookup.first {
      KeyLocations.Location(line: UInt64(bitPattern: $0.integer(at: 0)), column: UInt64(bitPattern: $0.integer(at: 1)))
    }
  }

  /// Adds a name.
  func insert(_ key: ContentHash, at location: KeyLocations.Location) throws(SQLiteError) {
    insertion.bind(Int64(bitPattern: key.words.0), at: 1)
    insertion.bind(Int64(bitPattern: key.words.1), at: 2)
    insertion.bind(Int64(bitPattern: location.line), at: 3)
    insertion.bind(Int64(bitPattern: location.column), at: 4)
    try insertion.run()
  }
}
