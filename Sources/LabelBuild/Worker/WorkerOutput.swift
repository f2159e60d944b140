// SPDX-License-Identifier: MIT

internal import CDispatch
internal import Dispatch
package import LabelCore
internal import LabelSystem
internal import Synchronization

/// The output of `labelkit worker`: lines of JSON, some followed by the bytes of an image.
///
/// Bytes are written when there are many of them and when the first has waited for a moment. Threads that add more than the reader of the
/// output takes wait for it, so memory does not grow.
package final class WorkerOutput: Sendable {
  /// How many bytes wait at most before they are written.
  private static let mostBytes = 64 << 10
  /// How long bytes wait at most before they are written.
  private static let longestWait = DispatchTimeInterval.milliseconds(50)

  private struct State {
    var bytes: [UInt8] = []
    var isEnding = false
    /// Whether there is no thread that writes after the time.
    var writesAtOnce = false
    /// The first error, after which nothing is written: the reader could not tell where the next line begins.
    var failure: MachineError?
  }

  private let write: @Sendable ([UInt8]) throws(MachineError) -> Void
  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)
  private let end = DispatchSemaphore(value: 0)
  private let threads = Mutex(WorkerThreads())

  /// Creates an output.
  ///
  /// - Parameter write: writes bytes in order; never called by two threads at once.
  package init(_ write: @escaping @Sendable ([UInt8]) throws(MachineError) -> Void) { self.write = write }

  /// Begins to write what has waited long enough, until `finish`.
  package func begin() {
    let status = threads.withLock { threads in threads.start { self.writeInTime() } }
    if status != 0 { state.withLock { $0.writesAtOnce = true } }
  }

  /// Adds a line, which gets its line end, and bytes directly after it.
  ///
  /// - Throws: `MachineError.cannotWrite` or `.diskFull`, perhaps of bytes that were added before.
  package func add(line: String, followedBy payload: [UInt8] = []) throws(MachineError) {
    let isFirst = try state.withLock { (state) throws(MachineError) -> Bool in
      if let failure = state.failure { throw failure }
      let isFirst = state.bytes.isEmpty
      state.bytes += line.utf8
      state.bytes.append(UInt8(ascii: "\n"))
      let isLong = payload.count >= Self.mostBytes
      if !isLong { state.bytes += payload }
      guard isLong || state.writesAtOnce || state.bytes.count >= Self.mostBytes else { return isFirst }
      try flush(&state)
      // Not copied.
      if isLong { try write(payload, &state) }
      return false
    }
    if isFirst { arrivals.signal() }
  }

  /// Writes what waits.
  package func flush() throws(MachineError) {
    try state.withLock { (state) throws(MachineError) in
      if let failure = state.failure { throw failure }
      try flush(&state)
    }
  }

  /// Writes what waits, and ends the thread of `begin`.
  package func finish() throws(MachineError) {
    state.withLock { $0.isEnding = true }
    arrivals.signal()
    end.signal()
    threads.withLock { $0.join() }
    try flush()
  }

  private func flush(_ state: inout State) throws(MachineError) {
    guard !state.bytes.isEmpty else { return }
    defer { state.bytes.removeAll(keepingCapacity: true) }
    try write(state.bytes, &state)
  }

  private func write(_ bytes: [UInt8], _ state: inout State) throws(MachineError) {
    do throws(MachineError) { try write(bytes) } catch {
      state.failure = error
      throw error
    }
  }

  private func writeInTime() {
    while true {
      arrivals.wait()
      if state.withLock({ $0.isEnding }) { return }
      // Wakes early at the end only.
      _ = end.wait(timeout: .now() + Self.longestWait)
      // The next thread that adds something gets the error.
      try? flush()
    }
  }
}
