// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem
internal import Synchronization

/// The labels of some manifests as they are now: planned again when a file changes, and drawn when a page asks for them. Any number of
/// threads may use it at once.
///
/// Only what has changed is drawn: an image is known by the record, the defaults, the variant and the files that decide it.
package final class LiveSession: LivePageSession {
  struct State {
    var content = LiveContent([]) { _ in ImageKey(job: ContentHash(), files: 0, generation: 0) }
    var version = 0
    /// The texts of manifests that are shown and not written yet.
    var drafts: [Int: String] = [:]
    var drawing: LiveDrawing
    var inputs = LiveInputs()
    var images = ImageCache()
    /// The facts of the images of the labels, with the keys that they are of.
    var facts: [ImageKey: LiveImage.Facts] = [:]
    /// The accepted images to compare with; nil if there are none or the manifests are not planned yet.
    var baseline: AcceptedSnapshots?
    /// How images compare with the accepted ones. Labels with equal images have accepted images of their own.
    var accepted: [OutputPath: AcceptedSnapshots.State] = [:]
    /// The JSON of the state with its version.
    var json: (version: Int, text: String)?
    /// Facts that no event has told yet, by label and column.
    var untold: [String: [Int: LiveImage.Facts]] = [:]
    /// The number of images that are still to be drawn in the background.
    var remaining = 0
    var isStopped = false
  }

  /// The bytes of images of labels as they are written that are kept.
  static let cachedBytes = 64 << 20

  package let settings: LiveSettings
  let state: Mutex<State>
  let listeners = LiveListeners()
  /// The only thread that changes the content.
  let planning = TaskThreads(count: 1)
  private let watch = Mutex<LiveWatch?>(nil)

  /// Reads and plans the manifests, and begins to watch their files.
  ///
  /// - Parameter watches: Whether changes of files are noticed; false for an export.
  package init(_ settings: LiveSettings, watches: Bool = true) async {
    self.settings = settings
    state = Mutex(State(drawing: LiveDrawing(settings.resources, generation: 0)))
    await withCheckedContinuation { ready in
      let isAdded = planning.run {
        self.plan(Set(settings.manifests))
        // The first page asks for it.
        if watches { _ = self.json }
        ready.resume()
      }
      if !isAdded { ready.resume() }
    }
    guard watches else { return }
    let weak = Weak(self)
    watch.withLock { watch in
      watch = LiveWatch(
        inputs: { weak.value?.state.withLock { $0.inputs } ?? LiveInputs() },
        onChange: { changed in weak.value?.planAndWait(changed) })
    }
  }

  /// A reference for threads that must not keep the session.
  private final class Weak: Sendable {
    private let reference: Mutex<WeakReference>
    private struct WeakReference { weak var session: LiveSession? }
    init(_ session: LiveSession) { reference = Mutex(WeakReference(session: session)) }
    var value: LiveSession? { reference.withLock { $0.session } }
  }

  package func stop() {
    watch.withLock { $0?.stop() }
    planning.stop()
    let drawing = state.withLock { state in
      state.isStopped = true
      return state.drawing
    }
    drawing.stop()
    listeners.stop()
  }

  // MARK: Answers

  /// The number of the state, which grows with each change.
  package var version: Int { state.withLock { $0.version } }

  package var json: String {
    let (content, version, cached) = state.withLock { ($0.content, $0.version, $0.json) }
    if let cached, cached.version == version { return cached.text }
    let text = content.json(version: version, settings).line
    state.withLock { if $0.version == version { $0.json = (version, text) } }
    return text
  }

  package var facts: String {
    let (content, facts, accepted, version) = state.withLock { ($0.content, $0.facts, $0.accepted, $0.version) }
    return Self.json(content.facts(facts, accepted), version)
  }

  /// Facts by label and column as JSON on one line.
  static func json(_ facts: [String: [Int: LiveImage.Facts]], _ version: Int? = nil) -> String {
    let facts = facts.sorted { $0.key < $1.key }.map { id, byVariant in
      JSONValue.Member(id, .object(byVariant.sorted { $0.key < $1.key }.map { .init(String($0.key), $0.value.json) }))
    }
    var json: JSONValue = ["facts": .object(facts)]
    json["version"] = version?.json
    return json.line
  }

  package func pauseBackground() { state.withLock { $0.drawing }.pause() }

  package func events() -> AsyncStream<LiveEvent> { listeners.events() }

  package func ping() { listeners.ping() }

  /// The number of pages that listen.
  package var listenerCount: Int { listeners.count }

  func tell(_ event: LiveEvent) { listeners.tell(event) }
}
