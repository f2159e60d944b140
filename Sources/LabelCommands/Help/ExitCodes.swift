// SPDX-License-Identifier: MIT

/// What a process of `labelkit` that ends with a number tells by it.
package struct ExitCodeMeaning: Hashable, Sendable {
  /// The number, or how it is computed.
  package let code: String
  /// What the number means.
  package let meaning: String
  /// The commands that alone use the number; nil for a number of all commands.
  package let commands: [String]?

  private init(_ code: String, _ meaning: String, of commands: [String]? = nil) {
    self.code = code
    self.meaning = meaning
    self.commands = commands
  }

  /// All exit codes, in ascending order. The help, the manual pages and `Documentation/ExitCodes.md` show this list.
  package static let all = [
    ExitCodeMeaning("0", "everything was done"),
    ExitCodeMeaning("1", "some labels failed; the others were written"),
    ExitCodeMeaning("20", "a snapshot or a PNG file differs", of: ["compare", "snapshot"]),
    ExitCodeMeaning("22", "a snapshot is missing, or is an orphan", of: ["snapshot"]),
    ExitCodeMeaning("64", "wrong usage"),
    ExitCodeMeaning("65", "an error in the input"),
    ExitCodeMeaning("66", "an input does not exist or cannot be read"),
    ExitCodeMeaning("70", "an internal error"),
    ExitCodeMeaning("73", "an output cannot be written"),
    ExitCodeMeaning("75", "a limit was exceeded"),
    ExitCodeMeaning("128 + n", "signal n ended the process: 130 for SIGINT, 143 for SIGTERM"),
  ]
}
