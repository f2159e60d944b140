// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelManifest
internal import LabelSystem

/// Takes the items of a plan through their steps on several threads. Results are in the order of the plan for any number of threads.
///
/// Items are read only as fast as results are delivered, so that memory does not grow with their number.
package struct RunWorkers: Sendable {
  /// Where the items come from. The paths of their files are distinct; `OutputPathSet` ensures that.
  package var source: any ItemSource
  /// The steps of each item.
  package var steps: OutputSteps
  /// How many threads to start; at least one and at most 1,024.
  package var count: Int
  /// After this many failures no file behind the last of them is begun; nil for no limit. Those in front of it are finished, and other threads
  /// write what they have rendered by then. So with another number of threads a stopped run may render more files.
  package var maximumFailures: Int?
  /// How many results of each thread may wait to be delivered; use fewer if results contain their files.
  package var windowPerThread = 256
  /// Returns whether to stop. Called before each item. A cancelled run does not read the remaining items.
  package var isCancelled: @Sendable () -> Bool = { false }

  private static var maximumThreadCount: Int { 1024 }

  package init(source: any ItemSource, steps: OutputSteps, count: Int = 1, maximumFailures: Int? = nil) {
    self.source = source
    self.steps = steps
    self.count = count
    self.maximumFailures = maximumFailures
  }

  /// Takes all items through their steps.
  ///
  /// - Parameter deliver: called on the calling thread with every result, in the plan's order, while later files are being rendered.
  /// - Throws: what `deliver` throws, after all threads have ended. No further file is begun then.
  package func run<Failure: Error>(deliver: (RunResult) throws(Failure) -> Void) throws(Failure) {
    let threadCount = min(max(1, count), Self.maximumThreadCount)
    let queue = RunQueue(
      source: source, window: threadCount * max(1, windowPerThread), maximumFailures: max(1, maximumFailures ?? .max),
      isCancelled: isCancelled)
    var threads = WorkerThreads()
    defer { threads.join() }
    start(&threads, count: threadCount, on: queue)
    steps.prepare()

    var delivered = 0
    do throws(Failure) {
      while let result = queue.nextResult() {
        delivered += 1
        try deliver(result)
      }
      // If no thread could start, every item fails with the first start error, up to the maximum number of failures.
      var failure = queue.startFailure
      var failures = failure == nil ? 0 : max(1, maximumFailures ?? .max)
      while let next = queue.nextRemaining(at: delivered) {
        failures -= 1
        if failures < 0 { failure = nil }
        let result =
          switch next {
          case .result(let result): result
          case .item(let item): Self.result(of: item, at: delivered, because: failure, isStopped: queue.isStopped)
          }
        delivered += 1
        try deliver(result)
      }
    } catch {
      queue.stop()
      throw error
    }
  }

  /// Starts the requested number of threads, or as many as the system allows.
  private func start(_ threads: inout WorkerThreads, count: Int, on queue: RunQueue) {
    for _ in 0..<count {
      queue.enter()
      let status = threads.start {
        do throws(Diagnostic) {
          var thread = RunThread(queue, steps)
          try thread.work()
          queue.leave()
        } catch {
          queue.leave(because: error)
        }
      }
      guard status == 0 else {
        return queue.leave(because: Diagnostic(MachineError(starting: "a thread", call: "pthread_create", status)))
      }
    }
  }

  /// The result of an item that no thread took, because the run was stopped or no thread could render.
  private static func result(of item: PlannedItem, at index: Int, because failure: Diagnostic?, isStopped: Bool) -> RunResult {
    switch item {
    case .invalid(let label): return isStopped ? RunResult(index: index, skipped: label) : RunResult(index: index, label: label)
    case .file(let output):
      guard var failure else { return RunResult(index: index, output: output, status: .skipped) }
      failure.labelID = output.id
      return RunResult(index: index, output: output, status: .failed, diagnostics: [failure])
    }
  }
}
