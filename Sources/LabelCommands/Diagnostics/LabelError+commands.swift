// SPDX-License-Identifier: MIT

public import LabelCore
internal import LabelIcons

extension DiagnosticCode {
  /// No icon matches the words of a search.
  public static let noMatchingIcon: Self = "LK0108"
  /// The command line names a command that does not exist.
  public static let unknownCommand: Self = "LK0413"
  /// The command line has an option that its command does not have.
  public static let unknownOption: Self = "LK0414"
  /// There is no `labelkit-server` for `labelkit live`.
  public static let missingServer: Self = "LK0620"
}

extension LabelError {
  /// No icon has these words in its name or among its keywords.
  package static func noMatchingIcon(words: String, nearest: [String]) -> Self {
    Self(
      .noMatchingIcon, "no icon has \"\(words.shortened(to: 40))\" in its name or keywords",
      help: BrandNames.help(for: words) ?? nearest.didYouMean ?? "see all icons in the page of `labelkit icons browse -o icons`",
      nearest: nearest)
  }

  /// There is no command with this name.
  package static func unknownCommand(name: String, nearest: [String] = [], help: String? = nil) -> Self {
    Self(
      .unknownCommand, "there is no command \"\(name)\"", help: help ?? nearest.didYouMean ?? "`labelkit --help` lists the commands",
      nearest: nearest, kind: .usage)
  }

  /// A command has no option with this name; `command` is as it is typed, such as `labelkit batch`.
  package static func unknownOption(name: String, command: String, nearest: [String], help: String? = nil) -> Self {
    Self(
      .unknownOption, "\(command) has no option \(name)", help: help ?? nearest.didYouMean ?? "`\(command) --help` lists the options",
      nearest: nearest, kind: .usage)
  }

  /// There is no program `labelkit-server`, as it is named here.
  package static func missingServer(_ name: String) -> Self {
    Self(
      .missingServer, "\(name) is not installed, and `labelkit live` needs it",
      help: "install it beside labelkit with `make install`, or set LABELKIT_SERVER_PATH to its path", kind: .missingInput)
  }
}
