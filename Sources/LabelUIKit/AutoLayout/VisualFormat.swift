// SPDX-License-Identifier: MIT

internal import LabelKit

/// What a visual format says, before the names of views and metrics are looked up.
package struct VisualFormat: Hashable {
  /// A number or the name of a metric, and for a size also that of a view.
  package enum Operand: Hashable {
    case number(Double)
    case name(String)
  }

  /// A condition of a length: `>=20@750`, `==other*2+10`.
  package struct Predicate: Hashable {
    package var relation = "=="
    package var operand: Operand
    /// Changes of the operand, from left to right: one of `*/+-` and a number or metric.
    package var operations: [Operation] = []
    package var priority: Operand?
    /// The position of the operand in the format, in characters.
    package var position: Int
  }

  package struct Operation: Hashable {
    package var sign: Character
    package var operand: Operand
    package var position: Int
  }

  /// The distance between two neighbours.
  package enum Connection: Hashable {
    /// No distance at all.
    case touching
    /// The standard distance.
    case standard
    case predicates([Predicate])
  }

  /// A view, or the superview where `name` is nil.
  package struct Item: Hashable {
    package var name: String?
    package var sizes: [Predicate] = []
    package var position: Int
  }

  package var isVertical = false
  package var items: [Item] = []
  /// The distances between neighbouring items: one less than there are items.
  package var connections: [Connection] = []
}

/// A mistake in a visual format, with its place.
package struct VisualFormatError: Error, Hashable, CustomStringConvertible {
  package let format: String
  /// The number of characters before the mistake.
  package let position: Int
  package let reason: String

  package init(format: String, position: Int, reason: String) {
    self.format = format
    self.position = position
    self.reason = reason
  }

  package var description: String {
    "The visual format cannot be read: \(reason).\n\(format)\n\(String(repeating: " ", count: position))^"
  }
}

/// Reads a visual format.
package struct VisualFormatReader {
  private let text: String
  private let characters: [Character]
  private var index = 0

  private init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// Reads a visual format such as `H:|-[icon(24)]-8-[title(>=80@750)]-|`.
  ///
  /// - Throws: The first mistake.
  package static func read(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var reader = VisualFormatReader(format)
    return try reader.format()
  }

  private func error(_ reason: String, at position: Int? = nil) -> VisualFormatError {
    VisualFormatError(format: text, position: position ?? index, reason: reason)
  }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if let first = next, "HV".contains(first), characters.dropFirst().first == ":" {
      result.isVertical = first == "V"
      index = 2
    }
    guard next != nil else { throw error("a view in brackets is missing") }
    let start = index
    if take("|") { result.items.append(.init(name: nil, position: start)) } else { result.items.append(try view()) }
    while next != nil {
      let connection = try self.connection()
      let position = index
      if take("|") {
        result.items.append(.init(name: nil, position: position))
        guard next == nil else { throw error("nothing can follow the superview's edge") }
      } else {
        result.items.append(try view())
      }
      result.connections.append(connection)
    }
    guard result.items.contains(where: { $0.name != nil }) else { throw error("a view in brackets is missing") }
    return result
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Item {
    guard take("[") else { throw error("expected a view in brackets or |") }
    let position = index
    var item = VisualFormat.Item(name: try name("a view"), position: position)
    if next == "(" { item.sizes = try predicates(isSize: true) }
    guard take("]") else { throw error("expected ]") }
    return item
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .touching }
    if next == "[" || next == "|" { return .standard }
    let found = next == "(" ? try predicates(isSize: false) : [try simplePredicate()]
    guard take("-") else { throw error("expected - after a distance") }
    return .predicates(found)
  }

  private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let position = index
    return .init(operand: try operand(), position: position)
  }

  private mutating func predicates(isSize: Bool) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard take("(") else { throw error("expected (") }
    var found: [VisualFormat.Predicate] = []
    repeat {
      var relation = "=="
      for candidate in ["==", "<=", ">="] where String(characters[index..<min(index + 2, characters.count)]) == candidate {
        relation = candidate
        index += 2
        break
      }
      let position = index
      var predicate = VisualFormat.Predicate(relation: relation, operand: try operand(), position: position)
      while let sign = next, "*/+-".contains(sign) {
        index += 1
        let position = index
        predicate.operations.append(.init(sign: sign, operand: try operand(), position: position))
      }
      if take("@") { predicate.priority = try operand() }
      found.append(predicate)
    } while take(",")
    guard take(")") else { throw error("expected ) or a comma") }
    return found
  }

  private mutating func operand() throws(VisualFormatError) -> VisualFormat.Operand {
    guard let first = next else { throw error("expected a number or a name") }
    guard first.isNumber || first == "." || first == "-" else { return .name(try name("a number or a metric")) }
    let start = index
    index += 1
    while let digit = next, digit.isNumber || digit == "." { index += 1 }
    guard let value = Double(String(characters[start..<index])) else { throw error("this is not a number", at: start) }
    return .number(value)
  }

  private mutating func name(_ what: String) throws(VisualFormatError) -> String {
    let start = index
    while let character = next, character.isLetter || character == "_" || (index > start && character.isNumber) { index += 1 }
    guard index > start else { throw error("expected \(what)") }
    return String(characters[start..<index])
  }
}
