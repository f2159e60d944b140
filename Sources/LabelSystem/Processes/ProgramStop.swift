// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc
internal import Synchronization

/// Ends an external program from another thread, as Ctrl-C would. It may be used for one program after the other; after `stop()` none
/// starts any more.
package final class ProgramStop: Sendable {
  private struct State {
    var isStopped = false
    /// The program that runs now, which leads a process group.
    var id: pid_t?
  }

  private let state = Mutex(State())

  /// How long a program may take to end after SIGINT, before SIGKILL.
  private static let patience: DispatchTimeInterval = .seconds(5)

  package init() {}

  /// Whether `stop()` was called.
  package var isStopped: Bool { state.withLock(\.isStopped) }

  /// Interrupts the program that runs now, and kills it if that is not enough. Does not wait for its end.
  package func stop() {
    let id = state.withLock { state in
      state.isStopped = true
      if let id = state.id { kill(-id, SIGINT) }
      return state.id
    }
    guard let id else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
      self.state.withLock { if $0.id == id { _ = kill(-id, SIGKILL) } }
    }
  }

  /// Starts a program with a closure that returns its process id, or nil if it cannot be started.
  ///
  /// - Returns: Whether the program runs.
  func start(_ spawn: () -> pid_t?) -> Bool {
    state.withLock { state in
      if !state.isStopped { state.id = spawn() }
      return state.id != nil
    }
  }

  /// Notes that the program has ended, before its id is given to another one.
  func end() { state.withLock { $0.id = nil } }
}
