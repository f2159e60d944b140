// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
package import LabelManifest
internal import LabelSystem
internal import LabelText
internal import Synchronization

/// What the threads of a run share: renderers, contents of input files, and what images depend on besides.
package final class RunContext: Sendable {
  /// What labels draw with, beside the icons and fonts of their manifests.
  private let resources: Resources
  private let embedsRecords: Bool
  /// The files that labels are made from.
  package let files: InputFiles
  private let pool: RendererPool
  private let fingerprints: RunFingerprints

  /// - Parameters:
  ///   - resources: what labels draw with, beside the icons and fonts of their manifests.
  ///   - embedsRecords: whether each file holds the record that it was made from.
  package init(_ resources: Resources, embedsRecords: Bool = false) {
    self.resources = resources
    self.embedsRecords = embedsRecords
    files = InputFiles(iconSets: resources.iconFolders)
    let fingerprints = RunFingerprints(resources, embedsRecords: embedsRecords)
    self.fingerprints = fingerprints
    pool = RendererPool { renderer, resources in
      fingerprints.fingerprint(fontFolders: resources.fontFolders).note(renderer.typesetter.library.fontFiles)
    }
  }

  /// A worker for one thread, with a renderer for each manifest's icons and fonts.
  ///
  /// - Throws: an error that affects every label, such as a folder of icons that does not exist.
  package func worker() throws(Diagnostic) -> Batch<LabelJob>.Worker {
    _ = try pool.icons(of: resources)
    var renderers = JobRenderers(pool, resources)
    let embedsRecords = embedsRecords
    return { job throws(RenderFailure) in
      let renderer: Renderer
      do throws(Diagnostic) { renderer = try renderers.renderer(for: job) } catch { throw RenderFailure([error]) }
      var made = try renderer.render(job)
      if embedsRecords { made.bytes = EmbeddedRecord.added(job.label.record, to: made.bytes) }
      return made
    }
  }

  // MARK: The build cache

  /// Reckons what most labels will be recorded with, on a thread that has nothing else to do; nothing when fonts have to be listed first.
  package func prepare() {
    if resources.knownFontFiles != nil { _ = fingerprints.fingerprint(fontFolders: resources.fontFolders).value }
  }

  /// What a run was made from, for the next one; nil when something changed meanwhile.
  ///
  /// - Parameter options: stands for the command line.
  package func upToDateStamp(options: ContentHash, images: Int, of resources: Set<LabelResources>) -> UpToDateStamp? {
    let folders = resources.flatMap { [$0.stringsPath].compactMap { $0 } }
    let trees = resources.flatMap { Array($0.iconFolders.values) } + self.resources.iconFolders.values
    var tools: [[String]: UInt64] = [:]
    for fonts in Set(resources.map { self.resources.fontFolders + $0.fontFolders }) {
      guard let fingerprint = fingerprints.known(fontFolders: fonts) else { continue }
      guard let value = fingerprint.value else { return nil }
      tools[fonts] = value
    }
    return UpToDateStamp(options: options, images: images, tools: tools, files: files.hashes, folders: folders, trees: trees)
  }

  /// Whether nothing that a run was made from has changed.
  package func isCurrent(_ stamp: UpToDateStamp, options: ContentHash) -> Bool {
    stamp.isCurrent(options: options) { self.fingerprints.fingerprint(fontFolders: $0).value }
  }

  /// What a batch asks of the build cache.
  package func cachedOutputs(
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
  package func reason(
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
    guard let tool = fingerprints.fingerprint(fontFolders: resources.fontFolders + job.resources.fontFolders).value else { return nil }
    return BuildKey(label: job.hash.words.0, files: files.hash(of: job), tool: tool)
  }
}
