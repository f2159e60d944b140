// SPDX-License-Identifier: MIT

/// A request of a page.
package struct Request: Sendable {
  /// What a request asks for.
  package struct Method: Hashable, Sendable {
    /// The name of the method, such as `GET`.
    package let name: String

    /// Creates a method from its name, in which case matters.
    package init(_ name: String) { self.name = name }

    /// Asks for what an address has.
    package static let get = Method("GET")
    static let head = Method("HEAD")
    /// Gives something to an address.
    package static let post = Method("POST")
    /// Replaces what an address has.
    package static let put = Method("PUT")
    /// Removes what an address has.
    package static let delete = Method("DELETE")
  }

  /// What is asked for.
  package let method: Method
  /// The path of the address as it was sent, such as `/api/state`.
  package let path: String
  /// The address after its question mark; nil if it has none.
  package let query: String?
  /// The name and the port of the server as the client knows them; nil if it does not say.
  package let host: String?
  /// The fields of the head.
  package let headers: Headers
  /// The content, which is read when it is asked for.
  package let body: RequestBody

  /// Creates a request.
  ///
  /// - Parameter target: The path with the query, or a whole address, as proxies send it.
  package init(_ method: Method, _ target: String, headers: Headers, body: RequestBody) {
    let scheme = "http://"
    var rest = target[...]
    var host = headers[.host]
    if target.prefix(scheme.count).lowercased() == scheme {
      let start = target.dropFirst(scheme.count)
      let end = start.firstIndex { $0 == "/" || $0 == "?" } ?? start.endIndex
      host = String(start[..<end])
      rest = start[end...]
    }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.method = method
    path = parts[0].isEmpty ? "/" : String(parts[0])
    query = parts.count == 2 ? String(parts[1]) : nil
    self.host = host
    self.headers = headers
    self.body = body
  }

  /// The parameters of the address. Values are decoded; one that cannot be is as it was sent.
  package var parameters: [(name: String, value: String)] {
    (query ?? "").split(separator: "&").map { parameter in
      let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      return (parts[0], parts.count == 2 ? parts[1].percentDecoded ?? parts[1] : "")
    }
  }

  /// Returns the first value of a parameter; nil if the address does not have it.
  package func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.value }
}

/// The content of a request, which is read when it is asked for.
package struct RequestBody: Sendable {
  private let content: @Sendable (Int) async throws -> [UInt8]?

  /// Creates a content of bytes.
  package init(_ bytes: [UInt8]) { content = { bytes.count <= $0 ? bytes : nil } }

  /// Creates the content that a connection has after a head.
  init(_ reader: RequestReader) { content = { try await reader.content(atMost: $0) } }

  /// Reads the whole content.
  ///
  /// - Returns: Nil if it has more bytes than `limit`.
  /// - Throws: If the connection ends before it, or it is not written as HTTP says.
  func bytes(atMost limit: Int) async throws -> [UInt8]? { try await content(limit) }
}

extension String {
  /// The text whose bytes are written as `%20` here; nil if they are not written so, or are not UTF-8.
  fileprivate var percentDecoded: String? {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalDigit, let low = rest.popFirst()?.hexadecimalDigit else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// The value of a character as a hexadecimal digit; nil if it is none.
  var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
