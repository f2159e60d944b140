// SPDX-License-Identifier: MIT

/// The result of one snapshot as a JUnit test case, which build servers read.
package struct JUnitCase: Sendable {
  package enum Outcome: Sendable {
    case passed
    /// The snapshot differs from the accepted one or is missing.
    case failed(summary: String, text: String)
    /// The snapshot could not be drawn, for this reason.
    case broken(String)
  }

  /// The name of the snapshot. The part before the last slash is the class of the case.
  package var name: String
  package var outcome: Outcome

  package init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }

  /// The `testcase` element. It is one line, except for line ends in its text.
  package var element: String {
    let parts = name.split(separator: "/")
    let group = parts.count > 1 ? parts.dropLast().joined(separator: ".") : "labels"
    let head = "<testcase classname=\"\(Self.escaped(group))\" name=\"\(Self.escaped(String(parts.last ?? "")))\""
    switch outcome {
    case .passed: return head + "/>"
    case .broken(let reason): return head + "><error message=\"\(Self.escaped(reason))\"/></testcase>"
    case .failed(let summary, let text):
      return head + "><failure message=\"\(Self.escaped(summary))\">\(Self.escaped(text))</failure></testcase>"
    }
  }

  /// Escapes text for XML. Control characters that XML does not allow become question marks.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
