// SPDX-License-Identifier: MIT

package import LabelManifest
internal import LabelSystem
internal import Synchronization

/// Makes files on several threads as their plans come in, with results in the order of the plans whatever the number of threads.
///
/// Plans are asked for only as fast as results are delivered, so that memory does not grow with their number.
package struct Batch<Job: Sendable>: Sendable {
  /// Where the files to make come from. Their paths are distinct: `OutputPathSet` has seen to it.
  package var source: BatchSource<Job>
  /// The threads that make files.
  package var jobs: Int
  /// After how many failures no further file is begun: 1 is `--fail-fast`, nil never stops. Files that other threads have begun by
  /// then are finished, and so a stopped run may make a few more or fewer files with another number of threads.
  package var maximumFailures: Int?
  /// Where the files go; nil keeps their bytes in the results, for an archive.
  package var folder: OutputFolder?
  /// Where a file goes once its contents are known, by where it was planned; nil for all that stay where they were planned.
  package var finalPath: (@Sendable (OutputPath, [UInt8]) -> OutputPath)?
  /// What the build cache knows of earlier runs; nil makes every file anew.
  package var cached: CachedOutputs<Job>?
  /// What the run will need later and nobody waits for yet: called on the calling thread, which has nothing else to do until the first result.
  package var meanwhile: @Sendable () -> Void = {}
  /// Whether to stop: asked before each file. A run that is interrupted does not look at what is left.
  package var isInterrupted: @Sendable () -> Bool = { false }

  /// How many results of a thread may wait to be delivered; fewer where they carry their files.
  private var windowPerThread: Int { folder == nil ? 8 : 256 }

  /// More than any machine has processors for.
  private static var mostThreads: Int { 1024 }

  /// Plans a run.
  package init(source: @escaping BatchSource<Job>, jobs: Int = 1, maximumFailures: Int? = nil, folder: OutputFolder?) {
    self.source = source
    self.jobs = jobs
    self.maximumFailures = maximumFailures
    self.folder = folder
  }

  /// Plans a run whose files are all known.
  package init(outputs: [PlannedOutput<Job>], jobs: Int = 1, maximumFailures: Int? = nil, folder: OutputFolder?) {
    let next = Atomic(0)
    let source: BatchSource<Job> = {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return index < outputs.count ? .file(outputs[index]) : nil
    }
    self.init(source: source, jobs: jobs, maximumFailures: maximumFailures, folder: folder)
  }

  /// Makes all files.
  ///
  /// - Parameters:
  ///   - makeWorker: Called at most once on each thread, when it has its first file to make. When it throws, the other threads do the
  ///     work; when it throws on all of them, every file fails for the first reason.
  ///   - deliver: Called on the calling thread with every result, in the plan's order, while later files are being made.
  /// - Returns: The results, counted.
  /// - Throws: What `deliver` throws, after the threads have ended; no further file is begun then.
  package func run<Failure: Error>(
    makeWorker: @escaping MakeWorker, deliver: (BatchResult) throws(Failure) -> Void
  ) throws(Failure) -> BatchSummary {
    try makeAll(makeWorker, deliver)
  }

  /// What `run` does, inlined into it for the sake of `Batch<LabelJob>`.
  @inline(__always)
  func makeAll<Failure: Error>(
    _ makeWorker: @escaping MakeWorker, _ deliver: (BatchResult) throws(Failure) -> Void
  ) throws(Failure) -> BatchSummary {
    let threadCount = min(max(1, jobs), Self.mostThreads)
    let queue = BatchQueue(
      source: source, window: threadCount * windowPerThread, maximumFailures: max(1, maximumFailures ?? .max), isInterrupted: isInterrupted)
    var threads = WorkerThreads()
    defer { threads.join() }
    start(&threads, count: threadCount, on: queue, makeWorker: makeWorker)
    meanwhile()

    var summary = BatchSummary()
    do throws(Failure) {
      while let result = queue.nextResult() {
        summary.add(result)
        try deliver(result)
      }
      var failure = queue.startFailure
      var failures = failure == nil ? 0 : max(1, maximumFailures ?? .max)
      while let next = queue.leftover(at: summary.total) {
        failures -= 1
        if failures < 0 { failure = nil }
        let result =
          switch next {
          case .result(let result): result
          case .item(let item): leftover(item, at: summary.total, because: failure)
          }
        summary.add(result)
        try deliver(result)
      }
    } catch {
      queue.stop()
      throw error
    }
    return summary
  }
}
