// SPDX-License-Identifier: MIT

internal import Glibc
internal import Hummingbird
package import LabelCore
package import LabelLive
internal import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import UnixSignals

/// Serves a page until SIGINT or SIGTERM.
package struct PageServer<Responder: ProtectedResponder>: Sendable {
  private let address: ServerAddress
  private let token: String
  private let responder: @Sendable (Access) -> Responder
  private let services: [any Service]

  /// - Parameters:
  ///   - address: Where the server listens.
  ///   - token: The secret in the address of the page.
  ///   - services: The services to run with the server. They are stopped before it.
  ///   - responder: Makes the responder for those who may use the page.
  private init(
    at address: ServerAddress, token: String, services: [any Service], responder: @escaping @Sendable (Access) -> Responder
  ) {
    self.address = address
    self.token = token
    self.services = services
    self.responder = responder
  }

  /// Runs the server.
  ///
  /// - Parameter onStart: Called with the address of the page when the server listens.
  /// - Throws: `LiveIssue.noFreePort` if it cannot listen.
  package func run(onStart: @escaping @Sendable (String) -> Void) async throws(Diagnostic) {
    for port in address.port.map({ $0..<($0 + 1) }) ?? ServerAddress.ports {
      do {
        try await run(port: port, onStart)
        return
      } catch let error as IOError where error.errnoCode == EADDRINUSE && address.port == nil {
        continue
      } catch {
        throw Diagnostic(LabelError.live(issue: .noFreePort, subject: "\(address.host):\(port) (\(error))"))
      }
    }
    throw Diagnostic(
      LabelError.live(
        issue: .noFreePort,
        subject: "\(address.host), ports \(ServerAddress.ports.lowerBound) to \(ServerAddress.ports.upperBound - 1)"))
  }

  private func run(port: Int, _ onStart: @escaping @Sendable (String) -> Void) async throws {
    let logger = Logger(label: "labelkit-server") { _ in SwiftLogNoOpLogHandler() }
    let (host, token) = (address.host, token)
    let application = Application(
      responder: responder(Access(host: host, port: port, token: token)),
      configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: nil),
      onServerRunning: { channel in
        let bound = channel.localAddress?.port ?? port
        onStart("http://\(Access.written(host)):\(bound)/?token=\(token)")
      }, logger: logger)
    // Services end in the opposite order: a session ends its events, so that the server has no connection to wait for.
    var configuration = ServiceGroupConfiguration(
      services: [application] + services, gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(2)
    try await ServiceGroup(configuration: configuration).run()
  }
}

extension PageServer where Responder == LiveResponder {
  /// Creates a server for the page of a session. The session ends with the server.
  ///
  /// - Parameter token: The secret in the address of the page; a random one by default.
  package init(_ session: any LivePageSession, at address: ServerAddress, token: String = AccessToken.random()) {
    self.init(at: address, token: token, services: [SessionService(session: session)]) { LiveResponder(session, $0) }
  }
}

extension PageServer where Responder == ReviewResponder {
  /// Creates a server for a report of changes, which are accepted on its page.
  ///
  /// - Parameter token: The secret in the address of the page; a random one by default.
  package init(_ review: SnapshotWebReview, at address: ServerAddress, token: String = AccessToken.random()) {
    self.init(at: address, token: token, services: []) { ReviewResponder(review, $0) }
  }
}

/// Ends the session with the server, and shows pages that their connection is alive.
private struct SessionService: Service {
  let session: any LivePageSession

  /// Seconds between two signs of life.
  private static let pingInterval: Duration = .seconds(15)

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      while true {
        try await Task.sleep(for: Self.pingInterval)
        session.ping()
      }
    }
    // Another port may be tried with the same session.
    if Task.isShuttingDownGracefully { session.stop() }
  }
}
