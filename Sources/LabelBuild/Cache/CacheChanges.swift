// SPDX-License-Identifier: MIT

/// A change to the record of one output.
enum CacheChange: Hashable, Sendable {
  /// The output is still planned, whether it is stale or not.
  case planned
  /// The output is planned and up to date: the file matches its row.
  case confirmed(CachedOutput)
  /// The file was written, or already had these bytes.
  case recorded(CachedOutput)
  /// The file was removed.
  case forgotten
}

/// Pending changes, to be written in one transaction.
struct CacheChanges {
  private var changes: [(path: String, change: CacheChange)] = []
  private var first: ContinuousClock.Instant?

  // A killed run loses at most this many outputs, and at most those of this period.
  private static let maximumCount = 512
  private static let maximumWait = Duration.milliseconds(100)

  /// Adds a change.
  ///
  /// - Returns: whether the pending changes should be written now.
  mutating func add(_ change: CacheChange, to path: String) -> Bool {
    changes.append((path, change))
    let now = ContinuousClock.now
    let start = first ?? now
    first = start
    return changes.count >= Self.maximumCount || now - start >= Self.maximumWait
  }

  /// Removes and returns the pending changes, sorted by path so that neighbouring rows are written together. Changes to the same output keep
  /// their order.
  mutating func take() -> [(path: String, change: CacheChange)] {
    defer { self = CacheChanges() }
    return changes.sorted { $0.path < $1.path }
  }
}
