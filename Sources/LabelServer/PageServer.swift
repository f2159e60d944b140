// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Glibc
package import LabelCore
package import LabelLive

/// Serves a page until SIGINT or SIGTERM.
package struct PageServer<Responder: ProtectedResponder>: Sendable {
  private let address: ServerAddress
  private let token: String
  /// What the page shows, which ends with the server.
  private let session: (any LivePageSession)?
  private let responder: @Sendable (Access) -> Responder

  /// Seconds between two signs of life.
  private static var pingInterval: Duration { .seconds(15) }

  /// - Parameters:
  ///   - address: Where the server listens.
  ///   - token: The secret in the address of the page.
  ///   - session: What is stopped before the server, if there is any.
  ///   - responder: Makes the responder for those who may use the page.
  private init(
    at address: ServerAddress, token: String, session: (any LivePageSession)?, responder: @escaping @Sendable (Access) -> Responder
  ) {
    self.address = address
    self.token = token
    self.session = session
    self.responder = responder
  }

  /// Runs the server.
  ///
  /// - Parameter onStart: Called with the address of the page, on a thread of its own, when the server listens.
  /// - Throws: `LabelError.noFreePort` if it cannot listen.
  package func run(onStart: @escaping @Sendable (String) -> Void) async throws(Diagnostic) {
    let socket = try listeningSocket()
    let responder = responder(Access(host: address.host, port: socket.port, token: token))
    let server = WebServer(socket) { await responder.response(to: $0) }
    let signals = await StopSignals()
    defer { signals.stop() }
    let signal = signals.wait
    let page = "http://\(Access.written(address.host)):\(socket.port)/?token=\(token)"
    // It may start a browser, and end with that.
    DispatchQueue.global().async { onStart(page) }
    async let _: Void = showSignsOfLife()
    do {
      // A session ends its events first, so that the server has no connection to wait for.
      try await server.run { [session] in
        await signal()
        session?.stop()
      }
    } catch {
      throw Diagnostic(LabelError.noFreePort("\(address.host):\(socket.port) (\(error))"))
    }
  }

  /// Listens at the port of the address, or at the first free one.
  private func listeningSocket() throws(Diagnostic) -> ListeningSocket {
    for port in address.port.map({ $0..<($0 + 1) }) ?? ServerAddress.ports {
      do throws(ListeningSocket.Failure) { return try ListeningSocket(host: address.host, port: port) } catch {
        if error.number == EADDRINUSE, address.port == nil { continue }
        throw Diagnostic(LabelError.noFreePort("\(address.host):\(port) (\(error.reason))"))
      }
    }
    throw Diagnostic(
      LabelError.noFreePort("\(address.host), ports \(ServerAddress.ports.lowerBound) to \(ServerAddress.ports.upperBound - 1)"))
  }

  /// Shows pages that their connection is alive, until the task is cancelled.
  private func showSignsOfLife() async {
    while (try? await Task.sleep(for: Self.pingInterval)) != nil { session?.ping() }
  }
}

extension PageServer where Responder == ManifestResponder {
  /// Creates a server for the page of manifests. The session ends with the server.
  ///
  /// - Parameter token: The secret in the address of the page; a random one by default.
  package init(_ session: LiveSession, at address: ServerAddress, token: String = AccessToken.random()) {
    self.init(at: address, token: token, session: session) { ManifestResponder(session, $0) }
  }
}

extension PageServer where Responder == LiveResponder {
  /// Creates a server for the page of a package's previews. The session ends with the server.
  ///
  /// - Parameter token: The secret in the address of the page; a random one by default.
  package init(_ session: PreviewSession, at address: ServerAddress, token: String = AccessToken.random()) {
    self.init(at: address, token: token, session: session) { LiveResponder(session, $0) }
  }
}

extension PageServer where Responder == ReviewResponder {
  /// Creates a server for a report of changes, which are accepted on its page.
  ///
  /// - Parameter token: The secret in the address of the page; a random one by default.
  package init(_ review: SnapshotWebReview, at address: ServerAddress, token: String = AccessToken.random()) {
    self.init(at: address, token: token, session: nil) { ReviewResponder(review, $0) }
  }
}
