// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// A condition of `@media` or `@supports`: features in parentheses that `not`, `and` and `or` join.
///
/// Nil is the answer to what is not known, and to all that depends on it (Media Queries 4, 3.1).
struct CSSCondition {
  private var tokens: CSSTokenizer
  private let feature: (_ name: String, _ content: String) -> Bool?
  private var depth = 0

  private static let maximumDepth = 16

  /// - Parameter feature: The answer to the content of parentheses, whose name is that of a function or empty.
  private init(_ text: String, _ feature: @escaping (String, String) -> Bool?) {
    tokens = CSSTokenizer(text)
    self.feature = feature
  }

  /// The answer to a whole condition; nil if it is not understood.
  static func answer(to text: String, feature: @escaping (_ name: String, _ content: String) -> Bool?) -> Bool? {
    var reader = CSSCondition(text, feature)
    let answer = reader.condition()
    return reader.tokens.peeked == nil ? answer : nil
  }

  /// The answer to a condition of `@supports`.
  static func isSupported(_ condition: String) -> Bool {
    answer(to: condition) { name, content in
      switch name {
      case "": Self.isSupported(declaration: content)
      case "selector": StyleSelector(content) != nil
      default: false
      }
    } ?? false
  }

  private static func isSupported(declaration: String) -> Bool {
    guard let declaration = StyleSheetReader.declarations(declaration).first else { return false }
    if declaration.property.hasPrefix("--") { return true }
    var style = SVGStyle()
    let base = SVGLengthBase(viewport: .zero)
    return (try? style.apply(declaration, in: SVGCascadeContext(parentFontSize: base.fontSize, lengths: base, line: 1))) ?? false
  }

  private mutating func condition() -> Bool? {
    if skipWord("not") { return operand().map { !$0 } }
    var answer = operand()
    var first: String?
    while let word = tokens.peeked, word.kind == .identifier {
      let name = tokens.name(word).lowercased()
      // Without parentheses, `and` and `or` are not mixed.
      if let first, first != name { return nil }
      first = name
      switch name {
      case "and":
        tokens.position = word.range.upperBound
        let other = operand()
        answer = answer == false || other == false ? false : answer == nil || other == nil ? nil : true
      case "or":
        tokens.position = word.range.upperBound
        let other = operand()
        answer = answer == true || other == true ? true : answer == nil || other == nil ? nil : false
      default: return nil
      }
    }
    return answer
  }

  private mutating func operand() -> Bool? {
    guard depth < Self.maximumDepth, let token = tokens.nextSolid(), let closing = token.closing, !token.isDelimiter("{") else {
      return nil
    }
    let start = tokens.position
    let name = token.kind == .function ? tokens.name(token).lowercased() : ""
    if name.isEmpty, let inner = tokens.peeked, inner.isDelimiter("(") || inner.kind == .function || isNot(inner) {
      depth += 1
      defer { depth -= 1 }
      let answer = condition()
      if tokens.skip(")") { return answer }
      tokens.position = start
    }
    tokens.skipBlock(closedBy: closing)
    return feature(name, tokens.plain(start..<max(start, tokens.position - 1)))
  }

  private func isNot(_ token: CSSToken) -> Bool { token.kind == .identifier && tokens.name(token).lowercased() == "not" }

  private mutating func skipWord(_ word: String) -> Bool {
    guard let token = tokens.peeked, token.kind == .identifier, tokens.name(token).lowercased() == word else { return false }
    tokens.position = token.range.upperBound
    return true
  }
}
