// SPDX-License-Identifier: MIT

/// The help of a command: what the parser makes of its declaration, with examples.
struct HelpText {
  private static let heading = "OVERVIEW: "

  /// The text to print; nil if the parser's text is no help, but for example the version.
  static func text(_ message: String, for arguments: [String]) -> String? {
    guard message.hasPrefix(heading) else { return nil }
    let examples = CommandExample.of(CommandPath(arguments).names)
    guard !examples.isEmpty else { return message + "\n" }
    let lines = examples.map { "  \($0.purpose)\n    \($0.command)\n" }
    return (message.hasSuffix("\n") ? message : message + "\n") + "\nEXAMPLES:\n" + lines.joined()
  }
}
