// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSQLite
internal import LabelSystem

/// The tables of a build cache: a row for each output by its path, and the up-to-date stamp of the last run.
///
/// Use it on one thread at a time. Any call may throw because the file is damaged.
final class BuildCacheTables {
  /// "LKBC", which marks an SQLite database as a build cache.
  static let applicationID: Int32 = 0x4C4B_4243
  /// The version of the tables. A cache of another version is replaced.
  static let version: Int32 = 2
  /// The statements that create the tables, ordered by the tables' names.
  private static let schema = [
    "CREATE TABLE input(kind INTEGER, path TEXT, hash TEXT)",
    """
    CREATE TABLE output(path TEXT PRIMARY KEY, label INTEGER, files INTEGER, tool INTEGER, size INTEGER, changed INTEGER, width INTEGER,
      height INTEGER, insets INTEGER, confirmed INTEGER, planned INTEGER, checksum INTEGER) WITHOUT ROWID
    """,
    "CREATE TABLE run(generation INTEGER, options TEXT, outputs INTEGER, images INTEGER, checksum INTEGER)",
  ]

  private let connection: Connection
  // Compiled on first use: compiling takes as long as a hundred uses.
  private var lookup: Statement?
  private var insertion: Statement?
  private var deletion: Statement?
  private var newest: Statement?

  /// The tables of an existing cache.
  ///
  /// - Returns: nil if the database is not a build cache, or is one of another version.
  init?(existing connection: Connection) throws(SQLiteError) {
    guard try connection.integer("PRAGMA application_id") == Int64(Self.applicationID),
      try connection.integer("PRAGMA user_version") == Int64(Self.version), try Self.hasSchema(connection)
    else { return nil }
    try connection.execute("PRAGMA synchronous = OFF")
    self.connection = connection
  }

  /// Whether a database has exactly our tables. A view in the place of one, or a trigger, could make a query run for ever.
  private static func hasSchema(_ connection: Connection) throws(SQLiteError) -> Bool {
    let query = try Statement("SELECT sql FROM sqlite_master ORDER BY name", on: connection)
    defer { query.reset() }
    for statement in schema {
      guard try query.step(), query.text(at: 0) == statement else { return false }
    }
    return try !query.step()
  }

  /// Creates the tables in an empty database, for run number 1.
  ///
  /// The journal is a write-ahead log: readers and the writer do not block each other, even in several processes, and looking up a row
  /// takes two system calls where a rollback journal takes eight. The last connection to close removes the log. If the file system cannot
  /// share memory, SQLite keeps its rollback journal. Nothing is synced to disk: after a power failure the cache may be damaged, and the
  /// next run replaces it.
  init(in connection: Connection) throws(SQLiteError) {
    // Set the application id before the journal mode, so that it is written to the file itself and not to the log. The file of a run that was
    // killed has to be recognised as a build cache.
    try connection.execute("PRAGMA synchronous = OFF; PRAGMA application_id = \(Self.applicationID)")
    try? connection.execute("PRAGMA journal_mode = WAL")
    try connection.execute(
      """
      BEGIN IMMEDIATE;
      PRAGMA user_version = \(Self.version);
      \(Self.schema.reduce("") { $0 + $1 + ";\n" })INSERT INTO run(generation) VALUES(1);
      COMMIT
      """)
    self.connection = connection
  }

  /// Returns a statement, compiled on first use.
  private func compiled(_ statement: inout Statement?, _ text: @autoclosure () -> String) throws(SQLiteError) -> Statement {
    if let statement { return statement }
    let new = try Statement(text(), on: connection)
    statement = new
    return new
  }

  /// Runs `body` in a transaction.
  func transaction<Result>(_ body: () throws(SQLiteError) -> Result) throws(SQLiteError) -> Result { try connection.transaction(body) }

  // MARK: Runs

  /// Begins a run and returns its number. Call it in a transaction.
  func beginRun() throws(SQLiteError) -> Int64 {
    // Delete the stamp: the outputs that it describes are about to change.
    try connection.execute("UPDATE run SET generation = generation + 1, options = NULL; DELETE FROM input")
    return try newestRun()
  }

  /// The number of the newest run.
  func newestRun() throws(SQLiteError) -> Int64 {
    try compiled(&newest, "SELECT generation FROM run").first { $0.integer(at: 0) } ?? 0
  }

  /// Whether there are no outputs.
  func isEmpty() throws(SQLiteError) -> Bool { try connection.integer("SELECT 1 FROM output LIMIT 1") == nil }

