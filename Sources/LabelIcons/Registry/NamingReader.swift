// SPDX-License-Identifier: MIT

internal import LabelCSS

/// Reads the only JSON (RFC 8259) that a `naming.json` may contain: an object of strings.
struct NamingReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// The value of a name, and its line.
  struct Entry {
    var value: String
    var line: Int
  }

  /// The members of the object.
  ///
  /// - Throws: `SVGError` with the line of the first unexpected character.
  static func names(_ bytes: [UInt8]) throws(SVGError) -> [String: Entry] {
    var reader = NamingReader(bytes: bytes)
    let names = try reader.object()
    reader.skipBlanks()
    guard reader.next == nil else { throw reader.syntaxError("there is more after the end of the object") }
    return names
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func object() throws(SVGError) -> [String: Entry] {
    var names: [String: Entry] = [:]
    try expect("{")
    skipBlanks()
    if next == UInt8(ascii: "}") {
      index += 1
      return names
    }
    while true {
      let name = try string()
      try expect(":")
      let value = try string()
      if name.hasPrefix("*") { try check(value, under: name) }
      names[name] = Entry(value: value, line: line)
      skipBlanks()
      if next == UInt8(ascii: ",") {
        index += 1
      } else {
        try expect("}")
        return names
      }
    }
  }

  /// Checks patterns, so that an error is reported with its line and not as a missing file.
  private func check(_ patterns: String, under key: String) throws(SVGError) {
    guard IconSpelling.Variant(rawValue: key) != nil else {
      let keys = IconSpelling.Variant.allCases.map(\.rawValue).joined(separator: ", ")
      throw syntaxError("\"\(key)\" is not a variant key; the keys are \(keys)")
    }
    guard IconSpelling.isValid(patterns) else {
      throw syntaxError("\"\(key)\" must be names with one star each, such as \"*-fill fill/*\"")
    }
  }

  private mutating func string() throws(SVGError) -> String {
    try expect("\"")
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw syntaxError("a string ends in the middle of its line") }
      index += 1
      if byte == UInt8(ascii: "\\") { text += Array(String(try escape()).utf8) } else { text.append(byte) }
    }
    try expect("\"")
    guard let string = String(validating: text, as: UTF8.self) else { throw syntaxError("a string is not UTF-8") }
    return string
  }

  /// The character of an escape, after the backslash. Surrogate pairs are rejected: names need no characters above U+FFFF.
  private mutating func escape() throws(SVGError) -> Unicode.Scalar {
    defer { index += 1 }
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(bytes[index])
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let digits = bytes.dropFirst(index + 1).prefix(4)
      let hex = String(decoding: digits, as: UTF8.self)
      guard digits.count == 4, digits.allSatisfy(ASCII.isHexDigit), let scalar = UInt32(hex, radix: 16).flatMap(Unicode.Scalar.init) else {
        throw syntaxError("\\u must be followed by four hexadecimal digits")
      }
      index += 4
      return scalar
    default: throw syntaxError("a backslash is followed by an unknown escape")
    }
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(SVGError) {
    skipBlanks()
    guard let byte = next else { throw syntaxError("the file ends where \(character) is expected") }
    guard byte == UInt8(ascii: character) else { throw syntaxError("\(character) is expected, as in { \"trash\": \"trash-2\" }") }
    index += 1
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      if byte == 0x0A { line += 1 }
      index += 1
    }
  }

  private func syntaxError(_ reason: String) -> SVGError { SVGError(line: line, reason: reason) }
}
