// SPDX-License-Identifier: MIT

/// A value of YAML or JSON, without types of scalars.
indirect enum OutlineNode {
  case scalar(String)
  case list([OutlineNode])
  case mapping([(key: String, value: OutlineNode)])

  subscript(key: String) -> OutlineNode? {
    if case .mapping(let entries) = self { entries.first { $0.key == key }?.value } else { nil }
  }

  var elements: [OutlineNode] { if case .list(let elements) = self { elements } else { [] } }

  /// The text of a scalar; nil for other values and for an empty text.
  var scalar: String? { if case .scalar(let text) = self, !text.isEmpty { text } else { nil } }
}

/// An error for a text that the plugin cannot read.
struct OutlineError: Error, CustomStringConvertible {
  let line: Int
  let reason: String

  var description: String { "line \(line): \(reason)" }
}

/// Reads block and flow YAML, and JSON, which is flow YAML. Anchors, aliases, tags and merge keys are not supported.
///
/// A plugin cannot use the libraries of the package, so this is a simple reader of its own. `labelkit` checks every manifest again.
struct OutlineReader {
  private struct Line {
    let number: Int
    var indent: Int
    var text: Substring
  }

  private var lines: [Line] = []
  private var next = 0

  static func read(_ text: String) throws -> OutlineNode {
    var reader = OutlineReader()
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let unindented = line.drop { $0 == " " || $0 == "\u{FEFF}" }
      let content = withoutComment(unindented)
      guard !content.isEmpty, content != "---", content != "...", !content.hasPrefix("%") else { continue }
      reader.lines.append(Line(number: number + 1, indent: line.count - unindented.count, text: content))
    }
    return reader.lines.isEmpty ? .scalar("") : try reader.node(deeperThan: -1)
  }

  /// A `#` at the start or after a blank begins a comment, but not inside quotes.
  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var isEscaped = false
    var before: Character = " "
    var end = text.endIndex
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if let open = quote {
        if character == "\\", open == "\"" { isEscaped = true } else if character == open { quote = nil }
      } else if character == "\"" || character == "'", " [{,:-".contains(before) {
        quote = character
      } else if character == "#", before.isWhitespace {
        end = index
        break
      }
      before = character
    }
    var content = text[..<end]
    while content.last?.isWhitespace == true { content.removeLast() }
    return content
  }

  // MARK: Blocks

  private mutating func node(deeperThan indent: Int) throws -> OutlineNode {
    guard next < lines.count, lines[next].indent > indent else { return .scalar("") }
    let line = lines[next]
    if line.text == "-" || line.text.hasPrefix("- ") { return try sequence(at: line.indent) }
    if "&*!".contains(line.text.first ?? " ") {
      throw OutlineError(line: line.number, reason: "the plugin does not read anchors, aliases and tags")
    }
    if !"[{\"'".contains(line.text.first ?? " "), Self.colon(in: line.text) != nil || line.text.hasPrefix("? ") {
      return try mapping(at: line.indent)
    }
    if "\"'".contains(line.text.first ?? " "), Self.colon(in: line.text) != nil { return try mapping(at: line.indent) }
    next += 1
    return try value(line.text, after: indent, line.number)
  }

  private mutating func sequence(at indent: Int) throws -> OutlineNode {
    var elements: [OutlineNode] = []
    while next < lines.count, lines[next].indent == indent, lines[next].text == "-" || lines[next].text.hasPrefix("- ") {
      let rest = lines[next].text.dropFirst().drop { $0 == " " }
      if rest.isEmpty {
        next += 1
      } else {
        // The text after the hyphen is a block with its own indent.
        lines[next].indent += lines[next].text.count - rest.count
        lines[next].text = rest
      }
      elements.append(try node(deeperThan: indent))
    }
    return .list(elements)
  }

  private mutating func mapping(at indent: Int) throws -> OutlineNode {
    var entries: [(key: String, value: OutlineNode)] = []
    while next < lines.count, lines[next].indent == indent {
      let line = lines[next]
      guard let colon = Self.colon(in: line.text) else { throw OutlineError(line: line.number, reason: "a key is expected here") }
      let key = try Self.key(line.text[..<colon], line.number)
      if key == "<<" { throw OutlineError(line: line.number, reason: "the plugin does not read merge keys") }
      let rest = line.text[line.text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      next += 1
      if rest.isEmpty {
        let isList = next < lines.count && lines[next].indent == indent && (lines[next].text == "-" || lines[next].text.hasPrefix("- "))
        entries.append((key, isList ? try sequence(at: indent) : try node(deeperThan: indent)))
      } else {
        entries.append((key, try value(rest, after: indent, line.number)))
      }
    }
    return .mapping(entries)
  }

  /// The end of a key: a colon before a blank or the end of the line, outside of quotes.
  private static func colon(in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    if let quote = text.first, quote == "\"" || quote == "'" {
      index = text.index(after: index)
      while index < text.endIndex, text[index] != quote {
        if text[index] == "\\", quote == "\"" { index = text.index(after: index) }
        if index < text.endIndex { index = text.index(after: index) }
      }
    }
    while index < text.endIndex {
      let after = text.index(after: index)
      if text[index] == ":", after == text.endIndex || text[after].isWhitespace { return index }
      index = after
    }
    return nil
  }

  // MARK: Values

  private mutating func value(_ text: Substring, after indent: Int, _ number: Int) throws -> OutlineNode {
    switch text.first {
    case "&", "*", "!": throw OutlineError(line: number, reason: "the plugin does not read anchors, aliases and tags")
    case "|", ">":
      while next < lines.count, lines[next].indent > indent { next += 1 }
      return .scalar("…")
    case "[", "{", "\"", "'":
      var content = String(text)
      while true {
        var flow = FlowReader(content, line: number)
        if let node = try flow.node() { return node }
        guard next < lines.count else { throw OutlineError(line: number, reason: "a bracket or a quote is not closed") }
        content += " " + lines[next].text
        next += 1
      }
    default:
      var content = String(text)
      while next < lines.count, lines[next].indent > indent {
        content += " " + lines[next].text
        next += 1
      }
      return .scalar(content)
    }
  }

  private static func key(_ text: Substring, _ number: Int) throws -> String {
    guard "\"'".contains(text.first ?? " ") else { return String(text.reversed().drop { $0 == " " }.reversed()) }
    var flow = FlowReader(String(text), line: number)
    return try flow.node()?.scalar ?? ""
  }
}
