// SPDX-License-Identifier: MIT

internal import Dispatch
internal import LabelBuild
internal import LabelCore
internal import LabelManifest
internal import Synchronization

extension LiveSession {
  /// Plans after a change of files, and returns when that is done.
  func planAndWait(_ changed: Set<String>) {
    let done = DispatchSemaphore(value: 0)
    let isAdded = planning.run {
      self.plan(changed)
      done.signal()
    }
    if isAdded { done.wait() }
  }

  /// Reads the manifests again that changed files belong to, and tells what is different. Only on the planning thread.
  ///
  /// - Parameter changed: The paths of the files that have changed.
  func plan(_ changed: Set<String>) {
    let (former, inputs, drafts, old) = state.withLock { ($0.content, $0.inputs, $0.drafts, $0.drawing) }
    let before = former.manifests.isEmpty ? LiveInputs(settings.manifests) : inputs.again
    let isFontChange = !changed.isDisjoint(with: inputs.fonts)
    let isResourceChange = !changed.isSubset(of: inputs.texts.union(inputs.accepted).union(settings.manifests))
    let drawing =
      isResourceChange ? LiveDrawing(settings.resources, generation: old.generation + (isFontChange ? 1 : 0)) : old
    let manifests = settings.manifests.enumerated().map { index, path -> LiveManifest in
      var reused: LiveManifest?
      if index < former.manifests.count, !isResourceChange {
        let known = former.manifests[index]
        let strings = known.resources.stringFiles + [known.resources.stringsPath].compactMap { $0 }
        if changed.isDisjoint(with: strings) { reused = known }
        if let reused, !changed.contains(path) { return reused }
      }
      return LiveManifest(path: path, bytes: LiveManifest.bytes(of: path), draft: drafts[index], former: reused)
    }
    let content = LiveContent(manifests, former: former) { drawing.key(of: $0.job) }
    let difference = LiveDifference(from: former, to: content)
    let isSame =
      difference.isEmpty && former.manifests.map(\.etag) == manifests.map(\.etag) && former.manifests.map(\.text) == manifests.map(\.text)
    let baseline = former.manifests.isEmpty ? AcceptedSnapshots(settings, content) : state.withLock { $0.baseline }
    let now = LiveInputs(
      manifests, settings.resources, files: drawing.files.paths, accepted: baseline?.folders(content) ?? [], before: before)
    let version = state.withLock { state in
      if !isSame { state.version += 1 }
      state.images.change(to: content.keys)
      state.content = content
      state.inputs = now
      state.drawing = drawing
      state.json = nil
      state.untold = [:]
      for key in content.keys.removed { state.facts[key] = nil }
      state.baseline = baseline
      if !state.accepted.isEmpty {
        let paths = Set(content.manifests.lazy.flatMap(\.labels).flatMap(\.outputs).map(\.path))
        state.accepted = state.accepted.filter { paths.contains($0.key) }
      }
      return state.version
    }
    if drawing !== old { old.stop() }
    if !isSame { tell(LiveEvent(name: "state", data: difference.json(version: version).line)) }
    drawInBackground(content, drawing, comparesAgain: !changed.isDisjoint(with: inputs.accepted))
  }

  /// Draws the images of the manifests that have not been drawn yet, after those that pages ask for, and tells their facts.
  ///
  /// - Parameter comparesAgain: Whether images may have been accepted, so that those that were drawn are compared again.
  private func drawInBackground(_ content: LiveContent, _ drawing: LiveDrawing, comparesAgain: Bool) {
    var tasks: [@Sendable () -> Void] = []
    state.withLock { state in
      let isAnyNew = comparesAgain || state.facts.count < content.keys.count
      for manifest in content.manifests where isAnyNew {
        for label in manifest.labels {
          for (index, key) in label.keys.enumerated() where comparesAgain || state.facts[key] == nil {
            let (output, id, column) = (label.outputs[index], label.id, label.variants[index])
            tasks.append { self.add(self.facts(of: self.drawn(output.job, key, drawing), output), key, of: id, column: column) }
          }
        }
      }
      state.remaining = tasks.count
    }
    drawing.runLater(tasks)
  }

  /// The facts of an image of the manifest, compared with the accepted one. A label that cannot be drawn has nothing to accept.
  func facts(of image: LiveImage, _ output: PlannedOutput) -> LiveImage.Facts {
    var facts = image.facts
    guard let baseline = state.withLock({ $0.baseline }) else { return facts }
    let accepted = image.png.isEmpty ? nil : baseline.state(of: image, output)
    state.withLock { $0.accepted[output.path] = accepted }
    facts.accepted = accepted
    return facts
  }

  /// Notes the facts of an image, and tells many at once.
  private func add(_ facts: LiveImage.Facts, _ key: ImageKey, of id: String, column: Int) {
    let told = state.withLock { state -> [String: [Int: LiveImage.Facts]] in
      state.remaining -= 1
      guard state.content.label(id)?.keys.contains(key) ?? false else { return [:] }
      state.untold[id, default: [:]][column] = facts
      guard state.remaining <= 0 || state.untold.count >= Self.toldAtOnce else { return [:] }
      defer { state.untold = [:] }
      return state.untold
    }
    if !told.isEmpty { tell(LiveEvent(name: "facts", data: Self.json(told))) }
  }

  /// The number of labels whose facts are in one event.
  private static let toldAtOnce = 40

  /// Returns the image of a job, which is drawn if it is not cached. On a thread of the drawing.
  func drawn(_ job: LabelJob, _ key: ImageKey, _ drawing: LiveDrawing) -> LiveImage {
    let cached = state.withLock { state -> LiveImage? in
      let image = state.images[key]
      // The image of a label that is back has its facts again.
      if let image, state.content.keys.contains(key) { state.facts[key] = image.facts }
      return image
    }
    if let cached { return cached }
    let image = drawing.image(of: job)
    state.withLock { state in
      let isCurrent = state.content.keys.contains(key)
      state.images.insert(image, for: key, isCurrent: isCurrent)
      if isCurrent { state.facts[key] = image.facts }
    }
    return image
  }
}

/// What is different between two contents.
struct LiveDifference {
  /// The names of the labels that are different or new.
  private var changed: [String] = []
  private var removed: [String] = []
  /// Whether labels or columns are new, gone or in another order.
  private var isStructure: Bool

  init(from old: LiveContent, to new: LiveContent) {
    let (oldLabels, newLabels) = (old.manifests.flatMap(\.labels), new.manifests.flatMap(\.labels))
    for label in newLabels {
      if let former = old.label(label.id), former.isEqual(to: label) { continue }
      changed.append(label.id)
    }
    removed = oldLabels.map(\.id).filter { new.label($0) == nil }
    isStructure = old.variants != new.variants || oldLabels.map(\.id) != newLabels.map(\.id)
  }

  /// Whether the labels and columns are the same.
  var isEmpty: Bool { changed.isEmpty && removed.isEmpty && !isStructure }

  /// The data of the event.
  func json(version: Int) -> JSONValue {
    ["version": version.json, "changed": changed.json, "removed": removed.json, "structure": isStructure.json]
  }
}
