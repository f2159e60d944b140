// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
package import LabelManifest
package import LabelSystem

/// Where the files of a run go. Any number of threads may call at once, except for the last two, which the run's thread calls.
package protocol RunTarget: Sendable {
  /// The output folder; nil if the target is not a folder, and results have the bytes of their files until they are delivered.
  var folder: OutputFolder? { get }

  /// Whether the run renders a planned file at all; true by default.
  func wants(_ output: PlannedOutput) -> Bool
  /// Renders a file; by default that of its job.
  func render(_ output: PlannedOutput, with renderer: Renderer) throws(RenderFailure) -> RenderedOutput
  /// Writes a file, or keeps its bytes for the result.
  ///
  /// - Returns: Whether anything changed, the file, and the bytes for the result.
  /// - Throws: `MachineError.cannotWrite`.
  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8])
  /// Receives each result, in the order of the plan.
  ///
  /// - Returns: What the target has finished by it.
  /// - Throws: `MachineError.cannotWrite`, which ends the run.
  func deliver(_ result: inout RunResult) throws(MachineError) -> [RunEvent]
  /// Finishes the output after all results are delivered.
  ///
  /// - Parameter isComplete: Whether the target got all files; false if the run has ended early.
  /// - Returns: What the target has finished by it.
  /// - Throws: `MachineError.cannotWrite`.
  func finish(isComplete: Bool) throws(MachineError) -> [RunEvent]
}

extension RunTarget {
  package var folder: OutputFolder? { nil }
  package func wants(_ output: PlannedOutput) -> Bool { true }
  package func render(_ output: PlannedOutput, with renderer: Renderer) throws(RenderFailure) -> RenderedOutput {
    RenderedOutput(try renderer.render(output.job), of: output.job)
  }
  package func deliver(_ result: inout RunResult) throws(MachineError) -> [RunEvent] { [] }
  package func finish(isComplete: Bool) throws(MachineError) -> [RunEvent] { [] }
}

/// Keeps each file's bytes in its result and writes nothing.
package struct MemoryTarget: RunTarget {
  package init() {}

  package func write(
    _ rendered: RenderedOutput, of output: PlannedOutput
  ) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
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
