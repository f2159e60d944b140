// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelManifest

/// Makes files out of given bytes; a failure is given as its diagnostic.
enum FakeRenderer {
  typealias Job = Result<[UInt8], Diagnostic>

  static func plan(_ jobs: [Job]) throws -> [PlannedOutput<Job>] {
    try jobs.enumerated().map { index, job in
      PlannedOutput(id: "label/\(index)", path: try OutputPath("label/\(index).png"), job: job)
    }
  }

  static let makeWorker: Batch<Job>.MakeWorker = { () throws(Diagnostic) -> Batch<Job>.Worker in
    { job throws(RenderFailure) in
      switch job {
      case .success(let bytes): return RenderedOutput(bytes: bytes, pixelWidth: bytes.count, pixelHeight: 1)
      case .failure(let diagnostic): throw RenderFailure([diagnostic])
      }
    }
  }

  /// The results of a run on one thread that keeps the bytes.
  static func results(of jobs: [Job]) throws -> [BatchResult] {
    var results: [BatchResult] = []
    _ = Batch(outputs: try plan(jobs), folder: nil).run(makeWorker: makeWorker) { results.append($0) }
    return results
  }
}
