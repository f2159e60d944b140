// SPDX-License-Identifier: MIT

import ArgumentParser
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

  /// The argument with which a command's help has the rarely used options, too.
  static let allFlag = "--help-all"

  /// The text to print; nil if the parser's text is no help, but for example the version.
  ///
  /// - Parameter showsAll: Whether the arguments have `--help-all`.
  static func text(_ message: String, for arguments: [String], showsAll: Bool) -> String? {
    guard message.hasPrefix(heading) else { return nil }
    let path = CommandPath(arguments)
    var text = message.hasSuffix("\n") ? message : message + "\n"
    if path.names.isEmpty, !showsAll {
      text = withoutMoreCommands(text)
    } else if let layout = HelpLayout.of(path.names) {
      text = layout.arranged(text, showsAll: showsAll)
    }
    let examples = CommandExample.of(path.names)
    guard !examples.isEmpty else { return text }
    return text + "\nEXAMPLES:\n" + examples.map { "  \($0.purpose)\n    \($0.command)\n" }.joined()
  }

  /// The tool's help with the names alone of the commands that are not among the first.
  private static func withoutMoreCommands(_ help: String) -> String {
    guard let start = help.firstRange(of: "\n" + CommandGroups.firstHeading), let end = help.firstRange(of: "\n  See 'labelkit help") else {
      return help
    }
    let names = CommandGroups.more.flatMap { $0.subcommands }.map { $0._commandName }
    return help[..<start.lowerBound] + "\nMORE:\n" + wrapped(names)
      + "\n  'labelkit \(allFlag)' describes them.\n" + help[end.lowerBound...]
  }

  /// Names in lines of at most 78 columns.
  private static func wrapped(_ names: [String]) -> String {
    var lines = [""]
    for (index, name) in names.enumerated() {
      let item = index == names.count - 1 ? name : name + ","
      if lines[lines.count - 1].count + item.count > 74 { lines.append("") }
      lines[lines.count - 1] += " " + item
    }
    return lines.map { " " + $0 }.joined(separator: "\n")
  }
}
