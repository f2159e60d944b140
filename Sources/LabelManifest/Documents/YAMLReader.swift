// SPDX-License-Identifier: MIT

package import LabelCore

/// Reads YAML as nodes with locations.
///
/// Aliases are replaced by their values, within `DocumentLimits`, and `<<` merges mappings.
package struct YAMLReader: ~Copyable {
  /// A node, and how much of the limits it uses.
  private struct Value {
    var node: DocumentNode
    /// The number of nodes: this one and those in it.
    var count = 1
    /// Levels of values in it.
    var height = 0

    mutating func add(_ inner: Value) {
      count += inner.count
      height = max(height, inner.height + 1)
    }
  }

  private struct Key {
    let text: String
    let location: DocumentLocation
    /// Whether it is the `<<` that merges.
    let merges: Bool
  }

  private let source: SourceText
  private var parser: YAMLParser
  private var nodeCount = 0
  /// The value of each anchor. A later anchor of the same name replaces it.
  private var anchored: [String: (value: Value, key: Key?)] = [:]

  private init(_ source: SourceText, bytes: UnsafeBufferPointer<UInt8>) throws(Diagnostic) {
    self.source = source
    unsafe parser = try YAMLParser(source, bytes: bytes)
  }

  /// Reads a text that holds one document; null for an empty text.
  ///
  /// - Throws: `LabelError.syntax` at libyaml's first error, at a key that occurs twice or is not a string, and where a limit is exceeded.
  package static func read(_ source: SourceText) throws(Diagnostic) -> DocumentNode {
    try unsafe source.bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      var reader = try unsafe YAMLReader(source, bytes: bytes)
      return try reader.document()
    }
  }

  private mutating func document() throws(Diagnostic) -> DocumentNode {
    _ = try parser.next()
    guard case .documentStart = try parser.next().kind else {
      return DocumentNode(.null, at: DocumentLocation(file: source.file, line: source.firstLine, column: 1))
    }
    let root = try value(try parser.next(), depth: 0).node
    _ = try parser.next()
    let end = try parser.next()
    guard case .streamEnd = end.kind else {
      throw syntaxError(
        "a manifest is one document, and here begins another", hint: "leave out this line, or write two files", at: end.start)
    }
    return root
  }

  // MARK: Values

  /// The value that starts with an event.
  private mutating func value(_ event: YAMLEvent, depth: Int) throws(Diagnostic) -> Value {
    if case .alias(let name) = event.kind {
      let value = try target(of: name, at: event).value
      try count(value.count, depth: depth + value.height, at: event.start)
      return value
    }
    try count(1, depth: depth, at: event.start)
    if let tag = event.tag {
      throw syntaxError(
        "\(tag) is a tag, which means nothing here", hint: "leave it out; a text that begins with ! needs quotes",
        at: DocumentLocation(file: event.start.file, line: event.start.line, column: event.start.column))
    }
    let value: Value
    switch event.kind {
    case .listStart: value = try list(from: event.start, depth: depth)
    case .mappingStart: value = try mapping(from: event.start, depth: depth)
    case .scalar(let scalar): value = Value(node: DocumentNode(scalar.value, at: location(from: event.start, to: event.end)))
    // No other event starts a value.
    case .alias, .streamStart, .streamEnd, .documentStart, .documentEnd, .listEnd, .mappingEnd:
      throw syntaxError("expected a value", at: event.start)
    }
    if let anchor = event.anchor { anchored[anchor] = (value, key(event)) }
    return value
  }

  private mutating func list(from start: DocumentLocation, depth: Int) throws(Diagnostic) -> Value {
    var elements: [DocumentNode] = []
    var list = Value(node: DocumentNode(.null, at: start))
    while true {
      let event = try parser.next()
      if case .listEnd = event.kind {
        list.node = DocumentNode(.list(elements), at: location(from: start, to: event.end))
        return list
      }
      let element = try value(event, depth: depth + 1)
      elements.append(element.node)
      list.add(element)
    }
  }

  /// The entries of a mapping, then the merged ones whose keys it does not have.
  private mutating func mapping(from start: DocumentLocation, depth: Int) throws(Diagnostic) -> Value {
    var entries: [DocumentNode.Entry] = []
    var merged: [DocumentNode.Entry] = []
    var keys: Set<String> = []
    var mapping = Value(node: DocumentNode(.null, at: start))
    while true {
      let event = try parser.next()
      if case .mappingEnd = event.kind {
        for entry in merged where keys.insert(entry.key).inserted { entries.append(entry) }
        mapping.node = DocumentNode(.mapping(entries), at: location(from: start, to: event.end))
        return mapping
      }
      let key = try wholeKey(event)
      guard keys.insert(key.text).inserted else {
        throw syntaxError("the key \"\(key.text)\" occurs twice in one mapping", hint: "leave one of them out", at: key.location)
      }
      let value = try value(try parser.next(), depth: depth + 1)
      mapping.add(value)
      if key.merges {
        merged += value.node.entries + value.node.elements.flatMap(\.entries)
      } else {
        entries.append(DocumentNode.Entry(key: key.text, keyLocation: key.location, value: value.node))
      }
    }
  }

  // MARK: Keys and aliases

  private mutating func wholeKey(_ event: YAMLEvent) throws(Diagnostic) -> Key {
    if case .alias(let name) = event.kind, let key = try target(of: name, at: event).key {
      return Key(text: key.text, location: location(from: event.start, to: event.end), merges: key.merges)
    }
    guard let key = key(event), case .scalar(let scalar) = event.kind else {
      throw syntaxError("a key must be a string", hint: "put a text that begins with [ or { in quotes", at: event.start)
    }
    if let anchor = event.anchor { anchored[anchor] = (Value(node: DocumentNode(scalar.value, at: key.location)), key) }
    return key
  }

  /// A scalar as a key; nil for other events.
  private func key(_ event: YAMLEvent) -> Key? {
    guard case .scalar(let scalar) = event.kind else { return nil }
    return Key(text: scalar.text, location: location(from: event.start, to: event.end), merges: scalar.isPlain && scalar.text == "<<")
  }

  private func target(of name: String, at event: YAMLEvent) throws(Diagnostic) -> (value: Value, key: Key?) {
    guard let target = anchored[name] else {
      throw syntaxError(
        "*\(name) is the value of an anchor &\(name), and there is none", hint: "a text that begins with * needs quotes: \"*\(name)\"",
        at: event.start)
    }
    return target
  }

  /// Counts values before they are stored, because a few bytes of nested aliases can mean millions of values.
  private mutating func count(_ number: Int, depth: Int, at location: DocumentLocation) throws(Diagnostic) {
    nodeCount += number
    guard depth < DocumentLimits.depth else { throw syntaxError("values are nested deeper than \(DocumentLimits.depth)", at: location) }
    guard nodeCount <= DocumentLimits.nodes else {
      throw syntaxError("there are more than \(DocumentLimits.nodes) values once aliases are replaced", at: location)
    }
  }

  // MARK: Locations

  /// The location of a value, up to the end of its first line.
  private func location(from start: DocumentLocation, to end: DocumentLocation) -> DocumentLocation {
    var location = source.location(from: start, toLine: end.line, column: end.column)
    location.endColumn = max(location.column, location.endColumn)
    return location
  }

  private func syntaxError(_ reason: String, hint: String? = nil, at location: DocumentLocation) -> Diagnostic {
    source.diagnostic(.syntax(format: "YAML", reason: reason, hint: hint), at: location)
  }
}
