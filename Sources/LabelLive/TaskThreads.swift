// SPDX-License-Identifier: MIT

internal import Dispatch
internal import LabelSystem
internal import Synchronization

/// Threads with large stacks that run tasks in order, urgent ones first.
///
/// Labels may be nested deeply, so they are neither planned nor drawn on the small stacks of Swift's own threads.
final class TaskThreads: Sendable {
  private struct State {
    var urgent: [@Sendable () -> Void] = []
    var later: [@Sendable () -> Void] = []
    /// The number of urgent tasks that were taken; they are removed now and then.
    var taken = 0
    var isStopped = false
  }

  /// What the threads share, so that they do not keep the value itself.
  private final class Queue: Sendable {
    let state = Mutex(State())
    let arrivals = DispatchSemaphore(value: 0)

    func run() {
      while true {
        arrivals.wait()
        let task = state.withLock { state -> (@Sendable () -> Void)? in
          if state.taken < state.urgent.count {
            defer { state.taken += 1 }
            let task = state.urgent[state.taken]
            if state.taken >= 256 {
              state.urgent.removeFirst(state.taken + 1)
              state.taken = -1
            }
            return task
          }
          return state.later.popLast()
        }
        if let task { task() } else if state.withLock({ $0.isStopped }) { return }
      }
    }
  }

  private let queue = Queue()
  private let threads: Mutex<WorkerThreads>
  private let count: Int

  /// Creates the threads, which wait for tasks until `stop()` or the end of this object.
  ///
  /// - Parameter count: At least 1.
  init(count: Int) {
    var threads = WorkerThreads()
    let queue = queue
    self.count = count
    for _ in 0..<count { _ = threads.start { queue.run() } }
    self.threads = Mutex(threads)
  }

  deinit { stop() }

  /// Adds a task in front of those that are not urgent; false if the threads are stopped, and the task will not run.
  func run(_ task: @escaping @Sendable () -> Void) -> Bool {
    let isAdded = queue.state.withLock { state in
      if !state.isStopped { state.urgent.append(task) }
      return !state.isStopped
    }
    queue.arrivals.signal()
    return isAdded
  }

  /// Replaces the tasks that are not urgent.
  func runLater(_ tasks: [@Sendable () -> Void]) {
    queue.state.withLock { if !$0.isStopped { $0.later = tasks.reversed() } }
    for _ in tasks { queue.arrivals.signal() }
  }

  /// Ends the threads after the urgent tasks, and drops the others. Must not be called from a task.
  func stop() {
    queue.state.withLock { state in
      state.isStopped = true
      state.later = []
    }
    for _ in 0..<count { queue.arrivals.signal() }
    threads.withLock { $0.join() }
  }
}
