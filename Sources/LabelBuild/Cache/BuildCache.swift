// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelManifest
internal import LabelSQLite
package import LabelSystem
internal import Synchronization
internal import SystemPackage

/// Records what earlier runs of the same manifests wrote into the same folder, in an SQLite database. Deleting it costs only time.
///
/// A run asks for the staleness of each output once, before it records it. Changes are written in transactions of a few hundred outputs or
/// a tenth of a second, so that the run after a killed one repeats almost no work. Any number of threads may call at once, and any number of
/// processes may use one cache. Memory use does not grow with the number of outputs.
///
/// A cache that is damaged or of another version is replaced, even in the middle of a run. If the cache cannot be used, the run continues
/// without it: every output is new and nothing is recorded.
package final class BuildCache: Sendable {
  /// Which files a new cache may replace.
  package enum Replacement: Sendable {
    /// Any file: the path is in LabelKit's own cache folder.
    case anything
    /// Only files for which `isReplaceable` is true and that only this user could have written: the user chose the path.
    case ownFiles
  }

  /// Lock order: `session` before `changes`.
  private let session: Mutex<CacheSession>
  private let changes = Mutex(CacheChanges())
  /// Whether earlier runs recorded nothing, so that no lookup is needed.
  private let isEmpty: Bool
  /// Whether there was no usable cache, so that this value creates one.
  package let isNew: Bool

  private let path: String

  /// Opens the cache at `path`. If there is none, it is created by `create` or by the first change that is written. A file that another user
  /// could have written is not trusted; it is replaced if `replaces` allows that. Nil if the folder cannot be written, or the file may not be
  /// replaced.
  ///
  /// - Throws: `MachineError.diskFull`.
  init?(opening path: String, replaces: Replacement) throws(MachineError) {
    guard let file = BuildCacheFile(path: path, replaces: replaces) else { return nil }
    let result: BuildCacheFile.Found?
    do throws(SQLiteError) { result = try file.find() } catch { throw Self.diskFull(path) }
    guard let found = result else { return nil }
    self.path = path
    var session = CacheSession(file: file, found: found)
    isNew = session.isNew
    isEmpty = isNew || session.attempt { tables throws(SQLiteError) in try tables.isEmpty() } ?? true
    self.session = Mutex(session)
  }

  /// The same; nil also if the disk is full.
  package convenience init?(path: String, replaces: Replacement) {
    do throws(MachineError) { try self.init(opening: path, replaces: replaces) } catch { return nil }
  }

  deinit { writeChanges() }

  /// Creates the file if there is none, for a thread that is idle: it takes as long as rendering a few labels.
  package func create() { session.withLock { $0.create() } }

  /// Writes all changes.
  ///
  /// - Throws: `MachineError.diskFull` if the disk was full at one of the changes so far. They are lost, and the next run makes those
  ///   outputs again.
  package func finish() throws(MachineError) {
    writeChanges()
    if session.withLock({ $0.diskFull != nil }) { throw Self.diskFull(path) }
  }

  /// SQLite's own message would be "database or disk is full".
  private static func diskFull(_ path: String) -> MachineError { MachineError(writing: path, .noSpace) }

  /// Whether an earlier run wrote an output, whatever is there now.
  func hasRecord(of path: OutputPath) -> Bool {
    let name = path.description
    return !isEmpty && session.withLock { $0.attempt { tables throws(SQLiteError) in try tables.row(name) != nil } ?? false }
  }

  // MARK: Outputs

  /// Begins a run. Call it after the up-to-date stamp turned out to be outdated; otherwise the run begins with its first write.
  ///
  /// If two runs overlap, the one that began later decides which outputs are orphaned.
  package func beginRun() {
    // In an empty cache nothing is orphaned.
    if !isEmpty { session.withLock { $0.begin() } }
  }

  /// Returns whether an output has to be rendered, and marks it as planned.
  ///
  /// - Parameters:
  ///   - key: what the output is made from now; nil if unknown. Evaluated only if an earlier run recorded the output.
  ///   - stamp: the file's current stamp. Evaluated only if an earlier run recorded the output.
  ///   - keepsName: whether the file keeps its name when it is rendered again; if so, it is planned even if it is stale.
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

  /// Marks an output as planned, whether it is stale or not.
  package func mark(_ path: OutputPath) {
    if !isEmpty { add(.planned, to: path.description) }
  }

  /// Records an output that was written or already had the same bytes. Does nothing without a stamp.
  package func record(_ path: OutputPath, key: BuildKey, _ made: RunResult.File) {
    guard let stamp = made.stamp else { return }
    let output = CachedOutput(
      key: key, stamp: stamp, pixelWidth: made.pixelWidth, pixelHeight: made.pixelHeight, insets: made.insets)
    add(.recorded(output), to: path.description)
  }

  /// Records a document beside the images, by a hash of its inputs.
  package func record(_ path: OutputPath, hash: ContentHash, _ stamp: FileStamp?) {
    record(path, key: Self.key(hash), RunResult.File(stamp: stamp))
  }

  /// Returns whether a document beside the images is unchanged and its inputs have the same hash, and marks it as planned.
  package func isUpToDate(_ path: OutputPath, hash: ContentHash, _ stamp: FileStamp?) -> Bool {
    if case .upToDate = staleness(of: path, key: Self.key(hash), stamp: stamp) { true } else { false }
  }

  private static func key(_ hash: ContentHash) -> BuildKey { BuildKey(label: hash.words.0, files: hash.words.1, tool: 1) }

  /// Deletes the record of an output whose file was removed.
  package func forget(_ path: OutputPath) { add(.forgotten, to: path.description) }

  /// Calls `body` with each orphan, in the order of the paths: an output of an earlier run that this run did not plan, and whose file nobody
  /// has changed.
  ///
  /// There are no orphans if the cache could not be used for the whole run.
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

  /// Records the stamp of this run, unless an output of the run is missing from the cache or another run has begun since.
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

  /// The stamp of the last run; nil if it recorded none.
  package func upToDateStamp() -> UpToDateStamp? { lastStamp()?.stamp }

  private func lastStamp() -> (stamp: UpToDateStamp, generation: Int64, outputs: Int64)? {
    if isEmpty { return nil }
    return session.withLock { session in session.attempt { tables throws(SQLiteError) in try tables.stamp() }.flatMap { $0 } }
  }

  /// Whether all outputs of the run that recorded `stamp` are unchanged; false if another run has recorded a stamp since.
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
      // Taken under the session's lock, so that batches are written in order.
      let batch = changes.withLock { $0.take() }
      if !batch.isEmpty { session.write(batch) }
    }
  }
}
