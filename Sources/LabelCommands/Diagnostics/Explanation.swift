// SPDX-License-Identifier: MIT

package import LabelCore

/// A diagnostic at length: what it means, why it is one, what to do, and an example that causes it.
package struct Explanation: Hashable, Sendable {
  package let code: DiagnosticCode
  /// A few words without a full stop.
  package let title: String
  package let paragraph: String
  /// Lines of a manifest or of a shell that cause it, and the cure where one can be shown.
  package let example: String

  init(_ code: DiagnosticCode, _ title: String, _ paragraph: String, example: String) {
    self.code = code
    self.title = title
    self.paragraph = paragraph
    self.example = example
  }

  /// The code in any letter case, with or without `LK`; nil for others.
  package static func named(_ name: String) -> Explanation? {
    let upper = name.uppercased()
    return (DiagnosticCode(rawValue: upper) ?? DiagnosticCode(rawValue: "LK" + upper)).map { of($0) }
  }

  /// What `labelkit explain` prints.
  package var text: String {
    let indented = example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
    return "\(code.rawValue): \(title)\n\n\(Self.wrapped(paragraph, width: 80))\n\n\(indented.joined(separator: "\n"))\n"
  }

  private static func wrapped(_ text: String, width: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines.count - 1
      if !lines[last].isEmpty, lines[last].count + 1 + word.count > width {
        lines.append(String(word))
      } else {
        lines[last] += lines[last].isEmpty ? String(word) : " " + word
      }
    }
    return lines.joined(separator: "\n")
  }
}
