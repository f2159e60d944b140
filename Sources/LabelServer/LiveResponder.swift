// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLive
internal import LabelManifest

/// Answers the requests of the page. `Documentation/Live.md` lists the paths.
package struct LiveResponder: ProtectedResponder {
  package let access: Access
  let session: any LivePageSession

  /// Creates a responder for the pages that may use it.
  package init(_ session: any LivePageSession, _ access: Access) {
    self.session = session
    self.access = access
  }

  package func answer(_ request: Request) async throws(Refusal) -> Response {
    let path = request.path
    session.pauseBackground()
    switch path {
    case "/api/state":
      try check(request, [.get])
      return .text(session.json, "application/json; charset=utf-8")
    case "/api/facts":
      try check(request, [.get])
      return .text(session.facts, "application/json; charset=utf-8")
    case "/api/schema":
      try check(request, [.get])
      return .text(ManifestSchema.manifest.text(.document), "application/schema+json; charset=utf-8")
    case "/api/events":
      try check(request, [.get])
      return events
    case "/api/picture":
      try check(request, [.get])
      return try await picture(request)
    case "/api/pictures":
      try check(request, [.post])
      return try await pictures(request)
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
      guard let file = LivePage.file(name) else { throw unknownPath(request) }
      try check(request, [.get])
      return .file(file, LivePage.mediaType(of: name))
    }
  }

  /// The session as one of manifests, whose texts can be read and changed.
  ///
  /// - Throws: A refusal if the page shows the previews of a package.
  func manifests(_ request: Request) throws(Refusal) -> LiveSession {
    guard let manifests = session as? LiveSession else { throw unknownPath(request) }
    return manifests
  }
}
