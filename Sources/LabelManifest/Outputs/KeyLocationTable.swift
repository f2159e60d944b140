// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

/// Names and where they stand, in a temporary database of which a few mebibytes are in memory. Belongs to one thread at a time.
final class KeyLocationTable {
  private let lookup: Statement
  private let insertion: Statement

  /// An empty table.
  ///
  /// - Throws: when there is no room for one.
  init() throws(SQLiteError) {
    let connection = try Connection.temporary()
    try connection.execute(
      "CREATE TABLE place(key1 INTEGER, key2 INTEGER, line INTEGER, character INTEGER, PRIMARY KEY(key1, key2)) WITHOUT ROWID")
    lookup = try Statement("SELECT line, character FROM place WHERE key1 = ? AND key2 = ?", on: connection)
    insertion = try Statement("INSERT OR REPLACE INTO place(key1, key2, line, character) VALUES(?, ?, ?, ?)", on: connection)
  }

  /// Where a name stands; nil for one that is not known.
  func location(of key: ContentHash) throws(SQLiteError) -> KeyLocations.Place? {
    lookup.bind(Int64(bitPattern: key.words.0), at: 1)
    lookup.bind(Int64(bitPattern: key.words.1), at: 2)
    return try lookup.first {
      KeyLocations.Place(line: UInt64(bitPattern: $0.integer(at: 0)), column: UInt64(bitPattern: $0.integer(at: 1)))
    }
  }

  /// Adds a name.
  func insert(_ key: ContentHash, at location: KeyLocations.Place) throws(SQLiteError) {
    insertion.bind(Int64(bitPattern: key.words.0), at: 1)
    insertion.bind(Int64(bitPattern: key.words.1), at: 2)
    insertion.bind(Int64(bitPattern: location.line), at: 3)
    insertion.bind(Int64(bitPattern: location.column), at: 4)
    try insertion.run()
  }
}
