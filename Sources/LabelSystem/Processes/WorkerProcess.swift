// SPDX-License-Identifier: MIT

internal import CSched
internal import Glibc
package import LabelCore
internal import SystemPackage

/// A child process and the socket to it, which is the child's standard input in both directions.
///
/// The child has its own process group, so that Ctrl-C in a terminal reaches only this process, which then decides. It finds out that this
/// process has ended by the end of its input. One thread may send while another receives.
package final class WorkerProcess: Sendable {
  /// What came from the child.
  package enum Received: Hashable, Sendable {
    case bytes([UInt8])
    /// The child has closed its end, most often because it has ended.
    case end
    /// Nothing came in time.
    case late
  }

  /// The child's process id.
  package let id: Int32
  private let socket: FileDescriptor

  /// Starts a child. It has this process's standard error and environment, and no standard output.
  ///
  /// - Throws: `MachineError.exhausted` if the system has no process, file or memory left, and `.library` if the program cannot be run.
  package init(_ command: WorkerCommand) throws(MachineError) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw Self.error("socketpair", errno) }
    let (own, child) = (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
    defer { try? child.close() }
    var id: Int32 = 0
    let status = Self.spawn(command, input: child.rawValue, id: &id)
    guard status == 0 else {
      try? own.close()
      throw Self.error("posix_spawn", status)
    }
    self.id = id
    socket = own
  }

  deinit { try? socket.close() }

  private static func error(_ call: String, _ status: Int32) -> MachineError {
    MachineError(starting: "a worker process", call: call, status)
  }

  private static func spawn(_ command: WorkerCommand, input: Int32, id: inout Int32) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    var status = posix_spawn_file_actions_init(&actions)
    guard status == 0 else { return status }
    defer { posix_spawn_file_actions_destroy(&actions) }
    status = posix_spawnattr_init(&attributes)
    guard status == 0 else { return status }
    defer { posix_spawnattr_destroy(&attributes) }
    // The calling thread may be one of Dispatch, which blocks signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    var arguments: [UnsafeMutablePointer<CChar>?] = (["labelkit"] + command.arguments).map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    return posix_spawn(&id, command.executable, &actions, &attributes, arguments, labelkit_environment())
  }

  // MARK: Messages

  /// Sends all bytes; false if the child has ended.
  ///
  /// - Parameter received: gets what the child sends meanwhile, since a child that cannot send may not read either.
  package func send(_ bytes: [UInt8], _ received: inout FrameBuffer) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        // Without MSG_NOSIGNAL, a child that has ended would end this process by SIGPIPE.
        Glibc.send(socket.rawValue, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      if count > 0 {
        sent += count
      } else if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: socket.rawValue, events: Int16(POLLIN | POLLOUT), revents: 0)
        guard poll(&waiting, 1, -1) >= 0 || errno == EINTR else { return false }
        guard waiting.revents & Int16(POLLIN) != 0 else { continue }
        guard case .bytes(let piece) = receive(withinSeconds: 0) else { return false }
        received.append(piece)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Waits for bytes of the child.
  ///
  /// - Parameter seconds: how long to wait at most; nil for any time.
  package func receive(withinSeconds seconds: Int?) -> Received {
    var waiting = pollfd(fd: socket.rawValue, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&waiting, 1, seconds.map { Int32(clamping: min($0, Int(Int32.max)) * 1000) } ?? -1)
      if count == 0 { return .late }
      if count < 0 {
        if errno == EINTR { continue }
        return .end
      }
      guard let chunk = try? socket.chunk() else {
        if errno == EINTR { continue }
        return .end
      }
      return chunk.isEmpty ? .end : .bytes(chunk)
    }
  }

  // MARK: The end

  /// Ends the child if it has not ended, and waits for that.
  ///
  /// - Returns: How it ended, such as "signal 11, SIGSEGV".
  package func end() -> String {
    // A child that is already ending keeps its own status.
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return "for an unknown reason" }
    }
    let signal = status & 0x7F
    if signal == 0 { return "exit code \(status >> 8 & 0xFF)" }
    return ["signal \(signal)", Self.names[signal]].compactMap { $0 }.joined(separator: ", ")
  }

  private static let names: [Int32: String] = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGSEGV: "SIGSEGV", SIGSYS: "SIGSYS",
    SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGKILL: "SIGKILL, perhaps because memory was short",
  ]
}
