// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc
internal import LabelCore
internal import LabelManifest
internal import LabelSystem
internal import Synchronization

/// Gives items to workers, and their results, in the items' order, to one reader.
///
/// At most `window` results wait for an earlier one, so that memory does not grow with their number. The reader never waits for a result
/// that no worker will deliver: items are given out in order, and the last worker to leave wakes it.
///
/// A thread switch costs as much as a fifth of a label. So a woken reader lets results gather for some milliseconds, or until half of the
/// window is full, before it takes them.
final class RunQueue: Sendable {
  /// An item that a worker has taken, and its place in the plan.
  struct TakenItem: Sendable {
    let index: Int
    let item: PlannedItem
  }

  /// The reader's state, which decides whether a new result wakes it.
  private enum Reader {
    /// It will look for results by itself.
    case awake
    /// It is blocked until the next result.
    case asleep
    /// It is blocked until enough results have gathered.
    case gathering
  }

  private struct State {
    var reader = Reader.awake
    var delivered = 0
    var failures = 0
    var workers = 0
    /// The items from this index on are left out, because of failures before it.
    var end = Int.max
    var isStopped: Bool { end != .max }
    /// Results in the items' order.
    var waiting: [RunResult] = []
    /// The error of the first worker that could not start.
    var startFailure: Diagnostic?
  }

  /// The items that are left. Its lock is held while the source is read, which may block, so it is separate from the lock of the results.
  private struct RemainingItems {
    var next = 0
    /// Items given back by workers that could not start, in order.
    var returned: [TakenItem] = []
    var isOver = false
  }

  private let source: any ItemSource
  private let window: Int
  private let maximumFailures: Int
  private let isCancelled: @Sendable () -> Bool
  private let remaining = Mutex(RemainingItems())
  private let state = Mutex(State())
  /// Counts the results that may still be added before the window is full.
  private let slots = DispatchSemaphore(value: 0)
  /// Wakes the reader. Extra signals do no harm: the reader checks again.
  private let arrivals = DispatchSemaphore(value: 0)

  init(source: any ItemSource, window: Int, maximumFailures: Int, isCancelled: @escaping @Sendable () -> Bool) {
    self.source = source
    self.window = window
    self.maximumFailures = maximumFailures
    self.isCancelled = isCancelled
    // Signalled instead of initialised with a value: a semaphore traps if it is destroyed below its initial value.
    for _ in 0..<window { slots.signal() }
  }

  /// Registers a worker before it starts. Every worker that enters must leave.
  func enter() {
    state.withLock { $0.workers += 1 }
  }

  /// Unregisters a worker, with the error if it could not work.
  func leave(because failure: Diagnostic? = nil) {
    state.withLock {
      $0.workers -= 1
      $0.startFailure = $0.startFailure ?? failure
      $0.reader = .awake
    }
    arrivals.signal()
  }

  /// The next items to work on, at most `count`; none if none is left. Blocks while the window of results is full, and until there is an item.
  func take(upTo count: Int) -> [TakenItem] {
    slots.wait()
    let taken = withRemainingItems { remaining -> [TakenItem] in
      guard !isStopped, let first = next(&remaining) else { return [] }
      // Counted here, before the next item is taken, so that --max-failures 1 with an invalid label renders nothing.
      guard case .file = first.item else {
        countFailure(at: first.index)
        return [first]
      }
      return [first] + ready(upTo: count - 1, &remaining)
    }
    // Wake the next worker, so that it too finds that nothing is left.
    if taken.isEmpty { slots.signal() }
    return taken
  }

  /// The next files to work on, at most `count`, as far as they need not be waited for. An invalid label is left for `take`.
  func takeReady(upTo count: Int) -> [TakenItem] { remaining.withLockIfAvailable { ready(upTo: count, &$0) } ?? [] }

  private func ready(upTo count: Int, _ remaining: inout RemainingItems) -> [TakenItem] {
    var taken: [TakenItem] = []
    while taken.count < count, !isStopped, source.isReady, slots.wait(timeout: .now()) == .success {
      let next = next(&remaining)
      if let next, case .file = next.item {
        taken.append(next)
      } else {
        if let next { remaining.returned.insert(next, at: 0) }
        slots.signal()
        break
      }
    }
    return taken
  }

