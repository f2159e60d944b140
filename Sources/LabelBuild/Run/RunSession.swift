// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem

/// One performance of a run: what it has open, and what it has come to.
final class RunSession {
  /// The asset pipeline that names files; nil for the manifests' own names.
  let assets: AssetTarget?
  private let run: Run
  private let stream: LabelStream
  private let context: RunContext
  private let cache: BuildCache?
  private var summary = RunSummary()
  /// The files of the run as the dependency file names them, if one is written.
  private var outputs: [String] = []
  /// Whether anything was said of a label, so that the next run has to say it again.
  private var hasDiagnostics = false
  private var hasOrphans = false

  /// - Throws: that an output is a manifest of the run, or the cache not LabelKit's.
  init(_ run: Run) throws(Diagnostic) {
    try run.checkOutputs()
    self.run = run
    assets = run.destination.layout.map { AssetTarget($0.kind, name: $0.name, favicon: $0.favicon) }
    stream = LabelStream(run.manifests.map(ManifestFile.input), shard: run.shard, naming: assets)
    var resources = run.resources
    if run.cache != .none, resources.fontCatalogFile == nil { resources.fontCatalogFile = UserCache.fontCatalog }
    context = RunContext(resources, embedsRecords: run.embedsRecords)
    cache = try run.cache.open(for: run)
  }

  /// Begins to record; after it was found that something changed.
  func begin() {
    cache?.beginRun()
    for manifest in run.manifests where manifest != "-" { context.files.contents(of: manifest) }
  }

  /// Ends the run before its end: no label is to blame, and what it has not come to is skipped.
  ///
  /// - Throws: what the observer throws at the news.
  func fail(because diagnostic: Diagnostic, _ observe: Run.Observer) throws(Diagnostic) {
    summary.failure = diagnostic
    while case .some = stream.next() { summary.add(skippedFiles: 1) }
    try observe(.failed(diagnostic))
  }

  /// What the run came to.
  var finalSummary: RunSummary {
    var summary = summary
    summary.unreadableManifests = stream.unreadableManifests
    summary.isCancelled = run.isCancelled()
    summary.inputStamps = context.files.stamps
    return summary
  }

  // MARK: Runs in which nothing changed

  /// The summary of a run of which can be told without reading a manifest that it would change nothing; nil when it cannot.
  func summaryOfUnchangedInputs() -> RunSummary? {
    guard !run.reportsEveryLabel, run.dependencyFile == nil, !run.rendersAll, recordsInputs, let cache,
      let folder = run.destination.folderPath.flatMap({ OutputFolder(existing: $0) }), let stamp = cache.upToDateStamp()
    else { return nil }
    var summary = RunSummary()
    summary.inputStamps = Dictionary(stamp.files.map { ($0, FileStamp(path: $0)) }) { first, _ in first }
    guard cache.outputsAreUpToDate(by: stamp, in: folder), context.isCurrent(stamp, options: options) else { return nil }
    summary.add(unchangedFiles: stamp.images)
    return summary
  }

  /// Whether the manifests can be compared with those of an earlier run.
  private var recordsInputs: Bool { !run.manifests.contains("-") && run.destination.folderPath != nil }

  /// Records what the run was made from, for a next one in which nothing changed; not if it left anything to do or to say.
  func recordInputs() {
    guard recordsInputs, let cache, summary.exitCode == 0, summary.skipped == 0, !hasDiagnostics, !hasOrphans, !run.isCancelled() else {
      return
    }
    let images = summary.written + summary.unchanged
    if let stamp = context.upToDateStamp(options: options, images: images, of: stream.resources) { cache.record(stamp) }
  }

  /// Stands for what the run is about, in case one build cache is used for several runs.
  private var options: ContentHash {
    var hash = ContentHash()
    for word in run.manifests + [run.destination.folderPath, run.destination.layout?.favicon] + run.distinction { hash.add(word) }
    for file in (run.expectedFiles ?? []).sorted() { hash.add(file) }
    return hash
  }

  // MARK: Outputs

  /// Takes every label through its steps, on all threads.
  func renderOutputs(into target: any RunTarget, _ observe: Run.Observer) throws(Diagnostic) {
    let stream = stream
    let steps = LabelSteps(context, target, cache, rendersAll: run.rendersAll)
    var workers = RunWorkers(source: { stream.next() }, steps: steps, count: run.jobs, maximumFailures: run.maximumFailures)
    if target.folder == nil { workers.windowPerThread = 8 }
    workers.isCancelled = run.isCancelled
    try workers.run { (result) throws(Diagnostic) in
      summary.add(result)
      var result = result
      do throws(MachineError) { try target.deliver(&result) } catch { throw Diagnostic(error) }
      if !result.diagnostics.isEmpty { hasDiagnostics = true }
      if run.dependencyFile != nil, let path = result.path { outputs.append(run.destination.whole(path)) }
      try observe(.finished(result))
    }
    guard !run.isCancelled() else { return }
    do throws(MachineError) { try target.finish() } catch { throw Diagnostic(error) }
  }

