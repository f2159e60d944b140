// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelManifest
internal import LabelSystem
internal import Synchronization

extension LiveSession {
  /// The text of a manifest.
  package struct Source: Sendable {
    /// The path as the user named it.
    package let path: String
    /// The name of the state of the file.
    package let etag: String
    /// The text of the file, or of the draft.
    package let text: String
    /// The number of the session's state.
    package let version: Int
    /// The errors and warnings outside of labels, and those of labels.
    package let diagnostics: [Diagnostic]
  }

  /// Returns the text of a manifest as it is shown.
  ///
  /// - Throws: `LabelError.unknownLiveName` if there is no such manifest.
  package func source(of manifest: Int) throws(Diagnostic) -> Source {
    let (content, version) = state.withLock { ($0.content, $0.version) }
    guard content.manifests.indices.contains(manifest) else { throw Self.unknown("manifest \(manifest)") }
    let shown = content.manifests[manifest]
    return Source(
      path: shown.path, etag: shown.etag, text: shown.text, version: version,
      diagnostics: shown.diagnostics + shown.labels.flatMap(\.diagnostics))
  }

  /// Returns the text and the state of the file of a manifest now, whether a draft is shown or not; nil if it cannot be read.
  package func file(of manifest: Int) -> (text: String, etag: String)? {
    guard settings.manifests.indices.contains(manifest), let bytes = try? LiveManifest.bytes(of: settings.manifests[manifest]).get() else {
      return nil
    }
    return (String(decoding: bytes, as: UTF8.self), LiveManifest.etag(of: bytes))
  }

  /// Shows a text instead of that of the file, which is not written.
  ///
  /// - Parameter text: Nil to show the file again.
  /// - Throws: `LabelError.unknownLiveName` if there is no such manifest.
  package func preview(_ text: String?, of manifest: Int) async throws(Diagnostic) -> Source {
    try await change { session throws(Diagnostic) in
      _ = try session.source(of: manifest)
      session.state.withLock { $0.drafts[manifest] = text }
      session.plan([session.settings.manifests[manifest]])
      return try session.source(of: manifest)
    }
  }

  /// Changes values of a record.
  ///
  /// - Parameters:
  ///   - values: The dotted keys with their values; nil removes a key.
  ///   - id: The name of the label on the page.
  ///   - etag: The state of the file that the change is of.
  ///   - writes: Whether the file is written; otherwise the text is only shown.
  /// - Throws: `LabelError.changedFile`, `.unknownLiveName`, `.uneditableValue`, and what writing throws.
  package func edit(
    _ values: [(key: String, value: JSONValue?)], of id: String, manifest: Int, etag: String, writes: Bool
  ) async throws(Diagnostic) -> Source {
    try await change { session throws(Diagnostic) in
      _ = try session.source(of: manifest)
      try session.check(etag, of: manifest)
      let content = session.state.withLock { $0.content }
      let shown = content.manifests[manifest]
      guard let position = content.positions[id], position.manifest == manifest, let document = shown.document else {
        throw Self.unknown("label \"\(id)\"")
      }
      var edit = try ManifestEdit(document, format: shown.format, label: position.label)
      for (key, value) in values { try edit.set(key, to: value) }
      return try session.replace(manifest, with: edit.source.text, writes: writes)
    }
  }

  /// Writes the text of a manifest.
  ///
  /// - Parameter etag: The state of the file that the text replaces.
  /// - Throws: `LabelError.changedFile`, `.unknownLiveName`, and what writing throws.
  package func save(_ text: String, of manifest: Int, etag: String) async throws(Diagnostic) -> Source {
    try await change { session throws(Diagnostic) in
      _ = try session.source(of: manifest)
      try session.check(etag, of: manifest)
      return try session.replace(manifest, with: text, writes: true)
    }
  }

  /// Throws `LabelError.changedFile` unless the file is in the state that a change is of.
  private func check(_ etag: String, of manifest: Int) throws(Diagnostic) {
    let path = settings.manifests[manifest]
    guard LiveManifest.etag(of: try LiveManifest.bytes(of: path).get()) == etag else {
      plan([path])
      throw Diagnostic(LabelError.changedFile(path))
    }
  }

  private func replace(_ manifest: Int, with text: String, writes: Bool) throws(Diagnostic) -> Source {
    let path = settings.manifests[manifest]
    if writes {
      guard settings.canSave else {
        throw Diagnostic(LabelError.refusedRequest("manifests are shown only, not changed"))
      }
      do throws(MachineError) { _ = try AtomicFile.write(Array(text.utf8), to: path, .anyFile) } catch { throw Diagnostic(error) }
    }
    state.withLock { $0.drafts[manifest] = writes ? nil : text }
    plan([path])
    return try source(of: manifest)
  }

  /// Runs a change on the planning thread.
  private func change(
    _ body: @escaping @Sendable (LiveSession) throws(Diagnostic) -> Source
  ) async throws(Diagnostic) -> Source {
    let result: Result<Source, Diagnostic> = await withCheckedContinuation { continuation in
      let isAdded = planning.run {
        do throws(Diagnostic) { continuation.resume(returning: .success(try body(self))) } catch {
          continuation.resume(returning: .failure(error))
        }
      }
      if !isAdded { continuation.resume(returning: .failure(Self.unknown("session"))) }
    }
    return try result.get()
  }
}
