// SPDX-License-Identifier: MIT

internal import FlyingSocks
internal import FoundationEssentials
internal import Glibc

/// A connection of a client, whose requests are answered one after the other.
struct Connection: Sendable {
  private let socket: AsyncSocket
  private let respond: @Sendable (Request) async -> Response

  /// The bytes that are received at once.
  private static let receivedBytes = 4096
  /// The most bytes that are received and forgotten before a connection is closed.
  private static let forgottenBytes = 1 << 20

  /// - Parameters:
  ///   - file: The descriptor, which the caller closes.
  ///   - respond: Answers a request.
  init(_ file: Int32, _ pool: some AsyncSocketPool, respond: @escaping @Sendable (Request) async -> Response) throws {
    socket = try AsyncSocket(socket: Socket(file: .init(rawValue: file)), pool: pool)
    self.respond = respond
  }

  /// Answers requests until the client ends the connection.
  ///
  /// - Throws: If the connection breaks.
  func run() async throws {
    let reader = RequestReader { try await receive() }
    let writer = ResponseWriter { [socket] in try await socket.write(Data($0)) }
    do {
      while let head = try await reader.next() {
        let response = await respond(Request(head.method, head.target, headers: head.headers, body: RequestBody(reader)))
        try await writer.write(response, to: head, isLast: head.isLast)
        // What the client is still sending would drop the answer, if it arrived after the end.
        if head.isLast { return try await reader.skipContent() }
      }
    } catch is MalformedRequest {
      try await writer.write(Response(.badRequest), to: nil, isLast: true)
      shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
      var left = Self.forgottenBytes
      while left > 0, let bytes = try await receive() { left -= bytes.count }
    }
  }

  /// Receives some bytes; nil after the last.
  @Sendable private func receive() async throws -> [UInt8]? {
    do { return try await socket.read(atMost: Self.receivedBytes) } catch SocketError.disconnected { return nil }
  }
}
