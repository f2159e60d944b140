// SPDX-License-Identifier: MIT

internal import LabelCore

/// An XML file as a tree in one array: elements in document order, the root first.
struct XMLDocument {
  private(set) var elements: [XMLElement] = []
  /// The file, to find the places of errors.
  private(set) var bytes: [UInt8]
  private let maximumElements: Int

  /// Reads a whole file.
  ///
  /// A file that is compressed with gzip is unpacked first.
  ///
  /// - Parameter isInFont: Whether it is a document in a font, which may have thousands of glyphs.
  /// - Throws: `SVGError` with the line when the file is not well-formed UTF-8 XML or exceeds `SVGLimits`.
  init(_ bytes: [UInt8], isInFont: Bool = false) throws(SVGError) {
    let limit = isInFont ? SVGLimits.fontDocumentBytes : SVGLimits.fileBytes
    let bytes = try PackedSVG.unpacked(bytes, limit: limit)
    self.bytes = bytes
    maximumElements = isInFont ? SVGLimits.fontDocumentElements : SVGLimits.elements
    guard bytes.count <= limit else { throw SVGError(reason: "it has \(bytes.count) bytes; the limit is \(limit)") }
    guard !bytes.isEmpty else { throw SVGError(reason: "the file is empty") }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { throw SVGError(reason: "it is a PNG file; its name must end with .png") }
    guard !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]), !bytes.prefix(4).contains(0) else {
      throw SVGError(reason: "it is UTF-16 or binary; save it as UTF-8")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw SVGError(reason: "it is not UTF-8") }
    var reader = XMLReader(bytes, maximumAttributes: SVGLimits.attributes)
    var open = OpenElements()
    while let event = try Self.next(&reader) {
      switch event {
      case .start(let name, let attributes): try begin(name, attributes, (reader.eventLine, reader.eventOffset), &open)
      case .end: open.close()
      case .text(let text): add(text, to: open.last)
      }
    }
    self.bytes = reader.bytes
  }

  /// Whether an element is another one, or inside it.
  func isInside(_ index: Int, _ ancestor: Int) -> Bool {
    var current: Int? = index
    while let element = current, element > ancestor { current = elements[element].parent }
    return current == ancestor
  }

  private static func next(_ reader: inout XMLReader) throws(SVGError) -> XMLReader.Event? {
    do throws(XMLError) { return try reader.next() } catch { throw SVGError(error) }
  }

  private mutating func begin(
    _ writtenName: String, _ attributes: [XMLAttribute], _ start: (line: Int, offset: Int), _ open: inout OpenElements
  ) throws(SVGError) {
    let line = start.line
    guard elements.count < maximumElements else {
      throw SVGError(line: line, reason: "it has more than \(maximumElements) elements")
    }
    guard open.count < SVGLimits.depth else {
      throw SVGError(line: line, reason: "elements are nested deeper than \(SVGLimits.depth)")
    }
    let parent = open.last
    let (name, isSVG) = open.open(elements.count, writtenName, attributes)
    if let parent { elements[parent].children.append(elements.count) }
    elements.append(XMLElement(name: name, isSVG: isSVG, line: line, offset: start.offset, attributes: attributes, parent: parent))
  }

  /// Whether an element is a `text` or inside one.
  private func isText(_ index: Int) -> Bool {
    switch elements[index].name {
    case "text": true
    case "tspan", "a": elements[index].parent.map(isText) ?? false
    default: false
    }
  }

  private mutating func add(_ text: ArraySlice<UInt8>, to element: Int?) {
    guard let element else { return }
    if isText(element), elements.count < maximumElements {
      let (line, offset) = (elements[element].line, elements[element].offset)
      elements[element].children.append(elements.count)
      var added = XMLElement(name: XMLElement.textName, isSVG: false, line: line, offset: offset, attributes: [], parent: element)
      added.text = String(decoding: text, as: UTF8.self)
      elements.append(added)
    }
    if elements[element].holdsText || elements[element].parent.map({ elements[$0].holdsText }) ?? false {
      elements[element].text += String(decoding: text, as: UTF8.self)
    }
  }
}

/// The stack of open elements, with the namespaces that they declare.
private struct OpenElements {
  private var elements: [(index: Int, prefixes: [String])] = []
  /// For each prefix, whether its namespace is SVG's; the innermost declaration last.
  private var namespaces: [String: [Bool]] = [:]

  var count: Int { elements.count }
  var last: Int? { elements.last?.index }

  /// Pushes an element.
  ///
  /// - Returns: the name without its prefix, and whether the element is in SVG's namespace or in none.
  mutating func open(_ index: Int, _ writtenName: String, _ attributes: [XMLAttribute]) -> (name: String, isSVG: Bool) {
    var declared: [String] = []
    for attribute in attributes {
      guard let prefix = Self.declaredPrefix(attribute.name) else { continue }
      namespaces[prefix, default: []].append(attribute.value == "http://www.w3.org/2000/svg")
      declared.append(prefix)
    }
    elements.append((index, declared))
    let (prefix, name) = Self.split(writtenName)
    return (name, namespaces[prefix]?.last ?? prefix.isEmpty)
  }

  mutating func close() {
    for prefix in elements.removeLast().prefixes { namespaces[prefix]?.removeLast() }
  }

  /// The prefix that an attribute declares, empty for the default namespace; nil for any other attribute.
  private static func declaredPrefix(_ name: String) -> String? {
    name == "xmlns" ? "" : name.hasPrefix("xmlns:") ? String(name.dropFirst(6)) : nil
  }

  private static func split(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }
}

extension SVGError {
  fileprivate init(_ error: XMLError) {
    let reason =
      switch error.reason {
      case .unknownEntity(let name):
        "&\(name); is not an entity that the file declares, and not amp, lt, gt, quot, apos or a number"
      case .noElement, .textBeforeRoot: "it is not an SVG file: " + error.message
      default: error.message
      }
    self.init(line: error.line, reason: reason)
  }
}
