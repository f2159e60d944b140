// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem
internal import SystemPackage

/// One execution of a run: its open resources and its results so far.
final class RunSession {
  /// The asset pipeline that names the files; nil if the manifests name them.
  let assets: AssetTarget?
  let run: Run
  private let stream: LabelStream
  private let planOptions: PlanOptions
  /// Which labels are planned; nil for all.
  let filter: LabelFilter?
  private let inputs: PlannedInputs
  let context: RunContext
  let cache: BuildCache?
  /// The error of a disk without space for the cache. The run goes on without it, and reports the error at its end.
  private var cacheFailure: MachineError?
  private var summary = RunSummary()
  /// The files of the run as the dependency file names them, if one is written.
  private var outputs: [String] = []
  /// Whether a label had diagnostics, so that the next run has to report them again.
  private var hasDiagnostics = false
  private var hasOrphans = false
  /// The images for the page that shows them all; nil if none is written.
  private var gallery: Gallery?

  /// - Throws: an error if an output is a manifest of the run, or the cache file is not a build cache.
  init(_ run: Run) throws(Diagnostic) {
    try run.checkOutputs()
    self.run = run
    assets = run.destination.layout.map { AssetTarget($0) }
    filter = run.only.isEmpty ? nil : LabelFilter(run.only)
    var options = PlanOptions()
    (options.shard, options.filter, options.overrides) = (run.shard, filter, run.overrides)
    options.sharedHead = try SharedHead(defaults: run.defaultsFile, strings: run.stringsPath)
    (options.naming, options.formats, options.allowsEqualIDs) = (assets, run.formats, run.allowsEqualIDs)
    planOptions = options
    stream = LabelStream(run.manifests.map(ManifestFile.input), options)
    var resources = run.resources
    if run.cache != .none, resources.fontCatalogFile == nil { resources.fontCatalogFile = UserCache.fontCatalog }
    context = RunContext(resources, isolation: run.isolation)
    for manifest in run.manifestFiles { context.files.protect(manifest) }
    inputs = PlannedInputs(context.files, stream, folder: run.destination.folderPath)
    gallery = run.galleryFile.flatMap { file in
      run.destination.folderPath.map { Gallery(file: file, folder: $0, title: run.destination.layout?.name ?? "Labels") }
    }
    do throws(MachineError) { cache = try run.cache.open(for: run) } catch {
      cache = nil
      cacheFailure = error
    }
  }

  /// Whether a file is an input of the run.
  var isInput: @Sendable (FileIdentity) -> Bool { { [files = context.files] in files.contains($0) } }

  /// Begins recording, after something was found to have changed.
  func begin() {
    cache?.beginRun()
    for manifest in run.manifestFiles { context.files.contents(of: manifest) }
  }

  /// Checks that a label has the id that the user named for the favicons, before anything is written. A run of standard input, which is read
  /// once, checks it at its end.
  func checkFavicon() throws(Diagnostic) {
    guard let layout = run.destination.layout, layout.favicon != nil, !run.manifests.contains("-") else { return }
    let target = AssetTarget(layout)
    var options = planOptions
    options.naming = target
    let stream = LabelStream(run.manifests.map(ManifestFile.input), options)
    while case .some = stream.next() {}
    if let error = target.missingFavicon { throw Diagnostic(error, at: DocumentLocation(file: "--favicon")) }
  }

  /// Ends the run early because of an error that is not a label's. The remaining files count as skipped.
  ///
  /// - Throws: what the observer throws.
  func fail(because diagnostic: Diagnostic, _ observe: Run.Observer) throws(Diagnostic) {
    summary.failure = diagnostic
    // Standard input may never end.
    if run.manifests.contains("-") { stream.stopReading() }
    while case .some = stream.next() { summary.add(skippedFiles: 1) }
    try observe(.failed(diagnostic))
  }

  /// Writes the rest of the build cache, and ends the run with an error if the disk had no space for it.
  func finishCache(_ observe: Run.Observer) throws(Diagnostic) {
    do throws(MachineError) { try cache?.finish() } catch { cacheFailure = error }
    guard let cacheFailure, summary.failure == nil else { return }
    summary.failure = Diagnostic(cacheFailure)
    try observe(.failed(Diagnostic(cacheFailure)))
  }

  /// The counts of the results at the end of the run.
  var finalSummary: RunSummary {
    var summary = summary
    summary.unreadableManifests = stream.unreadableManifests
    summary.rows = stream.rowCount
    summary.isCancelled = run.isCancelled()
    summary.folders = searchedFolders
    summary.folders.noteNewIcons(context.stamps)
    // No label has strings that cannot be read.
    summary.inputStamps = context.files.stamps.merging(context.stamps(of: summary.folders.files)) { first, _ in first }
    return summary
  }

  /// The folders that the run read. Icon folders are listed only for a run that watches them, because they may have thousands of files.
  private var searchedFolders: SearchedFolders {
    let manifests = stream.resources
    let iconFolders = run.watches ? run.resources.iconFolders.values + manifests.flatMap(\.iconFolders.values) : []
    return SearchedFolders(manifests, fontFolders: run.resources.fontFolders, iconFolders: iconFolders)
  }

