// SPDX-License-Identifier: MIT

internal import LabelCore

extension Batch {
  /// Starts `count` threads that empty the queue, or as many as the system has left.
  func start(_ threads: inout WorkerThreads, count: Int, on queue: BatchQueue, makeWorker: @escaping MakeWorker) {
    for _ in 0..<count {
      queue.enter()
      let status = threads.start {
        do throws(Diagnostic) {
          try work(on: queue, with: makeWorker())
          queue.leave()
        } catch {
          queue.leave(because: error)
        }
      }
      guard status == 0 else {
        let error = MachineError.library(name: "pthreads", call: "pthread_create", status: Int(status), message: systemMessage(status))
        return queue.leave(because: Diagnostic(error))
      }
    }
  }

  /// One thread's work.
  private func work(on queue: BatchQueue, with worker: Worker) {
    while let index = queue.take() { queue.put(result(at: index, from: worker)) }
  }

  /// Makes and writes one file.
  private func result(at index: Int, from worker: Worker) -> BatchResult {
    let output = outputs[index]
    let rendered: RenderedOutput
    do throws(RenderFailure) {
      rendered = try worker(output)
    } catch {
      return BatchResult(index: index, output: output, status: .failed, diagnostics: error.diagnostics)
    }
    do throws(MachineError) {
      let outcome = try folder?.write(rendered.bytes, to: output.path)
      return BatchResult(index: index, output: output, rendered: rendered, outcome: outcome)
    } catch {
      let diagnostics = [Diagnostic(error, labelID: output.id)] + rendered.warnings
      return BatchResult(index: index, output: output, status: .failed, diagnostics: diagnostics)
    }
  }

  /// The results of the files that no thread took: of a run that was stopped, or on which no worker could start.
  func leftovers(after summary: BatchSummary, because failure: Diagnostic?) -> [BatchResult] {
    let failures = failure == nil ? 0 : max(1, maximumFailures ?? .max)
    return outputs.indices.dropFirst(summary.total).enumerated().map { count, index in
      let output = outputs[index]
      guard count < failures, var failure else { return BatchResult(index: index, output: output, status: .skipped) }
      failure.labelID = output.id
      return BatchResult(index: index, output: output, status: .failed, diagnostics: [failure])
    }
  }
}
