// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore
internal import SystemPackage

/// The other end of `WorkerProcess`, in the child: requests come in and answers go out through standard input.
package enum ParentProcess {
  /// Passes the parent's first frame to `begin` on the only thread of this process, and then each further one to the closure that `begin`
  /// returns, whose result is sent. Ends the process when the parent has ended or closed the socket.
  ///
  /// Frames are answered on a thread with a large stack. This thread watches the parent meanwhile, so that a label that takes for ever does
  /// not outlive it.
  ///
  /// - Parameter onMainThread: Whether frames are answered on the main thread, which the caller must be on, and another one watches the
  ///   parent: for answers that need the main actor.
  package static func serve(
    onMainThread: Bool = false, _ begin: (Frame) throws(FrameError) -> @Sendable (Frame) -> Frame
  ) -> Never {
    var buffer = FrameBuffer()
    let answer: @Sendable (Frame) -> Frame
    do throws(FrameError) { answer = try begin(first(&buffer)) } catch { _exit(failure) }
    let rest = buffer
    let answering: @Sendable () -> Void = { _exit(answerAll(after: rest, answer) ? 0 : failure) }
    var threads = WorkerThreads()
    let status = threads.start(onMainThread ? watchParent : answering)
    guard status == 0 else { _exit(failure) }
    withExtendedLifetime(threads) { onMainThread ? answering() : watchParent() }
    _exit(0)
  }

  /// Ends this process when the parent has ended or closed the socket.
  @Sendable private static func watchParent() {
    // Without events, only the end of the connection is reported.
    var parent = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    while poll(&parent, 1, -1) < 0, errno == EINTR {}
    // What the other thread has sent has arrived, or nobody is there to read it.
    _exit(0)
  }

  private static let failure: Int32 = 70

  private static func first(_ buffer: inout FrameBuffer) throws(FrameError) -> Frame {
    while true {
      guard let chunk = chunk(of: .standardInput) else { _exit(0) }
      buffer.append(chunk)
      if let frame = try buffer.next() { return frame }
    }
  }

  /// Answers all frames; false if they are damaged.
  private static func answerAll(after first: FrameBuffer, _ answer: (Frame) -> Frame) -> Bool {
    let socket = FileDescriptor.standardInput
    var buffer = first
    var answers = Answers()
    do throws(FrameError) {
      while true {
        while let frame = try buffer.next() { answers.add(try answer(frame).encoded()) }
        if !isReady(socket) { answers.send() }
        guard let chunk = chunk(of: socket) else { break }
        buffer.append(chunk)
      }
      try buffer.finish()
      return true
    } catch {
      return false
    }
  }

  /// Answers that are sent together, because each time that the parent is woken costs as much as a tenth of a label.
  private struct Answers {
    private var bytes: [UInt8] = []
    private var count = 0
    private var sent = ContinuousClock.now

    private static let mostBytes = 1 << 16
    private static let mostAnswers = 8
    /// Far less than the time that the parent waits.
    private static let longestDelay = Duration.milliseconds(50)

    mutating func add(_ answer: [UInt8]) {
      bytes += answer
      count += 1
      if count >= Self.mostAnswers || bytes.count >= Self.mostBytes || ContinuousClock.now - sent > Self.longestDelay { send() }
    }

    /// Sends what there is. If the parent has ended, SIGPIPE ends this process.
    mutating func send() {
      sent = .now
      if bytes.isEmpty { return }
      do throws(Errno) { try FileDescriptor.standardInput.write(all: bytes) } catch { _exit(failure) }
      bytes.removeAll(keepingCapacity: bytes.capacity <= 2 * Self.mostBytes)
      count = 0
    }
  }

  /// Whether there is a request, or the end, without waiting.
  private static func isReady(_ socket: FileDescriptor) -> Bool {
    var waiting = pollfd(fd: socket.rawValue, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  /// The next bytes; nil at the end.
  private static func chunk(of socket: FileDescriptor) -> [UInt8]? {
    while true {
      do throws(Errno) {
        let chunk = try socket.chunk()
        return chunk.isEmpty ? nil : chunk
      } catch {
        guard error == .interrupted else { return nil }
      }
    }
  }
}
