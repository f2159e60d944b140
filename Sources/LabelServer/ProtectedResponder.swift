// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLive
internal import LabelManifest

/// Answers the requests of a page that only its owner may use: each request is checked, and each answer keeps other pages and other
/// machines out.
package protocol ProtectedResponder: Sendable {
  /// Who may use the page.
  var access: Access { get }

  /// The paths that are answered, each with the methods that it takes.
  var routes: [String: Route] { get }

  /// The file of the page with a name; nil if it has none.
  func file(_ name: String) -> [UInt8]?

  /// Called before each answer to a request that is allowed.
  func prepare()
}

/// How a path answers each method that it takes.
package typealias Route = KeyValuePairs<Request.Method, @Sendable (Request) async throws(Refusal) -> Response>

extension ProtectedResponder {
  package func prepare() {}

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
    prepare()
    let route = if let known = routes[request.path] { known } else { try fileRoute(request.path) }
    guard let answer = route.first(where: { $0.key == request.method })?.value else {
      throw wrongMethod(request, allowed: route.map(\.key))
    }
    return try await answer(request)
  }

  /// - Throws: A refusal if the page has no file with this path.
  private func fileRoute(_ path: String) throws(Refusal) -> Route {
    let name = path == "/" ? "index.html" : String(path.dropFirst())
    guard let file = file(name) else { throw Refusal(.notFound, "there is no page \(path.prefix(200))") }
    return [.get: { _ in .file(file, LivePage.mediaType(of: name)) }]
  }

  /// Gives the page its cookie, and takes the token out of its address; the rest of the query is for the page.
  private func welcome(_ request: Request) -> Response {
    let rest = (request.query ?? "").split(separator: "&").filter { !$0.hasPrefix("token=") }.joined(separator: "&")
    return Response(
      .seeOther,
      headers: [.location: rest.isEmpty ? "/" : "/#\(rest)", .setCookie: access.setCookie, .cacheControl: "no-store"])
  }

  private func wrongMethod(_ request: Request, allowed: [Request.Method]) -> Refusal {
    var refusal = Refusal(.methodNotAllowed, "\(request.path) does not take the method \(request.method.name.prefix(20))")
    refusal.allowed = allowed
    return refusal
  }

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
