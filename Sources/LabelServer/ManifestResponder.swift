// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLive
internal import LabelManifest

/// Answers the requests of a page of manifests, whose texts can be read and changed too.
package struct ManifestResponder: ProtectedResponder {
  private let page: LiveResponder
  private let session: LiveSession

  /// The maximum number of values in an edit. The manifest is parsed again after each of them.
  private static let maximumChanges = 100

  /// Creates a responder for the pages that may use it.
  package init(_ session: LiveSession, _ access: Access) {
    page = LiveResponder(session, access)
    self.session = session
  }

  package var access: Access { page.access }

  package var routes: [String: Route] {
    let changing: [String: Route] = [
      "/api/source": [.get: source, .put: save],
      "/api/edit": [.post: edit],
      "/api/preview": [.post: preview, .delete: dropPreview],
    ]
    return page.routes.merging(changing) { _, changing in changing }
  }

  package func file(_ name: String) -> [UInt8]? { page.file(name) }

  package func prepare() { page.prepare() }

  private func source(_ request: Request) throws(Refusal) -> Response {
    let number = try manifest(request)
    do throws(Diagnostic) {
      let source = try session.source(of: number)
      return .json(["path": source.path.json, "etag": source.etag.json, "text": source.text.json])
    } catch { throw Refusal(error) }
  }

  /// The number of the manifest of an address.
  private func manifest(_ request: Request) throws(Refusal) -> Int {
    guard let number = Int(request.parameter("manifest") ?? "0"), number >= 0 else {
      throw Refusal(.badRequest, "the parameter manifest is not the number of a manifest")
    }
    return number
  }

  private func preview(_ request: Request) async throws(Refusal) -> Response {
    let body = try await body(request)
    let (number, text) = (try manifest(of: body), try text("text", of: body))
    do throws(Diagnostic) { return try .preview(await session.preview(text, of: number)) } catch { throw Refusal(error) }
  }

  private func dropPreview(_ request: Request) async throws(Refusal) -> Response {
    let number = try manifest(request)
    do throws(Diagnostic) { return try .preview(await session.preview(nil, of: number)) } catch { throw Refusal(error) }
  }

  private func edit(_ request: Request) async throws(Refusal) -> Response {
    let body = try await body(request)
    let (number, id, etag) = (try manifest(of: body), try text("id", of: body), try text("etag", of: body))
    guard let values = body["set"], case .mapping = values.value else { throw Refusal(.badRequest, "\"set\" is not an object") }
    guard values.entries.count <= Self.maximumChanges else {
      throw Refusal(.badRequest, "\"set\" has more than \(Self.maximumChanges) members")
    }
    let writes: Bool
    switch body["write"]?.value {
    case .bool(let value)?: writes = value
    case nil: writes = false
    default: throw Refusal(.badRequest, "\"write\" is neither true nor false")
    }
    do throws(Diagnostic) {
      let changes = values.entries.map { (key: $0.key, value: $0.value.value == .null ? nil : $0.value.json) }
      return try .saved(await session.edit(changes, of: id, manifest: number, etag: etag, writes: writes))
    } catch { throw conflict(error, session.file(of: number)) }
  }

  private func save(_ request: Request) async throws(Refusal) -> Response {
    let body = try await body(request)
    let (number, text, etag) = (try manifest(of: body), try text("text", of: body), try text("etag", of: body))
    do throws(Diagnostic) { return try .saved(await session.save(text, of: number, etag: etag)) } catch {
      throw conflict(error, session.file(of: number))
    }
  }

  /// The error, with the text of the file as it is now if it has changed.
  private func conflict(_ error: Diagnostic, _ file: (text: String, etag: String)?) -> Refusal {
    var refusal = Refusal(error)
    if error.code == .changedFile, let file {
      refusal.members = ["text": file.text.json, "etag": file.etag.json]
    }
    return refusal
  }

  // MARK: Bodies

  private func manifest(of body: DocumentNode) throws(Refusal) -> Int {
    guard let number = body["manifest"]?.number, let index = Int(exactly: number) else {
      throw Refusal(.badRequest, "\"manifest\" is not the number of a manifest")
    }
    return index
  }

  private func text(_ key: String, of body: DocumentNode) throws(Refusal) -> String {
    guard let text = body[key]?.text else { throw Refusal(.badRequest, "\"\(key)\" is not a string") }
    return text
  }
}

extension Response {
  /// The answer about a text that is shown and not written.
  fileprivate static func preview(_ source: LiveSession.Source) -> Response {
    .json([
      "version": source.version.json, "etag": source.etag.json, "diagnostics": .array(source.diagnostics.map(\.liveJSON)),
    ])
  }

  /// The answer about a text that was changed.
  fileprivate static func saved(_ source: LiveSession.Source) -> Response {
    .json([
      "etag": source.etag.json, "text": source.text.json, "version": source.version.json,
      "diagnostics": .array(source.diagnostics.map(\.liveJSON)),
    ])
  }
}
