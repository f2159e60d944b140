// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing

/// A connection to a server that sends and receives text. URLSession takes minutes for as many streams of events as some tests have, and
/// sends no wrong requests.
final class TextConnection {
  private let socket: Int32
  private var received = ""

  /// Connects to the server of an address.
  init(to url: URL) throws {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var addresses: UnsafeMutablePointer<addrinfo>?
    let host = (url.host ?? "").trimmingCharacters(in: ["[", "]"])
    try #require(getaddrinfo(host, "\(url.port ?? 0)", &hints, &addresses) == 0)
    defer { freeaddrinfo(addresses) }
    let address = try #require(addresses).pointee
    socket = Glibc.socket(address.ai_family, Int32(SOCK_STREAM.rawValue), 0)
    guard connect(socket, address.ai_addr, address.ai_addrlen) == 0 else {
      close(socket)
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  deinit { close(socket) }

  /// Returns the head of a request.
  ///
  /// - Parameter fields: More fields, each with its line end.
  func head(_ url: URL, _ method: String = "GET", fields: String = "", version: String = "HTTP/1.1") -> String {
    let host = (url.host ?? "").trimmingCharacters(in: ["[", "]"])
    let name = host == "0.0.0.0" || host == "::" ? "localhost" : host.contains(":") ? "[\(host)]" : host
    return "\(method) \(url.path)?\(url.query ?? "") \(version)\r\nHost: \(name):\(url.port ?? 0)\r\n\(fields)\r\n"
  }

  /// Sends a request without content.
  func request(_ url: URL) throws { try send(head(url)) }

  /// Sends a text.
  func send(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      try #require(count > 0)
      rest = rest.dropFirst(count)
    }
  }

  /// Reads until a text has been received, the server ends the connection, or nothing comes for a minute.
  func hears(_ text: String) -> Bool {
    while !received.contains(text) { if !receive() { return false } }
    return true
  }

  /// Reads until the server ends the connection, or nothing comes for a minute; all that has been received.
  func rest() -> String {
    while receive() {}
    return received
  }

  private func receive() -> Bool {
    var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 60_000) == 1 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(socket, &bytes, bytes.count, 0)
    guard count > 0 else { return false }
    received += String(decoding: bytes[..<count], as: UTF8.self)
    return true
  }
}
