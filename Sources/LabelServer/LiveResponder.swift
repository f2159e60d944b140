// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLive
internal import LabelManifest

/// Answers what every page of `labelkit live` asks for. `Documentation/Live.md` lists the paths.
package struct LiveResponder: ProtectedResponder {
  package let access: Access
  let session: any LivePageSession

  /// Creates a responder for the pages that may use it.
  package init(_ session: any LivePageSession, _ access: Access) {
    self.session = session
    self.access = access
  }

  package var routes: [String: Route] {
    [
      "/api/state": [.get: { [session] _ in .text(session.json, "application/json; charset=utf-8") }],
      "/api/facts": [.get: { [session] _ in .text(session.facts, "application/json; charset=utf-8") }],
      "/api/schema": [.get: { _ in .text(ManifestSchema.manifest.text(.document), "application/schema+json; charset=utf-8") }],
      "/api/events": [.get: { _ in events }],
      "/api/picture": [.get: image],
      "/api/pictures": [.post: images],
      "/api/layout": [.get: layout],
    ]
  }

  package func file(_ name: String) -> [UInt8]? { LivePage.file(name) }

  package func prepare() { session.pauseBackground() }
}
