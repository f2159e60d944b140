// SPDX-License-Identifier: MIT

/// Writes values as JSON (RFC 8259) on one line. Arrays and objects have elements that are JSON already.
package enum JSONText {
  package static let null = "null"

  /// A string; null for nil. Characters that could end a line or control a terminal are escaped.
  package static func string(_ text: String?) -> String {
    guard let text else { return null }
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

  /// A number with at most six decimals and no trailing zeros, such as 37.333333; null for nil, infinities and NaN.
  package static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return null }
    return DumpText.number(value, places: 6)
  }

  package static func array(_ elements: some Sequence<String>) -> String { "[" + elements.joined(separator: ",") + "]" }

  package static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }
}
