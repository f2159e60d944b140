// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelEngine
internal import LabelManifest
internal import LabelSnapshotEngine
internal import LabelSystem
internal import Synchronization

/// A run target that compares labels with baselines, on the threads that render them.
final class SnapshotTarget: RunTarget {
  private struct State {
    /// The names of the labels' pictures, and of what is read of them.
    var pictureNames: Set<String> = []
    var elementNames: Set<String> = []
    var svgNames: Set<String> = []
    /// The results that `result(named:)` has not returned yet, by name.
    var results: [String: SnapshotResult] = [:]
    var error: (any Error)?
  }

  private let run: SnapshotRun
  private let mode: @Sendable (String) -> RecordMode
  private let state = Mutex(State())

  init(_ run: SnapshotRun, mode: @escaping @Sendable (String) -> RecordMode) {
    self.run = run
    self.mode = mode
  }

  /// The names of all snapshots that were planned.
  var names: Set<String> { state.withLock { $0.pictureNames.union($0.elementNames) } }

  /// The names of those that have an SVG file.
  var svgNames: Set<String> { state.withLock { $0.svgNames } }

  /// The first error with the baselines.
  var error: (any Error)? { state.withLock { $0.error } }

  /// Removes and returns the result of a snapshot; nil if it was not compared.
  func result(named name: String) -> SnapshotResult? { state.withLock { $0.results.removeValue(forKey: name) } }

  func wants(_ output: PlannedOutput) -> Bool {
    let names = run.names(ofPath: output.path.description)
    state.withLock { state in
      state.pictureNames.insert(names[0])
      state.elementNames.formUnion(names.dropFirst())
      if output.hasSVG { state.svgNames.insert(names[0]) }
    }
    return names.contains(where: run.isWanted) && run.shard?.contains(id: output.id) ?? true
  }

  /// A label may have several pictures, which are drawn and compared one after the other.
  func begin(_ output: PlannedOutput, with renderer: Renderer) -> BegunLabel? { nil }

  func render(_ output: PlannedOutput, _ begun: inout BegunLabel?, with renderer: Renderer) throws(RenderFailure) -> RenderedOutput {
    let names = run.names(ofPath: output.path.description)
    // A label may have the name of what is read of another one.
    if let name = state.withLock({ state in names.first { state.pictureNames.contains($0) && state.elementNames.contains($0) } }) {
      let error = LabelError.outputCollision(OutputCollision(.labels, path: name + ".png"))
      throw RenderFailure([Diagnostic(error, at: output.job.label.location(of: "id"))])
    }
    var snapshots: [(name: String, label: DrawnLabel, duration: Duration)] = []
    let clock = ContinuousClock()
    for name in names where run.isWanted(name) {
      let start = clock.now
      do throws(Diagnostic) {
        let label = try name == names[0] ? renderer.drawn(output.job, hasSVG: output.hasSVG) : renderer.drawnAccessibility(output.job)
        snapshots.append((name, label, clock.now - start))
      } catch { throw RenderFailure([error]) }
    }
    let warnings = snapshots.flatMap(\.label.warnings)
    // Nothing is compared or accepted of a label that fails.
    if run.resources.isStrict, !warnings.isEmpty { throw RenderFailure(warnings.strict) }
    do {
      for (name, label, duration) in snapshots {
        let start = clock.now
        var result = try result(of: label, named: name)
        result.location = output.job.label.location(of: "id")
        result.duration = duration + (clock.now - start)
        state.withLock { $0.results[name] = result }
      }
    } catch {
      state.withLock { $0.error = $0.error ?? error }
    }
    return RenderedOutput(bytes: [], pixelWidth: 0, pixelHeight: 0, warnings: warnings)
  }

  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
    (.unchanged, RunResult.File(), [])
  }

  private func result(of drawn: DrawnLabel, named name: String) throws -> SnapshotResult {
    var result = SnapshotResult(name: name, status: .passed)
    switch try run.folder.check(drawn.snapshot(named: name), rule: run.rule, mode: mode(name)) {
    case .equal: break
    case .recorded(let files): (result.status, result.files) = (.recorded, files)
    case .failed(let failure): (result.status, result.failure) = (failure.reason == .missing ? .new : .changed, failure)
    }
    result.change = result.failure?.change
    result.isDark = drawn.isDark
    if run.images.choice.includes(isFailure: result.failure != nil) {
      result.actual = drawn.png
      result.accepted = try? run.folder.contents(run.folder.path(of: name + ".png"))
    }
    return result
  }
}

extension PlannedOutput {
  /// Whether the manifest says that the label has an SVG file.
  fileprivate var hasSVG: Bool { manifestFormats.contains(.svg) }
}
