// SPDX-License-Identifier: MIT

import LabelSystem

/// The help of a command: what the parser makes of its declaration, with examples.
struct HelpText {
  private static let heading = "OVERVIEW: "

  /// The least width of help in columns.
  private static let minimumWidth = 40

  /// Makes the parser wrap help at a width that has room for it. In a narrower terminal it leaves out all texts, and a debug build ends.
  static func widenIfNarrow() {
    let width = EnvironmentVariable.value("COLUMNS").flatMap { Int($0) } ?? TerminalSize.current.columns
    if width < minimumWidth { EnvironmentVariable.set("COLUMNS", to: String(minimumWidth)) }
  }

  /// The text to print; nil if the parser's text is no help, but for example the version.
  static func text(_ message: String, for arguments: [String]) -> String? {
    guard message.hasPrefix(heading) else { return nil }
    let examples = CommandExample.of(CommandPath(arguments).names)
    guard !examples.isEmpty else { return message + "\n" }
    let lines = examples.map { "  \($0.purpose)\n    \($0.command)\n" }
    return (message.hasSuffix("\n") ? message : message + "\n") + "\nEXAMPLES:\n" + lines.joined()
  }
}