  /// Whether no further item is given out, because of failures or a signal.
  var isStopped: Bool { end != .max }

  /// The items from this index on are left out. After failures it is the one behind the last of them, so that no file in front is missing because
  /// another thread had taken it; after a signal or on a full disk it is 0.
  var end: Int { isCancelled() ? 0 : state.withLock { $0.end } }

  /// Runs `body` with the lock of the remaining items.
  ///
  /// Reading a row takes a tenth of the time that waking a thread takes, so this tries the lock for a while, yielding in between, before it
  /// blocks. It does block in the end, because a row from a pipe may take any time.
  private func withRemainingItems<Result>(_ body: (inout sending RemainingItems) -> sending Result) -> Result {
    for _ in 0..<100 {
      if let result = remaining.withLockIfAvailable(body) { return result }
      sched_yield()
    }
    return remaining.withLock(body)
  }

  /// Returns an item to the queue: its worker could not start, or the run was stopped.
  func giveBack(_ taken: TakenItem) {
    remaining.withLock { remaining in
      remaining.returned.append(taken)
      remaining.returned.sort { $0.index < $1.index }
    }
    slots.signal()
  }

  /// Adds the result of an item that was taken.
  func put(_ result: RunResult) {
    let wakes = state.withLock { state in
      let position = state.waiting.lastIndex { $0.index < result.index }
      state.waiting.insert(result, at: position.map { $0 + 1 } ?? 0)
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
    // Labels without a path were already counted in `take`.
    if result.status == .failed, result.outputPath != nil {
      countFailure(at: result.index, isFinal: result.diagnostics.contains { $0.code == .diskFull })
    }
    if wakes { arrivals.signal() }
  }

  /// - Parameter isFinal: Whether all further files would fail too, as on a full disk.
  private func countFailure(at index: Int, isFinal: Bool = false) {
    let isLast = state.withLock { state in
      state.failures += 1
      guard isFinal || state.failures >= maximumFailures, !state.isStopped else { return false }
      state.end = isFinal ? 0 : index + 1
      return true
    }
    if isLast { source.stopReading() }
  }

  /// Stops giving out items, also to workers that wait for a slot. For a reader that gives up.
  func stop() {
    state.withLock { $0.end = 0 }
    slots.signal()
  }

  /// The next result in order; nil if no worker will deliver it.
  func nextResult() -> RunResult? {
    while true {
      let (result, isOver) = state.withLock { state in
        let result = state.waiting.first?.index == state.delivered ? state.waiting.removeFirst() : nil
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

  /// What is left in the queue after all workers have ended.
  enum Remainder {
    /// A result that waited for an earlier one.
    case result(RunResult)
    /// An item that no worker took.
    case item(PlannedItem)
  }

  /// The next item or result after all workers have ended; nil at the end. After a cancellation items are skipped: there may be a million.
  func nextRemaining(at index: Int) -> Remainder? {
    let isCancelled = isCancelled()
    let waiting = state.withLock { state in
      guard let first = state.waiting.first, isCancelled || first.index == index else { return RunResult?.none }
      return state.waiting.removeFirst()
    }
    if let waiting { return .result(waiting) }
    return isCancelled ? nil : remaining.withLock { next(&$0).map { .item($0.item) } }
  }

  /// Why a worker could not start; nil if the run was stopped on purpose.
  var startFailure: Diagnostic? {
    state.withLock { $0.isStopped ? nil : $0.startFailure }
  }

  private func next(_ remaining: inout RemainingItems) -> TakenItem? {
    if !remaining.returned.isEmpty { return remaining.returned.removeFirst() }
    guard !remaining.isOver, let item = source.next() else {
      remaining.isOver = true
      return nil
    }
    defer { remaining.next += 1 }
    return TakenItem(index: remaining.next, item: item)
  }
}
