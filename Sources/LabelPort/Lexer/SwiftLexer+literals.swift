// SPDX-License-Identifier: MIT

// String and regex literals.
extension SwiftLexer {
  /// A string literal from its delimiter on; `hashes` number signs come before the quotation mark.
  mutating func readString(hashes: Int) {
    let start = index
    index += hashes
    let isMultiline = byte(at: index + 1) == UInt8(ascii: "\"") && byte(at: index + 2) == UInt8(ascii: "\"")
    index += isMultiline ? 3 : 1
    add(.string, index..<index)
    readContent(OpenString(start: start, token: tokens.count - 1, hashes: hashes, isMultiline: isMultiline))
  }

  /// The end of an interpolated expression, or a parenthesis like others.
  mutating func readClosingParenthesis() {
    guard let string = openStrings.last else { return readPunctuation() }
    if string.depth > 0 {
      openStrings[openStrings.count - 1].depth -= 1
      return readPunctuation()
    }
    openStrings.removeLast()
    index += 1
    readContent(string)
  }

  /// Reads a string's content up to its delimiter or the next interpolation.
  private mutating func readContent(_ string: OpenString) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\"") where isDelimiter(of: string):
        tokens[string.token].end = Int32(tokens[string.token].kind == .string ? index : Int(tokens[string.token].end))
        index += (string.isMultiline ? 3 : 1) + string.hashes
        return
      case UInt8(ascii: "\\") where closes(string.hashes, after: index + 1):
        index += 1 + string.hashes
        if byte(at: index) == UInt8(ascii: "(") {
          index += 1
          tokens[string.token].kind = .interpolatedString
          openStrings.append(string)
          openStrings[openStrings.count - 1].depth = 0
          return
        }
        // An escaped quotation mark or backslash. A line end is not part of an escape.
        if index < bytes.count, string.isMultiline || !bytes[index].isLineEnd { index += 1 }
      case let byte where byte.isLineEnd && !string.isMultiline:
        // The compiler reports it; the next line is read as code.
        if tokens[string.token].kind == .string { tokens[string.token].end = Int32(index) }
        unclosed = unclosed ?? .string(at: string.start)
        return
      default: index += 1
      }
    }
    if tokens[string.token].kind == .string { tokens[string.token].end = Int32(bytes.count) }
    unclosed = unclosed ?? .string(at: string.start)
  }

  private func isDelimiter(of string: OpenString) -> Bool {
    guard string.isMultiline else { return closes(string.hashes, after: index + 1) }
    return byte(at: index + 1) == UInt8(ascii: "\"") && byte(at: index + 2) == UInt8(ascii: "\"") && closes(string.hashes, after: index + 3)
  }

  /// Whether there are `hashes` number signs from an offset on.
  private func closes(_ hashes: Int, after offset: Int) -> Bool {
    var count = 0
    while count < hashes, byte(at: offset + count) == UInt8(ascii: "#") { count += 1 }
    return count == hashes
  }

  // MARK: Regexes

  /// Reads `/…/` where an expression begins. Returns false if the slash is an operator.
  ///
  /// As in the compiler, a regex is on one line, neither begins nor ends with a space, and its parentheses are balanced.
  mutating func readRegex() -> Bool {
    guard index >= regexFreeEnd, !followsOperand else { return false }
    var end = index + 1
    guard let first = bytes.indices.contains(end) ? bytes[end] : nil, first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else {
      return false
    }
    var depth = 0
    while end < bytes.count, !bytes[end].isLineEnd {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: "/"):
        guard depth == 0, bytes[end - 1] != UInt8(ascii: " ") else { return false }
        add(.regex, index + 1..<end)
        index = end + 1
        return true
      default: break
      }
      end += 1
    }
    regexFreeEnd = end
    return false
  }

  /// Reads `#/…/#`, which may have several lines if its first line is empty.
  mutating func readExtendedRegex(hashes: Int) {
    let content = index + hashes + 1
    let isMultiline = byte(at: content).isLineEnd
    var end = content
    let isKnownOpen = index < extendedRegexFree.end && hashes >= extendedRegexFree.count
    while !isKnownOpen, end < bytes.count, isMultiline || !bytes[end].isLineEnd {
      if bytes[end] == UInt8(ascii: "/"), closes(hashes, after: end + 1) {
        add(.regex, content..<end)
        index = end + 1 + hashes
        return
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    if !isKnownOpen { extendedRegexFree = (end, hashes) }
    add(.punctuation, index..<index + hashes)
    index += hashes
  }

  /// Whether the last token ends an operand, after which a slash divides.
  private var followsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .number, .string, .interpolatedString, .regex, .quotedName: return true
    case .directive: return false
    case .name: return !Self.wordsBeforeExpressions.contains(String(decoding: bytes[Int(last.start)..<Int(last.end)], as: UTF8.self))
    case .punctuation:
      return [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(
        bytes[Int(last.start)])
    }
  }

  private static let wordsBeforeExpressions: Set<String> = [
    "return", "in", "case", "if", "guard", "while", "switch", "throw", "try", "await", "is", "as", "else", "where", "yield", "repeat",
  ]
}
