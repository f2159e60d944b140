// SPDX-License-Identifier: MIT

/// A token of CSS Syntax 3, and where it is written.
package struct CSSToken {
  package enum Kind: Hashable {
    case identifier, function, atKeyword, hash, string, url, number, percentage, dimension, space
    /// A string that a line end breaks, or a URL with a character that none may have.
    case bad
    /// Any other character, such as a brace.
    case delimiter(UInt8)
  }

  package var kind: Kind
  /// The offsets of its bytes.
  package var range: Range<Int>
  /// The offset at which its name or its unit begins.
  var nameStart = 0

  package func isDelimiter(_ character: Unicode.Scalar) -> Bool { kind == .delimiter(UInt8(ascii: character)) }

  /// The closing bracket of an opening one or of a function; nil for any other token.
  package var closing: UInt8? {
    switch kind {
    case .function, .delimiter(UInt8(ascii: "(")): UInt8(ascii: ")")
    case .delimiter(UInt8(ascii: "[")): UInt8(ascii: "]")
    case .delimiter(UInt8(ascii: "{")): UInt8(ascii: "}")
    default: nil
    }
  }
}

/// Splits style sheets and values into tokens as CSS Syntax 3, 4.3 says. Comments are skipped; any text has tokens.
///
/// It works on bytes: Swift characters are too slow for a hostile megabyte.
package struct CSSTokenizer {
  package let bytes: [UInt8]
  /// The offset of the next token.
  package var position = 0
  private let end: Int

  package init(_ text: String) { self.init(Array(text.utf8)) }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
  }

  /// The next token; nil at the end.
  package mutating func next() -> CSSToken? {
    skipComments()
    guard position < end else { return nil }
    let start = position
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(byte)
    case UInt8(ascii: "#"):
      position += 1
      guard isName(position) || isEscape(position) else { return delimiter(start) }
      return named(.hash, from: start)
    case UInt8(ascii: "@"):
      position += 1
      guard startsIdentifier(position) else { return delimiter(start) }
      return named(.atKeyword, from: start)
    case UInt8(ascii: "<") where bytes[position...].starts(with: "<!--".utf8): return marker(4)
    case UInt8(ascii: "-") where bytes[position...].starts(with: "-->".utf8): return marker(3)
    default: break
    }
    if ASCII.isSpace(byte) {
      while position < end, ASCII.isSpace(bytes[position]) { position += 1 }
      return CSSToken(kind: .space, range: start..<position)
    }
    if startsNumber(position) { return number() }
    if startsIdentifier(position) { return identifier() }
    return delimiter(start)
  }

  /// The next token that is no space; nil at the end.
  package mutating func nextSolid() -> CSSToken? {
    while let token = next() {
      if token.kind != .space { return token }
    }
    return nil
  }

  /// The next token that is no space, without moving on.
  package var peeked: CSSToken? {
    var copy = self
    return copy.nextSolid()
  }

  /// Moves behind a delimiter if it is the next token that is no space; false if it is not.
  package mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let token = peeked, token.isDelimiter(character) else { return false }
    position = token.range.upperBound
    return true
  }

  /// Moves behind the bracket that closes the one just read, or to the end.
  package mutating func skipBlock(closedBy bracket: UInt8) {
    var open = [bracket]
    while let token = next() {
      if let closing = token.closing {
        open.append(closing)
      } else if case .delimiter(let byte) = token.kind, byte == open.last {
        open.removeLast()
        if open.isEmpty { return }
      }
    }
  }

  // MARK: Texts

  /// A token as written.
  package func text(_ token: CSSToken) -> String { text(token.range) }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The name of an identifier, function, hash or at-keyword, or the unit of a dimension, with its escapes decoded and without the parenthesis.
  package func name(_ token: CSSToken) -> String {
    let last = token.kind == .function ? token.range.upperBound - 1 : token.range.upperBound
    return Self.decoded(bytes[token.nameStart..<last])
  }

  /// The number of a number, percentage or dimension.
  package func value(_ token: CSSToken) -> Double {
    let last = token.kind == .percentage ? token.range.upperBound - 1 : token.kind == .dimension ? token.nameStart : token.range.upperBound
    return Double(text(token.range.lowerBound..<last)) ?? 0
  }

  /// A part without its comments and, on request, with the escapes in its names decoded. What is in strings stays as it is.
  package func plain(_ range: Range<Int>, decodingNames: Bool = false) -> String {
    let part = bytes[range]
    let hasEscapes = decodingNames && part.contains(UInt8(ascii: "\\"))
    guard hasEscapes || part.containsComment else { return ASCII.trimmed(part) }
    var tokens = CSSTokenizer(Array(part))
    var plain = ""
    var last = 0
    while let token = tokens.next() {
      // A comment separates what would be one name.
      if token.range.lowerBound > last, last > 0, tokens.isName(last - 1), tokens.isName(token.range.lowerBound) { plain += " " }
      last = token.range.upperBound
      switch token.kind {
      case .identifier where hasEscapes: plain += tokens.name(token)
      case .function where hasEscapes: plain += tokens.name(token) + "("
      default: plain += tokens.text(token)
      }
    }
    return ASCII.trimmed(plain)
  }

  /// The text of bytes with their escapes: a character after a backslash, or up to six hexadecimal digits and a space (4.3.7).
  package static func decoded(_ part: ArraySlice<UInt8>) -> String {
    guard part.contains(UInt8(ascii: "\\")) else { return String(decoding: part, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let digits = rest.prefix(6).prefix(while: ASCII.isHexDigit)
      rest = rest.dropFirst(digits.count)
      if let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) {
        if let space = rest.first, ASCII.isSpace(space) { rest.removeFirst() }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        result += Array(String(scalar ?? "\u{FFFD}").utf8)
      } else if let escaped = rest.popFirst(), escaped != UInt8(ascii: "\n") {
        result.append(escaped)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Parts of tokens

  private mutating func skipComments() {
    while position + 1 < end, bytes[position] == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "*") {
      position += 3
      while position < end, bytes[position] != UInt8(ascii: "/") || bytes[position - 1] != UInt8(ascii: "*") { position += 1 }
      position = min(position + 1, end)
    }
  }

  private mutating func delimiter(_ start: Int) -> CSSToken {
    position = start + 1
    return CSSToken(kind: .delimiter(bytes[start]), range: start..<position)
  }

  /// The begin or the end of an HTML comment, which style sheets may have around their rules.
  private mutating func marker(_ count: Int) -> CSSToken {
    position += count
    return CSSToken(kind: .space, range: (position - count)..<position)
  }

  private mutating func named(_ kind: CSSToken.Kind, from start: Int) -> CSSToken {
    let nameStart = position
    skipName()
    return CSSToken(kind: kind, range: start..<position, nameStart: nameStart)
  }

  private mutating func identifier() -> CSSToken {
    let start = position
    skipName()
    guard position < end, bytes[position] == UInt8(ascii: "(") else {
      return CSSToken(kind: .identifier, range: start..<position, nameStart: start)
    }
    position += 1
    let function = CSSToken(kind: .function, range: start..<position, nameStart: start)
    guard position - start == 4, name(function).lowercased() == "url" else { return function }
    let content = bytes[position...].first { !ASCII.isSpace($0) }
    return content == UInt8(ascii: "\"") || content == UInt8(ascii: "'") ? function : url(from: start)
  }

  private mutating func url(from start: Int) -> CSSToken {
    var isBad = false
    while position < end, bytes[position] != UInt8(ascii: ")") {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "(") { isBad = true }
      position += byte == UInt8(ascii: "\\") && position + 1 < end ? 2 : 1
    }
    position = min(position + 1, end)
    return CSSToken(kind: isBad ? .bad : .url, range: start..<position, nameStart: start)
  }

  private mutating func string(_ quote: UInt8) -> CSSToken {
    let start = position
    position += 1
    while position < end, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "\n") { return CSSToken(kind: .bad, range: start..<position) }
      position += bytes[position] == UInt8(ascii: "\\") && position + 1 < end ? 2 : 1
    }
    position = min(position + 1, end)
    return CSSToken(kind: .string, range: start..<position)
  }

  private mutating func number() -> CSSToken {
    let start = position
    if !ASCII.isDigit(bytes[position]), bytes[position] != UInt8(ascii: ".") { position += 1 }
    while position < end, ASCII.isDigit(bytes[position]) { position += 1 }
    if position + 1 < end, bytes[position] == UInt8(ascii: "."), ASCII.isDigit(bytes[position + 1]) {
      position += 1
      while position < end, ASCII.isDigit(bytes[position]) { position += 1 }
    }
    if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
      let isSigned = position + 1 < end && (bytes[position + 1] == UInt8(ascii: "-") || bytes[position + 1] == UInt8(ascii: "+"))
      let digits = position + (isSigned ? 2 : 1)
      if digits < end, ASCII.isDigit(bytes[digits]) {
        position = digits
        while position < end, ASCII.isDigit(bytes[position]) { position += 1 }
      }
    }
    if position < end, bytes[position] == UInt8(ascii: "%") {
      position += 1
      return CSSToken(kind: .percentage, range: start..<position)
    }
    guard startsIdentifier(position) else { return CSSToken(kind: .number, range: start..<position) }
    return named(.dimension, from: start)
  }

  private mutating func skipName() {
    while position < end {
      if isName(position) {
        position += 1
      } else if isEscape(position) {
        let digits = bytes[(position + 1)..<min(position + 7, end)].prefix(while: ASCII.isHexDigit).count
        position += 1 + max(digits, 1)
        if digits > 0, position < end, ASCII.isSpace(bytes[position]) { position += 1 }
      } else {
        return
      }
    }
  }

  private func isName(_ index: Int) -> Bool {
    guard index < end else { return false }
    let byte = bytes[index]
    return ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private func isEscape(_ index: Int) -> Bool {
    index + 1 < end && bytes[index] == UInt8(ascii: "\\") && bytes[index + 1] != UInt8(ascii: "\n")
  }

  private func startsIdentifier(_ index: Int) -> Bool {
    guard index < end else { return false }
    if isEscape(index) { return true }
    guard isName(index), !ASCII.isDigit(bytes[index]) else { return false }
    guard bytes[index] == UInt8(ascii: "-") else { return true }
    return isEscape(index + 1) || isName(index + 1) && !ASCII.isDigit(bytes[index + 1])
  }

  private func startsNumber(_ index: Int) -> Bool {
    var index = index
    if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
    if index < end, bytes[index] == UInt8(ascii: ".") { index += 1 }
    return index < end && ASCII.isDigit(bytes[index])
  }
}

extension ArraySlice<UInt8> {
  fileprivate var containsComment: Bool {
    indices.dropLast().contains { self[$0] == UInt8(ascii: "/") && self[$0 + 1] == UInt8(ascii: "*") }
  }
}
