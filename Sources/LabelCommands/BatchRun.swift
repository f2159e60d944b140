// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelEngine
import LabelIcons
import LabelManifest
import LabelSystem
import Synchronization

/// One run of `labelkit batch` or `labelkit assets`.
final class BatchRun {
  /// How a run ended.
  struct Outcome {
    var code: Int32
    /// The files that pictures were made from, as they were when they were read.
    var inputs: [String: FileStamp?]
  }

  let options: RunSettings
  let goal: RunGoal
  let console: Console
  let stream: LabelStream
  let context: RunContext
  let cache: BuildCache?
  var outputs: [String] = []
  /// What is said of several labels, such as a CSV column with an unknown name, is said once.
  private var said: Set<Diagnostic> = []

  init(_ options: RunSettings, _ goal: RunGoal, _ common: CommonSettings, _ console: Console) throws(Diagnostic) {
    for (flag, path) in [("--archive", goal.archive), ("--state", options.state), ("--deps", options.dependencies)] {
      if let path { try OutputFile.check(path, flag, isNoneOf: options.manifests) }
    }
    self.options = options
    self.goal = goal
    self.console = console
    stream = LabelStream(options.manifests.map(ManifestFile.input), shard: goal.shard, naming: goal.assets)
    var resources = try common.resources()
    resources.optimizesFiles = options.optimize
    context = RunContext(resources, embedsRecords: options.embeds)
    cache = try StateFile.open(for: options, goal)
  }

  func run() throws(Diagnostic) -> Outcome {
    let start = ContinuousClock.now
    if let outcome = try unchanged(since: start) { return outcome }
    cache?.beginRun()
    for manifest in options.manifests where manifest != "-" { context.files.contents(of: manifest) }
    var summary: BatchSummary
    do throws(Diagnostic) { summary = options.isDryRun ? try plan() : try make() } catch {
      // None of the labels is to blame, so that the run's exit code is that of the trouble.
      console.show(error)
      summary = BatchSummary()
      while case .some = stream.next() { summary.add(skippedFiles: 1) }
      try report(summary, start)
      return Outcome(code: error.exitCode, inputs: context.files.stamps)
    }
    if !options.isDryRun, summary.skipped == 0, !Interruption.isWished { try writeDocuments() }
    var isTidy = false
    if summary.exitCode == 0, !Interruption.isWished { isTidy = try tidy() }
    if isTidy, summary.skipped == 0, said.isEmpty, !options.isDryRun { recordStamp(summary) }
    try writeDependencies()
    try report(summary, start)
    return Outcome(code: Interruption.exitCode ?? summary.exitCode, inputs: context.files.stamps)
  }

  // MARK: Runs that change nothing

  /// The outcome of a run of which can be told without reading a manifest that it would change nothing; nil when it cannot.
  private func unchanged(since start: ContinuousClock.Instant) throws(Diagnostic) -> Outcome? {
    // What is said of each label can be known only from the labels.
    let isSilent = !options.json && options.progress != .json && options.dependencies == nil
    guard isSilent, leavesStamp, !options.force, !options.isDryRun, let cache, let path = goal.folder,
      let folder = OutputFolder(existing: path), let stamp = cache.upToDateStamp()
    else { return nil }
    let inputs = Dictionary(stamp.files.map { ($0, FileStamp(path: $0)) }) { first, _ in first }
    guard cache.outputsAreUpToDate(by: stamp, in: folder), context.isCurrent(stamp, options: commandLine) else { return nil }
    var summary = BatchSummary()
    summary.add(unchangedFiles: stamp.images)
    try report(summary, start)
    return Outcome(code: 0, inputs: inputs)
  }

  /// Whether the manifests can be compared with those of an earlier run.
  private var leavesStamp: Bool { !options.manifests.contains("-") && goal.folder != nil }

