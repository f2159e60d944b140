// SPDX-License-Identifier: MIT

/// A request that is not written as HTTP/1.1 says, or whose head is too long.
package struct MalformedRequest: Error {}

/// The first line and the fields of a request.
package struct RequestHead: Sendable {
  /// How the end of the content is found.
  enum Framing: Hashable, Sendable {
    /// The content has so many bytes.
    case length(Int)
    /// The content comes in pieces, each with its length.
    case chunks
  }

  /// The largest head, in bytes.
  package static let maximumSize = 80 << 10
  /// The most fields of a head.
  package static let maximumFields = 1000

  /// What is asked for.
  package let method: Request.Method
  /// The address as it was sent.
  package let target: String
  /// The fields.
  package let headers: Headers
  /// How the end of the content is found.
  let framing: Framing
  /// Whether the client reads one answer only and knows no chunks, as of HTTP/1.0.
  let isOld: Bool

  /// Whether the client sends no other request over the connection.
  package var isLast: Bool {
    isOld
      || headers.values(of: .connection).contains { value in
        value.split(separator: ",").contains { $0.lowercased().trimmingSpaces == "close" }
      }
  }

  /// Reads a head.
  ///
  /// - Parameter lines: The lines without their ends and without the empty one after them. There is at least one.
  init(_ lines: [[UInt8]]) throws(MalformedRequest) {
    guard let first = lines.first, lines.count <= Self.maximumFields + 1 else { throw MalformedRequest() }
    let words = first.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(\.isTokenCharacter) else { throw MalformedRequest() }
    guard !words[1].isEmpty, words[1].allSatisfy({ (0x21...0x7E).contains($0) }) else { throw MalformedRequest() }
    switch String(decoding: words[2], as: UTF8.self) {
    case "HTTP/1.1": isOld = false
    case "HTTP/1.0": isOld = true
    default: throw MalformedRequest()
    }
    method = Request.Method(String(decoding: words[0], as: UTF8.self))
    target = String(decoding: words[1], as: UTF8.self)
    var headers = Headers()
    for line in lines.dropFirst() {
      let (name, value) = try Self.field(line)
      headers.add(value, to: name)
    }
    guard headers.values(of: .host).count <= 1 else { throw MalformedRequest() }
    self.headers = headers
    framing = try Self.framing(headers, isOld: isOld)
  }

  private static func field(_ line: [UInt8]) throws(MalformedRequest) -> (Headers.Name, String) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw MalformedRequest() }
    let (name, value) = (line[..<colon], line[(colon + 1)...])
    guard !name.isEmpty, name.allSatisfy(\.isTokenCharacter), value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
      throw MalformedRequest()
    }
    return (Headers.Name(String(decoding: name, as: UTF8.self)), String(decoding: value, as: UTF8.self).trimmingSpaces)
  }

  /// A request with two lengths could be read as two requests, so it is refused.
  private static func framing(_ headers: Headers, isOld: Bool) throws(MalformedRequest) -> Framing {
    let lengths = headers.values(of: .contentLength)
    let encodings = headers.values(of: .transferEncoding)
    if encodings.isEmpty {
      guard let text = lengths.first else { return .length(0) }
      let isNumber = !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard lengths.count == 1, isNumber, let length = Int(text) else { throw MalformedRequest() }
      return .length(length)
    }
    guard lengths.isEmpty, encodings.count == 1, encodings[0].lowercased() == "chunked", !isOld else { throw MalformedRequest() }
    return .chunks
  }
}

extension String {
  /// The text without the spaces and tabs around it.
  fileprivate var trimmingSpaces: String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    guard let start = firstIndex(where: { !isSpace($0) }), let end = lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(self[start...end])
  }
}

extension UInt8 {
  /// Whether the names of methods and fields may have the character (RFC 9110, 5.6.2).
  fileprivate var isTokenCharacter: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}
