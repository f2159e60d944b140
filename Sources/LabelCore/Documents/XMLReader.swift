// SPDX-License-Identifier: MIT

/// Reads well-formed XML in UTF-8 event by event: elements, attributes, character data, CDATA, the five entities and numeric references.
///
/// Entities that the file itself declares are replaced up to `XMLEntities.limit`, so that a short file cannot expand into a long text. The
/// rest of the document type is skipped, and nothing is ever fetched. Open elements are on the reader's own stack; nesting never uses the thread's stack.
package struct XMLReader {
  /// A part of the document, in document order.
  package enum Event {
    /// A start tag, or an empty-element tag, which is followed by `end`.
    case start(name: String, attributes: [XMLAttribute])
    /// The end of the innermost open element.
    case end
    /// Character data with references replaced. An element may have several in a row.
    case text(ArraySlice<UInt8>)
  }

  /// The document, with entities that stand for elements expanded.
  package private(set) var bytes: [UInt8]
  /// The maximum number of attributes of an element.
  private let maximumAttributes: Int
  private var hasRoot = false
  private var isEmptyElement = false
  private var openNames: [String] = []
  private var entities = XMLEntities()
  /// How many references to elements were replaced.
  private var replacements = 0
  private static let maximumReplacements = 1_000
  /// The offset of the next event in bytes.
  package private(set) var offset = 0
  /// The offset of the last event in bytes.
  package private(set) var eventOffset = 0
  /// The line of `offset`, from 1.
  private var line = 1
  /// The line of the last event, from 1.
  package private(set) var eventLine = 1

  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte order mark.
  ///   - maximumAttributes: The maximum number of attributes of an element.
  package init(_ bytes: [UInt8], maximumAttributes: Int = 256) {
    self.bytes = bytes
    self.maximumAttributes = maximumAttributes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The number of open elements.
  package var depth: Int { openNames.count }

  /// The next event; nil at the end of the document. White space outside the root element is not an event.
  ///
  /// - Throws: `XMLError` if the document is not well-formed. Nothing can be read after that.
  package mutating func next() throws(XMLError) -> Event? {
    (eventOffset, eventLine) = (offset, line)
    if isEmptyElement {
      isEmptyElement = false
      close()
      return .end
    }
    while offset < bytes.count {
      (eventOffset, eventLine) = (offset, line)
      if let event = bytes[offset] == UInt8(ascii: "<") ? try readMarkup() : try readText() { return event }
    }
    (eventOffset, eventLine) = (offset, line)
    if let unclosed = openNames.last { throw error(.unclosedElement(unclosed)) }
    if !hasRoot { throw error(.noElement) }
    return nil
  }

  private mutating func readMarkup() throws(XMLError) -> Event? {
    if skip("<!--") {
      try skipPast("-->", of: .comment)
    } else if skip("<![CDATA[") {
      let start = offset
      try skipPast("]]>", of: .cdataSection)
      return try text(bytes[start..<offset - 3])
    } else if skip("<?") {
      try skipPast("?>", of: .processingInstruction)
    } else if skip("<!DOCTYPE") {
      try skipDocumentType()
    } else if skip("</") {
      return try readEndTag()
    } else {
      offset += 1
      return try readStartTag()
    }
    return nil
  }

  // MARK: Tags

  private mutating func readStartTag() throws(XMLError) -> Event {
    let name = try readName(of: .element)
    guard !openNames.isEmpty || !hasRoot else { throw error(.secondRoot(name)) }
    let attributes = try readAttributes(of: name)
    openNames.append(name)
    hasRoot = true
    return .start(name: name, attributes: attributes)
  }

  private mutating func readAttributes(of element: String) throws(XMLError) -> [XMLAttribute] {
    var attributes: [XMLAttribute] = []
    while true {
      let hadSpace = skipSpace()
      if skip("/>") {
        isEmptyElement = true
        return attributes
      }
      if skip(">") { return attributes }
      guard hadSpace else { throw error(.malformedTag(element)) }
      let name = try readName(of: .attribute)
      skipSpace()
      guard skip("=") else { throw error(.noValue(attribute: name)) }
      skipSpace()
      let value = try readAttributeValue(of: name)
      guard !attributes.contains(where: { $0.name == name }) else { throw error(.duplicateAttribute(name)) }
      guard attributes.count < maximumAttributes else { throw error(.tooManyAttributes(element: element, limit: maximumAttributes)) }
      attributes.append(XMLAttribute(name: name, value: value))
    }
  }

  private mutating func readAttributeValue(of name: String) throws(XMLError) -> String {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
      throw error(.unquotedValue(attribute: name))
    }
    let quote = bytes[offset]
    offset += 1
    // The text between references and line ends is copied at once: most values have neither.
    var value: [UInt8] = []
    var start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case quote:
        let rest = bytes[start..<offset]
        offset += 1
        return value.isEmpty ? String(decoding: rest, as: UTF8.self) : String(decoding: value + rest, as: UTF8.self)
      case UInt8(ascii: "<"): throw error(.unclosedValue(attribute: name))
      case UInt8(ascii: "&"):
        value += bytes[start..<offset]
        value += try readReference()
        start = offset
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        value += bytes[start..<offset]
        value.append(UInt8(ascii: " "))
        advance()
        start = offset
      default: offset += 1
      }
    }
    throw error(.unclosedValue(attribute: name))
  }

  private mutating func readEndTag() throws(XMLError) -> Event {
    let start = (offset: eventOffset, line: eventLine)
    let name = try readName(of: .element)
    skipSpace()
    guard skip(">") else { throw error(.malformedEndTag(name)) }
    guard let innermost = openNames.last else { throw error(.endWithoutStart(name), at: start) }
    guard innermost == name else { throw error(.wrongEnd(name, expected: innermost), at: start) }
    close()
    return .end
  }

  private mutating func close() { openNames.removeLast() }

  // MARK: Text

  private mutating func readText() throws(XMLError) -> Event? {
    var text: [UInt8] = []
    var start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if bytes[offset] == UInt8(ascii: "&") {
        text += bytes[start..<offset]
        if try !replaceReferenceToElements() { text += try readReference() }
        start = offset
      } else {
        advance()
      }
    }
    let rest = bytes[start..<offset]
    return try self.text(text.isEmpty ? rest : text[...] + rest)
  }

  private mutating func text(_ text: ArraySlice<UInt8>) throws(XMLError) -> Event? {
    if !openNames.isEmpty { return .text(text) }
    guard let first = text.firstIndex(where: { !Self.isSpace($0) }) else { return nil }
    let line = eventLine + text[..<first].count { $0 == UInt8(ascii: "\n") }
    throw error(hasRoot ? .textAfterRoot : .textBeforeRoot, at: (eventOffset + (first - text.startIndex), line))
  }

  /// Reads `&amp;`, `&#65;`, `&#x41;` or a reference to an entity of the file, and returns the UTF-8 that it stands for.
  private mutating func readReference() throws(XMLError) -> [UInt8] {
    let (name, end) = reference(at: offset, in: bytes[...])
    if let scalar = Self.scalar(named: name) {
      offset = end + 1
      return Array(String(Character(scalar)).utf8)
    }
    guard let text = try entityText(name) else { throw error(.unknownEntity(name)) }
    var result: [UInt8] = []
    var position = 0
    while position < text.count {
      guard text[position] == UInt8(ascii: "&") else {
        result.append(text[position])
        position += 1
        continue
      }
      let (inner, innerEnd) = reference(at: position, in: text[...])
      guard let scalar = Self.scalar(named: inner) else { throw error(.unknownEntity(inner)) }
      result += Array(String(Character(scalar)).utf8)
      position = innerEnd + 1
    }
    offset = end + 1
    return result
  }

  /// Puts the elements that an entity stands for in the place of the reference to it, to be read next; false if it stands for text.
  private mutating func replaceReferenceToElements() throws(XMLError) -> Bool {
    guard !entities.isEmpty, !openNames.isEmpty else { return false }
    let (name, end) = reference(at: offset, in: bytes[...])
    // Each replacement moves the rest of the file, so their number is bounded too.
    guard Self.scalar(named: name) == nil, let text = try entityText(name), text.contains(UInt8(ascii: "<")) else { return false }
    replacements += 1
    guard replacements <= Self.maximumReplacements else { throw error(.entityTooLong(name, limit: XMLEntities.limit)) }
    bytes.replaceSubrange(offset...end, with: text)
    return true
  }

  private mutating func entityText(_ name: String) throws(XMLError) -> [UInt8]? {
    guard !entities.isEmpty else { return nil }
    do throws(XMLEntityError) { return try entities.text(of: name) } catch {
      switch error {
      case .external: throw self.error(.externalEntity(name))
      case .endless: throw self.error(.endlessEntity(name))
      case .tooLong: throw self.error(.entityTooLong(name, limit: XMLEntities.limit))
      }
    }
  }

  /// The name in a reference, and the offset of its semicolon; an empty name if there is none.
  private func reference(at offset: Int, in bytes: ArraySlice<UInt8>) -> (name: String, end: Int) {
    let end = bytes[offset...].prefix(entities.isEmpty ? 12 : 80).firstIndex(of: UInt8(ascii: ";")) ?? offset
    return (String(decoding: bytes[(offset + 1)..<max(end, offset + 1)], as: UTF8.self), end)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }

  // MARK: Bytes

  /// Skips the document type with its internal subset, where brackets may be inside quotes and comments, and keeps its entities.
  private mutating func skipDocumentType() throws(XMLError) {
    let start = (offset: eventOffset, line: eventLine)
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[offset]
        repeat { advance() } while offset < bytes.count && bytes[offset] != quote
        offset += 1
      case UInt8(ascii: "<") where skip("<!--"): try skipPast("-->", of: .comment)
      case UInt8(ascii: "<") where skip("<!ENTITY"):
        depth += 1
        declareEntity()
      case UInt8(ascii: "["), UInt8(ascii: "<"):
        depth += 1
        offset += 1
      case UInt8(ascii: "]"):
        depth -= 1
        offset += 1
      case UInt8(ascii: ">"):
        offset += 1
        if depth <= 0 { return }
        depth -= 1
      default: advance()
      }
    }
    offset = bytes.count
    throw error(.unclosed(.documentType), at: start)
  }

  /// Keeps the entity of a declaration, up to its end or to the names of another file. Entities of the document type itself are skipped.
  private mutating func declareEntity() {
    guard skipSpace(), let name = try? readName(of: .element), skipSpace(), offset < bytes.count else { return }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return entities.declare(name, nil) }
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote { advance() }
    guard offset < bytes.count else { return }
    entities.declare(name, bytes[start..<offset])
    offset += 1
  }

  private mutating func readName(of kind: XMLError.NameKind) throws(XMLError) -> String {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
    guard offset > start, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) else { throw error(.noName(kind)) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  /// Whether a byte is white space, including form feeds.
  package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func advance() {
    if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
    offset += 1
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, Self.isSpace(bytes[offset]) { advance() }
    return offset > start
  }

  /// Skips `word` if it is next. Words have no line ends.
  private mutating func skip(_ word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount <= bytes.count - offset else { return false }
    guard word.withUTF8Buffer({ word in word.indices.allSatisfy { unsafe bytes[offset + $0] == word[$0] } }) else { return false }
    offset += word.utf8CodeUnitCount
    return true
  }

  private mutating func skipPast(_ word: StaticString, of construct: XMLError.Construct) throws(XMLError) {
    let start = (offset: eventOffset, line: eventLine)
    while offset < bytes.count {
      if skip(word) { return }
      advance()
    }
    throw error(.unclosed(construct), at: start)
  }

  private func error(_ reason: XMLError.Reason, at start: (offset: Int, line: Int)? = nil) -> XMLError {
    XMLError(offset: start?.offset ?? offset, line: start?.line ?? line, reason: reason)
  }
}

/// An attribute of an element.
package struct XMLAttribute: Hashable, Sendable {
  /// The name as written, with its prefix: `xlink:href`.
  package var name: String
  /// The value with references replaced.
  package var value: String

  /// Creates an attribute with a value.
  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
