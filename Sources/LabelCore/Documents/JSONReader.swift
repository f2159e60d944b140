// SPDX-License-Identifier: MIT

/// Reads JSON (RFC 8259), strictly, and keeps the source location of every value and key.
package struct JSONReader {
  /// A value, and the errors that do not keep it from being read: duplicate keys, of which the last one wins.
  package struct Result: Hashable, Sendable {
    package var root: DocumentNode
    package var diagnostics: [Diagnostic]
  }

  private let source: SourceText
  let bytes: [UInt8]
  /// The offset of the next byte.
  var index = 0
  private var line: Int
  /// The offset of the line plus the number of continuation bytes so far: columns count characters.
  var columnOrigin = 0
  private var nodeCount = 0
  private var duplicateKeys = LimitedDiagnostics()

  private init(_ source: SourceText) {
    self.source = source
    self.bytes = source.bytes
    self.line = source.firstLine
  }

  /// Reads a text that is one value.
  ///
  /// - Throws: `LabelError.syntax` at the first character that JSON does not allow, at the end of an incomplete text, and where values are
  ///   nested deeper than `DocumentLimits.depth`.
  package static func read(_ source: SourceText) throws(Diagnostic) -> Result {
    var reader = JSONReader(source)
    reader.skipBlanks()
    let root = try reader.value(depth: 0)
    reader.skipBlanks()
    if reader.peek != nil { throw reader.error("there is more after the end of the value", hint: reader.hintForMore) }
    return Result(root: root, diagnostics: reader.duplicateKeys.all(in: source))
  }

  /// Reads one value inside an object whose other members are known.
  ///
  /// - Parameter offset: The offset of the value's first byte.
  /// - Returns: The value, with columns that count from `offset`, and the offset of the byte after it; nil if it has any error.
  package static func member(of source: SourceText, at offset: Int) -> (value: DocumentNode, end: Int)? {
    var reader = JSONReader(source)
    reader.index = offset
    do throws(Diagnostic) {
      let value = try reader.value(depth: 1)
      return reader.duplicateKeys.all(in: source).isEmpty ? (value, reader.index) : nil
    } catch {
      return nil
    }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Diagnostic) -> DocumentNode {
    nodeCount += 1
    guard depth < DocumentLimits.depth else { throw error("values are nested deeper than \(DocumentLimits.depth)") }
    guard nodeCount <= DocumentLimits.nodes else { throw error("there are more than \(DocumentLimits.nodes) values") }
    let start = here
    guard let byte = peek else { throw error("the text ends where a value is expected", hint: "write a value, such as { } or \"text\"") }
    switch byte {
    case UInt8(ascii: "{"): return DocumentNode(.mapping(try entries(depth: depth)), at: location(from: start))
    case UInt8(ascii: "["): return DocumentNode(.list(try elements(depth: depth)), at: location(from: start))
    case UInt8(ascii: "\""): return DocumentNode(.string(try string()), at: location(from: start))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return try word()
    default: throw error("expected a value", hint: hintForValue)
    }
  }

  private mutating func entries(depth: Int) throws(Diagnostic) -> [DocumentNode.Entry] {
    index += 1
    skipBlanks()
    if take(UInt8(ascii: "}")) { return [] }
    var entries: [DocumentNode.Entry] = []
    // Enough for most rows, and for most objects in them.
    entries.reserveCapacity(depth == 0 ? 8 : 4)
    var keys = KeyPositions()
    while true {
      guard peek == UInt8(ascii: "\"") else {
        throw error(peek == nil ? "the text ends inside an object" : "expected a key in double quotes", hint: hintForKey)
      }
      let start = here
      let key = try string()
      let keyLocation = location(from: start)
      skipBlanks()
      guard take(UInt8(ascii: ":")) else {
        throw error("a colon should follow the key \"\(key)\"", hint: "write \"\(key)\": and its value")
      }
      skipBlanks()
      let entry = DocumentNode.Entry(key: key, keyLocation: keyLocation, value: try value(depth: depth + 1))
      if let first = keys.position(of: key, in: entries) {
        let isCounted = duplicateKeys.isFull
        let error = isCounted ? nil : error("the key \"\(key)\" is used twice in one object", at: keyLocation)
        duplicateKeys.append(at: keyLocation, error)
        entries[first] = entry
      } else {
        entries.append(entry)
      }
      skipBlanks()
      if take(UInt8(ascii: "}")) { return entries }
      guard take(UInt8(ascii: ",")) else {
        throw error(peek == nil ? "the text ends inside an object" : "expected a comma or }", hint: hintForEnd("}"))
      }
      skipBlanks()
    }
  }

  private mutating func elements(depth: Int) throws(Diagnostic) -> [DocumentNode] {
    index += 1
    skipBlanks()
    if take(UInt8(ascii: "]")) { return [] }
    var elements: [DocumentNode] = []
    while true {
      elements.append(try value(depth: depth + 1))
      skipBlanks()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else {
        throw error(peek == nil ? "the text ends inside a list" : "expected a comma or ]", hint: hintForEnd("]"))
      }
      skipBlanks()
    }
  }

  private mutating func word() throws(Diagnostic) -> DocumentNode {
    let start = here
    let first = index
    while let byte = peek, Self.isWord(byte) { index += 1 }
    let word = String(decoding: bytes[first..<index], as: UTF8.self)
    switch word {
    case "true": return DocumentNode(.bool(true), at: location(from: start))
    case "false": return DocumentNode(.bool(false), at: location(from: start))
    case "null": return DocumentNode(.null, at: location(from: start))
    default: throw error("\"\(word)\" is not a value; strings need double quotes", at: location(from: start), hint: hint(for: word))
    }
  }

  // MARK: Numbers

  private mutating func number() throws(Diagnostic) -> DocumentNode {
    let start = here
    let first = index
    var number = ShortDecimal()
    number.isNegative = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits { number.append($0) } }
    if take(UInt8(ascii: ".")) {
      let point = index
      try digits { number.append($0) }
      number.fractionDigits = index - point
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits { _ in }
      number.hasExponent = true
    }
    if let byte = peek, Self.isWord(byte) {
      throw error("this is not a number", at: location(from: start), hint: "write digits alone, or a string in quotes")
    }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    guard let value = number.value ?? Double(text), value.isFinite else {
      throw error("the number \(text) is too large", at: location(from: start))
    }
    return DocumentNode(.number(value, text: text), at: location(from: start))
  }

  private mutating func digits(_ append: (UInt8) -> Void) throws(Diagnostic) {
    guard let byte = peek, Self.isDigit(byte) else { throw error("expected a digit", hint: "write a number such as 0.5") }
    while let byte = peek, Self.isDigit(byte) {
      append(byte - UInt8(ascii: "0"))
      index += 1
    }
  }

  // MARK: Bytes

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// A line and a column on it.
  struct Position {
    let line: Int
    let column: Int
  }

  /// The position of the next byte.
  var here: Position { Position(line: line, column: index - columnOrigin + 1) }

  var isAtLineEnd: Bool { peek == UInt8(ascii: "\n") || peek == UInt8(ascii: "\r") }

  /// The range from `start` to the next byte. A range that spans lines ends with its first line.
  func location(from start: Position) -> DocumentLocation {
    let end = here
    let endColumn = end.line == start.line ? end.column : source.endColumn(ofLine: start.line)
    return DocumentLocation(file: source.file, line: start.line, column: start.column, endColumn: endColumn)
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
        // CR LF is one line end.
        if byte == UInt8(ascii: "\r"), peek == UInt8(ascii: "\n") { continue }
        line += 1
        columnOrigin = index
      default: return
      }
    }
  }

  func error(_ reason: String, at location: DocumentLocation? = nil, hint: String? = nil) -> Diagnostic {
    source.diagnostic(.syntax(format: "JSON", reason: reason, hint: hint), at: location ?? self.location(from: here))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}

/// Finds duplicate keys of an object: the keys of a small object are compared, those of a large one hashed.
private struct KeyPositions {
  private var positions: [String: Int] = [:]

  private static let maximumComparisons = 24

  /// The index of a key among the entries so far; nil for a new key, which gets the index of the next entry.
  mutating func position(of key: String, in entries: [DocumentNode.Entry]) -> Int? {
    if entries.count < Self.maximumComparisons { return entries.firstIndex { $0.key == key } }
    if positions.isEmpty { for (position, entry) in entries.enumerated() { positions[entry.key] = position } }
    if let position = positions[key] { return position }
    positions[key] = entries.count
    return nil
  }
}
