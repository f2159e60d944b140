// SPDX-License-Identifier: MIT

/// A value of YAML or JSON as the plugin sees it.
indirect enum OutlineNode {
  case scalar(String)
  case list([OutlineNode])
  case mapping([(key: String, value: OutlineNode)])

  subscript(key: String) -> OutlineNode? {
    if case .mapping(let entries) = self { entries.first { $0.key == key }?.value } else { nil }
  }

  var elements: [OutlineNode] { if case .list(let elements) = self { elements } else { [] } }

  /// Text; nil for other values and for nothing.
  var scalar: String? { if case .scalar(let text) = self, !text.isEmpty { text } else { nil } }
}

/// What the plugin cannot read.
struct OutlineError: Error, CustomStringConvertible {
  let line: Int
  let reason: String

  var description: String { "line \(line): \(reason)" }
}

/// Reads block and flow YAML, and JSON, which is flow YAML; no anchors, aliases, tags or merge keys.
///
/// A plugin cannot use libraries, and so this is not the reader of LabelKit, which checks every manifest again, with every rule.
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
      let visible = line.drop { $0 == " " || $0 == "\u{FEFF}" }
      let content = withoutComment(visible)
      guard !content.isEmpty, content != "---", content != "...", !content.hasPrefix("%") else { continue }
      reader.lines.append(Line(number: number + 1, indent: line.count - visible.count, text: content))
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
        // What stands behind the hyphen is a block of its own.
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
      let key = try Self.word(line.text[..<colon], line.number)
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

  /// Where a key ends: at a colon before a blank or the end, outside of quotes.
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
      var whole = String(text)
      while true {
        var flow = FlowReader(whole, line: number)
        if let node = try flow.node() { return node }
        guard next < lines.count else { throw OutlineError(line: number, reason: "a bracket or a quote is not closed") }
        whole += " " + lines[next].text
        next += 1
      }
    default:
      var words = String(text)
      while next < lines.count, lines[next].indent > indent {
        words += " " + lines[next].text
        next += 1
      }
      return .scalar(words)
    }
  }

  private static func word(_ text: Substring, _ number: Int) throws -> String {
    guard "\"'".contains(text.first ?? " ") else { return String(text.reversed().drop { $0 == " " }.reversed()) }
    var flow = FlowReader(String(text), line: number)
    return try flow.node()?.scalar ?? ""
  }
}
