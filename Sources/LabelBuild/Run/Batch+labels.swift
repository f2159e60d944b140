// SPDX-License-Identifier: MIT

internal import LabelManifest

extension Batch<LabelJob> {
  /// The same for labels: here the compiler knows what the jobs are, and makes queue and threads for them alone. Those of any job ask at
  /// every step what its types are.
  package func run<Failure: Error>(
    makeWorker: @escaping MakeWorker, deliver: (BatchResult) throws(Failure) -> Void
  ) throws(Failure) -> BatchSummary {
    try makeAll(makeWorker, deliver)
  }
}
