// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelManifest
package import LabelSystem
internal import Synchronization

/// The target of `labelkit worker`: a line of JSON for each result, as soon as there is one, and the bytes of the image.
///
/// An image is sent by the thread that has rendered it, so results are in no order, and at most one image a thread is in memory. Failed rows
/// come in the order of the input.
package final class WorkerTarget: RunTarget {
  /// How the bytes of an image are sent.
  package enum Payload: String, CaseIterable, Sendable {
    /// Directly after the line, which has their number.
    case raw
    /// In the line, as text.
    case base64
    /// Not at all.
    case none
  }

  package var usesJobs: Bool { true }

  private let output: WorkerOutput
  private let payload: Payload
  /// The last errors that were not of a row, such as those of the head line, which are why each row fails that has none of its own.
  private let commonErrors = Mutex<[Diagnostic]>([])

  /// Creates a target that sends results to an output.
  package init(_ output: WorkerOutput, _ payload: Payload) {
    self.output = output
    self.payload = payload
  }

  package func write(
    _ rendered: RenderedOutput, of output: PlannedOutput
  ) throws(MachineError) -> (WriteOutcome, RunResult.File, kept: [UInt8]) {
    let line = WorkerLine.text(of: rendered, output, payload)
    try self.output.add(line: line, followedBy: payload == .raw ? rendered.bytes : [])
    return (.written, RunResult.File(rendered), [])
  }

  package func deliver(_ result: inout RunResult) throws(MachineError) -> [RunEvent] {
    guard result.status == .failed else { return [] }
    if result.row == nil, result.outputPath == nil { commonErrors.withLock { $0 = result.diagnostics } }
    if result.diagnostics.isEmpty { result.diagnostics = commonErrors.withLock { $0 } }
    try output.add(line: WorkerLine.text(of: result))
    return []
  }
}
