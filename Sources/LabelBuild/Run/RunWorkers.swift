// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelManifest
internal import LabelSystem

/// Takes the items of a plan through their steps on several threads, with results in the order of the plan whatever the number of threads.
///
/// Items are asked for only as fast as results are delivered, so that memory does not grow with their number.
package struct RunWorkers: Sendable {
  /// Where the items come from. The paths of their files are distinct: `OutputPathSet` has seen to it.
  package var source: ItemSource
  /// What is done with each.
  package var steps: any OutputSteps
  /// How many threads to start; at least one and at most 1,024.
  package var count: Int
  /// After how many failures no further file is begun; nil never stops. Files that other threads have begun by then are finished, and so a
  /// stopped run may render a few more or fewer files with another number of threads.
  package var maximumFailures: Int?
  /// How many results of a thread may wait to be delivered; fewer where they carry their files.
  package var windowPerThread = 256
  /// Whether to stop: asked before each item. A run that is cancelled does not look at what is left.
  package var isCancelled: @Sendable () -> Bool = { false }

  private static var mostThreads: Int { 1024 }

  package init(source: @escaping ItemSource, steps: any OutputSteps, count: Int = 1, maximumFailures: Int? = nil) {
    self.source = source
    self.steps = steps
    self.count = count
    self.maximumFailures = maximumFailures
  }

  /// Takes all items through their steps.
  ///
  /// - Parameter deliver: called on the calling thread with every result, in the plan's order, while later files are being rendered.
  /// - Throws: what `deliver` throws, after the threads have ended; no further file is begun then.
  package func run<Failure: Error>(deliver: (RunResult) throws(Failure) -> Void) throws(Failure) {
    let threadCount = min(max(1, count), Self.mostThreads)
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
      // Without threads every item fails for the reason of the first, up to the most failures allowed.
      var failure = queue.startFailure
      var failures = failure == nil ? 0 : max(1, maximumFailures ?? .max)
      while let next = queue.rest(at: delivered) {
        failures -= 1
        if failures < 0 { failure = nil }
        let result =
          switch next {
          case .result(let result): result
          case .item(let item): Self.result(of: item, at: delivered, because: failure)
          }
        delivered += 1
        try deliver(result)
      }
    } catch {
      queue.stop()
      throw error
    }
  }

  /// Starts as many threads as were asked for, or as the system has left.
  private func start(_ threads: inout WorkerThreads, count: Int, on queue: RunQueue) {
    for _ in 0..<count {
      queue.enter()
      let status = threads.start {
        do throws(Diagnostic) {
          try work(on: queue)
          queue.leave()
        } catch {
          queue.leave(because: error)
        }
      }
      guard status == 0 else {
        let error = MachineError.library(name: "pthreads", call: "pthread_create", status: Int(status), message: systemMessage(status))
        return queue.leave(because: Diagnostic(error))
      }
    }
  }

  /// One thread's work.
  private func work(on queue: RunQueue) throws(Diagnostic) {
    var known: (any OutputRenderer)?
    func renderer() throws(Diagnostic) -> any OutputRenderer {
      if let known { return known }
      let made = try steps.makeRenderer()
      known = made
      return made
    }
    while let (index, item) = queue.take() {
      do throws(Diagnostic) {
        switch item {
        case .file(let output): queue.put(try steps.result(of: output, at: index, renderer: renderer))
        case .refused(let label):
          var result = RunResult(index: index, label: label)
          if let job = label.suspect {
            // What can be read of it may have a mistake in its icon or fonts too.
            let more = try renderer().mistakes(in: job)
            result.diagnostics += more.filter { mistake in !label.diagnostics.contains { $0.cause == mistake.cause } }
          }
          queue.put(result)
        }
      } catch {
        queue.giveBack(item, at: index)
        throw error
      }
    }
  }

  /// The result of what no thread took: of a run that was stopped, or in which no thread could render.
  private static func result(of item: PlannedItem, at index: Int, because failure: Diagnostic?) -> RunResult {
    switch item {
    case .refused(let label): return RunResult(index: index, label: label)
    case .file(let output):
      guard var failure else { return RunResult(index: index, output: output, status: .skipped) }
      failure.labelID = output.id
      return RunResult(index: index, output: output, status: .failed, diagnostics: [failure])
    }
  }
}
