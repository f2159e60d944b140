// SPDX-License-Identifier: MIT

internal import Dispatch
internal import LabelCore
internal import Synchronization

/// Hands out the indices of a plan to workers and their results, in the plan's order, to one reader.
///
/// At most `window` results wait for an earlier one, so that memory does not grow with the plan. The reader never waits for a result
/// that no worker will bring: indices are handed out in order, and the last worker to leave wakes it.
final class BatchQueue: Sendable {
  private struct State {
    let count: Int
    let maximumFailures: Int
    var next = 0
    var delivered = 0
    var failures = 0
    var workers = 0
    var isStopped = false
    var waiting: [Int: BatchResult] = [:]
    /// Why the first worker that could not start did not.
    var startFailure: Diagnostic?
  }

  private let state: Mutex<State>
  /// One signal for each result that may still come to wait.
  private let slots = DispatchSemaphore(value: 0)
  /// One signal for each result, and one for each worker that leaves.
  private let arrivals = DispatchSemaphore(value: 0)

  init(count: Int, window: Int, maximumFailures: Int) {
    state = Mutex(State(count: count, maximumFailures: maximumFailures))
    // Signalled rather than initialised: a semaphore traps when it is destroyed below its first value.
    for _ in 0..<window { slots.signal() }
  }

  /// Counts a worker before it starts; every one that enters must leave.
  func enter() {
    state.withLock { $0.workers += 1 }
  }

  /// Counts a worker's end, with the reason if it could not do its work.
  func leave(because failure: Diagnostic? = nil) {
    state.withLock {
      $0.workers -= 1
      $0.startFailure = $0.startFailure ?? failure
    }
    arrivals.signal()
  }

  /// The next index to work on, or nil when there is none left; waits while too many results do.
  func take() -> Int? {
    slots.wait()
    let index: Int? = state.withLock { state in
      guard !state.isStopped, state.next < state.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
    // The other workers have to learn that there is nothing left too.
    if index == nil { slots.signal() }
    return index
  }

  /// Hands in the result of an index that was taken.
  func put(_ result: BatchResult) {
    state.withLock { state in
      state.waiting[result.index] = result
      guard result.status == .failed else { return }
      state.failures += 1
      if state.failures >= state.maximumFailures { state.isStopped = true }
    }
    arrivals.signal()
  }

  /// Hands out no more indices, also to workers that wait for a slot. For a reader that gives up.
  func stop() {
    state.withLock { $0.isStopped = true }
    slots.signal()
  }

  /// The next result in order; nil when no worker will bring it.
  func nextResult() -> BatchResult? {
    while true {
      let (result, isOver) = state.withLock { state in
        let result = state.waiting.removeValue(forKey: state.delivered)
        if result != nil { state.delivered += 1 }
        return (result, state.workers == 0)
      }
      if let result {
        slots.signal()
        return result
      }
      if isOver { return nil }
      arrivals.wait()
    }
  }

  /// Why a worker could not start; nil when the run was stopped on purpose.
  var startFailure: Diagnostic? {
    state.withLock { $0.isStopped ? nil : $0.startFailure }
  }
}
