// SPDX-License-Identifier: MIT

internal import LabelSystem

/// One run's use of a build cache, until something goes wrong with it.
struct CacheSession: ~Copyable {
  private let file: BuildCacheFile
  /// Nil once the cache cannot be used any more.
  private var opened: BuildCacheFile.Opened?
  private var wasReplaced = false
  /// The number of this run; nil before it has begun. A new cache is made for its first run.
  private(set) var run: Int64?
  /// Whether all that this run had to say is in the tables. If not, an output without a mark may still be planned.
  private(set) var isComplete = true

  init(file: BuildCacheFile, opened: BuildCacheFile.Opened) {
    self.file = file
    self.opened = opened
    run = opened.isNew ? 1 : nil
  }

  /// What `body` returns; nil when it fails, and when the cache cannot be used any more.
  mutating func attempt<Result>(_ body: (BuildCacheTables) throws(SQLiteError) -> Result) -> Result? {
    guard let current = opened else { return nil }
    do throws(SQLiteError) { return try body(current.tables) } catch {
      isComplete = false
      run = nil
      opened = nil
      guard error.isDamage, !wasReplaced else { return nil }
      wasReplaced = true
      opened = file.replace(current)
      if let opened, opened.isNew { run = 1 }
      return nil
    }
  }

  /// Begins the run if it has not begun.
  mutating func begin() {
    guard run == nil else { return }
    run = attempt { tables throws(SQLiteError) in
      try tables.transaction { () throws(SQLiteError) in try tables.beginRun() }
    }
  }

  /// Writes changes in one transaction. What cannot be written is lost: those outputs are rendered again by the next run.
  mutating func write(_ changes: [(path: String, change: CacheChange)]) {
    let known = run
    let current = attempt { tables throws(SQLiteError) in
      try tables.transaction { () throws(SQLiteError) -> Int64 in
        let run = if let known { known } else { try tables.beginRun() }
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

  /// Some of them behind `path` in the table's order; none at the end.
  mutating func unplanned(after path: String) -> [(path: String, output: CachedOutput)] {
    guard isComplete, let run else { return [] }
    return attempt { tables throws(SQLiteError) in try tables.outputs(after: path, plannedBefore: run, count: 256) } ?? []
  }
}
