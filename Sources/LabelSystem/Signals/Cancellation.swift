// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization
package import SystemPackage

/// Cancellation by SIGINT and SIGTERM: a run finishes the files that it has begun, reports, and ends.
///
/// If that takes longer than a moment, because one label is slow or a manifest is large, the process ends without it. Files are complete or
/// do not exist at any time, so nothing half-written stays; the next run removes temporary files that have a name.
package enum Cancellation {
  /// The signal that was received; 0 for none.
  private static let received = Atomic<Int32>(0)
  /// The ends of a pipe that becomes readable after the signal, so that waiting for input ends too.
  private static let reader = Atomic<Int32>(-1)
  private static let writer = Atomic<Int32>(-1)

  /// Handles the signals from now on. A second one ends the process at once, as by default.
  package static func watch() {
    guard let ends = try? FileDescriptor.pipe(options: [.closeOnExec, .nonBlocking]) else { return }
    reader.store(ends.readEnd.rawValue, ordering: .relaxed)
    writer.store(ends.writeEnd.rawValue, ordering: .relaxed)
    // The process may have inherited a mask that blocks them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGALRM] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { Cancellation.handle($0) }
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(SIGINT, &action, nil)
    sigaction(SIGTERM, &action, nil)
    action.__sigaction_handler.sa_handler = { _ in Cancellation.endProcess() }
    sigaction(SIGALRM, &action, nil)
  }

  /// The seconds that a run has to end after a signal.
  private static var secondsToEnd: UInt32 { 1 }

  /// Whether a signal was received.
  package static var isCancelled: Bool { received.load(ordering: .relaxed) != 0 }

  /// The exit code of the signal, 128 plus its number, as in shells; nil if none was received.
  package static var exitCode: Int32? {
    let signal = received.load(ordering: .relaxed)
    return signal == 0 ? nil : 128 + signal
  }

  /// Waits until a file can be read or a signal is received; false in the second case.
  package static func waitForInput(_ file: FileDescriptor) -> Bool {
    var waiting = [pollfd(fd: file.rawValue, events: Int16(POLLIN), revents: 0)]
    let signalPipe = reader.load(ordering: .relaxed)
    if signalPipe >= 0 { waiting.append(pollfd(fd: signalPipe, events: Int16(POLLIN), revents: 0)) }
    while !isCancelled {
      let count = poll(&waiting, nfds_t(waiting.count), -1)
      if count > 0, waiting[0].revents != 0, !isCancelled { return true }
      if count < 0, errno != EINTR { return true }
    }
    return false
  }

  /// The signal handler, which may call only async-signal-safe functions: an atomic store, `write` and `alarm`.
  private static func handle(_ signal: Int32) {
    received.store(signal, ordering: .relaxed)
    var byte: UInt8 = 0
    _ = write(writer.load(ordering: .relaxed), &byte, 1)
    alarm(secondsToEnd)
  }

  /// Ends the process some time after a signal, or at once by a SIGALRM that another process has sent. Also in a signal handler.
  private static func endProcess() {
    let message: StaticString = "labelkit: stopped by a signal, before the labels in progress were finished\n"
    _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(exitCode ?? 128 + SIGALRM)
  }
}