  /// Tells what `renderOutputs` would do.
  func planOutputs(for target: any RunTarget, _ observe: Run.Observer) throws(Diagnostic) {
    let steps = LabelSteps(context, target, cache, rendersAll: run.rendersAll)
    var index = 0
    var isWhole = true
    while !run.isCancelled(), let item = stream.next() {
      switch item {
      case .refused(let label):
        let result = RunResult(index: index, label: label)
        summary.add(result)
        try observe(.finished(result))
      case .file(let output) where target.wants(output):
        summary.add(skippedFiles: 1)
        let reason: StaleReason? = if case .stale(let reason) = steps.staleness(of: output) { reason } else { nil }
        if reason != nil { isWhole = false }
        try observe(
          .planned(PlannedFile(id: output.id, path: output.path.description, reason: reason, warnings: output.warnings)))
      case .file(let output):
        summary.add(skippedFiles: 1)
        if !output.warnings.isEmpty {
          try observe(.finished(RunResult(index: index, output: output, status: .skipped, diagnostics: output.warnings)))
        }
      }
      index += 1
    }
    guard let folder = target.folder else { return }
    for path in assets?.plannedDocuments(in: folder, isWhole: isWhole) ?? [] { cache?.mark(path) }
  }

  // MARK: Beside the outputs

  /// Writes what stands beside the images. Not after a run that was stopped: an index of half the labels is worse than an old one.
  func writeDocuments(beside target: any RunTarget) throws(Diagnostic) {
    guard let assets, let folder = target.folder, summary.skipped == 0, !run.isCancelled() else { return }
    let documents = try assets.documents(in: folder) { path, hash in
      !run.rendersAll && cache?.isUpToDate(path, hash: hash, folder.stamp(of: path)) ?? false
    }
    for document in documents {
      do throws(MachineError) { _ = try folder.write(document.bytes, to: document.path) } catch { throw Diagnostic(error) }
      cache?.record(document.path, hash: document.hash, folder.stamp(of: document.path))
      if run.dependencyFile != nil { outputs.append(run.destination.whole(document.path.description)) }
    }
    if let expected = run.expectedFiles, let error = assets.surprise(expected, documents: documents) { throw Diagnostic(error) }
    if let error = assets.missingFavicon { throw Diagnostic(error, at: DocumentLocation(file: "--favicon")) }
  }

  /// Removes the files of deleted labels, or tells which they are. Only after a run without failures: a label that fails has files too.
  func removeOrphans(from target: any RunTarget, _ observe: Run.Observer) throws(Diagnostic) {
    try forEachOrphan(of: target) { (path, folder) throws(Diagnostic) in
      guard run.prunes else { return try observe(.orphan(OrphanedFile(path: path.description, fate: .kept))) }
      guard folder.remove(path) else { return }
      cache?.forget(path)
      try observe(.orphan(OrphanedFile(path: path.description, fate: .removed)))
    }
  }

  /// Tells what `removeOrphans` would do.
  func planOrphans(of target: any RunTarget, _ observe: Run.Observer) throws(Diagnostic) {
    try forEachOrphan(of: target) { (path, _) throws(Diagnostic) in
      try observe(.orphan(OrphanedFile(path: path.description, fate: run.prunes ? .planned : .kept)))
    }
  }

  private func forEachOrphan(
    of target: any RunTarget, _ body: (OutputPath, OutputFolder) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    guard let cache, let folder = target.folder, summary.exitCode == 0, !run.isCancelled() else { return }
    try cache.forEachOrphan(in: folder) { (path) throws(Diagnostic) in
      hasOrphans = true
      try body(path, folder)
    }
  }

  /// Writes what was made from what, for a build tool.
  func writeDependencyFile() throws(Diagnostic) {
    guard let file = run.dependencyFile else { return }
    let made = (file.target ?? run.destination.archivePath).map { [$0] } ?? outputs
    let text = DependencyFile.text(file.format, inputs: context.files.paths, outputs: made)
    do throws(MachineError) { _ = try AtomicFile.write(Array(text.utf8), to: file.path) } catch {
      throw Diagnostic(error, at: DocumentLocation(file: "--deps"))
    }
  }
}
