// SPDX-License-Identifier: MIT

/// The result of one snapshot, as build servers read it.
package struct JUnitCase: Sendable {
  package enum Outcome: Sendable {
    case passed
    /// The snapshot is not as accepted: what is wrong, and all that is known of it.
    case failed(claim: String, text: String)
    /// There is no snapshot, because of this.
    case broken(String)
  }

  /// The snapshot's name; what stands before the last slash is the case's class.
  package var name: String
  package var outcome: Outcome

  package init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }

  /// A `testcase` element on one line, but for line ends in its text.
  package var element: String {
    let parts = name.split(separator: "/")
    let group = parts.count > 1 ? parts.dropLast().joined(separator: ".") : "labels"
    let head = "<testcase classname=\"\(Self.escaped(group))\" name=\"\(Self.escaped(String(parts.last ?? "")))\""
    switch outcome {
    case .passed: return head + "/>"
    case .broken(let reason): return head + "><error message=\"\(Self.escaped(reason))\"/></testcase>"
    case .failed(let claim, let text):
      return head + "><failure message=\"\(Self.escaped(claim))\">\(Self.escaped(text))</failure></testcase>"
    }
  }

  /// XML's five escapes; controls that XML cannot hold become question marks.
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
