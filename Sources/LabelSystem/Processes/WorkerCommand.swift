// SPDX-License-Identifier: MIT

/// The program that worker processes run.
package struct WorkerCommand: Hashable, Sendable {
  /// The path of the program.
  package var executable: String
  /// Its arguments, without its name.
  package var arguments: [String]

  /// Creates a command from its parts.
  package init(executable: String, arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// This process's own program, also if its file has been replaced since.
  package static func own(_ arguments: [String]) -> WorkerCommand { WorkerCommand(executable: "/proc/self/exe", arguments: arguments) }
}
