// SPDX-License-Identifier: MIT

/// Splits Swift source into tokens, without comments and white space.
///
/// It takes any bytes: what is not Swift becomes punctuation, and a comment or string that is not closed ends with the file. It uses no recursion, so
/// that nested interpolations and comments cannot exhaust the stack, and looks at each byte a bounded number of times.
package struct SwiftLexer {
  /// A part of the source that is not closed when the file ends.
  package enum Unclosed: Hashable {
    /// A block comment, with the offset at which it begins.
    case comment(at: Int)
    /// A string literal, with the offset at which it begins.
    case string(at: Int)
  }

  /// A string literal whose interpolation is being read.
  struct OpenString {
    var start: Int
    var token: Int
    var hashes: Int
    var isMultiline: Bool
    /// The parentheses that are open in the interpolated expression.
    var depth = 0
  }

  let bytes: [UInt8]
  var index = 0
  var tokens: [SwiftToken] = []
  var openStrings: [OpenString] = []
  var unclosed: Unclosed?
  /// The end of a line on which no further regex begins, because a slash had no partner.
  var regexFreeEnd = 0
  /// The end of a part of the file in which no regex with `count` number signs or more ends.
  var extendedRegexFree = (end: 0, count: 0)

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tokens of a file, and what is not closed at its end.
  package static func tokens(of bytes: [UInt8]) -> (tokens: [SwiftToken], unclosed: Unclosed?) {
    var lexer = SwiftLexer(bytes)
    lexer.skipStart()
    while lexer.index < bytes.count { lexer.readNext() }
    if lexer.unclosed == nil, let string = lexer.openStrings.first { lexer.unclosed = .string(at: string.start) }
    return (lexer.tokens, lexer.unclosed)
  }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  mutating func add(_ kind: SwiftToken.Kind, _ range: Range<Int>) {
    tokens.append(SwiftToken(kind: kind, start: Int32(range.lowerBound), end: Int32(range.upperBound)))
  }

  /// A byte order mark, and the line of a script's interpreter.
  private mutating func skipStart() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if byte(at: index) == UInt8(ascii: "#"), byte(at: index + 1) == UInt8(ascii: "!") { skipLine() }
  }

  private mutating func skipLine() {
    while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
  }

  private mutating func readNext() {
    let first = bytes[index]
    let second = byte(at: index + 1)
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0: index += 1
    case UInt8(ascii: "/") where second == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where second == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/"): if !readRegex() { readPunctuation() }
    case UInt8(ascii: "\""): readString(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"): readQuotedName()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "("):
      if !openStrings.isEmpty { openStrings[openStrings.count - 1].depth += 1 }
      readPunctuation()
    case UInt8(ascii: ")"): readClosingParenthesis()
    default: if first.isNameStart { readName(.name) } else { readPunctuation() }
    }
  }

  private mutating func skipComment() {
    let start = index
    var depth = 0
    while index < bytes.count {
      switch (bytes[index], byte(at: index + 1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return }
      default: index += 1
      }
    }
    index = bytes.count
    unclosed = unclosed ?? .comment(at: start)
  }

  private mutating func readName(_ kind: SwiftToken.Kind) {
    let start = index
    while index < bytes.count, bytes[index].isNamePart { index += 1 }
    add(kind, start..<index)
  }

  private mutating func readQuotedName() {
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !bytes[end].isLineEnd { end += 1 }
    guard byte(at: end) == UInt8(ascii: "`"), end > index + 1 else { return readPunctuation() }
    add(.quotedName, index + 1..<end)
    index = end + 1
  }

  private mutating func readNumber() {
    let start = index
    while index < bytes.count {
      let current = bytes[index]
      let previous = bytes[index - (index > start ? 1 : 0)] | 0x20
      let isSign =
        (current == UInt8(ascii: "+") || current == UInt8(ascii: "-")) && (previous == UInt8(ascii: "e") || previous == UInt8(ascii: "p"))
      let isFraction = current == UInt8(ascii: ".") && byte(at: index + 1).isDigit
      guard current.isNamePart || isFraction || isSign && byte(at: index + 1).isDigit else { break }
      index += 1
    }
    add(.number, start..<index)
  }

  /// A string or a regex in number signs, or a directive.
  private mutating func readHash() {
    var end = index
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    let hashes = end - index
    switch byte(at: end) {
    case UInt8(ascii: "\""): readString(hashes: hashes)
    case UInt8(ascii: "/"): readExtendedRegex(hashes: hashes)
    case let first where first.isNameStart && hashes == 1:
      index = end
      readName(.directive)
    default:
      add(.punctuation, index..<end)
      index = end
    }
  }

  mutating func readPunctuation() {
    let start = index
    index += 1
    // `...` and `..<` must not look like the dot before a member.
    if bytes[start] == UInt8(ascii: ".") { while byte(at: index) == UInt8(ascii: ".") { index += 1 } }
    add(.punctuation, start..<index)
  }
}

extension UInt8 {
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether a name may begin with the byte. All characters outside of ASCII are taken for letters.
  var isNameStart: Bool {
    let lower = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
  var isNamePart: Bool { isNameStart || isDigit }
}
