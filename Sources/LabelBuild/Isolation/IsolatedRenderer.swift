// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// Renders the labels of one thread in a worker process.
final class IsolatedRenderer: OutputRenderer {
  private let worker: IsolatedWorker
  /// When the labels that were begun were begun, in their order.
  private var starts: [ContinuousClock.Instant] = []
  private var lastEnd: ContinuousClock.Instant?

  init(_ worker: IsolatedWorker) { self.worker = worker }

  var rendersElsewhere: Bool { true }
  var hasRoom: Bool { worker.hasRoom }

  func begin(_ output: PlannedOutput) {
    starts.append(.now)
    worker.send(RenderRequest(.image, output.job))
  }

  func render(_ output: PlannedOutput) throws(RenderFailure) -> RenderedOutput {
    let job = output.job
    // The process begins a label when it has finished the one before.
    let begun = starts.removeFirst()
    let start = max(begun, lastEnd ?? begun)
    defer { lastEnd = .now }
    switch answer(for: job) {
    case .success(.rendered(var rendered)):
      rendered.warnings = job.label.located(rendered.warnings, in: job.source)
      rendered.duration = ContinuousClock.now - start
      return rendered
    case .success(let other): throw RenderFailure(diagnostics(in: other, of: job))
    case .failure(let error): throw RenderFailure([error])
    }
  }

  func diagnostics(of job: LabelJob) -> [Diagnostic] {
    worker.send(RenderRequest(.diagnostics, job))
    switch answer(for: job) {
    case .success(let answer): return diagnostics(in: answer, of: job)
    case .failure(let error): return [error]
    }
  }

  private func answer(for job: LabelJob) -> Result<RenderAnswer, Diagnostic> {
    do throws(MachineError) { return .success(try worker.receive()) } catch {
      return .failure(job.label.located(Diagnostic(error), in: job.source))
    }
  }

  private func diagnostics(in answer: RenderAnswer, of job: LabelJob) -> [Diagnostic] {
    switch answer {
    case .failed(let found): job.label.located(found, in: job.source)
    case .unusableResources(let found): found
    case .rendered: []
    case .refused: [job.label.located(Diagnostic(MachineError.workerEnded(reason: "it cannot read this label")), in: job.source)]
    }
  }
}
