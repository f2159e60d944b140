// SPDX-License-Identifier: MIT

internal import HTTPTypes
internal import Hummingbird
internal import LabelCore
internal import LabelLive
internal import NIOCore

/// An answer that is an error: a status, and a diagnostic for the page.
package struct Refusal: Error {
  var status: HTTPResponse.Status
  var diagnostic: Diagnostic
  /// More members of the JSON object, written as JSON.
  var members: [(String, String)] = []
  /// The methods of the path; empty for other errors than a wrong method.
  var allowed: [HTTPRequest.Method] = []

  /// A request that is refused for what it is.
  init(_ status: HTTPResponse.Status, _ reason: String) {
    self.status = status
    diagnostic = Diagnostic(LabelError.live(issue: .refusedRequest, subject: reason))
  }

  /// A request that fails.
  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
    status =
      switch diagnostic.code {
      case .unknownLiveName: .notFound
      case .changedFile, .changedBaseline, .otherImage, .nothingToUndo: .conflict
      case .refusedRequest: .forbidden
      case .diskFull: .insufficientStorage
      case .cannotWrite, .notReplaced: .internalServerError
      default: .unprocessableContent
      }
  }

  /// The answer.
  var response: Response {
    let body = JSONText.object([("error", diagnostic.liveError)] + members.map { (name: $0.0, value: $0.1) })
    var response = Response.text(body, "application/json; charset=utf-8", status)
    if !allowed.isEmpty { response.headers[.allow] = allowed.map(\.rawValue).joined(separator: ", ") }
    return response
  }
}

extension HTTPResponse.Status {
  /// The disk is full (RFC 4918).
  fileprivate static var insufficientStorage: Self { .init(code: 507, reasonPhrase: "Insufficient Storage") }
}

extension HTTPField.Name {
  /// Whether a request comes from a page of the same origin, as browsers say.
  static var secFetchSite: Self { .init("Sec-Fetch-Site") ?? .origin }
  /// What the page has to know about an image.
  static var facts: Self { .init("X-LabelKit-Facts") ?? .eTag }
}

extension Response {
  /// An answer with a text or with bytes that are not kept by the browser.
  static func text(_ text: String, _ type: String, _ status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status, headers: [.contentType: type, .cacheControl: "no-store"], body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// An answer with a JSON object.
  static func json(_ members: [(String, String)]) -> Response {
    text(JSONText.object(members.map { (name: $0.0, value: $0.1) }), "application/json; charset=utf-8")
  }
}
