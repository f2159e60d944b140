// SPDX-License-Identifier: MIT

/// A condition of `#if`, such as `os(iOS) && !targetEnvironment(simulator)`.
///
/// A platform decides `os`, `canImport` and `targetEnvironment`. Flags such as `DEBUG`, and versions of the compiler, are unknown.
package struct BuildCondition {
  /// A value of three-valued logic.
  package enum Value: Hashable {
    case yes, no, unknown

    static prefix func ! (value: Value) -> Value { value == .unknown ? .unknown : value == .yes ? .no : .yes }
    static func && (left: Value, right: Value) -> Value {
      left == .no || right == .no ? .no : left == .yes && right == .yes ? .yes : .unknown
    }
    static func || (left: Value, right: Value) -> Value { !(!left && !right) }
  }

  /// A platform that code is compiled for.
  package struct Platform {
    /// The argument of `os`, such as `Linux`.
    var system: String
    /// Whether a module of this name can be imported; unknown for modules that are neither Apple's nor LabelKit's.
    var canImport: @Sendable (String) -> Value
  }

  /// The operators and operands in postfix order.
  private enum Step {
    case system(String)
    case module(String)
    case constant(Value)
    case not, and, or
  }

  private var steps: [Step] = []

  /// Whether the condition is true on a platform.
  package func value(on platform: Platform) -> Value {
    var stack: [Value] = []
    for step in steps {
      switch step {
      case .system(let name): stack.append(name == platform.system ? .yes : .no)
      case .module(let name): stack.append(platform.canImport(name))
      case .constant(let value): stack.append(value)
      case .not: stack.append(!(stack.popLast() ?? .unknown))
      case .and: stack.append((stack.popLast() ?? .unknown) && (stack.popLast() ?? .unknown))
      case .or: stack.append((stack.popLast() ?? .unknown) || (stack.popLast() ?? .unknown))
      }
    }
    // Anything else is no valid condition.
    return stack.count == 1 ? stack[0] : .unknown
  }

  // MARK: Reading

  /// Reads the condition in these tokens of a line, by the shunting-yard algorithm.
  package init(_ range: Range<Int>, in source: SwiftSource) {
    var operators: [Character] = []
    func priority(_ character: Character) -> Int { character == "|" ? 1 : character == "&" ? 2 : character == "!" ? 3 : 0 }
    func step(_ character: Character) -> Step { character == "|" ? .or : character == "&" ? .and : .not }
    var index = range.lowerBound
    while index < range.upperBound {
      if let name = source.name(index) {
        steps.append(operand(name, &index, range.upperBound, source))
      } else if source.isPunctuation(index, "!") {
        operators.append("!")
      } else if source.isPunctuation(index, "(") {
        operators.append("(")
      } else if source.isPunctuation(index, ")") {
        while let last = operators.popLast(), last != "(" { steps.append(step(last)) }
      } else if source.isPunctuation(index, "&") || source.isPunctuation(index, "|") {
        let character: Character = source.isPunctuation(index, "&") ? "&" : "|"
        while let last = operators.last, priority(last) >= priority(character) {
          operators.removeLast()
          steps.append(step(last))
        }
        operators.append(character)
        // Both are written twice.
        index += 1
      } else {
        steps.append(.constant(.unknown))
      }
      index += 1
    }
    while let last = operators.popLast() { if last != "(" { steps.append(step(last)) } }
  }

  /// A flag, or a function with its argument; `index` is then at the closing parenthesis.
  private func operand(_ name: String, _ index: inout Int, _ end: Int, _ source: SwiftSource) -> Step {
    if name == "true" { return .constant(.yes) }
    if name == "false" { return .constant(.no) }
    guard source.isPunctuation(index + 1, "("), index + 2 < end else { return .constant(.unknown) }
    let argument = source.name(index + 2) ?? ""
    while index + 1 < end, !source.isPunctuation(index, ")") { index += 1 }
    switch name {
    case "os": return .system(argument == "OSX" ? "macOS" : argument)
    case "canImport": return .module(argument)
    // A simulator, Mac Catalyst: only Apple's platforms have them.
    case "targetEnvironment": return .constant(.no)
    default: return .constant(.unknown)
    }
  }
}
