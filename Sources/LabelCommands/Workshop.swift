// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelEngine
import LabelIcons
import LabelKit
import LabelManifest
import LabelSystem
import Synchronization

/// What the threads of a run share: icons, contents of input files, and what pictures depend on besides.
final class Workshop: Sendable {
  private let common: CommonSettings
  private let optimizes: Bool
  private let embeds: Bool
  /// The files that labels are made from.
  let files: InputFiles
  /// Each manifest's own, as two may use one prefix.
  private let registries = Mutex<[LabelResources: Result<IconRegistry, Diagnostic>]>([:])
  /// By the font folders of manifests.
  private let fingerprints = Mutex<[[String]: RunFingerprint]>([:])
  private let start = FileStamp.now

  init(_ common: CommonSettings, optimizes: Bool, embeds: Bool = false) {
    self.common = common
    self.optimizes = optimizes
    self.embeds = embeds
    files = InputFiles(iconSets: common.namedIconSets)
  }

  /// A worker for one thread, with a renderer for each manifest's icons and fonts.
  func worker() throws(Diagnostic) -> Batch<LabelJob>.Worker {
    var renderers: [LabelResources: LabelRenderer] = [:]
    // Labels of one manifest come one after the other.
    var last: (resources: LabelResources, renderer: LabelRenderer)?
    // Trouble that concerns every label shows before any is taken.
    _ = try registry(LabelResources())
    let smallest = optimizes ? SmallestPNG() : nil
    let embeds = embeds
    return { job throws(RenderFailure) in
      let renderer: LabelRenderer
      if let last, last.resources == job.resources {
        renderer = last.renderer
      } else {
        do throws(Diagnostic) {
          if let known = renderers[job.resources] { renderer = known } else { renderer = try self.renderer(job.resources) }
        } catch {
          throw RenderFailure([error])
        }
        renderers[job.resources] = renderer
        last = (job.resources, renderer)
      }
      var made = if let smallest { try renderer.render(job, encode: smallest.encode) } else { try renderer.render(job) }
      if embeds { made.bytes = EmbeddedRecord.added(job.label.record, to: made.bytes) }
      return made
    }
  }

  private func renderer(_ resources: LabelResources) throws(Diagnostic) -> LabelRenderer {
    let renderer = try LabelRenderer(rendererOptions(resources), icons: registry(resources))
    fingerprint(resources).note(renderer.typesetter.library.fontFiles)
    return renderer
  }

  private func rendererOptions(_ resources: LabelResources) -> LabelRenderer.Options {
    common.rendererOptions(fonts: resources.fontFolders)
  }

  private func registry(_ resources: LabelResources) throws(Diagnostic) -> IconRegistry {
    let result = registries.withLock { registries in
      if let known = registries[resources] { return known }
      let made: Result<IconRegistry, Diagnostic>
      do throws(Diagnostic) { made = .success(try common.registry(manifestFolders: resources.iconFolders)) } catch {
        made = .failure(error)
      }
      registries[resources] = made
      return made
    }
    return try result.get()
  }

  // MARK: The build cache

  /// Reckons what most labels will be recorded with, on a thread that has nothing else to do; nothing when fonts have to be listed first.
  func prepare() {
    if rendererOptions(LabelResources()).knownFontFiles != nil { _ = fingerprint(LabelResources()).value }
  }

  /// What a run was made from, for the next one; nil when something changed meanwhile.
  ///
  /// - Parameter options: stands for the command line.
  func upToDateStamp(options: ContentHash, images: Int, of resources: Set<LabelResources>) -> UpToDateStamp? {
    let folders = resources.flatMap { [$0.stringsPath].compactMap { $0 } }
    let trees = resources.flatMap { Array($0.iconFolders.values) } + common.namedIconSets.values
    var tools: [[String]: UInt64] = [:]
    for fonts in Set(resources.map(\.fontFolders)) {
      guard let fingerprint = fingerprints.withLock({ $0[fonts] }) else { continue }
      guard let value = fingerprint.value else { return nil }
      tools[fonts] = value
    }
    return UpToDateStamp(options: options, images: images, tools: tools, files: files.hashes, folders: folders, trees: trees)
  }

  /// Whether nothing that a run was made from has changed.
  func isCurrent(_ stamp: UpToDateStamp, options: ContentHash) -> Bool {
    stamp.isCurrent(options: options) { self.fingerprint(LabelResources(fontFolders: $0)).value }
  }

  /// What a batch asks of the build cache.
  func cachedOutputs(
    _ cache: BuildCache, _ folder: OutputFolder, isForced: Bool, assets: AssetTarget? = nil
  ) -> CachedOutputs<LabelJob> {
    CachedOutputs(
      upToDate: { output in
        let path = assets?.formerPath(of: output.path) ?? output.path
        let keepsName = assets?.kind != .web
        guard !isForced else {
          if keepsName { cache.mark(path) }
          return nil
        }
        let staleness = cache.staleness(of: path, key: self.key(of: output.job), stamp: folder.stamp(of: path), keepsName: keepsName)
        guard case .upToDate(var made) = staleness else { return nil }
        if path != output.path { made.path = path }
        return made
      },
      record: { output, made in
        if let key = self.key(of: output.job) { cache.record(made.path ?? output.path, key: key, made) }
      })
  }

  /// Why a file has to be made; nil when it need not be.
  func reason(
    toMake output: PlannedOutput<LabelJob>, _ cache: BuildCache?, _ folder: OutputFolder?, assets: AssetTarget? = nil
  ) -> StaleReason? {
    let path = assets?.formerPath(of: output.path) ?? output.path
    guard let cache else { return .new }
    switch cache.staleness(of: path, key: key(of: output.job), stamp: folder?.stamp(of: path), keepsName: assets?.kind != .web) {
    case .upToDate: return nil
    case .stale(let reason): return reason
    }
  }

  /// What a picture is made from; nil when fonts cannot be listed, or one has changed since the run began.
  private func key(of job: LabelJob) -> BuildKey? {
    guard let tool = fingerprint(job.resources).value else { return nil }
    return BuildKey(label: job.hash.words.0, files: files.hash(of: job), tool: tool)
  }

  private func fingerprint(_ resources: LabelResources) -> RunFingerprint {
    fingerprints.withLock { known in
      if let fingerprint = known[resources.fontFolders] { return fingerprint }
      let words = common.iconSets + (optimizes ? ["optimize"] : []) + (embeds ? ["embed"] : [])
      let fingerprint = RunFingerprint(rendererOptions(resources), words: words, start: start)
      known[resources.fontFolders] = fingerprint
      return fingerprint
    }
  }
}
