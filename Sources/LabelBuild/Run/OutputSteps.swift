// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelManifest
package import LabelSystem

/// The steps of one planned file: is it stale? → render → write → record. Any number of threads call them at once.
package protocol OutputSteps: Sendable {
  /// Whether a file with warnings fails; false by default.
  var isStrict: Bool { get }

  /// Whether the run renders the file at all.
  func wants(_ output: PlannedOutput) -> Bool

  /// The result of a file that need not be rendered because of what an earlier run wrote elsewhere; by default nil, for none.
  func finishedResult(of output: PlannedOutput, at index: Int) -> RunResult?

  /// The file that an earlier run wrote; nil if it is stale.
  func upToDateFile(of output: PlannedOutput) -> RunResult.File?

  /// Makes the renderer of the calling thread. Called once on each thread, at its first stale file.
  ///
  /// - Throws: an error that concerns every label, such as a folder of icons that does not exist.
  func makeRenderer() throws(Diagnostic) -> any OutputRenderer

  /// Writes a rendered file, or keeps its bytes for `RunResult.bytes`.
  ///
  /// - Returns: whether anything changed, the file, and the bytes for the result.
  /// - Throws: `MachineError.cannotWrite`.
  func write(_ rendered: RenderedOutput, of output: PlannedOutput) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8])

  /// Records a file that was rendered without warnings.
  func record(_ file: RunResult.File, of output: PlannedOutput)

  /// Does in advance what will be needed later. Called on the run's thread, which is idle until the first result.
  func prepare()
}

/// Renders on one thread only, so that it may hold objects that threads cannot share, such as FreeType's faces.
package protocol OutputRenderer: AnyObject {
  /// Whether files are begun before they are rendered; false by default.
  var begins: Bool { get }
  /// Whether another file may be begun before one is rendered.
  var hasRoom: Bool { get }

  /// Begins to render a file in another process. Files are rendered in the order in which they were begun.
  func begin(_ output: PlannedOutput)

  /// Renders a file.
  ///
  /// - Throws: the errors of the label. The warnings of a rendered file are in the output.
  func render(_ output: PlannedOutput) throws(RenderFailure) -> RenderedOutput

  /// The errors in the icon and the fonts of a label that already has other errors. No file may be begun.
  func diagnostics(of job: LabelJob) -> [Diagnostic]
}

extension OutputRenderer {
  package var begins: Bool { false }
  package var hasRoom: Bool { false }
  package func begin(_ output: PlannedOutput) {}
}

extension OutputSteps {
  package var isStrict: Bool { false }
  package func wants(_ output: PlannedOutput) -> Bool { true }
  package func finishedResult(of output: PlannedOutput, at index: Int) -> RunResult? { nil }
  package func upToDateFile(of output: PlannedOutput) -> RunResult.File? { nil }
  package func record(_ file: RunResult.File, of output: PlannedOutput) {}
  package func prepare() {}

  /// The result of a file that need not be rendered; nil for any other.
  func resultWithoutRendering(of output: PlannedOutput, at index: Int) -> RunResult? {
    guard wants(output) else { return RunResult(index: index, output: output, status: .skipped, diagnostics: output.warnings) }
    if isStrict, !output.warnings.isEmpty {
      return RunResult(index: index, output: output, status: .failed, diagnostics: output.warnings.strict)
    }
    if let result = finishedResult(of: output, at: index) { return result }
    if let file = upToDateFile(of: output) {
      return RunResult(index: index, output: output, status: .unchanged, file: file, diagnostics: output.warnings)
    }
    return nil
  }

  /// Renders, writes and records a file.
  func result(of output: PlannedOutput, at index: Int, renderer: any OutputRenderer) -> RunResult {
    let rendered: RenderedOutput
    do throws(RenderFailure) { rendered = try renderer.render(output) } catch {
      return RunResult(index: index, output: output, status: .failed, diagnostics: output.warnings + error.diagnostics)
    }
    let warnings = output.warnings + rendered.warnings
    if isStrict, !warnings.isEmpty { return RunResult(index: index, output: output, status: .failed, diagnostics: warnings.strict) }
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
