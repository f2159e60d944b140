// SPDX-License-Identifier: MIT

/// Makes the files of a plan on several threads, with results in the plan's order whatever the number of threads.
package struct Batch<Job: Sendable>: Sendable {
  /// The files to make. Their paths are distinct: `OutputPathSet` has seen to it.
  package var outputs: [PlannedOutput<Job>]
  /// The most threads; never more are started than there are files.
  package var jobs: Int
  /// After how many failures no further file is begun: 1 is `--fail-fast`, nil never stops. Files that other threads have begun by
  /// then are finished, and so a stopped run may make a few more or fewer files with another number of threads.
  package var maximumFailures: Int?
  /// Where the files go; nil keeps their bytes in the results, for an archive.
  package var folder: OutputFolder?

  /// Plans a run.
  package init(outputs: [PlannedOutput<Job>], jobs: Int = 1, maximumFailures: Int? = nil, folder: OutputFolder?) {
    self.outputs = outputs
    self.jobs = jobs
    self.maximumFailures = maximumFailures
    self.folder = folder
  }

  /// Makes all files.
  ///
  /// - Parameters:
  ///   - makeWorker: Called once on each thread. When it throws, the other threads do the work; when it throws on all of them, every
  ///     file fails for the first reason.
  ///   - deliver: Called on the calling thread with every result, in the plan's order, while later files are being made.
  /// - Returns: The results, counted.
  /// - Throws: What `deliver` throws, after the threads have ended; no further file is begun then.
  package func run<Failure: Error>(
    makeWorker: @escaping MakeWorker, deliver: (BatchResult) throws(Failure) -> Void
  ) throws(Failure) -> BatchSummary {
    let threadCount = max(1, min(jobs, outputs.count))
    let queue = BatchQueue(count: outputs.count, window: threadCount * 8, maximumFailures: max(1, maximumFailures ?? .max))
    var threads = WorkerThreads()
    defer { threads.join() }
    start(&threads, count: threadCount, on: queue, makeWorker: makeWorker)

    var summary = BatchSummary()
    do throws(Failure) {
      while let result = queue.nextResult() {
        summary.add(result)
        try deliver(result)
      }
      for result in leftovers(after: summary, because: queue.startFailure) {
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
