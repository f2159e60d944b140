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
  /// The file with the test or the label; nil if it is not known.
  package var file: String?
  /// The line in that file, from 1; 0 and nil if it is not known.
  package var line: Int?
  /// How long the snapshot took; nil if it is not known.
  package var duration: Duration?

  package init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }

  /// The `testcase` element. It is one line, except for line ends in its text.
  package var element: String {
    let parts = name.split(separator: "/")
    let group = parts.count > 1 ? parts.dropLast().joined(separator: ".") : "labels"
    var head = "<testcase classname=\"\(Self.escaped(group))\" name=\"\(Self.escaped(String(parts.last ?? "")))\""
    if let file { head += " file=\"\(Self.escaped(file))\"" }
    if let line, line > 0 { head += " line=\"\(line)\"" }
    if let duration { head += " time=\"\(Self.seconds(duration))\"" }
    switch outcome {
    case .passed: return head + "/>"
    case .broken(let reason): return head + "><error message=\"\(Self.escaped(reason))\"/></testcase>"
    case .failed(let summary, let text):
      return head + "><failure message=\"\(Self.escaped(summary))\">\(Self.escaped(text))</failure></testcase>"
    }
  }

  /// A file with the cases of a command.
  ///
  /// - Parameters:
  ///   - suite: The name of the suite, such as `labelkit snapshot`.
  ///   - duration: How long all of them took; nil if it is not known.
  package static func document(_ cases: [JUnitCase], suite: String, duration: Duration? = nil) -> String {
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let errors = cases.count { if case .broken = $0.outcome { true } else { false } }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\"" + (duration.map { " time=\"\(seconds($0))\"" } ?? "")
    let head = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>", "<testsuite name=\"\(escaped(suite))\" \(counts)>",
    ]
    return (head + cases.map(\.element) + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  /// A duration in seconds with three decimals, as JUnit files have it.
  static func seconds(_ duration: Duration) -> String {
    let milliseconds = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    let digits = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - digits.utf8.count) + digits
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
