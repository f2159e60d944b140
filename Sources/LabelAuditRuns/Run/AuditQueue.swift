// SPDX-License-Identifier: MIT

internal import Dispatch
internal import LabelAudit
internal import LabelManifest
internal import Synchronization

/// Gives the labels of a stream to threads, and their results, in the order of the labels, to one reader.
///
/// At most `window` results wait for an earlier one, so that memory does not grow with the number of labels.
final class AuditQueue: Sendable {
  private struct State {
    var finished: [Int: AuditedLabel] = [:]
    var delivered = 0
    var workers: Int
    var isStopped = false
  }

  private struct Remaining {
    var next = 0
    var isOver = false
  }

  private let stream: LabelStream
  /// The lock is held while the stream is read, which may block.
  private let remaining = Mutex(Remaining())
  private let state: Mutex<State>
  private let slots = DispatchSemaphore(value: 0)
  private let arrivals = DispatchSemaphore(value: 0)
  private let isCancelled: @Sendable () -> Bool

  /// - Parameter workers: How many threads call `take` and then, once, `leave`.
  init(_ stream: LabelStream, workers: Int, window: Int, isCancelled: @escaping @Sendable () -> Bool) {
    self.stream = stream
    self.isCancelled = isCancelled
    state = Mutex(State(workers: workers))
    // A semaphore traps if it is destroyed below its initial value.
    for _ in 0..<window { slots.signal() }
  }

  /// The next item; nil if none is left.
  func take() -> (index: Int, item: PlannedItem)? {
    slots.wait()
    let taken = remaining.withLock { remaining -> (index: Int, item: PlannedItem)? in
      if remaining.isOver || isCancelled() || state.withLock({ $0.isStopped }) { return nil }
      guard let item = stream.next() else {
        remaining.isOver = true
        return nil
      }
      defer { remaining.next += 1 }
      return (remaining.next, item)
    }
    // The next thread finds too that nothing is left.
    if taken == nil { slots.signal() }
    return taken
  }

  /// Adds the result of an item that was taken.
  func put(_ result: AuditedLabel, at index: Int) {
    let isNext = state.withLock { state in
      state.finished[index] = result
      return index == state.delivered
    }
    if isNext { arrivals.signal() }
  }

  /// Says that a thread takes no more items.
  func leave() {
    state.withLock { $0.workers -= 1 }
    arrivals.signal()
  }

  /// Ends the audit: no further item is given out.
  func stop() {
    state.withLock { $0.isStopped = true }
    slots.signal()
  }

  /// The next result in order; nil if all were delivered.
  func nextResult() -> AuditedLabel? {
    while true {
      let (result, isOver) = state.withLock { state -> (AuditedLabel?, Bool) in
        let result = state.finished.removeValue(forKey: state.delivered)
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
}
