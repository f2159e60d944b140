// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem

extension Batch {
  /// Starts `count` threads that empty the queue, or as many as the system has left.
  func start(_ threads: inout WorkerThreads, count: Int, on queue: BatchQueue<Job>, makeWorker: @escaping MakeWorker) {
    for _ in 0..<count {
      queue.enter()
      let status = threads.start {
        do throws(Diagnostic) {
          try work(on: queue, makeWorker)
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
  private func work(on queue: BatchQueue<Job>, _ makeWorker: MakeWorker) throws(Diagnostic) {
    var worker: Worker?
    while let (index, item) = queue.take() {
      if case .file(let output) = item, let made = cached?.upToDate(output) {
        queue.put(BatchResult(index: index, output: output, status: .unchanged, made: made, diagnostics: output.warnings))
        continue
      }
      do throws(Diagnostic) {
        let ready: Worker
        if let worker { ready = worker } else { ready = try makeWorker() }
        worker = ready
        queue.put(result(of: item, at: index, from: ready))
      } catch {
        queue.giveBack(item, at: index)
        throw error
      }
    }
  }

  private func result(of item: BatchItem<Job>, at index: Int, from worker: Worker) -> BatchResult {
    switch item {
    case .file(let output): return result(of: output, at: index, from: worker)
    case .refused(let label):
      var result = BatchResult(index: index, label: label)
      guard let suspect = label.suspect else { return result }
      do throws(RenderFailure) { _ = try worker(suspect) } catch {
        result.diagnostics += error.diagnostics.filter { !result.diagnostics.map(\.cause).contains($0.cause) }
      }
      return result
    }
  }

  /// Makes and writes one file.
  private func result(of output: PlannedOutput<Job>, at index: Int, from worker: Worker) -> BatchResult {
    let rendered: RenderedOutput
    do throws(RenderFailure) {
      rendered = try worker(output.job)
    } catch {
      return BatchResult(index: index, output: output, status: .failed, diagnostics: output.warnings + error.diagnostics)
    }
    let warnings = output.warnings + rendered.warnings
    var made = BatchResult.Made(byteCount: rendered.bytes.count, pixelWidth: rendered.pixelWidth, pixelHeight: rendered.pixelHeight)
    do throws(MachineError) {
      let path = finalPath?(output.path, rendered.bytes) ?? output.path
      made.path = path == output.path ? nil : path
      var outcome = WriteOutcome.written
      if let folder { (outcome, made.stamp) = try folder.put(rendered.bytes, at: path) }
      if rendered.warnings.isEmpty { cached?.record(output, made) }
      let status: BatchResult.Status = outcome == .unchanged ? .unchanged : .written
      var result = BatchResult(index: index, output: output, status: status, made: made, diagnostics: warnings)
      if folder == nil { result.bytes = rendered.bytes }
      return result
    } catch {
      let diagnostics = [Diagnostic(error, labelID: output.id)] + warnings
      return BatchResult(index: index, output: output, status: .failed, diagnostics: diagnostics)
    }
  }

  /// The result of what no thread took: of a run that was stopped, or on which no worker could start.
  func leftover(_ item: BatchItem<Job>, at index: Int, because failure: Diagnostic?) -> BatchResult {
    switch item {
    case .refused(let label): return BatchResult(index: index, label: label)
    case .file(let output):
      guard var failure else { return BatchResult(index: index, output: output, status: .skipped) }
      failure.labelID = output.id
      return BatchResult(index: index, output: output, status: .failed, diagnostics: [failure])
    }
  }
}
