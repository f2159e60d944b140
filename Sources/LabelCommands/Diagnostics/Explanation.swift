// SPDX-License-Identifier: MIT

package import LabelCore

/// The explanation of a diagnostic code: what it means, what to do, and an example that causes it.
package struct Explanation: Hashable, Sendable {
  package let code: DiagnosticCode
  /// A short phrase without a full stop.
  package let title: String
  package let paragraph: String
  /// Lines of a manifest, a shell or Swift code that cause it, often with the correction.
  package let example: String

  init(_ code: DiagnosticCode, _ title: String, _ paragraph: String, example: String) {
    self.code = code
    self.title = title
    self.paragraph = paragraph
    self.example = example
  }

  /// The explanation of a code, which may be in lower case or without `LK`; nil if there is no such code.
  package static func named(_ name: String) -> Explanation? {
    let upper = name.uppercased()
    return (DiagnosticCode(rawValue: upper) ?? DiagnosticCode(rawValue: "LK" + upper)).map { of($0) }
  }

  /// The output of `labelkit explain`.
  package var text: String {
    let indented = example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
    return "\(code.rawValue): \(title)\n\n\(Self.wrapped(paragraph, width: 80))\n\n\(indented.joined(separator: "\n"))\n"
  }

  /// Breaks a text into lines of at most `width` characters, unless a word is longer.
  static func wrapped(_ text: String, width: Int) -> String {
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
