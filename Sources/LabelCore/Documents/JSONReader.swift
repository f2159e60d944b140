// SPDX-License-Identifier: MIT

/// Reads JSON (RFC 8259), strictly, and keeps the place of every value and key.
package struct JSONReader {
  /// A value, and mistakes that do not keep it from being read: keys that stand twice, of which the last one counts.
  package struct Result: Hashable, Sendable {
    package var root: DocumentNode
    package var diagnostics: [Diagnostic]
  }

  private let source: SourceText
  private let bytes: [UInt8]
  private var index = 0
  private var line: Int
  private var column = 1
  private var nodeCount = 0
  private var diagnostics: [Diagnostic] = []

  private init(_ source: SourceText) {
    self.source = source
    self.bytes = source.bytes
    self.line = source.firstLine
  }

  /// Reads a text that holds one value.
  ///
  /// - Throws: `LabelError.syntax` at the first character that JSON does not allow, at the end of a text that stops early, and where
  ///   values are nested deeper than `DocumentLimits.depth`.
  package static func read(_ source: SourceText) throws(Diagnostic) -> Result {
    var reader = JSONReader(source)
    reader.skipBlanks()
    let root = try reader.value(depth: 0)
    reader.skipBlanks()
    if reader.peek != nil { throw reader.mistake("there is more after the end of the value") }
    return Result(root: root, diagnostics: reader.diagnostics)
  }

  /// Reads one value inside an object of which all else is known.
  ///
  /// - Parameter offset: the byte that the value begins with.
  /// - Returns: the value, with places that count from there, and the byte after it; nil where anything is wrong with it.
  package static func member(of source: SourceText, at offset: Int) -> (value: DocumentNode, end: Int)? {
    var reader = JSONReader(source)
    reader.index = offset
    do throws(Diagnostic) {
      let value = try reader.value(depth: 1)
      return reader.diagnostics.isEmpty ? (value, reader.index) : nil
    } catch {
      return nil
    }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Diagnostic) -> DocumentNode {
    nodeCount += 1
    guard depth < DocumentLimits.depth else { throw mistake("values are nested deeper than \(DocumentLimits.depth)") }
    guard nodeCount <= DocumentLimits.nodes else { throw mistake("there are more than \(DocumentLimits.nodes) values") }
    let start = here
    guard let byte = peek else { throw mistake("the text ends where a value should stand") }
    switch byte {
    case UInt8(ascii: "{"):
      let entries = try entries(depth: depth)
      return DocumentNode(.mapping(entries), at: spanning(start))
    case UInt8(ascii: "["):
      let elements = try elements(depth: depth)
      return DocumentNode(.list(elements), at: spanning(start))
    case UInt8(ascii: "\""):
      let text = try string()
      return DocumentNode(.string(text), at: spanning(start))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return try word()
    default: throw mistake("a value should stand here")
    }
  }

  private mutating func entries(depth: Int) throws(Diagnostic) -> [DocumentNode.Entry] {
    advance()
    var entries: [DocumentNode.Entry] = []
    // Objects have few keys: comparing them takes less than hashing them, up to here.
    var positions: [String: Int] = [:]
    skipBlanks()
    if take("}") { return [] }
    while true {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else {
        throw mistake(peek == nil ? "the text ends inside an object" : "a key in double quotes should stand here")
      }
      let start = here
      let key = try string()
      let keyPlace = spanning(start)
      skipBlanks()
      guard take(":") else { throw mistake("a colon should follow the key \"\(key)\"") }
      skipBlanks()
      let entry = DocumentNode.Entry(key: key, keyPlace: keyPlace, value: try value(depth: depth + 1))
      let first = entries.count <= Self.fewKeys ? entries.firstIndex { $0.key == key } : positions[key]
      if let first {
        let reason = "the key \"\(key)\" stands twice in one object"
        diagnostics.append(source.diagnostic(.syntax(format: "JSON", reason: reason), at: keyPlace))
        entries[first] = entry
      } else {
        entries.append(entry)
        if entries.count > Self.fewKeys { Self.note(entries, in: &positions) }
      }
      skipBlanks()
      if take("}") { return entries }
      guard take(",") else { throw mistake(peek == nil ? "the text ends inside an object" : "a comma or } should stand here") }
    }
  }

  private static let fewKeys = 24

  /// Takes down where keys stand: all of them at first, and then the newest.
  private static func note(_ entries: [DocumentNode.Entry], in positions: inout [String: Int]) {
    for index in positions.isEmpty ? entries.indices : entries.indices.suffix(1) { positions[entries[index].key] = index }
  }

  private mutating func elements(depth: Int) throws(Diagnostic) -> [DocumentNode] {
    advance()
    var elements: [DocumentNode] = []
    skipBlanks()
    if take("]") { return [] }
    while true {
      skipBlanks()
      elements.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else { throw mistake(peek == nil ? "the text ends inside a list" : "a comma or ] should stand here") }
    }
  }

  private mutating func word() throws(Diagnostic) -> DocumentNode {
    let start = here
    let first = index
    while let byte = peek, Self.isWord(byte) { advance() }
    let word = String(decoding: bytes[first..<index], as: UTF8.self)
    switch word {
    case "true": return DocumentNode(.bool(true), at: spanning(start))
    case "false": return DocumentNode(.bool(false), at: spanning(start))
    case "null": return DocumentNode(.null, at: spanning(start))
    default: throw mistake("\"\(word)\" is no value; strings need double quotes", at: spanning(start))
    }
  }

  private mutating func number() throws(Diagnostic) -> DocumentNode {
    let start = here
    let first = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    if let byte = peek, Self.isWord(byte) { throw mistake("this is no number", at: spanning(start)) }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw mistake("the number \(text) is too large", at: spanning(start)) }
    return DocumentNode(.number(value, text: text), at: spanning(start))
  }

  private mutating func digits() throws(Diagnostic) {
    guard let byte = peek, Self.isDigit(byte) else { throw mistake("a digit should stand here") }
    while let byte = peek, Self.isDigit(byte) { advance() }
  }

  // MARK: Strings

  private mutating func string() throws(Diagnostic) -> String {
    let start = here
    advance()
    if let plain = plainString() { return plain }
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(try escaped().utf8)
      case 0..<0x20: throw mistake(isAtLineEnd ? "the string does not end on its line" : "a control character must be escaped")
      default:
        text.append(byte)
        advance()
      }
    }
    throw mistake("the text ends inside a string", at: spanning(start))
  }

  /// The rest of a string without escapes, as most are; nil, and nothing read, for others.
  private mutating func plainString() -> String? {
    var end = index
    var columns = 0
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        let text = String(decoding: bytes[index..<end], as: UTF8.self)
        index = end
        column += columns
        advance()
        return text
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { return nil }
      if !UTF8.isContinuation(byte) { columns += 1 }
      end += 1
    }
    return nil
  }

  private mutating func escaped() throws(Diagnostic) -> String {
    let start = here
    advance()
    guard let byte = peek else { throw mistake("the text ends inside a string") }
    advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try scalar(escapedAt: start))
    default: throw mistake("there is no such escape in JSON", at: spanning(start))
    }
  }

  /// The character of `\uXXXX`, or of two of them that are a surrogate pair.
  private mutating func scalar(escapedAt start: SourcePlace) throws(Diagnostic) -> Unicode.Scalar {
    let unit = try hexadecimal(start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(UInt16(unit)), take("\\"), take("u") else {
      throw mistake("half a surrogate pair is no character", at: spanning(start))
    }
    let second = try hexadecimal(start)
    guard UTF16.isTrailSurrogate(UInt16(second)), let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) else {
      throw mistake("half a surrogate pair is no character", at: spanning(start))
    }
    return scalar
  }

  private mutating func hexadecimal(_ start: SourcePlace) throws(Diagnostic) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw mistake("four hexadecimal digits should follow \\u", at: spanning(start))
      }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var here: SourcePlace { SourcePlace(file: source.file, line: line, column: column) }

  private var isAtLineEnd: Bool { peek == UInt8(ascii: "\n") || peek == UInt8(ascii: "\r") }

  private func spanning(_ start: SourcePlace) -> SourcePlace { source.place(from: start, toLine: line, column: column) }

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && peek != UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if !UTF8.isContinuation(peek ?? 0) {
      column += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
  }

  private func mistake(_ reason: String, at place: SourcePlace? = nil) -> Diagnostic {
    source.diagnostic(.syntax(format: "JSON", reason: reason), at: place ?? here)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}
