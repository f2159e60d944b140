// SPDX-License-Identifier: MIT

internal import Glibc
internal import Hummingbird
package import LabelCore
package import LabelLive
internal import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import UnixSignals

/// Serves the page of a session until SIGINT or SIGTERM.
package struct LiveServer: Sendable {
  /// Where the server listens.
  package struct Address: Sendable {
    /// A name or an address of this machine.
    package var host = "127.0.0.1"
    /// The port; nil for the first free one from 3000.
    package var port: Int?

    /// Creates an address.
    package init(host: String = "127.0.0.1", port: Int? = nil) {
      self.host = host
      self.port = port
    }
  }

  private let session: LiveSession
  private let address: Address
  private let token: String

  /// The ports that are tried when none is named.
  private static let ports = 3000..<3100

  /// - Parameter token: The secret in the address of the page; a random one by default.
  package init(_ session: LiveSession, at address: Address, token: String = AccessToken.random()) {
    self.session = session
    self.address = address
    self.token = token
  }

  /// Runs the server.
  ///
  /// - Parameter onStart: Called with the address of the page when the server listens.
  /// - Throws: `LiveIssue.noFreePort` if it cannot listen.
  package func run(onStart: @escaping @Sendable (String) -> Void) async throws(Diagnostic) {
    for port in address.port.map({ $0..<($0 + 1) }) ?? Self.ports {
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
      LabelError.live(issue: .noFreePort, subject: "\(address.host), ports \(Self.ports.lowerBound) to \(Self.ports.upperBound - 1)"))
  }

  private func run(port: Int, _ onStart: @escaping @Sendable (String) -> Void) async throws {
    let logger = Logger(label: "labelkit-server") { _ in SwiftLogNoOpLogHandler() }
    let (host, token) = (address.host, token)
    let application = Application(
      responder: LiveResponder(session, Access(host: host, port: port, token: token)),
      configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: nil),
      onServerRunning: { channel in
        let bound = channel.localAddress?.port ?? port
        onStart("http://\(Access.written(host)):\(bound)/?token=\(token)")
      }, logger: logger)
    // Services end in the opposite order: the session ends its events, so that the server has no connection to wait for.
    var configuration = ServiceGroupConfiguration(
      services: [application, SessionService(session: session)], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(2)
    try await ServiceGroup(configuration: configuration).run()
  }
}

/// Ends the session with the server, and shows pages that their connection is alive.
private struct SessionService: Service {
  let session: LiveSession

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
