// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelManifest
package import LabelSystem

/// The steps of one planned file: is it stale? → render → write → record. Any number of threads take files through them at once.
package protocol OutputSteps: Sendable {
  /// Whether the run renders the file at all.
  func wants(_ output: PlannedOutput) -> Bool

  /// The file as an earlier run left it; nil when it is stale.
  func upToDateFile(of output: PlannedOutput) -> RunResult.File?

  /// What renders on the calling thread; asked for once on each thread, when it has its first stale file.
  ///
  /// - Throws: an error that concerns every label, such as a folder of icons that does not exist.
  func makeRenderer() throws(Diagnostic) -> any OutputRenderer

  /// Writes what was rendered, or keeps it for `RunResult.bytes` where the result is to hold it.
  ///
  /// - Returns: whether anything changed, the file, and the bytes that the result is to hold.
  /// - Throws: `MachineError.cannotWrite`.
  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8])

  /// Records a file that was rendered without warnings.
  func record(_ file: RunResult.File, of output: PlannedOutput)

  /// What will be needed later and nobody waits for yet: called on the run's thread, which has nothing else to do until the first result.
  func prepare()
}

/// Renders on one thread and stays on it: it may hold what cannot be shared, such as FreeType's faces.
package protocol OutputRenderer: AnyObject {
  /// Renders a file.
  ///
  /// - Throws: what is wrong with the label; warnings of a file that was rendered are in the output.
  func render(_ output: PlannedOutput) throws(RenderFailure) -> RenderedOutput

  /// The mistakes in the icon and the fonts of a label that is known to have others.
  func mistakes(in job: LabelJob) -> [Diagnostic]
}

extension OutputSteps {
  package func wants(_ output: PlannedOutput) -> Bool { true }
  package func upToDateFile(of output: PlannedOutput) -> RunResult.File? { nil }
  package func record(_ file: RunResult.File, of output: PlannedOutput) {}
  package func prepare() {}

  /// Takes one file through the steps.
  ///
  /// - Parameter renderer: gives the thread's own; throws when there is none.
  /// - Throws: that the thread cannot render anything.
  func result(
    of output: PlannedOutput, at index: Int, renderer: () throws(Diagnostic) -> any OutputRenderer
  ) throws(Diagnostic) -> RunResult {
    guard wants(output) else { return RunResult(index: index, output: output, status: .skipped, diagnostics: output.warnings) }
    if let file = upToDateFile(of: output) {
      return RunResult(index: index, output: output, status: .unchanged, file: file, diagnostics: output.warnings)
    }
    let renderer = try renderer()
    let rendered: RenderedOutput
    do throws(RenderFailure) { rendered = try renderer.render(output) } catch {
      return RunResult(index: index, output: output, status: .failed, diagnostics: output.warnings + error.diagnostics)
    }
    let warnings = output.warnings + rendered.warnings
    do throws(MachineError) {
      let (outcome, file, bytes) = try write(rendered, of: output)
      if rendered.warnings.isEmpty { record(file, of: output) }
      var result = RunResult(
        index: index, output: output, status: outcome == .unchanged ? .unchanged : .written, file: file, diagnostics: warnings)
      result.bytes = bytes
      return result
    } catch {
      return RunResult(index: index, output: output, status: .failed, diagnostics: [Diagnostic(error, labelID: output.id)] + warnings)
    }
  }
}
