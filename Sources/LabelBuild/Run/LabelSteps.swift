// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelManifest
internal import LabelSystem

/// The steps of a run's labels: the build cache determines what is stale, the thread's renderer renders, and the target writes.
struct LabelSteps: OutputSteps {
  private let context: RunContext
  private let target: any RunTarget
  private let cache: BuildCache?
  private let rendersAll: Bool

  init(_ context: RunContext, _ target: any RunTarget, _ cache: BuildCache?, rendersAll: Bool) {
    self.context = context
    self.target = target
    self.cache = cache
    self.rendersAll = rendersAll
  }

  var isStrict: Bool { context.resources.isStrict }

  /// Returns whether a file has to be rendered, and marks it as planned in the cache.
  func staleness(of output: PlannedOutput) -> Staleness {
    // Before anything is rendered from the files.
    context.files.hash(of: output.job)
    let path = target.previousPath(of: output.path)
    guard !rendersAll else {
      if target.keepsNames { cache?.mark(path) }
      return .stale(.forced)
    }
    guard let cache else { return .stale(.new) }
    let staleness = cache.staleness(
      of: path, key: context.key(of: output.job), stamp: target.folder?.stamp(of: path), keepsName: target.keepsNames)
    guard path != output.path, case .upToDate(var file) = staleness else { return staleness }
    file.path = path
    return .upToDate(file)
  }

  func wants(_ output: PlannedOutput) -> Bool { target.wants(output) }

  func finishedResult(of output: PlannedOutput, at index: Int) -> RunResult? { target.finishedResult(of: output, at: index) }

  func upToDateFile(of output: PlannedOutput) -> RunResult.File? {
    if case .upToDate(let file) = staleness(of: output) { file } else { nil }
  }

  func makeRenderer() throws(Diagnostic) -> any OutputRenderer { target.extending(try context.makeRenderer(for: target)) }

  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
    try target.write(rendered, of: output)
  }

  func record(_ file: RunResult.File, of output: PlannedOutput) {
    if let cache, let key = context.keyToRecord(of: output.job) { cache.record(file.path ?? output.path, key: key, file) }
  }

  func prepare() {
    guard let cache else { return }
    // The first label that is written waits for the fingerprint, so it comes first.
    context.prepare()
    cache.create()
  }
}

/// Renders labels on one thread for a target.
final class LabelRenderer: OutputRenderer {
  private var renderers: JobRenderers
  private let target: any RunTarget
  private let embedsRecords: Bool

  init(_ renderers: JobRenderers, _ target: any RunTarget, embedsRecords: Bool) {
    self.renderers = renderers
    self.target = target
    self.embedsRecords = embedsRecords
  }

  func render(_ output: PlannedOutput) throws(RenderFailure) -> RenderedOutput {
    let renderer: Renderer
    do throws(Diagnostic) { renderer = try renderers.renderer(for: output.job) } catch { throw RenderFailure([error]) }
    var rendered = try target.render(output, with: renderer)
    if embedsRecords, output.job.format == .png { rendered.bytes = EmbeddedRecord.added(output.job.label.record, to: rendered.bytes) }
    return rendered
  }

  func diagnostics(of job: LabelJob) -> [Diagnostic] {
    do throws(Diagnostic) { return try renderers.renderer(for: job).diagnostics(of: job) } catch { return [error] }
  }
}