  // MARK: Outputs

  private static let columns = "path, label, files, tool, size, changed, width, height, insets, confirmed, planned, checksum"

  /// The row of an output; nil if there is none or it is damaged.
  func row(_ path: String) throws(SQLiteError) -> CachedOutputRow? {
    let lookup = try compiled(&lookup, "SELECT \(Self.columns) FROM output WHERE path = ?")
    lookup.bind(path, at: 1)
    return try lookup.first { Self.row($0)?.row }.flatMap { $0 }
  }

  /// Writes a change of run number `run`; `newest` is the newest run of all processes. Call it in a transaction.
  func apply(_ change: CacheChange, to path: String, run: Int64, newest: Int64) throws(SQLiteError) {
    // If a newer run of another process has planned the output, keep its number.
    func latest(_ known: Int64?) -> Int64 { run == newest ? run : max(run, known ?? run) }
    switch change {
    case .recorded(let output):
      let planned = run == newest ? run : latest(try row(path)?.planned)
      try insert(CachedOutputRow(output: output, confirmed: run, planned: planned), at: path)
    case .planned, .confirmed:
      guard let known = try row(path) else { return }
      var row = known
      row.planned = latest(known.planned)
      // Another process may have written the file in the meantime.
      if change == .confirmed(known.output) { row.confirmed = latest(known.confirmed) }
      if row != known { try insert(row, at: path) }
    case .forgotten:
      let deletion = try compiled(&deletion, "DELETE FROM output WHERE path = ?")
      deletion.bind(path, at: 1)
      try deletion.run()
    }
  }

