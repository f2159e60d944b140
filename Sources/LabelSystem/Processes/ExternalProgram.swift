// SPDX-License-Identifier: MIT

internal import CSched
internal import Glibc

/// A program of the system that is run once, such as a viewer.
package enum ExternalProgram {
  /// Runs a program that PATH names and waits for its end. It has no input, and its output is dropped.
  ///
  /// - Returns: its exit code; nil if there is no such program, or a signal ended it.
  package static func run(_ name: String, _ arguments: [String]) -> Int32? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var id: pid_t = 0
    guard posix_spawnp(&id, name, &actions, nil, words, labelkit_environment()) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}
