// SPDX-License-Identifier: MIT

/// Reads the XML that icons are written in: elements, attributes, comments, CDATA, the five entities and numeric references.
///
/// A document type is skipped: nothing is ever fetched, and entities that a file declares are refused, so that a short file cannot
/// grow into a long text. Open elements are kept on a stack of their own; nesting never uses the thread's stack.
struct XMLReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var elements: [XMLElement] = []
  private var open: [OpenElement] = []
  /// For each prefix its namespaces, the innermost last: whether it is SVG's.
  private var namespaces: [String: [Bool]] = [:]

  private struct OpenElement {
    var index: Int
    var writtenName: String
    var prefixes: [String]
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole file.
  ///
  /// - Throws: `SVGProblem` with the line when the file is not well-formed UTF-8 XML or goes beyond `SVGLimits`.
  static func document(_ bytes: [UInt8]) throws(SVGProblem) -> XMLDocument {
    guard bytes.count <= SVGLimits.fileBytes else {
      throw SVGProblem(reason: "it has \(bytes.count) bytes; the limit is \(SVGLimits.fileBytes)")
    }
    guard !bytes.isEmpty else { throw SVGProblem(reason: "the file is empty") }
    guard !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]), !bytes.prefix(4).contains(0) else {
      throw SVGProblem(reason: "it is UTF-16 or binary; save it as UTF-8")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw SVGProblem(reason: "it is not UTF-8") }
    var reader = XMLReader(bytes)
    try reader.readAll()
    return XMLDocument(elements: reader.elements)
  }

  private mutating func readAll() throws(SVGProblem) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
    }
    if let unclosed = open.last { throw problem("<\(unclosed.writtenName)> is never closed") }
    if elements.isEmpty { throw problem("it is not an SVG file: it has no element") }
  }

  private mutating func readMarkup() throws(SVGProblem) {
    if skip("<!--") {
      try skipPast("-->", of: "a comment")
    } else if skip("<![CDATA[") {
      let start = position
      try skipPast("]]>", of: "a CDATA section")
      try addText(bytes[start..<position - 3])
    } else if skip("<?") {
      try skipPast("?>", of: "a processing instruction")
    } else if skip("<!DOCTYPE") {
      try skipDocumentType()
    } else if skip("</") {
      try readEndTag()
    } else {
      position += 1
      try readStartTag()
    }
  }

  // MARK: Tags

  private mutating func readStartTag() throws(SVGProblem) {
    let startLine = line
    let writtenName = try readName("an element's name")
    guard elements.count < SVGLimits.elements else { throw problem("it has more than \(SVGLimits.elements) elements") }
    guard open.count < SVGLimits.depth else { throw problem("elements are nested deeper than \(SVGLimits.depth)") }
    guard !open.isEmpty || elements.isEmpty else { throw problem("there is a second root element, <\(writtenName)>") }

    let (attributes, isEmpty) = try readAttributes(of: writtenName)
    var declared: [String] = []
    for attribute in attributes {
      guard let prefix = Self.declaredPrefix(attribute.name) else { continue }
      namespaces[prefix, default: []].append(attribute.value == "http://www.w3.org/2000/svg")
      declared.append(prefix)
    }
    let (prefix, name) = Self.split(writtenName)
    let element = XMLElement(
      name: name, isSVG: namespaces[prefix]?.last ?? prefix.isEmpty, line: startLine, attributes: attributes,
      parent: open.last?.index)
    if let parent = open.last { elements[parent.index].children.append(elements.count) }
    open.append(OpenElement(index: elements.count, writtenName: writtenName, prefixes: declared))
    elements.append(element)
    if isEmpty { closeInnermost() }
  }

  private mutating func readAttributes(of element: String) throws(SVGProblem) -> (attributes: [XMLAttribute], isEmpty: Bool) {
    var attributes: [XMLAttribute] = []
    while true {
      let hadSpace = skipSpace()
      if skip("/>") { return (attributes, true) }
      if skip(">") { return (attributes, false) }
      guard hadSpace else { throw problem("the tag <\(element)> is not well-formed") }
      let name = try readName("an attribute's name")
      skipSpace()
      guard skip("=") else { throw problem("the attribute \(name) has no value") }
      skipSpace()
      let value = try readAttributeValue(of: name)
      guard !attributes.contains(where: { $0.name == name }) else { throw problem("the attribute \(name) stands twice") }
      guard attributes.count < SVGLimits.attributes else {
        throw problem("<\(element)> has more than \(SVGLimits.attributes) attributes")
      }
      attributes.append(XMLAttribute(name: name, value: value))
    }
  }

  private mutating func readAttributeValue(of name: String) throws(SVGProblem) -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      throw problem("the value of \(name) is not in quotes")
    }
    let quote = bytes[position]
    position += 1
    // What stands between references and line ends is taken as a whole: most values have neither.
    var value: [UInt8] = []
    var start = position
    while position < bytes.count {
      switch bytes[position] {
      case quote:
        let rest = bytes[start..<position]
        position += 1
        return value.isEmpty ? String(decoding: rest, as: UTF8.self) : String(decoding: value + rest, as: UTF8.self)
      case UInt8(ascii: "<"): throw problem("the value of \(name) is never closed")
      case UInt8(ascii: "&"):
        value += bytes[start..<position]
        value += try readReference()
        start = position
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        value += bytes[start..<position]
        value.append(UInt8(ascii: " "))
        advance()
        start = position
      default: position += 1
      }
    }
    throw problem("the value of \(name) is never closed")
  }

  private mutating func readEndTag() throws(SVGProblem) {
    let name = try readName("an element's name")
    skipSpace()
    guard skip(">") else { throw problem("the end tag </\(name)> is not well-formed") }
    guard let innermost = open.last else { throw problem("</\(name)> closes nothing") }
    guard innermost.writtenName == name else { throw problem("</\(name)> stands where </\(innermost.writtenName)> is due") }
    closeInnermost()
  }

  private mutating func closeInnermost() {
    for prefix in open.removeLast().prefixes { namespaces[prefix]?.removeLast() }
  }

  // MARK: Text

  private mutating func readText() throws(SVGProblem) {
    var text: [UInt8] = []
    var start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if bytes[position] == UInt8(ascii: "&") {
        text += bytes[start..<position]
        text += try readReference()
        start = position
      } else {
        advance()
      }
    }
    let rest = bytes[start..<position]
    try addText(text.isEmpty ? rest : text[...] + rest)
  }

  private mutating func addText(_ text: ArraySlice<UInt8>) throws(SVGProblem) {
    guard let parent = open.last?.index else {
      if text.allSatisfy(ASCII.isSpace) { return }
      throw problem(elements.isEmpty ? "it is not an SVG file: it begins with text" : "there is text after the last element")
    }
    if elements[parent].holdsText || elements[parent].parent.map({ elements[$0].holdsText }) ?? false {
      elements[parent].text += String(decoding: text, as: UTF8.self)
    }
  }

  /// Reads `&amp;`, `&#65;` or `&#x41;` and gives the character's UTF-8.
  private mutating func readReference() throws(SVGProblem) -> [UInt8] {
    let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ";")) ?? position
    let name = String(decoding: bytes[(position + 1)..<max(end, position + 1)], as: UTF8.self)
    guard let scalar = Self.scalar(named: name) else {
      throw problem("&\(name); is not an entity that icons may use; there are amp, lt, gt, quot, apos and numbers")
    }
    position = end + 1
    return Array(String(Character(scalar)).utf8)
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

  /// Skips the document type with its internal subset, in which quotes and comments may hide brackets.
  private mutating func skipDocumentType() throws(SVGProblem) {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[position]
        repeat { advance() } while position < bytes.count && bytes[position] != quote
        position += 1
      case UInt8(ascii: "<") where skip("<!--"): try skipPast("-->", of: "a comment")
      case UInt8(ascii: "["), UInt8(ascii: "<"):
        depth += 1
        position += 1
      case UInt8(ascii: "]"):
        depth -= 1
        position += 1
      case UInt8(ascii: ">"):
        position += 1
        if depth <= 0 { return }
        depth -= 1
      default: advance()
      }
    }
    throw problem("the document type is never closed")
  }

  private mutating func readName(_ what: String) throws(SVGProblem) -> String {
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard position > start, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) else {
      throw problem("\(what) is missing after \"<\"")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  /// The prefix that an attribute binds to a namespace, empty for the default one; nil for any other attribute.
  private static func declaredPrefix(_ name: String) -> String? {
    name == "xmlns" ? "" : name.hasPrefix("xmlns:") ? String(name.dropFirst(6)) : nil
  }

  private static func split(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, ASCII.isSpace(bytes[position]) { advance() }
    return position > start
  }

  /// Steps over `word` if it stands here. Words hold no line ends.
  private mutating func skip(_ word: StaticString) -> Bool {
    guard stands(word) else { return false }
    position += word.utf8CodeUnitCount
    return true
  }

  private mutating func skipPast(_ word: StaticString, of what: String) throws(SVGProblem) {
    while position < bytes.count {
      if skip(word) { return }
      advance()
    }
    throw problem("\(what) is never closed")
  }

  private func stands(_ word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount <= bytes.count - position else { return false }
    return word.withUTF8Buffer { word in word.indices.allSatisfy { bytes[position + $0] == word[$0] } }
  }

  private func problem(_ reason: String) -> SVGProblem { SVGProblem(line: line, reason: reason) }
}