  private func recordStamp(_ summary: BatchSummary) {
    guard leavesStamp, let cache else { return }
    let images = summary.written + summary.unchanged
    if let stamp = context.upToDateStamp(options: commandLine, images: images, of: stream.resources) { cache.record(stamp) }
  }

  /// Stands for what the run is about, in case one build cache is used for several runs.
  private var commandLine: ContentHash {
    var hash = ContentHash()
    for word in options.manifests + [goal.folder, goal.assets?.favicon] + goal.stateWords { hash.add(word) }
    for file in (goal.expected ?? []).sorted() { hash.add(file) }
    return hash
  }

  // MARK: Making

  private func make() throws(Diagnostic) -> BatchSummary {
    var archive: TarArchive?
    var folder: OutputFolder?
    do throws(MachineError) {
      if let path = goal.archive { archive = path == RunGoal.standardOutput ? try .standardOutput() : try TarArchive(path) }
      if let path = goal.folder { folder = try OutputFolder(path) }
    } catch { throw Diagnostic(error, at: SourcePlace(file: goal.archive == nil ? "--output" : "--archive")) }

    let stream = stream
    var batch = Batch(
      source: { stream.next() }, jobs: options.threads, maximumFailures: options.failureLimit, folder: folder)
    batch.isInterrupted = { Interruption.isWished }
    let assets = goal.assets
    if let assets, let folder {
      assets.recall(from: folder)
      batch.finalPath = { assets.finalPath(of: $0, holding: $1) }
    }
    let context = context
    if let cache, let folder {
      batch.cached = context.cachedOutputs(cache, folder, isForced: options.force, assets: assets)
      batch.meanwhile = { context.prepare() }
    }
    var bar = BatchProgress(total: nil)
    let showsBar = options.progress == .auto && Terminal.errorIsTerminal
    let summary = try batch.run(
      makeWorker: { () throws(Diagnostic) in try context.worker() },
      deliver: { (result) throws(Diagnostic) in
        if showsBar, !result.diagnostics.isEmpty { console.error(BatchProgress.clearing) }
        for diagnostic in result.diagnostics { say(diagnostic) }
        assets?.note(result)
        if result.status == .written, let path = result.path {
          do throws(MachineError) { try archive?.add(result.bytes, as: path.description) } catch { throw Diagnostic(error) }
        }
        if options.dependencies != nil, let path = result.path { outputs.append(target(path)) }
        if options.json { try console.output(BatchReport.line(for: result, diagnosticJSON: \.json) + "\n") }
        bar.add(result)
        if showsBar { console.error(bar.terminalLine) }
        if options.progress == .json { console.error(bar.json + "\n") }
      })
    if showsBar { console.error(BatchProgress.clearing) }
    if let archive = archive.take(), !Interruption.isWished {
      do throws(MachineError) { try archive.finish() } catch { throw Diagnostic(error) }
    }
    return summary
  }

  /// `--dry-run`: the files to make on standard output, and why on standard error.
  private func plan() throws(Diagnostic) -> BatchSummary {
    var summary = BatchSummary()
    var isWhole = true
    let folder = goal.folder.flatMap { OutputFolder(existing: $0) }
    if let folder { goal.assets?.recall(from: folder) }
    while let item = stream.next() {
      switch item {
      case .refused(let label):
        for diagnostic in label.diagnostics { say(diagnostic) }
        summary.add(failedLabels: 1, because: label.diagnostics)
      case .file(let output):
        for diagnostic in output.warnings { say(diagnostic) }
        let reason = options.force ? .forced : context.reason(toMake: output, cache, folder, assets: goal.assets)
        if options.json {
          let members = [
            ("id", JSONText.string(output.id)), ("path", JSONText.string(output.path.description)),
            ("status", JSONText.string(reason == nil ? "unchanged" : "planned")), ("why", JSONText.string(reason?.rawValue)),
          ]
          try console.output(JSONText.object(members) + "\n")
        } else if reason != nil {
          try console.output("\(output.path)\n")
        }
        if reason != nil { isWhole = false }
        if let reason { console.error("\(output.path): \(reason.rawValue)\n") }
        summary.add(skippedFiles: 1)
        if goal.assets?.kind != .web { cache?.mark(output.path) }
      }
    }
    if let folder { for path in goal.assets?.plannedDocuments(in: folder, isWhole: isWhole) ?? [] { cache?.mark(path) } }
    return summary
  }

