// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelPreviewBuild
internal import LabelPreviewProtocol
internal import Synchronization

extension PreviewSession {
  package func image(of id: String, variant: Int, _ toggles: LiveToggles) async throws(Diagnostic) -> LiveImage {
    try await drawn(id, variant, toggles).image
  }

  package func layout(of id: String, variant: Int, _ toggles: LiveToggles) async throws(Diagnostic) -> JSONValue {
    let drawn = try await drawn(id, variant, toggles)
    if let error = drawn.image.diagnostics.firstError { throw error }
    return try JSONReader.read(SourceText(file: id, bytes: Array(drawn.layout.utf8), format: "JSON")).root.json
  }

  package func exported() async throws(Diagnostic) -> LiveExport.Content {
    await waitForBuild()
    let content = state.withLock { $0.content }
    if content.labels.isEmpty, let error = content.diagnostics.firstError { throw error }
    let labels = content.labels.map { label in
      LiveExport.Content.Label(id: label.id, files: content.columns.enumerated().map { ($0, Self.fileName(label.id, $1)) })
    }
    return LiveExport.Content(labels: labels) { _, _, image in
      image.facts
    } json: { [settings] images in
      content.json(version: 1, settings, images: images)
    }
  }

  /// The name of the file of an image, as `labelkit preview` has it.
  private static func fileName(_ id: String, _ column: PreviewContent.Column) -> String {
    PreviewFileName.of(id, variant: column.values.name) + ".png"
  }

  /// Returns an image, which is drawn if it is not cached.
  private func drawn(_ id: String, _ variant: Int, _ toggles: LiveToggles) async throws(Diagnostic) -> DrawnPreview {
    let found = state.withLock { state -> (PreviewContent.Label, PreviewContent.Column, Int)? in
      guard let label = state.content[id], let first = state.content.columns.first else { return nil }
      return (label, variant < state.content.columns.count ? state.content.columns[variant] : first, state.build)
    }
    guard let (label, column, build) = found else { throw LiveSession.unknown("preview \"\(id)\"") }
    let request = PreviewImageRequest(name: id, axes: column.axes + toggles.texts)
    let result: Result<DrawnPreview, Diagnostic> = await withCheckedContinuation { continuation in
      let isAdded = drawing.run {
        continuation.resume(returning: .success(self.drawn(request, build, label)))
      }
      if !isAdded { continuation.resume(returning: .failure(LiveSession.unknown("session"))) }
    }
    return try result.get()
  }

  /// Draws an image that is not cached, and compares it with that of an earlier build. On the thread that draws.
  private func drawn(_ request: PreviewImageRequest, _ build: Int, _ label: PreviewContent.Label) -> DrawnPreview {
    let key = PreviewKey(request: request, build: build)
    if let cached = state.withLock({ $0.images[key] }) { return cached }
    let drawn: DrawnPreview
    if let error = label.diagnostics.firstError {
      drawn = DrawnPreview(image: LiveImage(failure: [error]), layout: "")
    } else {
      let start = ContinuousClock.now
      let answer = host.withLock { $0?.image(request) } ?? PreviewImage()
      drawn = DrawnPreview(
        image: LiveImage(answer, at: label, milliseconds: LiveImage.milliseconds(.now - start)), layout: answer.layout)
    }
    state.withLock { state in
      state.images.insert(drawn, for: key, cost: drawn.image.png.count + drawn.layout.utf8.count + 512)
      let digest = Digest(build: build, digest: drawn.image.digest)
      if state.toggled.count >= Self.maximumToggled { state.toggled = [:] }
      let former =
        state.content.columns.contains { $0.axes == request.axes }
        ? state.digests.updateValue(digest, forKey: request) : state.toggled.updateValue(digest, forKey: request)
      if let former, former.build < build, former.digest != digest.digest, !state.untoldChanges.contains(request.name) {
        state.untoldChanges.append(request.name)
      }
    }
    return drawn
  }

  /// Draws the images of all columns, and those that pages have asked for with toggles, and tells which have changed.
  func drawInBackground() {
    let (content, build, toggled) = state.withLock { state in
      let content = state.content
      state.digests = state.digests.filter { content[$0.key.name] != nil }
      state.toggled = state.toggled.filter { content[$0.key.name] != nil }
      return (content, state.build, state.toggled.keys)
    }
    var requests: [(request: PreviewImageRequest, column: Int?)] = []
    let byName = Dictionary(grouping: toggled, by: \.name)
    for label in content.labels {
      for (column, value) in content.columns.enumerated() {
        requests.append((PreviewImageRequest(name: label.id, axes: value.axes), column))
      }
      requests += (byName[label.id] ?? []).map { ($0, nil) }
    }
    let count = requests.count
    state.withLock { $0.remaining = count }
    drawing.runLater(
      requests.map { request, column in
        { [weak self] in
          guard let self, let label = content[request.name] else { return }
          note(drawn(request, build, label).image.facts, request.name, column, build)
        }
      })
  }

  /// Notes the facts of an image, and tells many at once.
  private func note(_ facts: LiveImage.Facts, _ id: String, _ column: Int?, _ build: Int) {
    let told = state.withLock { state -> (changed: [String], facts: [String: [Int: LiveImage.Facts]])? in
      guard state.build == build else { return nil }
      state.remaining -= 1
      if let column {
        state.facts[id, default: [:]][column] = facts
        state.untoldFacts[id, default: [:]][column] = facts
      }
      guard state.remaining == 0 || state.untoldFacts.count >= Self.toldAtOnce else { return nil }
      defer { (state.untoldChanges, state.untoldFacts) = ([], [:]) }
      return (state.untoldChanges, state.untoldFacts)
    }
    guard let told else { return }
    if !told.changed.isEmpty { tellState(changed: told.changed) }
    listeners.tell(LiveEvent(name: "facts", data: LiveSession.json(told.facts)))
  }

  /// The number of images with toggles that are known; with more it begins again.
  private static let maximumToggled = 1000

  /// The facts of this many previews are sent in one event.
  private static let toldAtOnce = 20
}
