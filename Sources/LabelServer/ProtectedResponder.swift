// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLive
internal import LabelManifest

/// Answers the requests of a page that only its owner may use: each request is checked, and each answer keeps other pages and other
/// machines out.
package protocol ProtectedResponder: Sendable {
  /// Who may use the page.
  var access: Access { get }

  /// Answers a request that is allowed.
  func answer(_ request: Request) async throws(Refusal) -> Response
}

extension ProtectedResponder {
  /// Answers a request; every error is an answer too.
  package func response(to request: Request) async -> Response {
    var response: Response
    do throws(Refusal) { response = try await checkedAnswer(request) } catch { response = error.response }
    for (name, value) in protection { response.headers[name] = value }
    return response
  }

  private func checkedAnswer(_ request: Request) async throws(Refusal) -> Response {
    if let refusal = access.refusal(of: request) { throw refusal }
    if request.path == "/", request.method == .get, access.hasTokenInAddress(request) { return welcome(request) }
    return try await answer(request)
  }

  /// Gives the page its cookie, and takes the token out of its address; the rest of the query is for the page.
  private func welcome(_ request: Request) -> Response {
    let rest = (request.query ?? "").split(separator: "&").filter { !$0.hasPrefix("token=") }.joined(separator: "&")
    return Response(
      .seeOther,
      headers: [.location: rest.isEmpty ? "/" : "/#\(rest)", .setCookie: access.setCookie, .cacheControl: "no-store"])
  }

  /// Throws an error if a path does not have the method of a request.
  func check(_ request: Request, _ allowed: [Request.Method]) throws(Refusal) {
    if allowed.contains(request.method) { return }
    var refusal = Refusal(.methodNotAllowed, "\(request.path) does not take the method \(request.method.name.prefix(20))")
    refusal.allowed = allowed
    throw refusal
  }

  /// The answer for a path that does not exist.
  func unknownPath(_ request: Request) -> Refusal { Refusal(.notFound, "there is no page \(request.path.prefix(200))") }

  /// Reads the body of a request as a JSON object.
  func body(_ request: Request) async throws(Refusal) -> DocumentNode {
    let type = request.headers[.contentType]?.split(separator: ";").first?.lowercased()
    guard type == "application/json" else { throw Refusal(.unsupportedMediaType, "the content is not application/json") }
    let tooLong = Refusal(.contentTooLarge, "the content is longer than \(maximumBody >> 20) MB")
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > maximumBody { throw tooLong }
    let content: [UInt8]?
    do { content = try await request.body.bytes(atMost: maximumBody) } catch {
      throw Refusal(.badRequest, "the content is not complete, or not written as HTTP says")
    }
    guard let content else { throw tooLong }
    do throws(Diagnostic) {
      let source = try SourceText(file: "request", bytes: content, format: .json)
      let root = try JSONReader.read(source).root
      guard case .mapping = root.value else {
        throw Diagnostic(LabelError.refusedRequest("the content is no JSON object"))
      }
      return root
    } catch {
      var refusal = Refusal(error)
      refusal.status = .badRequest
      throw refusal
    }
  }
}

/// The largest body of a request, in bytes.
private let maximumBody = 4 << 20

/// What keeps a page from loading anything from elsewhere, and other pages from showing it.
private let protection: [(Headers.Name, String)] = [
  (
    .contentSecurityPolicy,
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'"
  ),
  (.xContentTypeOptions, "nosniff"), (.referrerPolicy, "no-referrer"),
]
