// SPDX-License-Identifier: MIT

internal import LabelCore

/// Reads property lists in the text format of `.strings` files: `"key" = "text";`, braces, parentheses, comments.
struct TextPropertyList {
  private var cursor: PropertyListCursor

  private init(_ source: SourceText) { cursor = PropertyListCursor(source) }

  static func read(_ source: SourceText) throws(Diagnostic) -> DocumentNode {
    var reader = TextPropertyList(source)
    try reader.skipBlanks()
    let start = reader.cursor.here
    // A strings file has no braces around it.
    if reader.cursor.peek != UInt8(ascii: "{"), reader.cursor.peek != UInt8(ascii: "(") {
      let entries = try reader.entries(depth: 0, isClosed: false)
      return reader.cursor.node(.mapping(entries), from: start)
    }
    let root = try reader.value(depth: 0)
    try reader.skipBlanks()
    if reader.cursor.peek != nil { throw reader.cursor.syntaxError("there is more after the end of the value") }
    return root
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Diagnostic) -> DocumentNode {
    try cursor.begin(depth: depth)
    let start = cursor.here
    if cursor.take("{") { return cursor.node(.mapping(try entries(depth: depth, isClosed: true)), from: start) }
    if cursor.take("(") { return cursor.node(.list(try elements(depth: depth)), from: start) }
    let text = try string()
    return cursor.node(.string(text), from: start)
  }

  /// - Parameter isClosed: Whether the entries end with a brace, not with the file.
  private mutating func entries(depth: Int, isClosed: Bool) throws(Diagnostic) -> [DocumentNode.Entry] {
    var entries: [DocumentNode.Entry] = []
    var positions: [String: Int] = [:]
    while true {
      try skipBlanks()
      if isClosed, cursor.take("}") { return entries }
      if cursor.peek == nil {
        if isClosed { throw cursor.syntaxError("the text ends inside a dictionary") }
        return entries
      }
      let start = cursor.here
      let key = cursor.node(.string(try string()), from: start)
      guard let name = key.text else { return entries }
      try skipBlanks()
      var value = key
      if cursor.take("=") {
        try skipBlanks()
        value = try self.value(depth: depth + 1)
        try skipBlanks()
      }
      guard cursor.take(";") else { throw cursor.syntaxError("a semicolon should end the entry \"\(name)\"") }
      let entry = DocumentNode.Entry(key: name, keyLocation: key.location, value: value)
      // The last of duplicate keys wins, as in Foundation.
      if let position = positions[name] {
        entries[position] = entry
      } else {
        positions[name] = entries.count
        entries.append(entry)
      }
    }
  }

  private mutating func elements(depth: Int) throws(Diagnostic) -> [DocumentNode] {
    var elements: [DocumentNode] = []
    while true {
      try skipBlanks()
      if cursor.take(")") { return elements }
      elements.append(try value(depth: depth + 1))
      try skipBlanks()
      if cursor.take(")") { return elements }
      guard cursor.take(",") else { throw cursor.syntaxError("expected a comma or )") }
    }
  }

  // MARK: Strings

  private mutating func string() throws(Diagnostic) -> String {
    if let quote = cursor.peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
    let word = cursor.take(while: Self.isWord)
    guard !word.isEmpty else {
      throw cursor.syntaxError(cursor.peek == nil ? "the text ends where a string is expected" : "expected a string")
    }
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(Diagnostic) -> String {
    let start = cursor.here
    cursor.advance()
    // UTF-16, since an escape may be half of a surrogate pair.
    var units: [UInt16] = []
    while let byte = cursor.peek {
      switch byte {
      case quote:
        cursor.advance()
        guard let text = String(validating: units, as: UTF16.self) else {
          throw cursor.syntaxError("half a surrogate pair is not a character", at: start)
        }
        return text
      case UInt8(ascii: "\\"): units.append(try escaped())
      default:
        let plain = cursor.take { $0 != quote && $0 != UInt8(ascii: "\\") }
        units += Array(String(decoding: plain, as: UTF8.self).utf16)
      }
    }
    throw cursor.syntaxError("the text ends inside a string", at: start)
  }

  /// Reads an escape: `\n` and the like, `\U` with one to four hexadecimal digits, or one to three octal digits in NeXTSTEP's encoding; any
  /// other character means itself.
  private mutating func escaped() throws(Diagnostic) -> UInt16 {
    cursor.advance()
    guard let byte = cursor.peek else { throw cursor.syntaxError("the text ends inside a string") }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal()
    case UInt8(ascii: "U"):
      cursor.advance()
      return hexadecimal() ?? UInt16(byte)
    default:
      let rest = cursor.source.bytes[cursor.index...].prefix(4)
      guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first, scalar.value <= 0xFFFF else { return 0x5C }
      cursor.advance(UTF8.width(scalar))
      return Self.controls[scalar] ?? UInt16(scalar.value)
    }
  }

  private static let controls: [Unicode.Scalar: UInt16] = ["a": 7, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9, "v": 11]

  /// The characters of NeXTSTEP's encoding from 0x80 on, of which the last two are none.
  private static let nextStep: [UInt16] = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.utf16)

  private mutating func octal() -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<3 {
      guard let byte = cursor.peek, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) else { break }
      value = value << 3 | UInt16(byte - UInt8(ascii: "0"))
      cursor.advance()
    }
    let byte = UInt8(truncatingIfNeeded: value)
    return byte < 0x80 ? UInt16(byte) : Self.nextStep[Int(byte - 0x80)]
  }

  private mutating func hexadecimal() -> UInt16? {
    var value: UInt16?
    for _ in 0..<4 {
      guard let byte = cursor.peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else { break }
      value = (value ?? 0) << 4 | UInt16(digit)
      cursor.advance()
    }
    return value
  }

  // MARK: Blanks

  private mutating func skipBlanks() throws(Diagnostic) {
    while true {
      _ = cursor.take(while: PropertyListCursor.isBlank)
      let start = cursor.here
      if cursor.take("//") {
        _ = cursor.take { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      } else if cursor.take("/*") {
        guard cursor.take(to: "*/") != nil else { throw cursor.syntaxError("the comment has no end", at: start) }
      } else if cursor.starts(with: "\u{2028}") || cursor.starts(with: "\u{2029}") {
        cursor.advance(3)
      } else {
        return
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_$/:.-".utf8.contains(byte)
    }
  }
}
