// SPDX-License-Identifier: MIT

internal import LabelCore

/// Reads property lists in XML, the form of most `.stringsdict` files.
///
/// A document type is skipped and entities that a file declares are unknown: nothing is fetched, and no short file becomes a long text.
struct XMLPropertyList {
  private var cursor: PropertyListCursor

  private init(_ source: SourceText) { cursor = PropertyListCursor(source) }

  static func read(_ source: SourceText) throws(Diagnostic) -> DocumentNode {
    var reader = XMLPropertyList(source)
    try reader.skipProlog()
    let isWrapped = try reader.peekTag() == "plist"
    if isWrapped { _ = try reader.openTag() }
    let root = try reader.value(depth: 0)
    if isWrapped { try reader.close("plist") }
    try reader.skipBlanks()
    if reader.cursor.peek != nil { throw reader.cursor.mistake("there is more after the end of the list") }
    return root
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(Diagnostic) -> DocumentNode {
    try cursor.begin(depth: depth)
    try skipBlanks()
    let start = cursor.here
    let (name, isEmpty) = try openTag()
    switch name {
    case "dict":
      let entries = isEmpty ? [] : try entries(depth: depth)
      return cursor.node(.mapping(entries), from: start)
    case "array":
      let elements = isEmpty ? [] : try elements(depth: depth)
      return cursor.node(.list(elements), from: start)
    case "string", "data", "date":
      let text = isEmpty ? "" : try text(to: name)
      return cursor.node(.string(text), from: start)
    case "integer", "real":
      let text = isEmpty ? "" : try text(to: name)
      guard let number = Double(text), number.isFinite else { throw cursor.mistake("\"\(text)\" is no number", at: start) }
      return cursor.node(.number(number, text: text), from: start)
    case "true", "false":
      if !isEmpty { try close(name) }
      return cursor.node(.bool(name == "true"), from: start)
    default: throw cursor.mistake("<\(name)> is no value of a property list", at: start)
    }
  }

  private mutating func entries(depth: Int) throws(Diagnostic) -> [DocumentNode.Entry] {
    var entries: [DocumentNode.Entry] = []
    var positions: [String: Int] = [:]
    while try peekTag() != "/dict" {
      let start = cursor.here
      let (name, isEmpty) = try openTag()
      guard name == "key" else { throw cursor.mistake("a <key> should stand here", at: start) }
      let text = isEmpty ? "" : try text(to: name)
      let key = cursor.node(.string(text), from: start)
      let entry = DocumentNode.Entry(key: text, keyPlace: key.place, value: try value(depth: depth + 1))
      // Of a key that stands twice the last one counts, as for Foundation.
      if let position = positions[text] {
        entries[position] = entry
      } else {
        positions[text] = entries.count
        entries.append(entry)
      }
    }
    try close("dict")
    return entries
  }

  private mutating func elements(depth: Int) throws(Diagnostic) -> [DocumentNode] {
    var elements: [DocumentNode] = []
    while try peekTag() != "/array" { elements.append(try value(depth: depth + 1)) }
    try close("array")
    return elements
  }

  // MARK: Tags

  /// The name of the next tag, with a slash for one that closes; blanks and comments before it are skipped.
  private mutating func peekTag() throws(Diagnostic) -> String {
    try skipBlanks()
    guard cursor.peek == UInt8(ascii: "<") else {
      throw cursor.mistake(cursor.peek == nil ? "the text ends where a tag should stand" : "a tag should stand here")
    }
    var ahead = cursor
    ahead.advance()
    let slash = ahead.take("/") ? "/" : ""
    return slash + String(decoding: ahead.take { !Self.endsName($0) }, as: UTF8.self)
  }

  /// Reads a tag that opens an element; attributes mean nothing.
  private mutating func openTag() throws(Diagnostic) -> (name: String, isEmpty: Bool) {
    try skipBlanks()
    let start = cursor.here
    guard cursor.take("<") else {
      throw cursor.mistake(cursor.peek == nil ? "the text ends where a tag should stand" : "a tag should stand here")
    }
    let name = String(decoding: cursor.take { !Self.endsName($0) }, as: UTF8.self)
    guard !name.isEmpty, let attributes = cursor.take(to: ">") else { throw cursor.mistake("this is no tag", at: start) }
    return (name, attributes.last == UInt8(ascii: "/"))
  }

  private mutating func close(_ name: String) throws(Diagnostic) {
    try skipBlanks()
    let start = cursor.here
    guard cursor.take("</"), cursor.take(name), let rest = cursor.take(to: ">"), rest.allSatisfy({ $0 <= 0x20 }) else {
      throw cursor.mistake("</\(name)> should stand here", at: start)
    }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "<")
  }

  // MARK: Text

  /// The characters up to the tag that closes an element.
  private mutating func text(to name: String) throws(Diagnostic) -> String {
    var text: [UInt8] = []
    while let byte = cursor.peek {
      if byte == UInt8(ascii: "&") {
        text += Array(String(try entity()).utf8)
      } else if byte != UInt8(ascii: "<") {
        text += cursor.take { $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "<") }
      } else if try skipComment() {
        continue
      } else if cursor.starts(with: "<![CDATA[") {
        let start = cursor.here
        cursor.advance(9)
        guard let characters = cursor.take(to: "]]>") else { throw cursor.mistake("the CDATA section has no end", at: start) }
        text += characters
      } else {
        try close(name)
        return String(decoding: text, as: UTF8.self)
      }
    }
    throw cursor.mistake("the text ends inside <\(name)>")
  }

  private mutating func entity() throws(Diagnostic) -> Unicode.Scalar {
    let start = cursor.here
    cursor.advance()
    let name = String(decoding: cursor.take { $0 != UInt8(ascii: ";") && $0 > 0x20 && $0 != UInt8(ascii: "<") }, as: UTF8.self)
    let scalar: Unicode.Scalar? =
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap { Unicode.Scalar($0) }
      } else {
        ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name]
      }
    guard let scalar, cursor.take(";") else { throw cursor.mistake("there is no such entity", at: start) }
    return scalar
  }

  // MARK: Blanks

  private mutating func skipProlog() throws(Diagnostic) {
    while true {
      try skipBlanks()
      let start = cursor.here
      guard cursor.starts(with: "<?") || cursor.starts(with: "<!DOCTYPE") else { return }
      let end = cursor.starts(with: "<?") ? "?>" : ">"
      guard let skipped = cursor.take(to: end) else { throw cursor.mistake("this has no end", at: start) }
      if end == ">", skipped.contains(UInt8(ascii: "[")), cursor.take(to: "]>") == nil {
        throw cursor.mistake("the document type has no end", at: start)
      }
    }
  }

  private mutating func skipBlanks() throws(Diagnostic) {
    repeat { _ = cursor.take(while: PropertyListCursor.isBlank) } while try skipComment()
  }

  private mutating func skipComment() throws(Diagnostic) -> Bool {
    let start = cursor.here
    guard cursor.take("<!--") else { return false }
    guard cursor.take(to: "-->") != nil else { throw cursor.mistake("the comment has no end", at: start) }
    return true
  }
}
