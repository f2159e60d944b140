// SPDX-License-Identifier: MIT

/// A page of `labelkit help` that belongs to no single command.
enum HelpTopic: String, CaseIterable {
  case exitCodes = "exit-codes"

  /// The topic that `arguments` ask for: `help exit-codes`.
  init?(arguments: [String]) {
    guard arguments.count == 2, arguments[0] == "help", let topic = HelpTopic(rawValue: arguments[1]) else { return nil }
    self = topic
  }

  var text: String {
    switch self {
    case .exitCodes:
      let width = ExitCodeMeaning.all.map(\.code.count).max() ?? 0
      let rows = ExitCodeMeaning.all.map { row in
        let only = row.commands.map { " (" + $0.joined(separator: ", ") + ")" } ?? ""
        return row.code + String(repeating: " ", count: width - row.code.count) + "  " + row.meaning + only + "\n"
      }
      return "The exit codes of labelkit:\n\n" + rows.map { "  " + $0 }.joined()
        + "\nThe numbers from 64 on are those of sysexits.h. Every error also has a code of its own, which\n"
        + "'labelkit explain' explains.\n"
    }
  }
}
