// SPDX-License-Identifier: MIT

internal import LabelCore

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

  /// Makes all files on the calling thread: handing results from one thread to another takes two switches a file.
  func workHere<Failure: Error>(
    on queue: BatchQueue<Job>, _ makeWorker: MakeWorker, into summary: inout BatchSummary, _ deliver: (BatchResult) throws(Failure) -> Void
  ) throws(Failure) {
    var worker: Worker?
    var failure: Diagnostic?
    queue.enter()
    defer { queue.leave(because: failure) }
    while true {
      do throws(Diagnostic) { guard try step(on: queue, with: &worker, makeWorker) else { return } } catch { return failure = error }
      guard let result = queue.nextResult() else { return }
      summary.add(result)
      try deliver(result)
    }
  }

  /// One thread's work.
  private func work(on queue: BatchQueue<Job>, _ makeWorker: MakeWorker) throws(Diagnostic) {
    var worker: Worker?
    while try step(on: queue, with: &worker, makeWorker) {}
  }

  /// Brings the result of the next item; false when there is none left.
  private func step(on queue: BatchQueue<Job>, with worker: inout Worker?, _ makeWorker: MakeWorker) throws(Diagnostic) -> Bool {
    guard let (index, item) = queue.take() else { return false }
    if case .file(let output) = item, let made = former?.current(output) {
      queue.put(BatchResult(index: index, output: output, status: .unchanged, made: made, diagnostics: output.warnings))
      return true
    }
    do throws(Diagnostic) {
      let ready: Worker
      if let worker { ready = worker } else { ready = try makeWorker() }
      worker = ready
      queue.put(result(of: item, at: index, from: ready))
      return true
    } catch {
      queue.giveBack(item, at: index)
      throw error
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
      let outcome = try folder?.write(rendered.bytes, to: output.path) ?? .written
      made.stamp = folder?.stamp(of: output.path)
      if rendered.warnings.isEmpty { former?.note(output, made) }
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
