// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// Measures how long each label of a renderer takes.
final class TimedRenderer: OutputRenderer {
  private let renderer: any OutputRenderer
  /// When the labels that were begun were begun, in their order.
  private var starts: [ContinuousClock.Instant] = []
  private var lastEnd: ContinuousClock.Instant?

  init(_ renderer: any OutputRenderer) { self.renderer = renderer }

  var begins: Bool { renderer.begins }
  var hasRoom: Bool { renderer.hasRoom }

  func begin(_ output: PlannedOutput) {
    starts.append(.now)
    renderer.begin(output)
  }

  func render(_ output: PlannedOutput) throws(RenderFailure) -> RenderedOutput {
    var start = starts.isEmpty ? ContinuousClock.now : starts.removeFirst()
    // A worker process begins a label when it has finished the one before.
    if begins, let lastEnd, lastEnd > start { start = lastEnd }
    defer { lastEnd = .now }
    var rendered = try renderer.render(output)
    rendered.duration = ContinuousClock.now - start
    return rendered
  }

  func diagnostics(of job: LabelJob) -> [Diagnostic] { renderer.diagnostics(of: job) }
}
