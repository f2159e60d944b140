// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelManifest
internal import Synchronization

extension LiveSession {
  package func image(of id: String, variant: Int, _ toggles: LiveToggles) async throws(Diagnostic) -> LiveImage {
    try await answer { session, drawing in
      session.job(of: id, variant, toggles).map { job in
        var image = session.drawn(job, drawing.key(of: job), drawing)
        image.facts = image.facts.moved(to: job.label.location)
        return image
      }
    }
  }

  package func layout(of id: String, variant: Int, _ toggles: LiveToggles) async throws(Diagnostic) -> JSONValue {
    try await answer { session, drawing in session.job(of: id, variant, toggles).flatMap { drawing.layout(of: $0) } }
  }

  /// Runs a task on a thread of the drawing as it is now.
  private func answer<Value: Sendable>(
    _ task: @escaping @Sendable (LiveSession, LiveDrawing) -> Result<Value, Diagnostic>
  ) async throws(Diagnostic) -> Value {
    let result: Result<Value, Diagnostic> = await withCheckedContinuation { continuation in
      while true {
        let (drawing, isStopped) = state.withLock { ($0.drawing, $0.isStopped) }
        if drawing.run({ continuation.resume(returning: task(self, drawing)) }) { return }
        if isStopped { return continuation.resume(returning: .failure(Self.unknown("session"))) }
      }
    }
    return try result.get()
  }

  private func job(of id: String, _ variant: Int, _ toggles: LiveToggles) -> Result<LabelJob, Diagnostic> {
    guard let (manifest, label) = state.withLock({ $0.content[id] }) else { return .failure(Self.unknown("label \"\(id)\"")) }
    let position = label.variants.firstIndex(of: variant) ?? 0
    guard label.outputs.indices.contains(position) else {
      return .failure(label.diagnostics.firstError ?? manifest.diagnostics.firstError ?? Self.unknown("image of the label \"\(id)\""))
    }
    do throws(Diagnostic) { return .success(try toggles.applied(to: label.outputs[position].job, of: label, in: manifest)) } catch {
      return .failure(error)
    }
  }

  static func unknown(_ name: String) -> Diagnostic { Diagnostic(LabelError.unknownLiveName(name)) }
}
