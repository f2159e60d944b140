// SPDX-License-Identifier: MIT

package import LabelCore

extension Diagnostic {
  /// One JSON object without line ends; what is not known is null.
  package var json: String {
    let place = place
    let fields: [(String, String)] = [
      ("code", JSONText.quoted(code.rawValue)),
      ("severity", JSONText.quoted(severity.rawValue)),
      ("message", JSONText.quoted(message)),
      ("file", JSONText.quoted(place?.file)),
      ("line", JSONText.known(place?.line)),
      ("column", JSONText.known(place?.column)),
      ("endColumn", JSONText.known(place?.endColumn)),
      ("id", JSONText.quoted(labelID)),
      ("help", JSONText.quoted(help)),
      ("suggestion", JSONText.quoted(suggestion)),
    ]
    return "{" + fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// A workflow command as GitHub's runner reads it: `::error file=…,line=…,col=…,endColumn=…,title=…::message`.
  package var workflowCommand: String {
    var properties: [(String, String)] = []
    if let place {
      properties.append(("file", place.file))
      if place.line > 0 { properties.append(("line", String(place.line))) }
      if place.column > 0 {
        properties.append(("col", String(place.column)))
        properties.append(("endColumn", String(place.endColumn)))
      }
    }
    properties.append(("title", code.rawValue))
    let words = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
    return "::\(severity.rawValue) \(words)::\(Self.escapedData([message, help].compactMap { $0 }.joined(separator: "\n")))"
  }

  private static func escapedData(_ text: String) -> String { escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}

/// Values as JSON.
private enum JSONText {
  /// A number of a place; null where it is 0, which means not known.
  static func known(_ number: Int?) -> String { number.flatMap { $0 > 0 ? String($0) : nil } ?? "null" }

  static func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
