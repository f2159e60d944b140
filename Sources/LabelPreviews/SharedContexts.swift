// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Foundation
internal import LabelViews
internal import Synchronization

/// The contexts that previews share, one for each type of `PreviewModifier`.
enum SharedContexts {
  private typealias Made = Result<PreviewModifierTrait.SharedContext, any Error>

  private static let contexts = Mutex<[ObjectIdentifier: Made]>([:])

  /// Returns the context of a modifier's type. The first call makes it, and the calling thread waits.
  ///
  /// - Throws: What `makeSharedContext` throws, or `LateContext`.
  static func context(of modifier: PreviewModifierTrait) throws -> PreviewModifierTrait.SharedContext {
    let id = ObjectIdentifier(modifier.type)
    if let made = contexts.withLock({ $0[id] }) { return try made.get() }
    let made = make(modifier)
    contexts.withLock { $0[id] = made }
    return try made.get()
  }

  private static func make(_ modifier: PreviewModifierTrait) -> Made {
    let result = Box()
    let done = DispatchSemaphore(value: 0)
    Task.detached(executorPreference: Executor()) {
      do { result.value.withLock { [value = try await modifier.makeSharedContext()] in $0 = .success(value) } } catch {
        result.value.withLock { $0 = .failure(error) }
      }
      done.signal()
    }
    let deadline = Date(timeIntervalSinceNow: longestWait)
    // The main thread goes on with the work of the main actor, which the context may need.
    while Thread.isMainThread, Date() < deadline, done.wait(timeout: .now()) != .success {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
    }
    if !Thread.isMainThread { _ = done.wait(timeout: .now() + longestWait) }
    return result.value.withLock { $0 } ?? .failure(LateContext(type: "\(modifier.type)"))
  }

  private static let longestWait = 10.0

  /// Runs the task on threads of its own: those of Swift's pool may all wait for contexts.
  private final class Executor: TaskExecutor {
    private let queue = DispatchQueue(label: "LabelKit.SharedContexts")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  private final class Box: Sendable {
    let value = Mutex<Made?>(nil)
  }
}

/// An error for a shared context that is not made in time.
struct LateContext: Error, CustomStringConvertible {
  let type: String

  var description: String {
    "\(type).makeSharedContext() has not returned within 10 seconds; if it needs the main actor, the test must not run on it"
  }
}
