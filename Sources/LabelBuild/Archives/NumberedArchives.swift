// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem
internal import Synchronization

/// Writes files into the archives of a series in the order of the plan, and keeps those of an earlier run that would be the same.
///
/// Which archives would be the same is known before anything is rendered, except for where they begin: that depends on how much the labels
/// before them take. So the labels of such an archive are not rendered at first; if it turns out to begin somewhere else, the few that were
/// passed over by then are rendered after all.
final class NumberedArchives: RunTarget {
  private struct Kept {
    /// In the order of the input.
    var archives: [FinishedArchive]
    /// Whether an archive begins somewhere else, so that its labels are rendered.
    var isDropped: [Bool]

    /// The archive that has the label at a position; nil if it is none of these.
    func archive(at index: Int) -> Int? {
      var (low, high) = (0, archives.count)
      while low < high {
        let middle = (low + high) / 2
        if archives[middle].manifest.first <= index { low = middle + 1 } else { high = middle }
      }
      guard low > 0, index < archives[low - 1].end else { return nil }
      return low - 1
    }
  }

  private let folder: ArchiveFolder
  private let inputs: ArchiveInputs
  private let isCancelled: @Sendable () -> Bool
  private let kept: Mutex<Kept>
  private let writer: Mutex<ArchiveWriter>
  private let events = Mutex<[RunEvent]>([])
  private struct Progress {
    var next = 0
    var isIncomplete = false
  }
  private let progress = Mutex(Progress())

  /// - Parameters:
  ///   - kept: the archives of an earlier run whose input has not changed, in the order of the input.
  ///   - fingerprint: the fingerprint of this LabelKit and of the options.
  init(
    _ folder: ArchiveFolder, keeping kept: [FinishedArchive], _ inputs: ArchiveInputs, fingerprint: String,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.folder = folder
    self.inputs = inputs
    self.isCancelled = isCancelled
    self.kept = Mutex(Kept(archives: kept, isDropped: kept.map { _ in false }))
    writer = Mutex(ArchiveWriter(folder, fingerprint: fingerprint))
  }

  // MARK: On any thread

  func finishedResult(of output: PlannedOutput, at index: Int) -> RunResult? {
    kept.withLock { kept in
      guard let position = kept.archive(at: index), !kept.isDropped[position] else { return nil }
      if let diagnostics = kept.archives[position].failures[index] {
        return RunResult(index: index, output: output, status: .failed, diagnostics: diagnostics)
      }
      return RunResult(index: index, output: output, status: .unchanged, diagnostics: output.warnings)
    }
  }

  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
    var file = RunResult.File(rendered)
    file.digest = SHA256.hash(rendered.bytes)
    return (.written, file, rendered.bytes)
  }

  // MARK: On the run's thread

  func mustRender(_ result: RunResult) throws(MachineError) -> Bool {
    let position = kept.withLock { $0.archive(at: result.index) }
    guard let position else { return false }
    let (archive, isDropped) = kept.withLock { ($0.archives[position], $0.isDropped[position]) }
    if isDropped { return result.status == .unchanged }
    guard result.index == archive.manifest.first else { return false }
    let input = inputs.hash(of: result)
    let isAligned = try writer.withLock { (writer) throws(MachineError) -> Bool in
      guard writer.isAligned(with: archive) else { return false }
      if let file = try writer.begin(archive, input: input) { report(file) }
      return true
    }
    if !isAligned { kept.withLock { $0.isDropped[position] = true } }
    return !isAligned && result.status == .unchanged
  }

  func deliver(_ result: inout RunResult) throws(MachineError) {
    let bytes = result.bytes
    result.bytes = []
    if result.status == .skipped { return stop() }
    progress.withLock { $0.next = result.index + 1 }
    let archive = kept.withLock { kept in kept.archive(at: result.index).flatMap { kept.isDropped[$0] ? nil : kept.archives[$0] } }
    if let archive {
      if result.index + 1 == archive.end { report(writer.withLock { $0.skip(archive) }) }
      return
    }
    let input = inputs.hash(of: result)
    let delivered = result
    if let file = try writer.withLock({ (writer) throws(MachineError) in try writer.add(delivered, bytes, input: input) }) { report(file) }
  }

  func stop() { progress.withLock { $0.isIncomplete = true } }

  func finish() throws(MachineError) {
    let (end, isIncomplete) = progress.withLock { ($0.next, $0.isIncomplete) }
    // The run has stopped before the end of the input, so nobody knows what else belongs into the last archive.
    if isIncomplete { return }
    let empty = kept.withLock { kept in kept.archives.first.flatMap { $0.manifest.total == 0 ? $0 : nil } }
    let count = try writer.withLock { (writer) throws(MachineError) -> Int in
      if let empty, end == 0 {
        report(writer.skip(empty))
      } else if let file = try writer.finish(at: end) {
        report(file)
      }
      return writer.number
    }
    for file in folder.removeArchives(from: count, isCancelled: isCancelled) { events.withLock { $0.append(.orphan(file)) } }
  }

  private func report(_ file: ArchiveFile) { events.withLock { $0.append(.archive(file)) } }

  func takeEvents() -> [RunEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
