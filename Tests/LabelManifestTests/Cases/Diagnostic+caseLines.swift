// SPDX-License-Identifier: MIT

import LabelCore

extension Diagnostic {
  /// The diagnostic in the dumps of `Tests/cases`: the location, the severity, the code, the label and the message, and below it what is known of
  /// the way out and of the line.
  var caseLines: [String] {
    let head = "\(location.map { $0.caseText + " " } ?? "")\(severity.rawValue) \(code.rawValue)\(labelID.map { " [\($0)]" } ?? "")"
    return ["\(head): \(message)"] + (help.map { ["  help: \($0)"] } ?? []) + (suggestion.map { ["  instead: \($0)"] } ?? [])
      + (sourceLine.map { ["  line: \($0)"] } ?? [])
  }
}

extension DocumentLocation {
  /// The line, the column, and the column after the last one if there is a range.
  var caseText: String { "\(line):\(column)" + (endColumn == column ? "" : "-\(endColumn)") }
}

extension DocumentNode {
  /// The tree, one line for each key and value with its location.
  func caseLines(_ key: String = "") -> [String] {
    func below(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }
    let head = key + location.caseText + " "
    switch value {
    case .null: return [head + "null"]
    case .bool(let value): return [head + "\(value)"]
    case .number(let value, let text):
      let number = DumpText.number(value)
      return [head + number + (text == number ? "" : " written \(text)")]
    case .string(let text): return [head + DumpText.quoted(text)]
    case .cell(let text): return [head + "cell " + DumpText.quoted(text)]
    case .list(let elements): return [head + "list"] + below(elements.flatMap { $0.caseLines() })
    case .mapping(let entries):
      return [head + "object"]
        + below(entries.flatMap { $0.value.caseLines("\(DumpText.quoted($0.key)) \($0.keyLocation.caseText) = ") })
    }
  }
}
