// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc
internal import LabelCore
internal import LabelManifest
internal import Synchronization

/// Hands out items to workers and their results, in the items' order, to one reader.
///
/// At most `window` results wait for an earlier one, so that memory does not grow with their number. The reader never waits for a
/// result that no worker will bring: items are handed out in order, and the last worker to leave wakes it.
///
/// A thread switch costs as much as a fifth of a label. So the reader, once woken, lets results gather for some milliseconds, or until half
/// of the window is full, before it takes them.
final class RunQueue: Sendable {
  /// What the reader does, and so what a result that comes has to do for it.
  private enum Reader {
    /// It will look for results by itself.
    case awake
    /// It waits for any result.
    case asleep
    /// It waits for results to gather.
    case gathering
  }

  private struct State {
    var reader = Reader.awake
    var delivered = 0
    var failures = 0
    var workers = 0
    var isStopped = false
    var waiting: [Int: RunResult] = [:]
    /// Why the first worker that could not start did not.
    var startFailure: Diagnostic?
  }

  /// What is to come. Its lock is held while an item is awaited, and so it is not that of the results.
  private struct Unread {
    var next = 0
    /// Taken by workers that could not start, in order.
    var returned: [(index: Int, item: PlannedItem)] = []
    var isOver = false
  }

  private let source: ItemSource
  private let window: Int
  private let maximumFailures: Int
  private let isCancelled: @Sendable () -> Bool
  private let rest = Mutex(Unread())
  private let state = Mutex(State())
  /// One signal for each result that may still come to wait.
  private let slots = DispatchSemaphore(value: 0)
  /// Wakes the reader. A signal more than it waits for does no harm: it looks again.
  private let arrivals = DispatchSemaphore(value: 0)

  init(source: @escaping ItemSource, window: Int, maximumFailures: Int, isCancelled: @escaping @Sendable () -> Bool) {
    self.source = source
    self.window = window
    self.maximumFailures = maximumFailures
    self.isCancelled = isCancelled
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
      $0.reader = .awake
    }
    arrivals.signal()
  }

  /// The next item to work on, or nil when there is none left; waits while too many results do.
  func take() -> (Int, PlannedItem)? {
    slots.wait()
    let taken = withRest { rest -> (Int, PlannedItem)? in
      if state.withLock({ $0.isStopped }) || isCancelled() { return nil }
      let taken = next(&rest)
      // Counted before anyone takes a file, so that what is known to be wrong beforehand keeps all of them from being made.
      if case .refused? = taken?.1 { countFailure() }
      return taken
    }
    // The other workers have to learn that there is nothing left too.
    if taken == nil { slots.signal() }
    return taken
  }

  /// A row is read in a tenth of the time that a sleeping thread takes to be woken: whoever finds another one reading looks again for a
  /// while, and lets others run in between. From a pipe a row may take any time.
  private func withRest<Result>(_ body: (inout sending Unread) -> sending Result) -> Result {
    for _ in 0..<100 {
      if let result = rest.withLockIfAvailable(body) { return result }
      sched_yield()
    }
    return rest.withLock(body)
  }

  /// Hands back what a worker took that cannot start.
  func giveBack(_ item: PlannedItem, at index: Int) {
    rest.withLock { rest in
      rest.returned.append((index, item))
      rest.returned.sort { $0.index < $1.index }
    }
    slots.signal()
  }

  /// Hands in the result of an item that was taken.
  func put(_ result: RunResult) {
    let wakes = state.withLock { state in
      state.waiting[result.index] = result
      switch state.reader {
      case .awake: return false
      case .asleep:
        state.reader = .gathering
        return true
      case .gathering:
        guard state.waiting.count * 2 >= window else { return false }
        state.reader = .awake
        return true
      }
    }
    // Labels without a path were counted when they were taken.
    if result.status == .failed, result.outputPath != nil { countFailure() }
    if wakes { arrivals.signal() }
  }

  private func countFailure() {
    state.withLock { state in
      state.failures += 1
      if state.failures >= maximumFailures { state.isStopped = true }
    }
  }

  /// Hands out no more items, also to workers that wait for a slot. For a reader that gives up.
  func stop() {
    state.withLock { $0.isStopped = true }
    slots.signal()
  }

  /// The next result in order; nil when no worker will bring it.
  func nextResult() -> RunResult? {
    while true {
      let (result, isOver) = state.withLock { state in
        let result = state.waiting.removeValue(forKey: state.delivered)
        if result != nil { state.delivered += 1 }
        state.reader = result == nil && state.workers > 0 ? .asleep : .awake
        return (result, state.workers == 0)
      }
      if let result {
        slots.signal()
        return result
      }
      if isOver { return nil }
      arrivals.wait()
      if state.withLock({ $0.reader == .gathering }) { _ = arrivals.wait(timeout: .now() + .milliseconds(20)) }
    }
  }

  /// What is left once no worker is.
  enum Rest {
    /// A result that waited for one before it.
    case result(RunResult)
    /// What no worker will take.
    case item(PlannedItem)
  }

  /// The next item or result that no worker brings; nil at the end. After a cancellation items are not looked at: there may be a million of them.
  func rest(at index: Int) -> Rest? {
    let isCancelled = isCancelled()
    let waiting = state.withLock { $0.waiting.removeValue(forKey: isCancelled ? $0.waiting.keys.min() ?? index : index) }
    if let waiting { return .result(waiting) }
    return isCancelled ? nil : rest.withLock { next(&$0).map { .item($0.1) } }
  }

  /// Why a worker could not start; nil when the run was stopped on purpose.
  var startFailure: Diagnostic? {
    state.withLock { $0.isStopped ? nil : $0.startFailure }
  }

  private func next(_ rest: inout Unread) -> (Int, PlannedItem)? {
    if !rest.returned.isEmpty { return rest.returned.removeFirst() }
    guard !rest.isOver, let item = source() else {
      rest.isOver = true
      return nil
    }
    defer { rest.next += 1 }
    return (rest.next, item)
  }
}
