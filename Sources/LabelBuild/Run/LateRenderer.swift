// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// Renders on the run's own thread the few files that seemed to be finished and turned out not to be.
final class LateRenderer {
  private let steps: any OutputSteps
  private var renderer: (any OutputRenderer)?

  init(_ steps: any OutputSteps) { self.steps = steps }

  /// Renders the file of a result.
  func render(_ result: RunResult) -> RunResult {
    guard let output = result.plannedOutput else { return result }
    do throws(Diagnostic) {
      let renderer: any OutputRenderer
      if let cached = self.renderer { renderer = cached } else { renderer = try steps.makeRenderer() }
      self.renderer = renderer
      if renderer.begins { renderer.begin(output) }
      return steps.result(of: output, at: result.index, renderer: renderer)
    } catch {
      return RunResult(index: result.index, output: output, status: .failed, diagnostics: [error])
    }
  }
}

extension RunResult {
  /// The output that a result without a file was planned for; nil for an invalid label.
  fileprivate var plannedOutput: PlannedOutput? {
    guard let id, let plannedPath, let job else { return nil }
    var output = PlannedOutput(id: id, path: plannedPath, job: job)
    output.warnings = diagnostics
    output.row = row
    output.axes = axes
    output.count = count
    return output
  }
}
