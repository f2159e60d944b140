// SPDX-License-Identifier: MIT

package import LabelCore

/// Formats diagnostics for people, editors, scripts and GitHub.
package struct DiagnosticPrinter: Hashable, Sendable {
  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// With the input line, a caret below the error, and help.
    case human
    /// One line: `file:line:column: error LK0102: …`.
    case short
    /// One JSON object on a line.
    case json
    /// Workflow commands that GitHub shows beside the changed lines.
    case github
  }

  package var style: Style
  /// Whether `human` and `short` use ANSI colours.
  package var usesColor: Bool

  package init(_ style: Style = .human, usesColor: Bool = false) {
    self.style = style
    self.usesColor = usesColor
  }

  /// The diagnostic as one or more lines, each with a line end.
  package func text(_ diagnostic: Diagnostic) -> String {
    switch style {
    case .human: (headline(diagnostic) + snippet(diagnostic) + help(diagnostic)).map { $0 + "\n" }.joined()
    case .short: headline(diagnostic).map { $0 + "\n" }.joined()
    case .json: diagnostic.json.line + "\n"
    case .github: diagnostic.workflowCommand + "\n"
    }
  }

  private func headline(_ diagnostic: Diagnostic) -> [String] {
    let location = diagnostic.location.map { painted($0.description.escapedControls + ":", .bold) + " " } ?? ""
    let style = diagnostic.severity == .error ? ANSIStyle.red : .yellow
    let kind = painted("\(diagnostic.severity.rawValue) \(diagnostic.code.rawValue):", style)
    return ["\(location)\(kind) \(diagnostic.message.escapedControls)"]
  }

  private func help(_ diagnostic: Diagnostic) -> [String] {
    diagnostic.help.map { ["   " + painted("help:", .cyan) + " " + $0.escapedControls] } ?? []
  }

  private func snippet(_ diagnostic: Diagnostic) -> [String] {
    guard let location = diagnostic.location, location.line > 0, location.column > 0, let line = diagnostic.sourceLine else { return [] }
    let excerpt = SourceExcerpt(line, columns: location.column..<max(location.endColumn, location.column + 1))
    let number = String(location.line)
    let gutter = String(repeating: " ", count: max(0, Self.gutterWidth - number.utf8.count)) + number
    let blank = String(repeating: " ", count: gutter.utf8.count)
    let caret = painted(String(repeating: "^", count: excerpt.caretWidth), .red)
    return [
      painted(gutter + " |", .blue) + " " + excerpt.text,
      painted(blank + " |", .blue) + " " + String(repeating: " ", count: excerpt.caretStart) + caret,
    ]
  }

  private static let gutterWidth = 5

  // MARK: Colours

  /// The SGR parameters of text.
  private enum ANSIStyle: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "34"
    case cyan = "1;36"
  }

  private func painted(_ text: String, _ style: ANSIStyle) -> String { usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text }
}