  // MARK: Runs in which nothing changed

  /// The summary of a run in which nothing changed, computed without reading a manifest; nil if something changed or that is unknown.
  func summaryOfUnchangedInputs() -> RunSummary? {
    guard !run.reportsEveryLabel, run.dependencyFile == nil, run.galleryFile == nil, !run.rendersAll, recordsInputs, let cache,
      let folder = run.destination.folderPath.flatMap({ OutputFolder(existing: $0) }), let stamp = cache.upToDateStamp()
    else { return nil }
    var summary = RunSummary()
    summary.inputStamps = Dictionary(stamp.files.map { ($0, FileStamp(path: $0)) }) { first, _ in first }
    guard cache.outputsAreUpToDate(by: stamp, in: folder), context.isCurrent(stamp, options: options) else { return nil }
    summary.folders = SearchedFolders(fonts: stamp.fontFolders, strings: stamp.stringPaths, icons: run.watches ? stamp.iconFolders : [])
    summary.inputStamps.merge(context.stamps(of: summary.folders.files)) { first, _ in first }
    summary.add(unchangedFiles: stamp.images)
    return summary
  }

  /// Whether the run's inputs can be recorded and compared with those of an earlier run.
  private var recordsInputs: Bool { !run.manifests.contains("-") && run.destination.folderPath != nil && filter == nil }

  /// Records all inputs, so that a next run in which nothing changed can end early. Does nothing if that run would have something to do or to
  /// report.
  func recordInputs() {
    guard recordsInputs, let cache, summary.exitCode == 0, summary.skipped == 0, !hasDiagnostics, !hasOrphans, !run.isCancelled() else {
      return
    }
    let images = summary.written + summary.unchanged
    if let stamp = context.upToDateStamp(options: options, images: images, of: stream.resources) { cache.record(stamp) }
  }

  /// A hash of the run's manifests, destination and options, because several runs may share one build cache.
  private var options: ContentHash {
    var hash = ContentHash()
    for text in run.manifests + [run.destination.folderPath, run.destination.layout?.favicon] + run.cacheKeyOptions { hash.add(text) }
    for text in [run.defaultsFile, run.stringsPath, run.destination.layout?.faviconFolder] { hash.add(text) }
    hash.add(run.destination.layout?.leavesOutUnsupportedVariants ?? false ? 1 : 0)
    for text in run.overrides?.texts ?? [] { hash.add(text) }
    return hash
  }

  /// Tells which LabelKit, libraries and fonts draw the run's images.
  ///
  /// - Throws: `MachineError.noFonts` and others if fonts cannot be listed.
  func fingerprint() throws(Diagnostic) -> String {
    do throws(MachineError) { return try JobFingerprint(context.resources, options: run.embedsRecords ? ["embed"] : []).digits } catch {
      throw Diagnostic(error)
    }
  }

  // MARK: Outputs

  private func steps(into target: any RunTarget) -> OutputSteps {
    OutputSteps(context, target, assets, cache, rendersAll: run.rendersAll, keepsJobs: run.galleryFile != nil)
  }

  /// Takes every file through its steps, on all threads.
  func renderOutputs(into target: any RunTarget, _ observe: Run.Observer) throws(Diagnostic) {
    var workers = RunWorkers(source: inputs, steps: steps(into: target), count: run.jobs, maximumFailures: run.maximumFailures)
    if target.folder == nil { workers.windowPerThread = 8 }
    workers.isCancelled = run.isCancelled
    // The workers begin no further file after it.
    var diskFull: Diagnostic?
    try workers.run { (result) throws(Diagnostic) in
      var result = result
      summary.add(result)
      let events: [RunEvent]
      do throws(MachineError) { events = try target.deliver(&result) } catch { throw Diagnostic(error) }
      if !result.diagnostics.isEmpty { hasDiagnostics = true }
      gallery?.add(result)
      if run.dependencyFile != nil, let path = result.path { outputs.append(run.destination.fullPath(of: path)) }
      try report(events, observe)
      if run.estimatesTotal { result.total = stream.expectedCount }
      try observe(.finished(result))
      diskFull = diskFull ?? result.diagnostics.first { $0.code == .diskFull }
    }
    if let diskFull { throw diskFull }
    guard !run.isCancelled() else { return }
    try checkFilter()
    let events: [RunEvent]
    do throws(MachineError) { events = try target.finish(isComplete: summary.failed < run.maximumFailures ?? .max) } catch {
      throw Diagnostic(error)
    }
    try report(events, observe)
  }

  /// Reports and counts what a target has finished.
  private func report(_ events: [RunEvent], _ observe: Run.Observer) throws(Diagnostic) {
    for event in events {
      if case .archive(let file) = event { summary.add(file) }
      try observe(event)
    }
  }

