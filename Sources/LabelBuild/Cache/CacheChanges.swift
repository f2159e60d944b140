// SPDX-License-Identifier: MIT

/// What a run has to say about one output.
enum CacheChange: Hashable, Sendable {
  /// The output is still planned, whatever becomes of it.
  case planned
  /// The output is planned and up to date: the file is as the row says.
  case confirmed(CachedOutput)
  /// The file was written, or holds these bytes anyway.
  case recorded(CachedOutput)
  /// The file was removed.
  case forgotten
}

/// Changes that wait to be written in one transaction.
struct CacheChanges {
  private var changes: [(path: String, change: CacheChange)] = []
  private var first: ContinuousClock.Instant?

  /// A run that is killed forgets no more outputs than these, and no more than it made in that time.
  private static let mostChanges = 512
  private static let longestWait = Duration.milliseconds(100)

  /// Adds a change.
  ///
  /// - Returns: whether it is time to write them.
  mutating func add(_ change: CacheChange, to path: String) -> Bool {
    changes.append((path, change))
    let now = ContinuousClock.now
    let start = first ?? now
    first = start
    return changes.count >= Self.mostChanges || now - start >= Self.longestWait
  }

  /// Takes all that wait, in the order of the table, so that neighbours are written together. Those of one output stay in the order in
  /// which they came.
  mutating func take() -> [(path: String, change: CacheChange)] {
    defer { self = CacheChanges() }
    return changes.sorted { $0.path < $1.path }
  }
}
