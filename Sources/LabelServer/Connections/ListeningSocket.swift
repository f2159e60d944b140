// SPDX-License-Identifier: MIT

internal import CSched
internal import FlyingSocks
internal import Glibc

/// A socket that waits for connections to a host and a port, until this object is released.
final class ListeningSocket: Sendable {
  /// Why a socket cannot listen.
  struct Failure: Error {
    /// The number of the system's error; 0 if it has none.
    var number: Int32
    /// The error in the system's words.
    var reason: String

    /// The error of the last system call.
    static var last: Failure { Failure(number: errno, reason: unsafe String(cString: strerror(errno))) }
  }

  /// The port, also if port 0 asked for a free one.
  let port: Int
  private let file: Int32

  /// The longest wait for a descriptor that another connection leaves free.
  private static let pause = Duration.milliseconds(100)

  /// - Parameters:
  ///   - host: A name or an address of this machine.
  ///   - port: The port; 0 for a free one.
  init(host: String, port: Int) throws(Failure) {
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var addresses: UnsafeMutablePointer<addrinfo>?
    let status = unsafe getaddrinfo(host, String(port), &hints, &addresses)
    guard status == 0, let address = unsafe addresses?.pointee else {
      throw Failure(number: 0, reason: unsafe String(cString: gai_strerror(status)))
    }
    defer { unsafe freeaddrinfo(addresses) }
    let flags = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let file = unsafe socket(address.ai_family, flags, 0)
    guard file >= 0 else { throw .last }
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    // Connections of a server that has just ended do not hold the port. Answers are sent at once; connections inherit that.
    let isListening =
      unsafe setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &isOn, size) == 0
      && setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, size) == 0
      && bind(file, address.ai_addr, address.ai_addrlen) == 0 && listen(file, SOMAXCONN) == 0
    do throws(Failure) {
      guard isListening else { throw .last }
      self.port = try Self.port(of: file)
    } catch {
      close(file)
      throw error
    }
    self.file = file
  }

  deinit { close(file) }

  private static func port(of file: Int32) throws(Failure) -> Int {
    switch try? Socket(file: .init(rawValue: file)).sockname() {
    case .ip4(_, let port), .ip6(_, let port): Int(port)
    case .unix, nil: throw .last
    }
  }

  /// Waits for a connection.
  ///
  /// - Returns: Its descriptor, which the caller closes.
  /// - Throws: Errors of the socket, also after `shutDown()`, and `CancellationError`.
  func accept(_ pool: some AsyncSocketPool) async throws -> Int32 {
    while true {
      let connection = accept4(file, nil, nil, Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue))
      if connection >= 0 { return connection }
      switch errno {
      case EAGAIN: try await pool.suspendSocket(Socket(file: .init(rawValue: file)), untilReadyFor: .connection)
      case EINTR, ECONNABORTED, EPROTO, ENETDOWN, ENETUNREACH, EHOSTDOWN, EHOSTUNREACH, EPERM: continue
      // All descriptors are used.
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: try await Task.sleep(for: Self.pause)
      default: throw Failure.last
      }
    }
  }

  /// Refuses further connections, and ends the wait for them.
  func shutDown() { shutdown(file, Int32(SHUT_RDWR)) }
}