  /// Reports what `renderOutputs` would do.
  func planOutputs(for target: any RunTarget, _ observe: Run.Observer) throws(Diagnostic) {
    let steps = steps(into: target)
    var index = 0
    var allUpToDate = true
    while !run.isCancelled(), let item = inputs.next() {
      if summary.failed >= run.maximumFailures ?? .max {
        stream.stopReading()
        summary.add(skippedFiles: 1)
        continue
      }
      switch item {
      case .invalid(let label):
        let result = RunResult(index: index, label: label)
        summary.add(result)
        try observe(.finished(result))
      case .file(let output) where target.wants(output) && steps.isStrict && !output.warnings.isEmpty:
        let result = RunResult(index: index, output: output, status: .failed, diagnostics: output.warnings.strict)
        summary.add(result)
        try observe(.finished(result))
      case .file(let output) where target.wants(output):
        summary.add(skippedFiles: 1)
        let reason: StaleReason? = if case .stale(let reason) = steps.staleness(of: output) { reason } else { nil }
        if reason != nil { allUpToDate = false }
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
    try checkFilter()
    guard let folder = target.folder else { return }
    for path in assets?.plannedDocuments(in: folder, allUpToDate: allUpToDate) ?? [] { cache?.mark(path) }
  }

  /// Checks that each text of `--only` was in the id of a label, unless the run has ended before it has read all.
  private func checkFilter() throws(Diagnostic) {
    guard summary.failed < run.maximumFailures ?? .max, !run.isCancelled(), let error = stream.filterError else { return }
    throw error
  }

  // MARK: Documents and orphans

  /// Writes the asset pipeline's documents, such as an index. Does nothing if the run was stopped: an incomplete index is worse than an old
  /// one.
  func writeDocuments(beside target: any RunTarget) throws(Diagnostic) {
    guard let assets, let folder = target.folder, summary.skipped == 0, !run.isCancelled() else { return }
    let documents = try assets.documents(in: folder) { path, hash in
      !run.rendersAll && cache?.isUpToDate(path, hash: hash, folder.stamp(of: path)) ?? false
    }
    for document in documents {
      let rule = OutputRule(document.kind, isInput: isInput) { [cache] in cache?.hasRecord(of: document.path) ?? false }
      do throws(MachineError) { _ = try folder.write(document.bytes, to: document.path, rule) } catch { throw Diagnostic(error) }
      cache?.record(document.path, hash: document.hash, folder.stamp(of: document.path))
      if run.dependencyFile != nil { outputs.append(run.destination.fullPath(of: document.path.description)) }
    }
    if let error = assets.missingFavicon { throw Diagnostic(error, at: DocumentLocation(file: "--favicon")) }
  }

  /// Removes or reports the files of deleted labels. Does nothing if a label failed, because its files are not orphans.
  func removeOrphans(from target: any RunTarget, _ observe: Run.Observer) throws(Diagnostic) {
    try forEachOrphan(of: target) { (path, folder) throws(Diagnostic) in
      guard run.prunes else { return try observe(.orphan(OrphanedFile(path: path.description, fate: .kept))) }
      guard folder.remove(path) else { return }
      cache?.forget(path)
      summary.addRemovedFile()
      try observe(.orphan(OrphanedFile(path: path.description, fate: .removed)))
    }
  }

  /// Reports what `removeOrphans` would do.
  func planOrphans(of target: any RunTarget, _ observe: Run.Observer) throws(Diagnostic) {
    try forEachOrphan(of: target) { (path, _) throws(Diagnostic) in
      try observe(.orphan(OrphanedFile(path: path.description, fate: run.prunes ? .planned : .kept)))
    }
  }

  private func forEachOrphan(
    of target: any RunTarget, _ body: (OutputPath, OutputFolder) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    guard let cache, let folder = target.folder, summary.exitCode == 0, !run.isCancelled(), filter == nil else { return }
    try cache.forEachOrphan(in: folder) { (path) throws(Diagnostic) in
      hasOrphans = true
      try body(path, folder)
    }
  }

  /// Writes the page that shows all images. Does nothing if the run was stopped, as for documents.
  func writeGallery() throws(Diagnostic) {
    guard let gallery, let file = run.galleryFile, summary.skipped == 0, !run.isCancelled() else { return }
    FilePath(file).folder.makeFolders()
    do throws(MachineError) { _ = try AtomicFile.write(Array(gallery.page.utf8), to: file, OutputRule(.gallery, isInput: isInput)) } catch {
      throw Diagnostic(error, at: DocumentLocation(file: "--gallery"))
    }
    if run.dependencyFile != nil { outputs.append(file) }
  }

  /// Writes the dependency file for a build tool.
  func writeDependencyFile() throws(Diagnostic) {
    guard let file = run.dependencyFile else { return }
    let targets = (file.target ?? run.destination.archivePath).map { [$0] } ?? outputs
    let rule = OutputRule(.dependencies, isInput: isInput)
    do throws(MachineError) {
      let inputs = Set(context.files.paths).union(searchedFolders.files).sorted()
      let text = try file.text(inputs: inputs, outputs: targets)
      FilePath(file.path).folder.makeFolders()
      _ = try AtomicFile.write(Array(text.utf8), to: file.path, rule)
    } catch {
      throw Diagnostic(error, at: DocumentLocation(file: "--deps"))
    }
  }
}
