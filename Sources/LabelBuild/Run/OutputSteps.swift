// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem

/// The steps of one planned file: is it stale? → render → write → record. Any number of threads call them at once.
package struct OutputSteps: Sendable {
  /// Makes the renderer of the calling thread.
  package typealias RendererMaker = @Sendable () throws(Diagnostic) -> any OutputRenderer

  private let context: RunContext
  private let target: any RunTarget
  private let newRenderer: RendererMaker
  /// The asset pipeline that names the files; nil if the manifests do.
  private let assets: AssetTarget?
  private let cache: BuildCache?
  private let rendersAll: Bool
  /// Whether results have their jobs. Otherwise the thread that made a job frees it, which is faster than freeing it on another.
  private let keepsJobs: Bool

  init(
    _ context: RunContext, _ target: any RunTarget, _ assets: AssetTarget? = nil, _ cache: BuildCache? = nil, rendersAll: Bool,
    keepsJobs: Bool
  ) {
    self.keepsJobs = keepsJobs || target.usesJobs
    (self.context, self.target, self.assets, self.cache, self.rendersAll) = (context, target, assets, cache, rendersAll)
    newRenderer = { () throws(Diagnostic) in try context.makeRenderer(for: target) }
  }

  /// The steps of a run without a cache, with renderers of another kind.
  package init(into target: any RunTarget, makeRenderer: @escaping RendererMaker) {
    context = RunContext(.init())
    keepsJobs = target.usesJobs
    (self.target, newRenderer, assets, cache, rendersAll) = (target, makeRenderer, nil, nil, true)
  }

  /// Whether a file with warnings fails.
  var isStrict: Bool { context.resources.isStrict }

  /// Whether the target keeps the name of a file when its contents change.
  private var keepsNames: Bool { assets?.keepsNames ?? true }

  /// Does in advance what will be needed later. Called on the run's thread, which is idle until the first result.
  func prepare() {
    guard let cache else { return }
    // The first label that is written waits for the fingerprint, so it comes first.
    context.prepare()
    cache.create()
  }

  /// Makes the renderer of the calling thread. Called once on each thread, at its first stale file.
  ///
  /// - Throws: An error that concerns every label, such as a folder of icons that does not exist.
  func makeRenderer() throws(Diagnostic) -> any OutputRenderer { try newRenderer() }

  /// Returns whether a file has to be rendered, and marks it as planned in the cache.
  func staleness(of output: PlannedOutput) -> Staleness {
    // Before anything is rendered from the files.
    context.files.hash(of: output.job)
    let path = assets?.previousPath(of: output.path) ?? output.path
    guard !rendersAll else {
      if keepsNames { cache?.mark(path) }
      return .stale(.forced)
    }
    guard let cache else { return .stale(.new) }
    let staleness = cache.staleness(
      of: path, key: context.key(of: output.job), stamp: target.folder?.stamp(of: path), keepsName: keepsNames)
    guard path != output.path, case .upToDate(var file) = staleness else { return staleness }
    file.path = path
    return .upToDate(file)
  }

  /// The result of a file that need not be rendered; nil for any other.
  func resultWithoutRendering(of output: PlannedOutput, at index: Int) -> RunResult? {
    guard target.wants(output) else { return result(of: output, at: index, .skipped, diagnostics: output.warnings) }
    if isStrict, !output.warnings.isEmpty { return result(of: output, at: index, .failed, diagnostics: output.warnings.strict) }
    guard case .upToDate(let file) = staleness(of: output) else { return nil }
    return result(of: output, at: index, .unchanged, file, diagnostics: output.warnings)
  }

  private func result(
    of output: PlannedOutput, at index: Int, _ status: RunResult.Status, _ file: RunResult.File = RunResult.File(),
    diagnostics: [Diagnostic]
  ) -> RunResult {
    var result = RunResult(index: index, output: output, status: status, file: file, diagnostics: diagnostics)
    if !keepsJobs { result.job = nil }
    return result
  }

  /// A rendered file, or why there is none.
  enum Rendering {
    case file(RenderedOutput)
    case failure(RenderFailure)
  }

  /// Renders a file.
  func rendering(of output: PlannedOutput, renderer: any OutputRenderer) -> Rendering {
    do throws(RenderFailure) {
      let rendered = try renderer.render(output)
      let warnings = output.warnings + rendered.warnings
      return isStrict && !warnings.isEmpty ? .failure(RenderFailure(warnings.strict)) : .file(rendered)
    } catch { return .failure(RenderFailure(output.warnings + error.diagnostics)) }
  }

  /// Writes and records a file.
  func result(of output: PlannedOutput, at index: Int, _ rendering: Rendering) -> RunResult {
    let rendered: RenderedOutput
    switch rendering {
    case .file(let file): rendered = file
    case .failure(let failure): return result(of: output, at: index, .failed, diagnostics: failure.diagnostics)
    }
    let warnings = output.warnings + rendered.warnings
    do throws(MachineError) {
      let (outcome, file, bytes) = try target.write(rendered, of: output)
      if rendered.warnings.isEmpty, let cache, let key = context.keyToRecord(of: output.job) {
        cache.record(file.path ?? output.path, key: key, file)
      }
      var result = result(of: output, at: index, outcome == .unchanged ? .unchanged : .written, file, diagnostics: warnings)
      result.bytes = bytes
      return result
    } catch {
      return result(of: output, at: index, .failed, diagnostics: [Diagnostic(error, labelID: output.id)] + warnings)
    }
  }
}
