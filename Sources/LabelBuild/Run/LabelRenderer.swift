// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelManifest

/// Renders labels on one thread for a target, in blocks: all labels of a block are laid out before the first is painted.
final class LabelRenderer: OutputRenderer {
  /// A file that was begun. A `Result` would cost the first label a look-up of what its types conform to.
  private enum Begun {
    case label(BegunLabel?, Renderer, Duration)
    case failure(RenderFailure)
    /// It is rendered.
    case none
  }

  private var renderers: JobRenderers
  private let target: any RunTarget
  private var block: [Begun] = []
  /// The first file of the block that is not rendered.
  private var next = 0
  private var start: ContinuousClock.Instant?

  /// No further label is laid out after this time, so that few large layouts are in memory at once.
  private static let longestLayout = Duration.milliseconds(4)

  init(_ renderers: JobRenderers, _ target: any RunTarget) { (self.renderers, self.target) = (renderers, target) }

  var hasRoom: Bool {
    guard next == 0, block.count < BlockSize.maximum else { return false }
    return start.map { ContinuousClock.now - $0 < Self.longestLayout } ?? true
  }

  func begin(_ output: PlannedOutput) {
    let now = ContinuousClock.now
    if block.isEmpty { start = now }
    do throws(RenderFailure) { block.append(try begun(output, at: now)) } catch { block.append(.failure(error)) }
  }

  private func begun(_ output: PlannedOutput, at start: ContinuousClock.Instant) throws(RenderFailure) -> Begun {
    let renderer: Renderer
    do throws(Diagnostic) { renderer = try renderers.renderer(for: output.job.resources) } catch { throw RenderFailure([error]) }
    let label = try target.begin(output, with: renderer)
    return .label(label, renderer, ContinuousClock.now - start)
  }

  func render(_ output: PlannedOutput) throws(RenderFailure) -> RenderedOutput {
    let start = ContinuousClock.now
    let first = block[next]
    block[next] = .none
    next += 1
    if next == block.count {
      block.removeAll(keepingCapacity: true)
      (next, self.start) = (0, nil)
    }
    switch first {
    case .label(var label, let renderer, let duration):
      var rendered = try target.render(output, &label, with: renderer)
      rendered.duration = duration + (ContinuousClock.now - start)
      return rendered
    case .failure(let failure): throw failure
    case .none: preconditionFailure("files are rendered in the order in which they were begun")
    }
  }

  func diagnostics(of job: LabelJob) -> [Diagnostic] {
    do throws(Diagnostic) { return try renderers.renderer(for: job.resources).diagnostics(of: job) } catch { return [error] }
  }
}
