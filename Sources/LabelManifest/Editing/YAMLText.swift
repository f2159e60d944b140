// SPDX-License-Identifier: MIT

package import LabelCore

/// Writes values as YAML on one line.
package enum YAMLText {
  /// Returns a value as it is written behind a key: strings without quotes where they need none, lists in brackets and objects in braces.
  ///
  /// - Parameters:
  ///   - isInFlow: Whether the value is inside of brackets or braces, where more strings need quotes.
  ///   - quote: The quote to keep for a string that had one: `"` or `'`; nil for none.
  package static func value(_ value: JSONValue, isInFlow: Bool = false, keeping quote: Character? = nil) -> String {
    switch value {
    case .null: "null"
    case .bool, .number: value.text(.exact)
    case .string(let text): string(text, isInFlow: isInFlow, keeping: quote)
    case .array(let elements): "[" + elements.map { self.value($0, isInFlow: true) }.joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ " + members.map { "\(string($0.name, isInFlow: true)): \(self.value($0.value, isInFlow: true))" }.joined(separator: ", ")
          + " }"
    }
  }

  /// Returns a record as an element of `labels`: one line for each key.
  package static func record(_ record: JSONValue) -> String {
    guard case .object(let members) = record, !members.isEmpty else { return "- \(value(record))\n" }
    return members.enumerated().map { index, member in
      (index == 0 ? "- " : "  ") + "\(string(member.name, isInFlow: false)): \(value(member.value))\n"
    }.joined()
  }

  private static func string(_ text: String, isInFlow: Bool, keeping quote: Character? = nil) -> String {
    if quote == "'", isOneLine(text) {
      return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
    if quote == nil, isPlain(text, isInFlow: isInFlow) { return text }
    return text.json.line
  }

  private static func isOneLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0xA0).contains($0.value) && !(0x2028...0x2029).contains($0.value) }
      && !text.hasPrefix(" ") && !text.hasSuffix(" ")
  }

  /// Whether a text is a string without quotes. It is careful: a text with rare marks gets quotes that it may not need.
  private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
    guard let first = text.unicodeScalars.first, isOneLine(text), YAMLScalar.isString(plain: text) else { return false }
    guard first.properties.isAlphabetic || (first.value >= 0x30 && first.value <= 0x39) else { return false }
    if text.contains(": ") || text.hasSuffix(":") || text.contains(" #") { return false }
    return !isInFlow || !text.unicodeScalars.contains { ["[", "]", "{", "}", ",", ":"].contains($0) }
  }
}
