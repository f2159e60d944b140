// SPDX-License-Identifier: MIT

internal import Dispatch
internal import LabelSystem
internal import Synchronization

/// Threads with large stacks that run tasks in order, urgent ones first. The others wait until nothing urgent was asked for a moment: a page
/// that is being opened needs the processors itself.
///
/// Labels may be nested deeply, so they are neither planned nor drawn on the small stacks of Swift's own threads.
final class TaskThreads: Sendable {
  private enum Step {
    case run(@Sendable () -> Void)
    /// Waits for the next task, or for the moment at which those that are not urgent may run.
    case wait(until: ContinuousClock.Instant?)
    case end
  }

  private struct State {
    var urgent: [@Sendable () -> Void] = []
    var later: [@Sendable () -> Void] = []
    /// When tasks that are not urgent may run.
    var quietFrom = ContinuousClock.now
    /// The number of urgent tasks that were taken; they are removed now and then.
    var taken = 0
    var isStopped = false

    mutating func next() -> Step {
      if taken < urgent.count {
        defer { taken += 1 }
        let task = urgent[taken]
        if taken >= 256 {
          urgent.removeFirst(taken + 1)
          taken = -1
        }
        return .run(task)
      }
      if isStopped { return .end }
      guard !later.isEmpty else { return .wait(until: nil) }
      guard quietFrom <= .now else { return .wait(until: quietFrom) }
      return .run(later.removeLast())
    }
  }

  /// What the threads share, so that they do not keep the value itself.
  private final class Queue: Sendable {
    let state = Mutex(State())
    let arrivals = DispatchSemaphore(value: 0)

    func run() {
      while true {
        switch state.withLock({ $0.next() }) {
        case .run(let task): task()
        case .wait(nil): arrivals.wait()
        case .wait(let moment?): _ = arrivals.wait(timeout: .now() + (moment - .now) / .seconds(1))
        case .end: return
        }
      }
    }
  }

  /// How long nothing urgent must have been asked for.
  private static let pause = Duration.milliseconds(200)

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
      state.quietFrom = .now + Self.pause
      return !state.isStopped
    }
    queue.arrivals.signal()
    return isAdded
  }

  /// Lets the tasks that are not urgent wait for a moment.
  func pause() { queue.state.withLock { $0.quietFrom = .now + Self.pause } }

  /// Replaces the tasks that are not urgent.
  func runLater(_ tasks: [@Sendable () -> Void]) {
    queue.state.withLock { if !$0.isStopped { $0.later = tasks.reversed() } }
    for _ in 0..<count { queue.arrivals.signal() }
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
