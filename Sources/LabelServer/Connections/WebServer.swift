// SPDX-License-Identifier: MIT

internal import FlyingSocks
internal import Glibc
internal import Synchronization

/// Answers the requests of all connections to a socket.
final class WebServer: Sendable {
  private struct Connections {
    var files: Set<Int32> = []
    var isStopping = false
  }

  private let socket: ListeningSocket
  private let respond: @Sendable (Request) async -> Response
  private let pool = SocketPool<ePoll>.ePoll()
  private let connections = Mutex(Connections())

  /// How long requests that have begun may take after the end of a server.
  private static let patience = Duration.seconds(2)

  /// Creates a server that has not begun to answer; connections wait until then.
  init(_ socket: ListeningSocket, respond: @escaping @Sendable (Request) async -> Response) {
    self.socket = socket
    self.respond = respond
  }

  /// Answers requests until `stop` returns, and then those that have begun.
  ///
  /// - Throws: Errors of the listening socket.
  func run(until stop: @escaping @Sendable () async -> Void) async throws {
    try await pool.prepare()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [pool] in try await pool.run() }
      group.addTask { try await self.acceptConnections() }
      group.addTask {
        await stop()
        self.stopReading()
        try await Task.sleep(for: Self.patience)
      }
      // The first task that ends is that of the connections, all of which are closed, or the patience.
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func acceptConnections() async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        let file: Int32
        do { file = try await socket.accept(pool) } catch {
          if connections.withLock({ $0.isStopping }) { return }
          throw error
        }
        connections.withLock { connections in
          connections.files.insert(file)
          if connections.isStopping { shutdown(file, Int32(SHUT_RD)) }
        }
        group.addTask { await self.serve(file) }
      }
    }
  }

  private func serve(_ file: Int32) async {
    // An error means that the client has gone.
    try? await Connection(file, pool, respond: respond).run()
    await pool.finishEvents()
    connections.withLock { connections in
      connections.files.remove(file)
      close(file)
    }
  }

  /// Accepts no other connections, and reads no other requests from those that there are.
  private func stopReading() {
    connections.withLock { connections in
      connections.isStopping = true
      for file in connections.files { shutdown(file, Int32(SHUT_RD)) }
    }
    socket.shutDown()
  }
}

extension SocketPool {
  /// Waits until the pool has done what belongs to the last event of a socket. FlyingSocks lets a task go on before it forgets the socket
  /// that the task has waited for; if that were closed meanwhile, another socket with its number would never be woken.
  fileprivate func finishEvents() {}
}
