// SPDX-License-Identifier: MIT

internal import CSched
internal import Glibc

/// A program of the system that is run once, such as a viewer or a compiler. It has no input.
package enum ExternalProgram {
  /// Where what the program writes goes.
  package enum Output {
    /// Nowhere.
    case dropped
    /// Into a file, which is replaced.
    case file(String)
    /// To the standard error of this process.
    case standardError
  }

  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signal(Int32)
    /// There is no such program, or it cannot be run.
    case notStarted
  }

  /// Runs a program that PATH names and waits for its end. Its output is dropped.
  ///
  /// - Returns: its exit code; nil if there is no such program, or a signal ended it.
  package static func run(_ name: String, _ arguments: [String]) -> Int32? {
    if case .exited(let code) = run(name, arguments, output: .dropped) { code } else { nil }
  }

  /// Runs a program that PATH names and waits for its end.
  ///
  /// - Parameter stop: Ends the program from another thread. Such a program has a process group of its own, so Ctrl-C in a terminal does
  ///   not reach it.
  package static func run(_ name: String, _ arguments: [String], output: Output, stop: ProgramStop? = nil) -> Ending {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return .notStarted }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    switch output {
    case .dropped:
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    case .file(let path):
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    case .standardError: posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var id: pid_t = 0
    guard let stop else {
      guard posix_spawnp(&id, name, &actions, nil, words, labelkit_environment()) == 0 else { return .notStarted }
      return ending(of: id)
    }
    var attributes = posix_spawnattr_t()
    guard posix_spawnattr_init(&attributes) == 0 else { return .notStarted }
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // A program that this process ignores SIGINT for would ignore it too.
    sigaddset(&signals, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let isStarted = stop.start {
      posix_spawnp(&id, name, &actions, &attributes, words, labelkit_environment()) == 0 ? id : nil
    }
    guard isStarted else { return .notStarted }
    waitForEnd(of: id)
    stop.end()
    return ending(of: id)
  }

  /// Waits until a program has ended, and leaves it as it is: its number cannot be given to another process yet.
  private static func waitForEnd(of id: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
  }

  private static func ending(of id: pid_t) -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return .notStarted }
    }
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}
