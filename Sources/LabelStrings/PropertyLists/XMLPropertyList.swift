// SPDX-License-Identifier: MIT

internal import LabelCore

/// Reads property lists in XML, the format of most `.stringsdict` files.
struct XMLPropertyList {
  private var reader: XMLReader
  private var cursor: PropertyListCursor

  private init(_ source: SourceText) {
    reader = XMLReader(source.bytes)
    cursor = PropertyListCursor(source)
  }

  static func read(_ source: SourceText) throws(Diagnostic) -> DocumentNode {
    var list = XMLPropertyList(source)
    return try list.root()
  }

  private mutating func root() throws(Diagnostic) -> DocumentNode {
    guard var tag = try nextStart() else { throw cursor.syntaxError("expected a tag") }
    let isWrapped = tag.name == "plist"
    if isWrapped {
      guard let inner = try nextStart() else { throw cursor.syntaxError("<plist> has no value", at: here) }
      tag = inner
    }
    let root = try value(tag, depth: 0)
    if isWrapped, let other = try nextStart() { throw cursor.syntaxError("expected </plist>", at: other.location) }
    _ = try next()
    return root
  }

  // MARK: Values

  private mutating func value(_ tag: StartTag, depth: Int) throws(Diagnostic) -> DocumentNode {
    try cursor.begin(depth: depth)
    switch tag.name {
    case "dict":
      let entries = try entries(depth: depth)
      return node(.mapping(entries), from: tag)
    case "array":
      var elements: [DocumentNode] = []
      while let element = try nextStart() { elements.append(try value(element, depth: depth + 1)) }
      return node(.list(elements), from: tag)
    case "string", "data", "date":
      let text = try text(of: tag)
      return node(.string(text), from: tag)
    case "integer", "real":
      let text = try text(of: tag)
      guard let number = Double(text), number.isFinite else { throw cursor.syntaxError("\"\(text)\" is not a number", at: tag.location) }
      return node(.number(number, text: text), from: tag)
    case "true", "false":
      if let other = try nextStart() { throw cursor.syntaxError("expected </\(tag.name)>", at: other.location) }
      return node(.bool(tag.name == "true"), from: tag)
    default: throw cursor.syntaxError("<\(tag.name)> is not a value of a property list", at: tag.location)
    }
  }

  private mutating func entries(depth: Int) throws(Diagnostic) -> [DocumentNode.Entry] {
    var entries: [DocumentNode.Entry] = []
    var positions: [String: Int] = [:]
    while let tag = try nextStart() {
      guard tag.name == "key" else { throw cursor.syntaxError("expected a <key>", at: tag.location) }
      let text = try text(of: tag)
      let key = node(.string(text), from: tag)
      guard let valueTag = try nextStart() else { throw cursor.syntaxError("expected a value", at: here) }
      let entry = DocumentNode.Entry(key: text, keyLocation: key.location, value: try value(valueTag, depth: depth + 1))
      // The last of duplicate keys wins, as in Foundation.
      if let position = positions[text] {
        entries[position] = entry
      } else {
        positions[text] = entries.count
        entries.append(entry)
      }
    }
    return entries
  }

  /// The text of an element without child elements.
  private mutating func text(of tag: StartTag) throws(Diagnostic) -> String {
    var text: [UInt8] = []
    while let event = try next() {
      switch event {
      case .text(let part): text += part
      case .start: throw cursor.syntaxError("expected </\(tag.name)>", at: here)
      case .end: return String(decoding: text, as: UTF8.self)
      }
    }
    throw cursor.syntaxError("the text ends inside <\(tag.name)>")
  }

  // MARK: Tags

  /// A start tag; attributes are ignored.
  private struct StartTag {
    let name: String
    let location: DocumentLocation
  }

  /// The next child of the open element; nil at its end. White space is skipped.
  private mutating func nextStart() throws(Diagnostic) -> StartTag? {
    while let event = try next() {
      switch event {
      case .start(let name, _): return StartTag(name: name, location: here)
      case .end: return nil
      case .text(let text):
        guard let first = text.firstIndex(where: { !XMLReader.isSpace($0) }) else { continue }
        cursor.move(to: reader.eventOffset + (first - text.startIndex))
        throw cursor.syntaxError("expected a tag")
      }
    }
    return nil
  }

  private mutating func next() throws(Diagnostic) -> XMLReader.Event? {
    do throws(XMLError) { return try reader.next() } catch {
      cursor.move(to: error.offset)
      throw cursor.syntaxError(error.message)
    }
  }

  // MARK: Locations

  /// The location of the last event.
  private var here: DocumentLocation {
    mutating get {
      cursor.move(to: reader.eventOffset)
      return cursor.here
    }
  }

  /// A value that ends with the last event.
  private mutating func node(_ value: DocumentNode.Value, from tag: StartTag) -> DocumentNode {
    cursor.move(to: reader.offset)
    return cursor.node(value, from: tag.location)
  }
}
