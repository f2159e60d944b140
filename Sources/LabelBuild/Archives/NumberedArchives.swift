// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem
internal import Synchronization

/// Writes files into the archives of a series in the order of the plan.
final class NumberedArchives: RunTarget {
  private let folder: ArchiveFolder
  private let isCancelled: @Sendable () -> Bool
  private let writer: Mutex<ArchiveWriter>
  private struct Progress {
    /// The position of the next label.
    var next = 0
    var isIncomplete = false
  }
  private let progress = Mutex(Progress())

  var usesJobs: Bool { true }

  /// Opens the archives of a series.
  ///
  /// - Throws: `MachineError.notReplaced`, `.otherShard` or `.cannotWrite`.
  init(_ series: ArchiveSeries, _ session: RunSession, fingerprint: String) throws(MachineError) {
    folder = ArchiveFolder(series: series, shard: session.run.shard, isInput: session.isInput)
    try folder.check()
    isCancelled = session.run.isCancelled
    writer = Mutex(ArchiveWriter(folder, fingerprint: fingerprint))
  }

  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
    var file = RunResult.File(rendered)
    file.digest = SHA256.hash(rendered.bytes)
    return (.written, file, rendered.bytes)
  }

  func deliver(_ result: inout RunResult) throws(MachineError) -> [RunEvent] {
    let bytes = result.bytes
    result.bytes = []
    // A label of another thread that was drawn after one that is missing is in no archive: what is in one has no gaps.
    let isAfterGap = progress.withLock { progress in
      if result.status == .skipped { progress.isIncomplete = true }
      if !progress.isIncomplete { progress.next = result.index + 1 }
      return progress.isIncomplete
    }
    if isAfterGap {
      if result.status != .failed { result.skip() }
      return []
    }
    let delivered = result
    let finished = try writer.withLock { (writer) throws(MachineError) in try writer.add(delivered, bytes) }
    return finished.map { [.archive($0)] } ?? []
  }

  func finish(isComplete: Bool) throws(MachineError) -> [RunEvent] {
    let (end, isIncomplete) = progress.withLock { ($0.next, $0.isIncomplete) }
    // The run has stopped before the end of the input, so nobody knows what else belongs into the last archive.
    if isIncomplete || !isComplete { return [] }
    let (last, count) = try writer.withLock { (writer) throws(MachineError) in (try writer.finish(at: end), writer.number) }
    let removed = folder.removeArchives(from: count, isCancelled: isCancelled)
    return (last.map { [.archive($0)] } ?? []) + removed.map { .orphan($0) }
  }
}
