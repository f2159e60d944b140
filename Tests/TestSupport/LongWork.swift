// SPDX-License-Identifier: MIT

internal import Foundation

/// Work of a test that takes minutes outside this process: a build, a cluster, a new system.
///
/// Tests run on as many threads as there are processors, and a test that waits for a program blocks one of them. So long work runs on its own
/// thread, one piece at a time.
package final class LongWork: Sendable {
  private static let queue = Queue()

  /// Waits until no other long work is running. The turn ends when the object is released.
  package init() async { await Self.queue.enter() }

  deinit { Task { await Self.queue.leave() } }

  /// Runs a closure on a thread of its own.
  package func onOwnThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
  }

  /// Lets one in at a time, in their order.
  private actor Queue {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func enter() async {
      guard isTaken else {
        isTaken = true
        return
      }
      await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in waiting.append(next) }
    }

    func leave() {
      isTaken = !waiting.isEmpty
      if !waiting.isEmpty { waiting.removeFirst().resume() }
    }
  }
}
