// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSystem

/// Gets answers from a worker process, and replaces the process when it ends. For one thread.
///
/// Several requests are under way at once, so that the process never waits for this thread. It answers them in their order. If it ends, each
/// request that it has not answered is sent again, alone, to a new process: the one with which that process ends too is the cause, and only
/// it fails.
package final class IsolatedWorker {
  /// How long a process may take for one label before it is ended, in seconds of the day; nil for any time.
  ///
  /// The process itself ends a label at the limit for its processor time. Only one that has stopped looking at the time is ended here, so
  /// that there is time for a busy machine too: six times the limit, and at least ten seconds.
  ///
  /// - Parameter seconds: the limit of a label in seconds of processor time; nil for none.
  package static func longestWait(for seconds: Double?) -> Int? { seconds.map { max(10, Int(nearest: $0 * 6)) } }

  /// How many requests may be under way.
  private static let mostRequests = 16
  /// How many bytes of answers may wait here before no further request is sent.
  private static let mostBytes = 16 << 20

  private let command: WorkerCommand
  /// What every new process is sent first.
  private let greeting: [UInt8]
  private let longestWait: Int?
  private var process: WorkerProcess?
  private var buffer = FrameBuffer()
  /// The requests that have not been answered, in the order in which they were sent; nil for one that is too long to be sent.
  private var requests: [[UInt8]?] = []
  /// Answers that were received out of turn, because a process had ended: those of the first requests.
  private var answers: [Result<RenderAnswer, MachineError>] = []

  /// Creates a worker; its process is started by the first request.
  ///
  /// - Parameters:
  ///   - command: the program of the process.
  ///   - greeting: the frame that every new process is sent first.
  ///   - longestWait: how long a process may take for one label before it is ended, in seconds; nil for any time.
  package init(_ command: WorkerCommand, greeting: [UInt8], longestWait: Int?) {
    self.command = command
    self.greeting = greeting
    self.longestWait = longestWait
  }

  deinit { _ = process?.end() }

  /// Whether another request may be sent before an answer is received.
  package var hasRoom: Bool { requests.count < Self.mostRequests && buffer.count < Self.mostBytes && answers.isEmpty }

  /// Sends a request. Each is answered by one call of `receive`, in their order.
  package func send(_ request: RenderRequest) {
    let bytes = try? request.frame.encoded()
    requests.append(bytes)
    // After a process has ended, answers are received out of turn until all are.
    guard answers.isEmpty else { return answers.append(answer(toLone: bytes)) }
    guard let bytes else { return }
    // If it cannot be started or has ended, receiving the answer finds that out.
    if process == nil, requests.count == 1 { process = try? start() }
    if let process { _ = process.send(bytes, &buffer) }
  }

  /// The answer to the first request that has none.
  ///
  /// - Throws: `MachineError.workerEnded` if the request ended two processes, or an error of starting one.
  package func receive() throws(MachineError) -> RenderAnswer {
    if answers.isEmpty { receiveAnswers() }
    requests.removeFirst()
    return try answers.removeFirst().get()
  }

  private func start() throws(MachineError) -> WorkerProcess {
    buffer = FrameBuffer()
    let process = try WorkerProcess(command)
    _ = process.send(greeting, &buffer)
    return process
  }

  /// Receives the first answer, or finds out that the process has ended and gets all answers.
  private func receiveAnswers() {
    if case .some(nil) = requests.first { return answers.append(answer(toLone: nil)) }
    if let process {
      if case .success(let frame) = self.frame(from: process) { return answers.append(Self.answer(in: frame)) }
      _ = process.end()
    }
    process = nil
    for request in requests { answers.append(answer(toLone: request)) }
  }

  /// The answer to a request that is the only one in a process.
  private func answer(toLone request: [UInt8]?) -> Result<RenderAnswer, MachineError> {
    guard let request else { return .failure(.workerEnded(reason: "the label is too long for it")) }
    let running: WorkerProcess
    do throws(MachineError) { if let process { running = process } else { running = try start() } } catch { return .failure(error) }
    process = running
    _ = running.send(request, &buffer)
    switch frame(from: running) {
    case .success(let frame): return Self.answer(in: frame)
    case .failure(let failure):
      process = nil
      let ending = running.end()
      return .failure(.workerEnded(reason: failure.reason ?? ending))
    }
  }

  private static func answer(in frame: Frame) -> Result<RenderAnswer, MachineError> {
    do throws(FrameError) { return .success(try RenderAnswer(frame)) } catch {
      return .failure(.workerEnded(reason: "its answer cannot be read"))
    }
  }

  /// Why no frame came.
  private struct NoFrame: Error {
    /// The reason; nil if the process ended by itself.
    var reason: String?
  }

  private func frame(from process: WorkerProcess) -> Result<Frame, NoFrame> {
    do throws(FrameError) {
      while true {
        if let frame = try buffer.next() { return .success(frame) }
        switch process.receive(withinSeconds: longestWait) {
        case .bytes(let bytes): buffer.append(bytes)
        case .end: return .failure(NoFrame())
        case .late: return .failure(NoFrame(reason: "it had no result after \(longestWait ?? 0) seconds"))
        }
      }
    } catch { return .failure(NoFrame(reason: "its answer cannot be read")) }
  }
}
