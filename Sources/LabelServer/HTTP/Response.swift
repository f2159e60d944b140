// SPDX-License-Identifier: MIT

/// The answer to a request.
package struct Response: Sendable {
  /// What became of a request.
  package struct Status: Hashable, Sendable {
    /// The number of the status, such as 404.
    package let code: Int
    /// What the number means.
    package let reason: String

    static let ok = Status(code: 200, reason: "OK")
    static let seeOther = Status(code: 303, reason: "See Other")
    static let notModified = Status(code: 304, reason: "Not Modified")
    static let badRequest = Status(code: 400, reason: "Bad Request")
    static let forbidden = Status(code: 403, reason: "Forbidden")
    static let notFound = Status(code: 404, reason: "Not Found")
    static let methodNotAllowed = Status(code: 405, reason: "Method Not Allowed")
    static let conflict = Status(code: 409, reason: "Conflict")
    static let contentTooLarge = Status(code: 413, reason: "Content Too Large")
    static let unsupportedMediaType = Status(code: 415, reason: "Unsupported Media Type")
    static let misdirectedRequest = Status(code: 421, reason: "Misdirected Request")
    static let unprocessableContent = Status(code: 422, reason: "Unprocessable Content")
    static let internalServerError = Status(code: 500, reason: "Internal Server Error")
    /// The disk is full (RFC 4918).
    static let insufficientStorage = Status(code: 507, reason: "Insufficient Storage")
  }

  /// The content of an answer.
  package enum Body: Sendable {
    /// Sends some bytes.
    package typealias Writer = @Sendable ([UInt8]) async throws -> Void

    /// Bytes that are known.
    case bytes([UInt8])
    /// Bytes that are sent while they are made. An error of the writer means that nobody reads them.
    case stream(@Sendable (Writer) async throws -> Void)
  }

  /// What became of the request.
  package var status: Status
  /// The fields of the answer.
  package var headers: Headers
  /// The content; it is not sent with a status that has none.
  package var body: Body

  /// Creates an answer, without content by default.
  init(_ status: Status, headers: Headers = [:], body: Body = .bytes([])) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

extension Response {
  /// An answer with a text that is not kept by the browser.
  static func text(_ text: String, _ type: String, _ status: Status = .ok) -> Response {
    Response(status, headers: [.contentType: type, .cacheControl: "no-store"], body: .bytes(Array(text.utf8)))
  }

  /// An answer with a file of a page that is not kept by the browser.
  static func file(_ bytes: [UInt8], _ type: String) -> Response {
    Response(.ok, headers: [.contentType: type, .cacheControl: "no-store"], body: .bytes(bytes))
  }
}
