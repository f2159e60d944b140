// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc

/// The signals that end a server, SIGINT and SIGTERM, from the moment on at which this value is made, until `stop()`.
struct StopSignals {
  private let sources: [any DispatchSourceSignal]
  private let stream: AsyncStream<Void>

  init() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    var sources: [any DispatchSourceSignal] = []
    for number in [SIGINT, SIGTERM] {
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { continuation.finish() }
      // A signal that comes before would not be noticed.
      await withCheckedContinuation { (isWatched: CheckedContinuation<Void, Never>) in
        source.setRegistrationHandler { isWatched.resume() }
        source.resume()
      }
      sources.append(source)
    }
    self.stream = stream
    self.sources = sources
  }

  /// Waits for no signal any more.
  func stop() { for source in sources { source.cancel() } }

  /// Returns what waits for the first of the signals, or for the end of the task.
  var wait: @Sendable () async -> Void {
    { [stream] in
      for await _ in stream {}
    }
  }
}
