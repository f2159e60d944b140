// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelEngine
internal import LabelManifest
internal import LabelSystem
internal import Synchronization

/// Compares the labels of a run with baselines, on the thread that renders them.
final class SnapshotTarget: RunTarget {
  private struct State {
    var names: Set<String> = []
    /// Those that were not delivered yet.
    var results: [String: SnapshotRun.Result] = [:]
    var trouble: (any Error)?
  }

  private let run: SnapshotRun
  private let mode: @Sendable (String) -> RecordMode
  private let state = Mutex(State())

  init(_ run: SnapshotRun, mode: @escaping @Sendable (String) -> RecordMode) {
    self.run = run
    self.mode = mode
  }

  /// The names of all snapshots that were planned.
  var names: Set<String> { state.withLock { $0.names } }

  /// The first trouble with baselines.
  var trouble: (any Error)? { state.withLock { $0.trouble } }

  /// Takes what became of a snapshot; nil when it was not compared.
  func result(named name: String) -> SnapshotRun.Result? { state.withLock { $0.results.removeValue(forKey: name) } }

  func wants(_ output: PlannedOutput) -> Bool {
    let name = SnapshotRun.name(ofPath: output.path.description)
    state.withLock { _ = $0.names.insert(name) }
    return run.isWanted(name) && run.shard?.contains(id: output.id) ?? true
  }

  func render(_ output: PlannedOutput, with renderer: Renderer) throws(RenderFailure) -> RenderedOutput {
    let name = SnapshotRun.name(ofPath: output.path.description)
    let drawn: DrawnLabel
    do throws(Diagnostic) { drawn = try renderer.drawn(output.job) } catch { throw RenderFailure([error]) }
    do {
      let result = try result(of: drawn, named: name)
      state.withLock { $0.results[name] = result }
    } catch {
      state.withLock { $0.trouble = $0.trouble ?? error }
    }
    return RenderedOutput(bytes: [], pixelWidth: 0, pixelHeight: 0)
  }

  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
    (.unchanged, RunResult.File(), [])
  }

  private func result(of drawn: DrawnLabel, named name: String) throws -> SnapshotRun.Result {
    var result = SnapshotRun.Result(name: name, status: .passed)
    switch try run.folder.check(drawn.snapshot(named: name), rule: run.rule, mode: mode(name)) {
    case .equal: break
    case .recorded(let files): (result.status, result.files) = (.recorded, files)
    case .failed(let failure): (result.status, result.failure) = (failure.problem == .missing ? .new : .changed, failure)
    }
    if run.keepsImages || result.failure != nil {
      result.actual = drawn.png
      result.accepted = try? run.folder.contents(run.folder.path(of: name + ".png"))
    }
    return result
  }
}
