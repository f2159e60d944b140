// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelPreviewBuild
internal import LabelPreviewProtocol
internal import LabelSystem
internal import Synchronization

/// The previews of a package as they are now: built again when a file changes, and drawn when a page asks for them. Any number of threads
/// may use it at once.
///
/// The page is served while the package is built. Until a build is done, and after one that has failed, it shows what was built before.
package final class PreviewSession: LivePageSession {
  struct State {
    var content: PreviewContent
    var version = 1
    /// Counts the builds; an image belongs to one.
    var build = 0
    /// Whether files have changed since the last build began.
    var mustBuild = true
    var inputs = LiveInputs()
    var images = LRUCache<PreviewKey, DrawnPreview>(costLimit: LiveSession.cachedBytes)
    /// The digests of the images of the columns as they were drawn last.
    var digests: [PreviewImageRequest: Digest] = [:]
    /// The same of images with toggles, which are drawn again after a build too.
    var toggled: [PreviewImageRequest: Digest] = [:]
    /// The facts of the images of the columns.
    var facts: [String: [Int: LiveImage.Facts]] = [:]
    /// The previews whose images have changed, and facts, that no event has told yet.
    var untoldChanges: [String] = []
    var untoldFacts: [String: [Int: LiveImage.Facts]] = [:]
    /// The number of images that are still to be drawn in the background.
    var remaining = 0
    /// Those who wait for the first build.
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// The digest of an image, and the build that it is of.
  struct Digest: Sendable {
    var build: Int
    var digest: String
  }

  /// What decides an image.
  struct PreviewKey: Hashable, Sendable {
    var request: PreviewImageRequest
    var build: Int
  }

  /// An image, and where its parts are.
  struct DrawnPreview: Sendable {
    var image: LiveImage
    var layout: String
  }

  let settings: PreviewSettings
  let state: Mutex<State>
  let listeners = LiveListeners()
  private let package: PreviewPackage
  /// Ends a running build.
  private let builds = ProgramStop()
  private let building = TaskThreads(count: 1)
  /// The only thread that talks to the program that draws.
  let drawing = TaskThreads(count: 1)
  /// That program; nil before the first build.
  let host = Mutex<PreviewHostProcess?>(nil)
  private let watch = Mutex<LiveWatch?>(nil)

  /// Begins to build a package, and to watch its files.
  ///
  /// - Parameter watches: Whether changes of files are noticed; false for an export.
  /// - Throws: An error if the folder has no package, or a variant is not valid.
  package init(_ settings: PreviewSettings, watches: Bool = true) throws(Diagnostic) {
    self.settings = settings
    package = try PreviewPackage(folder: settings.package, scratch: settings.scratch, swift: settings.swift)
    state = Mutex(State(content: try PreviewContent(variants: settings.variants)))
    beginBuild()
    guard watches else { return }
    watch.withLock { watch in
      watch = LiveWatch(
        inputs: { [weak self] in self?.state.withLock { $0.inputs } ?? LiveInputs() }, onChange: { [weak self] _ in self?.beginBuild() })
    }
  }

  package func stop() {
    watch.withLock { $0?.stop() }
    builds.stop()
    building.stop()
    drawing.stop()
    listeners.stop()
    endWaiting()
  }

  // MARK: Builds

  /// Notes the files as they are, and builds after a build that is running.
  private func beginBuild() {
    let inputs = LiveInputs(PreviewSources(root: package.root).watched)
    state.withLock { state in
      state.inputs = inputs
      state.mustBuild = true
    }
    _ = building.run { [weak self] in self?.build() }
  }

  private func build() {
    let (isNeeded, isFirst) = state.withLock { state in
      defer { state.mustBuild = false }
      return (state.mustBuild, state.build == 0)
    }
    guard isNeeded, !builds.isStopped else { return }
    change { $0.status = .building }
    // Previews that were built before are shown rather than those of some modules.
    var found: [Diagnostic] = []
    do throws(Diagnostic) {
      let built = try package.build(leavesOut: isFirst, builds) { if case .diagnostic(let diagnostic) = $0 { found.append(diagnostic) } }
      take(try PreviewRun(PreviewHostRequest(host: built.host, rows: built.rowFile)).rows(), built, found)
    } catch {
      // A build that was ended says nothing.
      if builds.isStopped { return }
      found.append(error)
      change { content in
        content.status = .failed
        content.diagnostics = found
        if content.sources == nil { content.sources = PreviewSources(root: self.package.root) }
      }
    }
    endWaiting()
  }

  /// Lets those go on who wait for the first build.
  private func endWaiting() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for each in waiting { each.resume() }
  }

  /// Shows what a build has made, and draws it.
  private func take(_ rows: [PreviewRow], _ built: PreviewPackage.Built, _ diagnostics: [Diagnostic]) {
    let skipped = rows.filter { $0.event == .failed }.map(\.name)
    let removed = state.withLock { state -> [String] in
      let former = state.content.labels.map(\.id)
      state.build += 1
      state.images = LRUCache(costLimit: LiveSession.cachedBytes)
      state.content.take(rows, built.sources)
      state.content.diagnostics = diagnostics
      state.content.status = diagnostics.isEmpty ? .built : .failed
      state.version += 1
      // Changes that an earlier build has found and that were not told yet are told with those of this one.
      let content = state.content
      state.untoldChanges.removeAll { content[$0] == nil }
      state.untoldFacts = [:]
      state.facts = state.facts.filter { content[$0.key] != nil }
      return former.filter { content[$0] == nil }
    }
    _ = drawing.run { [weak self] in
      self?.host.withLock { $0 = PreviewHostProcess(host: built.host, skippedProviders: skipped) }
    }
    tellState(removed: removed)
    drawInBackground()
  }

  private func change(_ change: (inout PreviewContent) -> Void) {
    state.withLock { state in
      change(&state.content)
      state.version += 1
    }
    tellState()
  }

  func tellState(changed: [String] = [], removed: [String] = []) {
    let version = state.withLock(\.version)
    let json: JSONValue = ["version": version.json, "changed": changed.json, "removed": removed.json, "structure": true]
    listeners.tell(LiveEvent(name: "state", data: json.line))
  }

  /// Waits until the first build has ended.
  func waitForBuild() async {
    await withCheckedContinuation { continuation in
      let isWaiting = state.withLock { state in
        let isWaiting = state.build == 0 && state.content.status == .building && !builds.isStopped
        if isWaiting { state.waiting.append(continuation) }
        return isWaiting
      }
      if !isWaiting { continuation.resume() }
    }
  }

  // MARK: Answers

  package var json: String {
    let (content, version) = state.withLock { ($0.content, $0.version) }
    return content.json(version: version, settings).line
  }

  package var facts: String {
    let (facts, version) = state.withLock { ($0.facts, $0.version) }
    return LiveSession.json(facts, version)
  }

  package var version: Int { state.withLock { $0.version } }

  package func pauseBackground() { drawing.pause() }

  package func events() -> AsyncStream<LiveEvent> { listeners.events() }

  package func ping() { listeners.ping() }
}
