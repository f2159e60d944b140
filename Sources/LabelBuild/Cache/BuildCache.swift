// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelManifest
package import LabelSystem
internal import Synchronization

/// What earlier runs of the same manifests into the same folder made, in an SQLite database. Nothing but time is lost with it.
///
/// A run asks for the staleness of each output before it records it, once. Changes are written in transactions, some hundred outputs or a
/// tenth of a second at a time, so that a run that is killed has done nearly all of its work for the next one. Any number of threads may
/// call at once, and any number of processes may use one cache. Memory does not grow with the number of outputs.
///
/// A cache that is damaged or of another version is replaced, also in the middle of a run. Where the cache cannot be used the run goes on
/// without it: then every output is new and nothing is recorded.
package final class BuildCache: Sendable {
  /// Which files a new cache may take the place of.
  package enum Replacement: Sendable {
    /// Whatever is there: the path belongs to caches alone.
    case anything
    /// Only what `isOurs` names: the user chose the path.
    case ownFiles
  }

  /// Locked before `changes` where both are.
  private let session: Mutex<CacheSession>
  private let changes = Mutex(CacheChanges())
  /// Whether no earlier run left anything: then nothing need be looked up.
  private let isEmpty: Bool
  /// Whether the cache was made by this value.
  package let isNew: Bool

  /// Opens the cache at `path`, or makes one. Nil when that cannot be done, as in a folder that cannot be written, or must not: the file
  /// belongs to another user, or is not to be replaced.
  package init?(path: String, replaces: Replacement) {
    guard let file = BuildCacheFile(path: path, replaces: replaces), let opened = file.open() else { return nil }
    isNew = opened.isNew
    var session = CacheSession(file: file, opened: opened)
    isEmpty = isNew || session.attempt { tables throws(SQLiteError) in try tables.isEmpty() } ?? true
    self.session = Mutex(session)
  }

  deinit { writeChanges() }

  // MARK: Outputs

  /// Begins a run, after the up-to-date stamp was found not to hold. Of two runs at once the one that began later decides what is orphaned.
  /// Without this call a run begins when it first writes.
  package func beginRun() {
    // In an empty cache nothing is orphaned.
    if !isEmpty { session.withLock { $0.begin() } }
  }

  /// Whether an output has to be rendered. Marks it as planned.
  ///
  /// - Parameters:
  ///   - key: what the output is made from now; nil when that cannot be told. Asked for only if an earlier run recorded the output.
  ///   - stamp: of the file as it is now; asked for as `key` is.
  ///   - keepsName: whether the file keeps its name when it is rendered anew, and so is planned even if it is stale.
  package func staleness(
    of path: OutputPath, key: @autoclosure () -> BuildKey?, stamp: @autoclosure () -> FileStamp?, keepsName: Bool = true
  ) -> Staleness {
    if isEmpty { return .stale(.new) }
    let name = path.description
    let row = session.withLock { session in session.attempt { tables throws(SQLiteError) in try tables.row(name) }.flatMap { $0 } }
    guard let output = row?.output else { return .stale(.new) }
    let staleness = output.staleness(key(), stamp: stamp)
    switch staleness {
    case .upToDate: add(.confirmed(output), to: name)
    case .stale: if keepsName { add(.planned, to: name) }
    }
    return staleness
  }

  /// Marks an output as planned, whatever becomes of it.
  package func mark(_ path: OutputPath) {
    if !isEmpty { add(.planned, to: path.description) }
  }

  /// Records an output that was written, or that held the same bytes already. Without a stamp nothing is recorded.
  package func record(_ path: OutputPath, key: BuildKey, _ made: RunResult.File) {
    guard let stamp = made.stamp else { return }
    let output = CachedOutput(key: key, stamp: stamp, pixelWidth: made.pixelWidth, pixelHeight: made.pixelHeight)
    add(.recorded(output), to: path.description)
  }

  /// Records a document beside the images, by a hash of what it was made from.
  package func record(_ path: OutputPath, hash: ContentHash, _ stamp: FileStamp?) {
    record(path, key: Self.key(hash), RunResult.File(stamp: stamp))
  }

  /// Whether a document beside the images is as an earlier run left it, made from what has the same hash. Marks it as planned.
  package func isUpToDate(_ path: OutputPath, hash: ContentHash, _ stamp: FileStamp?) -> Bool {
    if case .upToDate = staleness(of: path, key: Self.key(hash), stamp: stamp) { true } else { false }
  }

  private static func key(_ hash: ContentHash) -> BuildKey { BuildKey(label: hash.words.0, files: hash.words.1, tool: 1) }

  /// Forgets an output that was removed.
  package func forget(_ path: OutputPath) { add(.forgotten, to: path.description) }

  /// Calls `body` with the outputs of earlier runs that this one did not plan and that are as they were left, in the order of their paths.
  /// None when the cache could not be used all the time.
  package func forEachOrphan<Failure: Error>(
    in folder: OutputFolder, _ body: (OutputPath) throws(Failure) -> Void
  ) throws(Failure) {
    if isEmpty { return }
    writeChanges()
    guard session.withLock({ $0.hasUnplanned() }) else { return }
    var last = ""
    while true {
      // In small batches: `body` may delete rows, and other processes may need to write.
      let page = session.withLock { $0.unplanned(after: last) }
      guard let next = page.last?.path else { return }
      last = next
      for (name, output) in page {
        guard let path = try? OutputPath(name), folder.stamp(of: path) == output.stamp else { continue }
        try body(path)
      }
    }
  }

  // MARK: The up-to-date stamp

  /// Keeps the stamp of this run, unless the run's outputs are not all in the cache, or another run has begun since.
  package func record(_ stamp: UpToDateStamp) {
    writeChanges()
    session.withLock { session in
      session.begin()
      guard session.isComplete, let run = session.run else { return }
      _ = session.attempt { tables throws(SQLiteError) in
        try tables.transaction { () throws(SQLiteError) in try tables.insert(stamp, run: run) }
      }
    }
  }

  /// The stamp of the last run; nil when it left none.
  package func upToDateStamp() -> UpToDateStamp? { lastStamp()?.stamp }

  private func lastStamp() -> (stamp: UpToDateStamp, generation: Int64, outputs: Int64)? {
    if isEmpty { return nil }
    return session.withLock { session in session.attempt { tables throws(SQLiteError) in try tables.stamp() }.flatMap { $0 } }
  }

  /// Whether all outputs of the run that left a stamp are as it left them; false when another run has left one since.
  package func outputsAreUpToDate(by stamp: UpToDateStamp, in folder: OutputFolder) -> Bool {
    guard let (last, run, count) = lastStamp(), last == stamp else { return false }
    return session.withLock { session in
      session.attempt { tables throws(SQLiteError) in
        try tables.outputsAreUpToDate(run: run, count: count) { name, output in
          (try? OutputPath(name)).map { folder.stamp(of: $0) == output.stamp } ?? false
        }
      } ?? false
    }
  }

  // MARK: Writing

  private func add(_ change: CacheChange, to path: String) {
    if changes.withLock({ $0.add(change, to: path) }) { writeChanges() }
  }

  private func writeChanges() {
    session.withLock { session in
      // Taken under the lock of the session: of two batches the older one is written first.
      let batch = changes.withLock { $0.take() }
      if !batch.isEmpty { session.write(batch) }
    }
  }
}
