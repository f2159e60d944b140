// SPDX-License-Identifier: MIT

package import LabelCore

/// A JSON value to write. The members of an object keep their order.
///
///     let image: JSONValue = ["scale": "2x", "size": [17, 17]]
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value on one line, without a line end.
  package var line: String {
    switch self {
    case .null: JSONText.null
    case .bool(let value): value ? "true" : "false"
    case .number(let value): JSONText.number(value)
    case .string(let text): JSONText.string(text)
    case .array(let elements): JSONText.array(elements.map(\.line))
    case .object(let members): JSONText.object(members.map { ($0.name, $0.value.line) })
    }
  }

  /// The value on several lines, indented by two spaces. Short arrays without objects stay on one line. Ends with a line end.
  package var document: String { text(indent: "") + "\n" }

  private static let maximumLineLength = 100

  private func text(indent: String) -> String {
    switch self {
    case .null, .bool, .number, .string: return line
    case .array(let elements):
      let short = "[" + elements.map(\.line).joined(separator: ", ") + "]"
      let isFlat = !elements.contains { if case .object(let members) = $0 { !members.isEmpty } else { false } }
      if isFlat, short.utf8.count + indent.utf8.count <= Self.maximumLineLength { return short }
      return Self.block("[", elements.map { $0.text(indent: indent + "  ") }, "]", indent)
    case .object(let members):
      if members.isEmpty { return "{}" }
      return Self.block(
        "{", members.map { JSONText.string($0.name) + ": " + $0.value.text(indent: indent + "  ") }, "}", indent)
    }
  }

  private static func block(_ opening: String, _ items: [String], _ closing: String, _ indent: String) -> String {
    opening + "\n" + items.map { indent + "  " + $0 }.joined(separator: ",\n") + "\n" + indent + closing
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements.map { Member($0, $1) }) }
}

extension JSONValue {
  /// Returns an object with more members. Other values are returned unchanged.
  package func adding(_ members: [Member]) -> JSONValue {
    if case .object(let own) = self { .object(own + members) } else { self }
  }
}

extension JSONValue {
  /// The canonical text of a value: one line, members sorted by name, numbers with the fewest digits that read back as the same number. Equal
  /// values have equal texts.
  package var canonical: String {
    switch self {
    case .null, .bool, .string: line
    case .number(let value): Self.exact(value)
    case .array(let elements): JSONText.array(elements.map(\.canonical))
    case .object(let members): JSONText.object(members.sorted { $0.name < $1.name }.map { ($0.name, $0.value.canonical) })
    }
  }

  private static func exact(_ value: Double) -> String {
    guard value.isFinite else { return JSONText.null }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}

extension DocumentNode {
  /// The value without its locations. A cell becomes a string, since only its key decides its type.
  package var json: JSONValue {
    switch value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value, _): .number(value)
    case .string(let text), .cell(let text): .string(text)
    case .list(let elements): .array(elements.map(\.json))
    case .mapping(let entries): .object(entries.map { JSONValue.Member($0.key, $0.value.json) })
    }
  }
}
