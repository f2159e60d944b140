// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
package import LabelManifest
package import LabelSystem

/// Where the files of a run go. Any number of threads may call at once.
package protocol RunTarget: Sendable {
  /// The output folder; nil if the target is not a folder.
  var folder: OutputFolder? { get }
  /// Whether a file keeps its name when its contents change; true by default.
  var keepsNames: Bool { get }
  /// Whether results have the bytes of their files until they are delivered; by default, of targets that are no folders.
  var keepsBytes: Bool { get }

  /// Whether the run renders a planned file at all; true by default.
  func wants(_ output: PlannedOutput) -> Bool
  /// The result of a planned file that is part of a larger file of an earlier run, which this run keeps; by default nil, for none.
  ///
  /// - Parameter index: the position of the file in the plan.
  func finishedResult(of output: PlannedOutput, at index: Int) -> RunResult?
  /// The path that the previous run gave to a file with this planned path; the same path by default.
  func previousPath(of planned: OutputPath) -> OutputPath
  /// Returns the renderer of a thread, or one that does more; the same by default.
  func extending(_ renderer: any OutputRenderer) -> any OutputRenderer
  /// Renders a file; its label's PNG by default.
  func render(_ output: PlannedOutput, with renderer: Renderer) throws(RenderFailure) -> RenderedOutput
  /// Writes a file, or keeps its bytes for the result.
  ///
  /// - Throws: `MachineError.cannotWrite`.
  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8])
  /// Whether a file has to be rendered although `finishedResult` had a result for it; false by default. Called on the run's thread, for each
  /// result in the order of the plan, before `deliver`.
  ///
  /// - Throws: `MachineError.cannotWrite`, which ends the run.
  func mustRender(_ result: RunResult) throws(MachineError) -> Bool
  /// Receives each result, on the run's thread and in the order of the plan.
  ///
  /// - Throws: `MachineError.cannotWrite`, which ends the run.
  func deliver(_ result: inout RunResult) throws(MachineError)
  /// Called before `finish` if the run ends early, so that the target did not get all files. Does nothing by default.
  func stop()
  /// Finishes the output after all results are delivered.
  ///
  /// - Throws: `MachineError.cannotWrite`.
  func finish() throws(MachineError)
  /// Returns the events of the target since the last call; by default none.
  func takeEvents() -> [RunEvent]
}

extension RunTarget {
  package var folder: OutputFolder? { nil }
  package var keepsNames: Bool { true }
  package var keepsBytes: Bool { folder == nil }
  package func wants(_ output: PlannedOutput) -> Bool { true }
  package func finishedResult(of output: PlannedOutput, at index: Int) -> RunResult? { nil }
  package func mustRender(_ result: RunResult) throws(MachineError) -> Bool { false }
  package func stop() {}
  package func takeEvents() -> [RunEvent] { [] }
  package func previousPath(of planned: OutputPath) -> OutputPath { planned }
  package func extending(_ renderer: any OutputRenderer) -> any OutputRenderer { renderer }
  package func render(_ output: PlannedOutput, with renderer: Renderer) throws(RenderFailure) -> RenderedOutput {
    try renderer.render(output.job)
  }
  package func deliver(_ result: inout RunResult) throws(MachineError) {}
  package func finish() throws(MachineError) {}
}

/// Keeps each file's bytes in its result and writes nothing.
struct MemoryTarget: RunTarget {
  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
    (.written, RunResult.File(rendered), rendered.bytes)
  }
}

extension RunResult.File {
  /// The file of a rendered output.
  package init(_ rendered: RenderedOutput) {
    self.init(byteCount: rendered.bytes.count, pixelWidth: rendered.pixelWidth, pixelHeight: rendered.pixelHeight)
    insets = rendered.insets
  }
}
