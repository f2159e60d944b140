// SPDX-License-Identifier: MIT

internal import Glibc

/// Writes answers to a connection.
struct ResponseWriter: Sendable {
  /// Sends some bytes.
  let send: Response.Body.Writer

  /// Writes an answer.
  ///
  /// - Parameters:
  ///   - head: The head of the request; nil if it could not be read.
  ///   - isLast: Whether the connection is closed afterwards.
  func write(_ response: Response, to head: RequestHead?, isLast: Bool) async throws {
    var headers = response.headers
    headers[.date] = Self.date
    if isLast { headers[.connection] = "close" }
    // Such an answer has no content, whatever its fields say.
    let isEmpty = head?.method == .head || response.status == .notModified
    switch response.body {
    case .bytes(let bytes):
      if response.status != .notModified { headers[.contentLength] = String(bytes.count) }
      try await send(Self.head(response.status, headers) + (isEmpty ? [] : bytes))
    case .stream(let stream):
      let isChunked = head?.isOld == false
      if isChunked { headers[.transferEncoding] = "chunked" }
      try await send(Self.head(response.status, headers))
      if isEmpty { return }
      guard isChunked else { return try await stream(send) }
      try await stream { [send] bytes in
        // An empty chunk would be the end.
        if !bytes.isEmpty { try await send(Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)) }
      }
      try await send(Array("0\r\n\r\n".utf8))
    }
  }

  /// The status line and the fields, with the empty line after them.
  private static func head(_ status: Response.Status, _ headers: Headers) -> [UInt8] {
    var text = "HTTP/1.1 \(status.code) \(status.reason)\r\n"
    for (name, value) in headers.fields {
      // A line end in a value would begin another field.
      text += "\(name.text): \(String(String.UnicodeScalarView(value.unicodeScalars.map { $0.value < 0x20 ? " " : $0 })))\r\n"
    }
    return Array("\(text)\r\n".utf8)
  }

  /// The time, as HTTP writes it.
  private static var date: String {
    var now = time(nil)
    var parts = unsafe tm()
    _ = unsafe gmtime_r(&now, &parts)
    var text = [CChar](repeating: 0, count: 64)
    // The process sets no locale, so that the names are English.
    let count = unsafe strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