  private func insert(_ row: CachedOutputRow, at path: String) throws(SQLiteError) {
    let insertion = try compiled(&insertion, "INSERT OR REPLACE INTO output(\(Self.columns)) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    insertion.bind(path, at: 1)
    let (key, stamp) = (row.output.key, row.output.stamp)
    insertion.bind(Int64(bitPattern: key.label), at: 2)
    insertion.bind(Int64(bitPattern: key.files), at: 3)
    insertion.bind(Int64(bitPattern: key.tool), at: 4)
    insertion.bind(Int64(stamp.size), at: 5)
    insertion.bind(Int64(stamp.changed), at: 6)
    insertion.bind(Int64(row.output.pixelWidth), at: 7)
    insertion.bind(Int64(row.output.pixelHeight), at: 8)
    insertion.bind(row.output.insets.packed, at: 9)
    insertion.bind(row.confirmed, at: 10)
    insertion.bind(row.planned, at: 11)
    insertion.bind(row.checksum(path), at: 12)
    try insertion.run()
  }

  /// Reads the current row of a statement that selects `columns`; nil if it is damaged.
  private static func row(_ statement: Statement) -> (path: String, row: CachedOutputRow)? {
    let path = statement.text(at: 0)
    let key = BuildKey(
      label: UInt64(bitPattern: statement.integer(at: 1)), files: UInt64(bitPattern: statement.integer(at: 2)),
      tool: UInt64(bitPattern: statement.integer(at: 3)))
    let stamp = FileStamp(size: Int(statement.integer(at: 4)), changed: Int(statement.integer(at: 5)))
    let output = CachedOutput(
      key: key, stamp: stamp, pixelWidth: Int(statement.integer(at: 6)), pixelHeight: Int(statement.integer(at: 7)),
      insets: PixelInsets(packed: statement.integer(at: 8)))
    let row = CachedOutputRow(output: output, confirmed: statement.integer(at: 9), planned: statement.integer(at: 10))
    return row.checksum(path) == statement.integer(at: 11) ? (path, row) : nil
  }

  /// Calls `body` with every row in the table's order, until it returns false.
  ///
  /// - Throws: if a row is damaged or out of order, because lookups may then have missed others.
  private func forEachOutput(
    where condition: String = "true", _ body: (String, CachedOutputRow) -> Bool
  ) throws(SQLiteError) {
    let query = try Statement("SELECT \(Self.columns) FROM output WHERE \(condition) ORDER BY path", on: connection)
    defer { query.reset() }
    var last: String?
    while try query.step() {
      guard let (path, row) = Self.row(query), last.map({ $0.utf8.lexicographicallyPrecedes(path.utf8) }) ?? true else {
        throw .damaged("output")
      }
      last = path
      guard body(path, row) else { return }
    }
  }

  /// Whether there are outputs that no run since number `run` has planned. Reads the whole table and throws if any row is damaged.
  func hasOutputs(plannedBefore run: Int64) throws(SQLiteError) -> Bool {
    var isFound = false
    try forEachOutput { _, row in
      if row.planned < run { isFound = true }
      return true
    }
    return isFound
  }

  /// The first `count` outputs after `path`, in the table's order, that no run since number `run` has planned.
  func outputs(after path: String, plannedBefore run: Int64, count: Int) throws(SQLiteError) -> [(path: String, output: CachedOutput)] {
    let query = try Statement(
      "SELECT \(Self.columns) FROM output WHERE path > ? AND planned < ? ORDER BY path LIMIT \(count)", on: connection)
    query.bind(path, at: 1)
    query.bind(run, at: 2)
    var found: [(path: String, output: CachedOutput)] = []
    while try query.step() {
      guard let row = Self.row(query), (found.last?.path ?? path).utf8.lexicographicallyPrecedes(row.path.utf8) else {
        query.reset()
        throw .damaged("output")
      }
      found.append((row.path, row.row.output))
    }
    return found
  }

  // MARK: The up-to-date stamp

  /// Records the stamp of run number `run`. Call it in a transaction.
  ///
  /// Does nothing if there is a newer run, if another run was the last to write one of the outputs, or if the table has fewer outputs than
  /// the run has images: changes to an output without a row would go unnoticed.
  func insert(_ stamp: UpToDateStamp, run: Int64) throws(SQLiteError) {
    guard try newestRun() == run else { return }
    let counts = try Statement("SELECT count(*), total(confirmed = ?1) FROM output WHERE planned = ?1", on: connection)
    counts.bind(run, at: 1)
    guard let (outputs, confirmed) = try counts.first({ ($0.integer(at: 0), $0.integer(at: 1)) }), outputs == confirmed,
      outputs >= stamp.images
    else { return }
    let update = try Statement("UPDATE run SET options = ?, outputs = ?, images = ?, checksum = ?", on: connection)
    update.bind(stamp.options, at: 1)
    update.bind(outputs, at: 2)
    update.bind(Int64(stamp.images), at: 3)
    update.bind(stamp.checksum(generation: run, outputs: outputs), at: 4)
    try update.run()
    let input = try Statement("INSERT INTO input(kind, path, hash) VALUES(?, ?, ?)", on: connection)
    for line in stamp.inputs {
      input.bind(line.kind.rawValue, at: 1)
      input.bind(line.path, at: 2)
      input.bind(line.hash, at: 3)
      try input.run()
    }
  }

  /// The stamp of the last run, its number, and how many outputs it planned; nil if there is no stamp or it is damaged.
  func stamp() throws(SQLiteError) -> (stamp: UpToDateStamp, generation: Int64, outputs: Int64)? {
    let query = try Statement(
      "SELECT options, generation, outputs, images, checksum FROM run WHERE options IS NOT NULL", on: connection)
    guard
      let head = try query.first({
        (options: $0.text(at: 0), generation: $0.integer(at: 1), outputs: $0.integer(at: 2), images: $0.integer(at: 3), $0.integer(at: 4))
      })
    else { return nil }
    var stamp = UpToDateStamp(options: head.options, images: Int(head.images))
    let inputs = try Statement("SELECT kind, path, hash FROM input ORDER BY rowid", on: connection)
    while try inputs.step() {
      guard let kind = UpToDateStamp.InputKind(rawValue: inputs.integer(at: 0)) else { return nil }
      stamp.inputs.append(UpToDateStamp.Input(kind: kind, path: inputs.text(at: 1), hash: inputs.text(at: 2)))
    }
    guard stamp.checksum(generation: head.generation, outputs: head.outputs) == head.4 else { return nil }
    return (stamp, head.generation, head.outputs)
  }

  /// Whether run number `run` planned `count` outputs and was the last to write each of them, and `isUnchanged` is true for all of them.
  func outputsAreUpToDate(
    run: Int64, count: Int64, isUnchanged: (String, CachedOutput) -> Bool
  ) throws(SQLiteError) -> Bool {
    var (found, areUnchanged): (Int64, Bool) = (0, true)
    try forEachOutput(where: "planned = \(run)") { path, row in
      found += 1
      areUnchanged = row.confirmed == run && isUnchanged(path, row.output)
      return areUnchanged
    }
    return areUnchanged && found == count
  }
}
