// SPDX-License-Identifier: MIT

/// Evaluates the functions of CSS Values 4 that calculate: `calc()`, `min()`, `max()`, `clamp()`, `abs()` and `sign()`.
package struct CSSCalculation {
  /// The largest absolute value of a number.
  package static let magnitude = 1e6

  /// A number, or a length, angle or percentage in the unit of its property.
  package struct Quantity: Hashable {
    package var value: Double
    package var isNumber: Bool

    package init(value: Double, isNumber: Bool) {
      self.value = value
      self.isNumber = isNumber
    }
  }

  /// What a number, percentage, dimension or name stands for; nil for one that the property does not have.
  package typealias Leaf = (CSSToken, CSSTokenizer) -> Quantity?

  private let leaf: Leaf
  private var tokens: CSSTokenizer
  private var depth = 0

  private static let maximumDepth = 16
  private static let functions: Set<String> = ["calc", "min", "max", "clamp", "abs", "sign", "-webkit-calc"]

  /// Whether a function calculates.
  package static func isKnown(_ function: String) -> Bool { functions.contains(function.lowercased()) }

  /// The value of a function whose name has just been read; nil if it is not well-formed. The tokenizer is then behind its parenthesis.
  package static func value(of function: String, _ tokens: inout CSSTokenizer, _ leaf: @escaping Leaf) -> Quantity? {
    var calculation = CSSCalculation(leaf: leaf, tokens: tokens)
    let value = calculation.call(function)
    tokens = calculation.tokens
    return value.flatMap { $0.value.isFinite ? $0 : nil }
  }

  private init(leaf: @escaping Leaf, tokens: CSSTokenizer) {
    self.leaf = leaf
    self.tokens = tokens
  }

  /// A function behind its opening parenthesis.
  private mutating func call(_ function: String) -> Quantity? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    var arguments: [Quantity] = []
    repeat {
      guard let sum = sum() else { return nil }
      arguments.append(sum)
    } while tokens.skip(",")
    guard tokens.skip(")"), let first = arguments.first, arguments.allSatisfy({ $0.isNumber == first.isNumber }) else { return nil }
    func quantity(_ value: Double) -> Quantity { Quantity(value: value, isNumber: first.isNumber) }
    let values = arguments.map(\.value)
    switch (function.lowercased(), values.count) {
    case ("calc", 1), ("-webkit-calc", 1), ("", 1): return first
    case ("min", _): return quantity(values.reduce(first.value, min))
    case ("max", _): return quantity(values.reduce(first.value, max))
    case ("clamp", 3): return quantity(max(values[0], min(values[1], values[2])))
    case ("abs", 1): return quantity(abs(first.value))
    case ("sign", 1): return Quantity(value: first.value > 0 ? 1 : first.value < 0 ? -1 : 0, isNumber: true)
    default: return nil
    }
  }

  private mutating func sum() -> Quantity? {
    guard var result = product() else { return nil }
    while true {
      let sign: Double
      if tokens.skip("+") { sign = 1 } else if tokens.skip("-") { sign = -1 } else { return result }
      guard let other = product(), other.isNumber == result.isNumber else { return nil }
      result.value += sign * other.value
    }
  }

  private mutating func product() -> Quantity? {
    guard var result = operand() else { return nil }
    while true {
      if tokens.skip("*") {
        guard let other = operand(), result.isNumber || other.isNumber else { return nil }
        result = Quantity(value: result.value * other.value, isNumber: result.isNumber && other.isNumber)
      } else if tokens.skip("/") {
        guard let other = operand(), other.isNumber, other.value != 0 else { return nil }
        result.value /= other.value
      } else {
        return result
      }
    }
  }

  private mutating func operand() -> Quantity? {
    guard let token = tokens.nextSolid() else { return nil }
    switch token.kind {
    case .delimiter(UInt8(ascii: "(")): return call("")
    case .function: return Self.isKnown(tokens.name(token)) ? call(tokens.name(token)) : nil
    case .number: return Quantity(value: tokens.value(token), isNumber: true)
    case .identifier where tokens.name(token).lowercased() == "pi": return Quantity(value: .pi, isNumber: true)
    case .percentage, .dimension, .identifier: return leaf(token, tokens)
    default: return nil
    }
  }
}
