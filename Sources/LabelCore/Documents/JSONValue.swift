// SPDX-License-Identifier: MIT

/// A JSON value to write. The members of an object keep their order, and no name should occur twice.
///
///     let image: JSONValue = ["path": path.json, "scale": "2x", "size": [17, 17]]
///     try console.output(image.line + "\n")
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// Whole numbers up to 10¹⁵ are exact.
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

  /// A number with at most so many decimals.
  package static func number(_ value: Double, places: Int) -> JSONValue {
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    return .number((value * unit).rounded() / unit)
  }

  /// The members of an object; none of other values.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The value of a member; nil for a name that is missing, and for values that are not objects. Setting nil removes the member, and
  /// setting the value of a missing one adds it at the end.
  package subscript(name: String) -> JSONValue? {
    get { members.first { $0.name == name }?.value }
    set {
      var members = members
      let index = members.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(name, value))
      case (nil, nil): return
      }
      self = .object(members)
    }
  }

  /// Returns the object with the members of another one behind its own.
  package func adding(_ other: JSONValue) -> JSONValue { .object(members + other.members) }
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

/// A value with one form in JSON. Nil is null.
package protocol JSONConvertible {
  var json: JSONValue { get }
}

extension JSONValue: JSONConvertible { package var json: JSONValue { self } }
extension String: JSONConvertible { package var json: JSONValue { .string(self) } }
extension Bool: JSONConvertible { package var json: JSONValue { .bool(self) } }
extension Int: JSONConvertible { package var json: JSONValue { .number(Double(self)) } }
extension Double: JSONConvertible { package var json: JSONValue { .number(self) } }
extension Optional: JSONConvertible where Wrapped: JSONConvertible { package var json: JSONValue { self?.json ?? .null } }
extension Array: JSONConvertible where Element: JSONConvertible { package var json: JSONValue { .array(map(\.json)) } }

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
