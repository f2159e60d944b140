// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// JSON in Xcode's format, so that saving a catalogue there changes no line: sorted names, and a space on either side of the colon.
enum XcodeJSON {
  static func text(_ value: JSONValue) -> String { text(value, indent: "") + "\n" }

  private static func text(_ value: JSONValue, indent: String) -> String {
    let inner = indent + "  "
    switch value {
    case .null, .bool, .number, .string: return value.line
    case .array(let elements):
      return block("[", elements.map { text($0, indent: inner) }, "]", indent)
    case .object(let members):
      let sorted = members.sorted { $0.name < $1.name }
      return block("{", sorted.map { "\(JSONText.string($0.name)) : \(text($0.value, indent: inner))" }, "}", indent)
    }
  }

  private static func block(_ opening: String, _ items: [String], _ closing: String, _ indent: String) -> String {
    let lines = items.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(opening)\n\(lines)\n\(indent)\(closing)"
  }
}
