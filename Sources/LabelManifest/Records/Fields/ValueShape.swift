// SPDX-License-Identifier: MIT

/// The shape of the value of a key, for messages and the JSON Schema.
package indirect enum ValueShape: Hashable, Sendable {
  case string
  case bool
  case number(NumberRange)
  case integer(NumberRange)
  /// One of these names.
  case choice([String])
  /// `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, a function of CSS, a name of the palette or a system colour's name.
  case colorName
  /// A string or a number.
  case argument
  /// A list of values of one shape; exactly `count` of them unless it is nil.
  case list(ValueShape, count: Int?)
  /// An object with these keys.
  case object([FieldSummary])
  /// An object with any keys, such as OpenType tags or prefixes; `key` describes them.
  case dictionary(ValueShape, key: String)
  /// A value of one of these shapes.
  case either([ValueShape])

  /// The description in messages, such as `a number from 0 to 1`.
  package var description: String {
    switch self {
    case .string: "a string"
    case .bool: "true or false"
    case .number(let range): "a number" + range.boundsDescription
    case .integer(let range): "a whole number" + range.boundsDescription
    case .choice(let names): names.count == 1 ? "\"\(names[0])\"" : "one of " + Self.list(names)
    case .colorName: "a colour"
    case .argument: "a string or a number"
    case .list(let element, nil): "a list of " + element.pluralDescription
    case .list(let element, let count?): "a list of \(count) " + element.pluralDescription
    case .object(let fields): "an object with " + Self.list(fields.prefix(4).map(\.name) + (fields.count > 4 ? ["…"] : []))
    case .dictionary(_, let key): "an object of \(key)"
    case .either(let shapes):
      shapes.count < 3
        ? shapes.map(\.description).joined(separator: " or ")
        : shapes.dropLast().map(\.description).joined(separator: ", ") + " or " + (shapes.last?.description ?? "")
    }
  }

  /// The shapes that a value may have: those of `either`, or this one.
  package var forms: [ValueShape] {
    if case .either(let shapes) = self { shapes } else { [self] }
  }

  private var pluralDescription: String {
    switch self {
    case .string: "strings"
    case .number(let range): "numbers" + range.boundsDescription
    case .integer(let range): "whole numbers" + range.boundsDescription
    case .colorName: "colours"
    case .argument: "strings or numbers"
    case .choice(let names): "the names " + Self.list(names)
    case .object: "objects"
    case .bool, .list, .dictionary: "values, each " + description
    case .either(let shapes): shapes.first?.pluralDescription ?? "values"
    }
  }

  /// "a, b or c".
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + (last == "…" ? ", …" : " or " + last)
  }
}

/// The range of the numbers of a key. Infinity and NaN are never in it.
package struct NumberRange: Hashable, Sendable {
  package var minimum: Double?
  package var isMinimumExcluded = false
  package var maximum: Double?

  package static let any = NumberRange()
  package static let positive = NumberRange(minimum: 0, isMinimumExcluded: true)

  package static func atLeast(_ minimum: Double) -> NumberRange { NumberRange(minimum: minimum) }
  package static func from(_ minimum: Double, to maximum: Double) -> NumberRange { NumberRange(minimum: minimum, maximum: maximum) }

  /// The largest absolute value of a number in a record. It is far beyond the limits of an image, and sums of such numbers are exact.
  package static let largest = 1e9

  package func contains(_ value: Double) -> Bool {
    guard abs(value) <= Self.largest else { return false }
    if let minimum, value < minimum || isMinimumExcluded && value == minimum { return false }
    return maximum.map { value <= $0 } ?? true
  }

  /// The bounds as text that follows "a number"; empty for no bounds.
  package var boundsDescription: String {
    switch (minimum, maximum) {
    case (nil, nil): ""
    case (let minimum?, nil): (isMinimumExcluded ? " more than " : " of at least ") + Self.digits(minimum)
    case (nil, let maximum?): " of at most " + Self.digits(maximum)
    case (let minimum?, let maximum?): " from \(Self.digits(minimum)) to \(Self.digits(maximum))"
    }
  }

  private static func digits(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }
}

/// A key and its description.
package struct FieldSummary: Hashable, Sendable {
  package var name: String
  package var shape: ValueShape
  /// One sentence with a full stop.
  package var summary: String
  /// The default value as text; nil if there is none.
  package var defaultText: String?
}
