// SPDX-License-Identifier: MIT

internal import LabelSQLite

/// One run's access to a build cache. After an error it replaces a damaged cache once, and otherwise stops using the cache.
struct CacheSession: ~Copyable {
  private let file: BuildCacheFile
  /// Nil before the file is created, and once the cache can no longer be used.
  private var opened: BuildCacheFile.Opened?
  /// Whether there was no file, and none has been created yet.
  private var isMissing: Bool
  private var wasReplaced = false
  /// The number of this run; nil before it has begun. A new cache begins with run 1.
  private(set) var run: Int64?
  /// Whether all changes of this run are in the tables. If not, an output may be planned although its row does not say so.
  private(set) var isComplete = true
  /// The error of a full disk, after which the cache was no longer used.
  private(set) var diskFull: SQLiteError?

  init(file: BuildCacheFile, found: BuildCacheFile.Found) {
    self.file = file
    switch found {
    case .cache(let cache): (opened, isMissing) = (cache, false)
    case .nothing: (opened, isMissing) = (nil, true)
    }
    run = opened?.isNew ?? false ? 1 : nil
  }

  /// Whether no earlier run has recorded anything.
  var isNew: Bool { isMissing || opened?.isNew ?? false }

  /// Creates the file if there was none. If another process has created it meanwhile, opens that one.
  mutating func create() {
    guard isMissing else { return }
    isMissing = false
    do throws(SQLiteError) { opened = try file.open() } catch { diskFull = error }
    if let opened, opened.isNew { run = 1 }
  }

  /// Returns the result of `body`; nil if it throws or the cache can no longer be used.
  mutating func attempt<Result>(_ body: (BuildCacheTables) throws(SQLiteError) -> Result) -> Result? {
    guard let current = opened else { return nil }
    do throws(SQLiteError) { return try body(current.tables) } catch {
      isComplete = false
      run = nil
      opened = nil
      if error.isDiskFull { diskFull = error }
      guard error.isDamage, !wasReplaced else { return nil }
      wasReplaced = true
      do throws(SQLiteError) { opened = try file.replace(current) } catch { diskFull = error }
      if let opened, opened.isNew { run = 1 }
      return nil
    }
  }

  /// Begins the run if it has not begun.
  mutating func begin() {
    create()
    guard run == nil else { return }
    run = attempt { tables throws(SQLiteError) in
      try tables.transaction { () throws(SQLiteError) in try tables.beginRun() }
    }
  }

  /// Writes changes in one transaction. If that fails they are lost, and the next run renders those outputs again.
  mutating func write(_ changes: [(path: String, change: CacheChange)]) {
    create()
    let begun = run
    let current = attempt { tables throws(SQLiteError) in
      try tables.transaction { () throws(SQLiteError) -> Int64 in
        let run = if let begun { begun } else { try tables.beginRun() }
        let newest = try tables.newestRun()
        for (path, change) in changes { try tables.apply(change, to: path, run: run, newest: newest) }
        return run
      }
    }
    if let current { run = current }
  }

  /// Whether there are outputs that this run did not plan.
  mutating func hasUnplanned() -> Bool {
    begin()
    guard isComplete, let run else { return false }
    return attempt { tables throws(SQLiteError) in try tables.hasOutputs(plannedBefore: run) } ?? false
  }

  /// The next outputs after `path`, in the table's order, that this run did not plan; empty at the end.
  mutating func unplanned(after path: String) -> [(path: String, output: CachedOutput)] {
    guard isComplete, let run else { return [] }
    return attempt { tables throws(SQLiteError) in try tables.outputs(after: path, plannedBefore: run, count: 256) } ?? []
  }
}
