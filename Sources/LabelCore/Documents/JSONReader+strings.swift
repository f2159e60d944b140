// SPDX-License-Identifier: MIT

extension JSONReader {
  /// Reads a string, including its quotes.
  mutating func string() throws(Diagnostic) -> String {
    let start = here
    index += 1
    let first = index
    skipPlainText()
    // Most strings have no escapes.
    if take(UInt8(ascii: "\"")) { return String(decoding: bytes[first..<index - 1], as: UTF8.self) }
    var text = Array(bytes[first..<index])
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try appendEscaped(to: &text)
      case 0..<0x20:
        throw error(isAtLineEnd ? "the string does not end on its line" : "a control character must be escaped", hint: Self.hintForString)
      default:
        let first = index
        skipPlainText()
        text += bytes[first..<index]
      }
    }
    throw error("the text ends inside a string", at: location(from: start), hint: Self.hintForString)
  }

  /// Skips to the closing quote, an escape or a control character.
  private mutating func skipPlainText() {
    var end = index
    var continuationBytes = 0
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      if UTF8.isContinuation(byte) { continuationBytes += 1 }
      end += 1
    }
    index = end
    columnOrigin += continuationBytes
  }

  private mutating func appendEscaped(to text: inout [UInt8]) throws(Diagnostic) {
    let start = here
    index += 1
    guard let byte = peek else { throw error("the text ends inside a string", hint: Self.hintForString) }
    // A location ends between two characters and on the line on which it begins.
    if byte < 0x80, !isAtLineEnd { index += 1 }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "u"): text += try scalar(escapedAt: start).utf8
    default: throw error("there is no such escape in JSON", at: location(from: start))
    }
  }

  /// The character of `\uXXXX`, or of two such escapes that are a surrogate pair.
  private mutating func scalar(escapedAt start: Position) throws(Diagnostic) -> Unicode.Scalar {
    let unit = try hexadecimal(start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw error("half a surrogate pair is not a character", at: location(from: start))
    }
    let second = try hexadecimal(start)
    let value = (UInt32(unit) &- 0xD800) << 10 &+ (UInt32(second) &- 0xDC00) &+ 0x10000
    guard UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(value) else {
      throw error("half a surrogate pair is not a character", at: location(from: start))
    }
    return scalar
  }

  private mutating func hexadecimal(_ start: Position) throws(Diagnostic) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Self.hexadecimalDigit(byte) else {
        throw error("four hexadecimal digits should follow \\u", at: location(from: start))
      }
      value = value << 4 | UInt16(digit)
      index += 1
    }
    return value
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
