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

  /// All explanations, in the order of `Resources/explanations/codes.md`.
  package static let all = "\n\(EmbeddedFiles.codesMD)".split(separator: "\n## ").map { Explanation(section: String($0)) }

  /// A section of the file: a line with the code and the title, a paragraph, and lines that are indented by four spaces.
  private init(section: String) {
    let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
    let heading = lines[0].split(separator: ": ", maxSplits: 1).map(String.init)
    code = DiagnosticCode(rawValue: heading[0])
    title = heading.last ?? ""
    let texts = lines.dropFirst(2)
    let end = texts.firstIndex(of: "") ?? texts.endIndex
    paragraph = texts[..<end].joined(separator: " ")
    var example = texts[end...].dropFirst().map { String($0.dropFirst(4)) }
    while example.last == "" { example.removeLast() }
    self.example = example.joined(separator: "\n")
  }

  /// The explanation of a code; nil if the code is of no diagnostic.
  package static func of(_ code: DiagnosticCode) -> Explanation? { all.first { $0.code == code } }

  /// The explanation of a code, which may be in lower case or without `LK`; nil if there is no such code.
  package static func named(_ name: String) -> Explanation? {
    let upper = name.uppercased()
    return all.first { [upper, "LK" + upper].contains($0.code.rawValue) }
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
