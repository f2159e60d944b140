// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
package import LabelManifest
package import LabelSystem

/// Where the files of a run go. Any number of threads may call at once, except for the last two, which the run's thread calls.
package protocol RunTarget: Sendable {
  /// The output folder; nil if the target is not a folder, and results have the bytes of their files until they are delivered.
  var folder: OutputFolder? { get }

  /// Whether it needs the jobs of its results; false by default.
  var usesJobs: Bool { get }

  /// Whether the run renders a planned file at all; true by default.
  func wants(_ output: PlannedOutput) -> Bool
  /// Begins to render a file; by default lays out the label of its job.
  ///
  /// - Returns: nil if everything is done by `render`.
  func begin(_ output: PlannedOutput, with renderer: Renderer) throws(RenderFailure) -> BegunLabel?
  /// Renders a file; by default that of its job. Other files may have been begun and rendered in between.
  func render(_ output: PlannedOutput, _ begun: inout BegunLabel?, with renderer: Renderer) throws(RenderFailure) -> RenderedOutput
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
  package var usesJobs: Bool { false }
  package func wants(_ output: PlannedOutput) -> Bool { true }
  package func begin(_ output: PlannedOutput, with renderer: Renderer) throws(RenderFailure) -> BegunLabel? {
    try renderer.begin(output.job)
  }
  package func render(
    _ output: PlannedOutput, _ begun: inout BegunLabel?, with renderer: Renderer
  ) throws(RenderFailure) -> RenderedOutput {
    guard let label = begun.take() else { return RenderedOutput(try renderer.render(output.job), of: output.job) }
    return RenderedOutput(try renderer.finish(label, of: output.job), of: output.job)
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
