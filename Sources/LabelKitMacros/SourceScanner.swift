// SPDX-License-Identifier: MIT

/// Reads Swift source: it knows where comments and strings end, and which brackets belong together. The compiler has checked the source
/// before a macro sees it, so nothing is unclosed.
struct SourceScanner {
  private let text: Substring
  private(set) var position: String.Index

  init(_ text: some StringProtocol) {
    self.text = Substring(text)
    position = self.text.startIndex
  }

  private var rest: Substring { text[position...] }

  /// Moves to the first place outside brackets where something else than spaces and comments fulfils a condition.
  ///
  /// - Returns: The place; nil if there is none.
  mutating func skip(to isFound: (Substring) -> Bool) -> String.Index? {
    while position < text.endIndex {
      if skipTrivia() { continue }
      if isFound(rest) { return position }
      skipToken()
    }
    return nil
  }

  /// Moves behind the end of the statement at the position: a line end or a semicolon, or the bracket that closes the block.
  ///
  /// - Returns: The end of the statement's text, and whether the block goes on; nil at the end of the source.
  mutating func endOfStatement() -> (text: String.Index, hasNext: Bool)? {
    guard position < text.endIndex else { return nil }
    var last: Substring = ""
    while position < text.endIndex {
      let character = text[position]
      if character == "}" { return (position, false) }
      if character == ";" {
        defer { position = text.index(after: position) }
        return (position, true)
      }
      if character.isNewline, !last.isEmpty, !Self.continues(after: last), !nextContinues() {
        defer { position = text.index(after: position) }
        return (position, true)
      }
      if character.isNewline {
        position = text.index(after: position)
        continue
      }
      if skipTrivia() { continue }
      let start = position
      skipToken()
      last = text[start..<position]
    }
    return (position, false)
  }

  /// Whether a statement goes on after this token: an operator that needs a right side, a comma, or an attribute.
  private static func continues(after token: Substring) -> Bool {
    ["=", ",", ":", "+", "-", "*", "/", "&", "|", "<", "@"].contains { token.hasSuffix($0) } || token.hasPrefix("@")
  }

  /// Whether the next line belongs to the statement: it begins with a member or an operator.
  private func nextContinues() -> Bool {
    var ahead = self
    guard let next = ahead.skip(to: { _ in true }) else { return false }
    let line = text[next...]
    return [".", "=", "?? ", "? ", ": ", "&& ", "|| ", "+ ", "- ", "* ", "/ "].contains { line.hasPrefix($0) }
  }

  /// Skips a space or a comment; false if there is none.
  private mutating func skipTrivia() -> Bool {
    if rest.hasPrefix("//") {
      position = rest.firstIndex(where: \.isNewline) ?? text.endIndex
      return true
    }
    if rest.hasPrefix("/*") {
      var depth = 0
      repeat {
        if rest.hasPrefix("/*") { depth += 1 }
        if rest.hasPrefix("*/") { depth -= 1 }
        let width = rest.hasPrefix("/*") || rest.hasPrefix("*/") ? 2 : 1
        position = text.index(position, offsetBy: width, limitedBy: text.endIndex) ?? text.endIndex
      } while depth > 0 && position < text.endIndex
      return true
    }
    guard text[position].isWhitespace else { return false }
    position = text.index(after: position)
    return true
  }

  /// Skips a word, a string, an operator character or everything between two brackets.
  private mutating func skipToken() {
    if let string = rest.prefixMatch(of: #/(#*)("""|")/#) {
      position = string.range.upperBound
      skipString(quotes: string.2, marks: string.1)
    } else if "([{".contains(text[position]) {
      position = text.index(after: position)
      skipToClosingBracket()
    } else if let word = rest.prefixMatch(of: #/[@#]?`?[\w$]+`?/#) {
      position = word.range.upperBound
    } else {
      position = text.index(after: position)
    }
  }

  private mutating func skipToClosingBracket() {
    while position < text.endIndex {
      if ")]}".contains(text[position]) {
        position = text.index(after: position)
        return
      }
      if !skipTrivia() { skipToken() }
    }
  }

  /// Skips the rest of a string.
  ///
  /// - Parameters:
  ///   - quotes: The quotes at its ends.
  ///   - marks: The number signs outside the quotes.
  private mutating func skipString(quotes: Substring, marks: Substring) {
    let end = quotes + marks
    let escape = "\\" + marks
    while position < text.endIndex {
      if rest.hasPrefix(end) {
        position = text.index(position, offsetBy: end.count)
        return
      }
      if rest.hasPrefix(escape + "(") {
        position = text.index(position, offsetBy: escape.count + 1)
        skipToClosingBracket()
      } else if rest.hasPrefix(escape) {
        position = text.index(position, offsetBy: escape.count + 1, limitedBy: text.endIndex) ?? text.endIndex
      } else {
        position = text.index(after: position)
      }
    }
  }
}
