// SPDX-License-Identifier: MIT

internal import CTestSystem
internal import Foundation
internal import Glibc

/// A program that a test starts. Unlike Foundation's `Process` it hands on no other descriptors and waits for the process itself, so that no other
/// program that lives longer can hold up a test.
package final class ChildProcess {
  /// The number of the process.
  package let id: Int32
  private var code: Int32?

  /// What a program reads or writes.
  package enum Stream {
    case file(String)
    case nothing
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The path of the executable.
  ///   - folder: The working directory; nil for that of the tests.
  ///   - environment: All environment variables.
  ///   - output: A file is replaced.
  ///   - errors: A file is replaced.
  /// - Throws: `POSIXError` if the program cannot be started.
  package init(
    _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String], input: Stream = .nothing,
    output: Stream = .nothing, errors: Stream = .nothing
  ) throws {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of Dispatch block signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    func open(_ stream: Stream, as descriptor: Int32, _ flags: Int32) {
      let path = if case .file(let path) = stream { path } else { "/dev/null" }
      posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o644)
    }
    open(input, as: STDIN_FILENO, O_RDONLY)
    open(output, as: STDOUT_FILENO, O_WRONLY | O_CREAT | O_TRUNC)
    open(errors, as: STDERR_FILENO, O_WRONLY | O_CREAT | O_TRUNC)
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    var words = ([program] + arguments).map { strdup($0) }
    var variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for word in words + variables { free(word) } }
    words.append(nil)
    variables.append(nil)
    var id: Int32 = 0
    let status = posix_spawn(&id, program, &actions, &attributes, words, variables)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO) }
    self.id = id
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: Its exit code; 128 plus the signal's number for a signal, as in shells.
  package func wait() -> Int32 {
    if let code { return code }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
    self.code = code
    return code
  }
}
