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
  package static func run(_ name: String, _ arguments: [String], output: Output) -> Ending {
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
    guard posix_spawnp(&id, name, &actions, nil, words, labelkit_environment()) == 0 else { return .notStarted }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return .notStarted }
    }
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }
}