  // MARK: Afterwards

  /// Writes what stands beside the pictures. Not after a run that was stopped: an index of half the labels is worse than an old one.
  private func writeDocuments() throws(Diagnostic) {
    guard let assets = goal.assets, let path = goal.folder, let folder = OutputFolder(existing: path) else { return }
    let cache = cache
    let isForced = options.force
    let documents = try assets.documents(in: folder) { path, hash in
      !isForced && cache?.isUpToDate(path, hash: hash, folder.stamp(of: path)) ?? false
    }
    for document in documents {
      do throws(MachineError) { _ = try folder.write(document.bytes, to: document.path) } catch { throw Diagnostic(error) }
      cache?.record(document.path, hash: document.hash, folder.stamp(of: document.path))
      if options.dependencies != nil { outputs.append(target(document.path)) }
    }
    if let expected = goal.expected, let error = assets.surprise(expected, documents: documents) { throw Diagnostic(error) }
    if let error = assets.missingFavicon { throw Diagnostic(error, at: SourcePlace(file: "--favicon")) }
  }

  /// Lists the files of deleted labels, or removes them. Only after a run without failures: a label that fails has files too.
  ///
  /// - Returns: whether none is left.
  private func tidy() throws(Diagnostic) -> Bool {
    guard let cache, let path = goal.folder, let folder = OutputFolder(existing: path) else { return false }
    var isTidy = true
    cache.forEachOrphan(in: folder) { orphan in
      isTidy = false
      guard options.prune else {
        console.error("\(target(orphan)): left over from a former run; --prune removes it\n")
        return
      }
      if options.isDryRun { console.error("\(target(orphan)): would be removed\n") }
      guard !options.isDryRun, folder.remove(orphan) else { return }
      cache.forget(orphan)
      console.error("\(target(orphan)): removed\n")
    }
    return isTidy
  }

  private func writeDependencies() throws(Diagnostic) {
    guard let file = options.dependencies, !options.isDryRun else { return }
    let made = (options.dependencyTarget ?? goal.archive).map { [$0] } ?? outputs
    let text = DependencyFile.text(options.dependencyFormat, inputs: context.files.paths, outputs: made)
    do throws(MachineError) { _ = try AtomicFile.write(Array(text.utf8), to: file) } catch {
      throw Diagnostic(error, at: SourcePlace(file: "--deps"))
    }
  }

  private func report(_ summary: BatchSummary, _ start: ContinuousClock.Instant) throws(Diagnostic) {
    var sentence = BatchReport.sentence(summary, elapsed: ContinuousClock.now - start)
    if options.isDryRun { sentence += " (a dry run)" }
    if Interruption.isWished { sentence += "; stopped by a signal" }
    if stream.unreadableManifests > 0 {
      sentence += "; \(stream.unreadableManifests) of \(options.manifests.count) manifests could not be read"
    }
    console.error(sentence + "\n")
    if options.json { try console.output(BatchReport.trailer(summary, isStopped: Interruption.isWished) + "\n") }
  }

  private func say(_ diagnostic: Diagnostic) {
    if said.contains(diagnostic) { return }
    // A bounded memory is enough for mistakes in a header, which come with the first rows.
    if said.count < 256 { said.insert(diagnostic) }
    console.show(diagnostic)
  }

  private func target(_ path: OutputPath) -> String {
    guard let output = goal.folder else { return path.description }
    return output + (output.hasSuffix("/") ? "" : "/") + path.description
  }
}
