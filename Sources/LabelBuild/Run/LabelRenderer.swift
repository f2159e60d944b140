// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelManifest

/// Renders labels on one thread for a target, in blocks: all labels of a block are laid out before the first is painted.
final class LabelRenderer: OutputRenderer {
  /// A file that was begun.
  private struct Begun {
    let renderer: Renderer
    var label: BegunLabel?
    let duration: Duration
  }

  private var renderers: JobRenderers
  private let target: any RunTarget
  private var block: [Result<Begun, RenderFailure>?] = []
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
    do throws(RenderFailure) { block.append(.success(try begun(output, at: now))) } catch { block.append(.failure(error)) }
  }

  private func begun(_ output: PlannedOutput, at start: ContinuousClock.Instant) throws(RenderFailure) -> Begun {
    let renderer: Renderer
    do throws(Diagnostic) { renderer = try renderers.renderer(for: output.job.resources) } catch { throw RenderFailure([error]) }
    let label = try target.begin(output, with: renderer)
    return Begun(renderer: renderer, label: label, duration: ContinuousClock.now - start)
  }

  func render(_ output: PlannedOutput) throws(RenderFailure) -> RenderedOutput {
    let start = ContinuousClock.now
    let first = block[next].take()
    next += 1
    if next == block.count {
      block.removeAll(keepingCapacity: true)
      (next, self.start) = (0, nil)
    }
    guard var begun = try first?.get() else { preconditionFailure("files are rendered in the order in which they were begun") }
    var rendered = try target.render(output, &begun.label, with: begun.renderer)
    rendered.duration = begun.duration + (ContinuousClock.now - start)
    return rendered
  }

  func diagnostics(of job: LabelJob) -> [Diagnostic] {
    do throws(Diagnostic) { return try renderers.renderer(for: job.resources).diagnostics(of: job) } catch { return [error] }
  }
}
