// SPDX-License-Identifier: MIT

/// What a key takes, as data: for messages and for the JSON Schema.
package indirect enum ValueShape: Hashable, Sendable {
  case string
  case bool
  case number(NumberRange)
  case integer(NumberRange)
  /// One of these words.
  case choice([String])
  /// `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or a system colour's name.
  case colorName
  /// A text or a number.
  case argument
  /// A list of values of one shape; exactly `count` of them when that is given.
  case list(ValueShape, count: Int?)
  /// An object with these keys.
  case object([FieldSummary])
  /// An object whose keys are free, such as OpenType tags or prefixes; `key` says what they are.
  case dictionary(ValueShape, key: String)
  /// Any one of these.
  case either([ValueShape])

  /// What the key takes, in words that follow "takes".
  package var words: String {
    switch self {
    case .string: "a string"
    case .bool: "true or false"
    case .number(let range): "a number" + range.words
    case .integer(let range): "a whole number" + range.words
    case .choice(let names): names.count == 1 ? "\"\(names[0])\"" : "one of " + Self.list(names)
    case .colorName: "a colour"
    case .argument: "a string or a number"
    case .list(let element, nil): "a list of " + element.pluralWords
    case .list(let element, let count?): "a list of \(count) " + element.pluralWords
    case .object(let fields): "an object with " + Self.list(fields.prefix(4).map(\.name) + (fields.count > 4 ? ["…"] : []))
    case .dictionary(_, let key): "an object of \(key)"
    case .either(let shapes): shapes.map(\.words).joined(separator: " or ")
    }
  }

  private var pluralWords: String {
    switch self {
    case .string: "strings"
    case .number(let range): "numbers" + range.words
    case .integer(let range): "whole numbers" + range.words
    case .colorName: "colours"
    case .argument: "strings or numbers"
    case .choice(let names): "the words " + Self.list(names)
    case .object: "objects"
    case .bool, .list, .dictionary: "values, each " + words
    case .either(let shapes): shapes.first?.pluralWords ?? "values"
    }
  }

  /// "a, b or c".
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + (last == "…" ? ", …" : " or " + last)
  }
}

/// Which numbers a key takes. Never infinity or NaN.
package struct NumberRange: Hashable, Sendable {
  package var minimum: Double?
  package var isMinimumExcluded = false
  package var maximum: Double?

  package static let any = NumberRange()
  package static let positive = NumberRange(minimum: 0, isMinimumExcluded: true)

  package static func atLeast(_ minimum: Double) -> NumberRange { NumberRange(minimum: minimum) }
  package static func from(_ minimum: Double, to maximum: Double) -> NumberRange { NumberRange(minimum: minimum, maximum: maximum) }

  /// No number of a record may be farther from 0: it would be far beyond every limit of a picture, and sums would no longer be exact.
  package static let largest = 1e9

  package func contains(_ value: Double) -> Bool {
    guard abs(value) <= Self.largest else { return false }
    if let minimum, value < minimum || isMinimumExcluded && value == minimum { return false }
    return maximum.map { value <= $0 } ?? true
  }

  /// What follows "a number".
  package var words: String {
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

/// A key and what it means.
package struct FieldSummary: Hashable, Sendable {
  package var name: String
  package var shape: ValueShape
  /// One sentence with a full stop.
  package var summary: String
  /// What holds where the key is not written; nil when nothing does.
  package var defaultText: String?
}
