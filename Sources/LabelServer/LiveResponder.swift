// SPDX-License-Identifier: MIT

internal import HTTPTypes
package import Hummingbird
internal import LabelCore
package import LabelLive
internal import LabelManifest
internal import NIOCore

/// Answers the requests of the page. `Documentation/Live.md` lists the paths.
package struct LiveResponder: HTTPResponder {
  package typealias Context = BasicRequestContext

  let session: LiveSession
  private let access: Access

  /// The largest body of a request, in bytes.
  static let maximumBody = 4 << 20

  /// Creates a responder for the pages that may use it.
  package init(_ session: LiveSession, _ access: Access) {
    self.session = session
    self.access = access
  }

  package func respond(to request: Request, context: BasicRequestContext) async throws -> Response { await response(to: request) }

  /// Answers a request; every error is an answer too.
  package func response(to request: Request) async -> Response {
    var response: Response
    do throws(Refusal) { response = try await answer(request) } catch { response = error.response }
    for (name, value) in Self.protection { response.headers[name] = value }
    return response
  }

  /// What keeps the page from loading anything from elsewhere, and other pages from showing it.
  private static let protection: [(HTTPField.Name, String)] = [
    (
      .contentSecurityPolicy,
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'"
    ),
    (.xContentTypeOptions, "nosniff"), (.init("Referrer-Policy") ?? .via, "no-referrer"),
  ]

  private func answer(_ request: Request) async throws(Refusal) -> Response {
    if let refusal = access.refusal(of: request) { throw refusal }
    let path = request.uri.path
    if path == "/", request.method == .get, access.hasTokenInAddress(request) { return welcome(request) }
    switch path {
    case "/api/state":
      try check(request, [.get])
      return .text(session.json, "application/json; charset=utf-8")
    case "/api/facts":
      try check(request, [.get])
      return .text(session.facts, "application/json; charset=utf-8")
    case "/api/schema":
      try check(request, [.get])
      return .text(ManifestSchema.manifest.document, "application/schema+json; charset=utf-8")
    case "/api/events":
      try check(request, [.get])
      return events
    case "/api/picture":
      try check(request, [.get])
      return try await picture(request)
    case "/api/layout":
      try check(request, [.get])
      return try await layout(request)
    case "/api/source":
      try check(request, [.get, .put])
      return request.method == .get ? try source(request) : try await save(request)
    case "/api/edit":
      try check(request, [.post])
      return try await edit(request)
    case "/api/preview":
      try check(request, [.post, .delete])
      return request.method == .post ? try await preview(request) : try await dropPreview(request)
    default:
      let name = path == "/" ? "index.html" : String(path.dropFirst())
      guard let file = LivePage.file(name) else { throw Refusal(.notFound, "there is no page \(path.prefix(200))") }
      try check(request, [.get])
      return Response(
        status: .ok, headers: [.contentType: LivePage.mediaType(of: name), .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: file)))
    }
  }

  /// Throws an error for another method than those of a path.
  private func check(_ request: Request, _ allowed: [HTTPRequest.Method]) throws(Refusal) {
    if allowed.contains(request.method) { return }
    var refusal = Refusal(.methodNotAllowed, "\(request.uri.path) does not take the method \(request.method.rawValue.prefix(20))")
    refusal.allowed = allowed
    throw refusal
  }

  /// Gives the page its cookie, and takes the token out of its address; the rest of the query is for the page.
  private func welcome(_ request: Request) -> Response {
    let rest = (request.uri.query ?? "").split(separator: "&").filter { !$0.hasPrefix("token=") }.joined(separator: "&")
    return Response(
      status: .seeOther,
      headers: [.location: rest.isEmpty ? "/" : "/#\(rest)", .setCookie: access.setCookie, .cacheControl: "no-store"])
  }
}
