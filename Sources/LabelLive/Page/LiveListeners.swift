// SPDX-License-Identifier: MIT

internal import Synchronization

/// The pages that listen to a session.
final class LiveListeners: Sendable {
  private struct State {
    var listeners: [Int: AsyncStream<LiveEvent>.Continuation] = [:]
    var next = 0
    var isStopped = false
  }

  private let state = Mutex(State())

  /// The maximum number of events that wait for a page. A page that falls further behind is disconnected; it connects again and loads the
  /// whole state.
  private static let waitingEvents = 256

  /// The events from now on. They end when the page reads them too slowly, or after `stop()`.
  func events() -> AsyncStream<LiveEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: LiveEvent.self, bufferingPolicy: .bufferingOldest(Self.waitingEvents))
    let number = state.withLock { state -> Int? in
      if state.isStopped { return nil }
      state.next += 1
      state.listeners[state.next] = continuation
      return state.next
    }
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) } }
    return stream
  }

  /// The number of pages that listen.
  var count: Int { state.withLock { $0.listeners.count } }

  /// Sends an event to all pages.
  func tell(_ event: LiveEvent) {
    for listener in state.withLock({ Array($0.listeners.values) }) {
      if case .dropped = listener.yield(event) { listener.finish() }
    }
  }

  /// Shows the pages that the connection is alive.
  func ping() { tell(LiveEvent(name: "ping", data: "{}")) }

  /// Ends all events.
  func stop() {
    let listeners = state.withLock { state in
      state.isStopped = true
      defer { state.listeners = [:] }
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.finish() }
  }
}
