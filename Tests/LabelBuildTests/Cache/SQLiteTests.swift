// SPDX-License-Identifier: MIT

import Foundation
import LabelSQLite
import TestSupport
import Testing

@Suite struct SQLiteTests {
  @Test func boundValuesAreReadBack() throws {
    let connection = try Connection.temporary()
    try connection.execute("CREATE TABLE t(number INTEGER, text TEXT NOT NULL)")
    let insertion = try Statement("INSERT INTO t VALUES(?, ?)", on: connection)
    let rows: [(Int64, String)] = [
      (0, ""), (.max, "a"), (.min, "ä\u{301}🌺"), (-1, "with\0zero"), (7, String(repeating: "long ", count: 9999)),
    ]
    for (number, text) in rows {
      insertion.bind(number, at: 1)
      insertion.bind(text, at: 2)
      try insertion.run()
    }
    let query = try Statement("SELECT number, text FROM t ORDER BY rowid", on: connection)
    var found: [(Int64, String)] = []
    while try query.step() { found.append((query.integer(at: 0), query.text(at: 1))) }
    #expect(found.map(\.0) == rows.map(\.0) && found.map(\.1) == rows.map(\.1))
    #expect(try query.step() && query.integer(at: 0) == 0)
  }

  @Test func errorsHaveTheCallAndWhetherTheFileIsDamaged() throws {
    let connection = try Connection.temporary()
    let missing = #expect(throws: SQLiteError.self) { try Statement("SELECT 1 FROM missing", on: connection) }
    #expect(missing?.call == "sqlite3_prepare_v3" && missing?.isDamage == true)
    #expect(missing?.description == "sqlite3_prepare_v3: no such table: missing (1)")
    let nowhere = #expect(throws: SQLiteError.self) { try Connection(path: "/nowhere/at/all") }
    #expect(nowhere?.call == "sqlite3_open_v2" && nowhere?.isDamage == false)
    let outOfRange = try Statement("SELECT ?", on: connection)
    outOfRange.bind(1, at: 2)
    #expect(throws: SQLiteError.self) { try outOfRange.step() }
    #expect(try outOfRange.step())
  }

  @Test func fileThatIsNotADatabaseIsDamaged() throws {
    let scratch = try ScratchTree()
    try scratch.make(file: "text", holding: String(repeating: "no database ", count: 999))
    let connection = try Connection(path: scratch.root + "/text")
    let error = #expect(throws: SQLiteError.self) { try connection.integer("PRAGMA user_version") }
    #expect(error?.isDamage == true)
  }

  @Test func linksAreNotFollowed() throws {
    let scratch = try ScratchTree()
    try scratch.make(file: "target", holding: "")
    try scratch.make(link: "link", to: "target")
    #expect(throws: SQLiteError.self) { try Connection(path: scratch.root + "/link") }
  }

  @Test func transactionThatThrowsLeavesNothing() throws {
    let scratch = try ScratchTree()
    let connection = try Connection(path: scratch.root + "/db", creates: true)
    try connection.execute("CREATE TABLE t(a)")
    try connection.transaction { () throws(SQLiteError) in try connection.execute("INSERT INTO t VALUES(1)") }
    #expect(throws: SQLiteError.self) {
      try connection.transaction { () throws(SQLiteError) in
        try connection.execute("INSERT INTO t VALUES(2)")
        try connection.execute("INSERT INTO missing VALUES(2)")
      }
    }
    #expect(try connection.integer("SELECT count(*) FROM t") == 1)
  }

  /// Statements keep their database open, in whatever order the values are released.
  @Test func databaseIsClosedAfterItsLastStatement() throws {
    let scratch = try ScratchTree()
    var connection: Connection? = try Connection(path: scratch.root + "/db", creates: true)
    try connection?.execute("PRAGMA journal_mode = WAL; CREATE TABLE t(a); INSERT INTO t VALUES(5)")
    var query = try connection.map { try Statement("SELECT a FROM t", on: $0) }
    connection = nil
    #expect(try query?.first { $0.integer(at: 0) } == 5)
    #expect(scratch.names().contains("db-wal"))
    query = nil
    #expect(scratch.names() == ["db"])
  }
}
