// SPDX-License-Identifier: MIT

internal import LabelCore

/// A value of a YAML text with the bytes that it takes, so that it can be replaced without touching the rest of the text.
struct YAMLOutline {
  /// An entry of a mapping.
  struct Entry {
    let key: String
    /// The bytes of the key.
    let keyRange: Range<Int>
    let value: YAMLOutline
  }

  /// What the value is.
  enum Content {
    case scalar
    case alias
    case list([YAMLOutline])
    case mapping([Entry])
  }

  let content: Content
  /// The bytes of the value, without anchors and tags of scalars. A block ends with its last value.
  let range: Range<Int>
  /// Whether a list or a mapping is written with brackets or braces.
  let isFlow: Bool

  /// Returns the value of a key, the last one if it occurs twice; nil for other values.
  func entry(_ key: String) -> Entry? {
    if case .mapping(let entries) = content { entries.last { $0.key == key } } else { nil }
  }

  /// Reads the outline of a text that holds one document; nil for an empty text.
  ///
  /// - Throws: `LabelError.syntax` as `YAMLReader`.
  static func read(_ source: SourceText) throws(Diagnostic) -> YAMLOutline? {
    try unsafe source.bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      var builder = Builder(source: source, parser: unsafe try YAMLParser(source, bytes: bytes))
      return try builder.document()
    }
  }

  /// Reads events as outlines.
  private struct Builder: ~Copyable {
    let source: SourceText
    var parser: YAMLParser
    /// The last line and column that was converted, and its byte. Events come in the order of the text.
    private var count = 0

    init(source: SourceText, parser: consuming YAMLParser) {
      self.source = source
      self.parser = parser
    }

    mutating func document() throws(Diagnostic) -> YAMLOutline? {
      _ = try parser.next()
      guard case .documentStart = try parser.next().kind else { return nil }
      return try value(try parser.next(), depth: 0)
    }

    private mutating func value(_ event: YAMLEvent, depth: Int) throws(Diagnostic) -> YAMLOutline {
      count += 1
      guard depth < DocumentLimits.depth, count <= DocumentLimits.nodes else {
        throw source.diagnostic(.syntax(format: "YAML", reason: "there are too many values"), at: event.start)
      }
      let start = source.byte(at: event.start)
      switch event.kind {
      case .listStart:
        var (elements, end) = ([YAMLOutline](), start)
        while true {
          let next = try parser.next()
          if case .listEnd = next.kind { return closed(.list(elements), start, end, next) }
          let element = try value(next, depth: depth + 1)
          end = element.range.upperBound
          elements.append(element)
        }
      case .mappingStart:
        var (entries, end) = ([Entry](), start)
        while true {
          let next = try parser.next()
          if case .mappingEnd = next.kind { return closed(.mapping(entries), start, end, next) }
          let key = try value(next, depth: depth + 1)
          var text = ""
          if case .scalar(let scalar) = next.kind { text = scalar.text }
          let element = try value(try parser.next(), depth: depth + 1)
          end = max(element.range.upperBound, key.range.upperBound)
          entries.append(Entry(key: text, keyRange: key.range, value: element))
        }
      case .scalar:
        return YAMLOutline(content: .scalar, range: start..<end(of: event, from: start), isFlow: false)
      case .alias: return YAMLOutline(content: .alias, range: start..<end(of: event, from: start), isFlow: false)
      case .streamStart, .streamEnd, .documentStart, .documentEnd, .listEnd, .mappingEnd:
        throw source.diagnostic(.syntax(format: "YAML", reason: "expected a value"), at: event.start)
      }
    }

    /// The end of a scalar. That of a block scalar is before the line ends and comments that follow it.
    private func end(of event: YAMLEvent, from start: Int) -> Int {
      var end = max(start, source.byte(at: event.end))
      guard start < end, [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(source.bytes[start]), event.end.line > event.start.line else {
        return end
      }
      while end > start, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[end - 1]) { end -= 1 }
      return end
    }

    /// A collection that ends. Braces and brackets end with the event, blocks with their last value.
    private func closed(_ content: Content, _ start: Int, _ lastEnd: Int, _ event: YAMLEvent) -> YAMLOutline {
      let end = source.byte(at: event.end)
      let isFlow = end > lastEnd && end > 0 && [UInt8(ascii: "}"), UInt8(ascii: "]")].contains(source.bytes[end - 1])
      return YAMLOutline(content: content, range: start..<max(start, isFlow ? end : lastEnd), isFlow: isFlow)
    }
  }
}

extension SourceText {
  /// The byte of a location of this text; the end of the text for one beyond it.
  fileprivate func byte(at location: DocumentLocation) -> Int {
    guard let line = lineBytes(location.line) else { return bytes.count }
    if isASCII { return min(bytes.count, line.startIndex + location.column - 1) }
    var (index, column) = (line.startIndex, 1)
    while column < location.column, index < line.endIndex {
      index += 1
      while index < line.endIndex, UTF8.isContinuation(bytes[index]) { index += 1 }
      column += 1
    }
    return index
  }
}
