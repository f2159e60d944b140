// SPDX-License-Identifier: MIT

/// Reads a flow value of YAML: a list in brackets, a mapping in braces, or a quoted string.
struct FlowReader {
  private let text: [Character]
  private let line: Int
  private var index = 0
  private var isIncomplete = false

  init(_ text: String, line: Int) {
    self.text = Array(text)
    self.line = line
  }

  /// Reads the value. Returns nil if the text ends before it.
  mutating func node() throws -> OutlineNode? {
    let node = try value()
    return isIncomplete ? nil : node
  }

  private mutating func value() throws -> OutlineNode {
    skipBlanks()
    switch current {
    case "[": return try list()
    case "{": return try mapping()
    case "\"", "'": return .scalar(try quoted())
    case "&", "*", "!": throw OutlineError(line: line, reason: "the plugin does not read anchors, aliases and tags")
    case nil:
      isIncomplete = true
      return .scalar("")
    default: return .scalar(plain())
    }
  }

  private var current: Character? { index < text.count ? text[index] : nil }

  private mutating func skipBlanks() { while let character = current, character.isWhitespace { index += 1 } }

  private mutating func list() throws -> OutlineNode {
    index += 1
    var elements: [OutlineNode] = []
    while !isIncomplete {
      skipBlanks()
      if current == "]" {
        index += 1
        break
      }
      elements.append(try value())
      try skipComma(before: "]")
    }
    return .list(elements)
  }

  private mutating func mapping() throws -> OutlineNode {
    index += 1
    var entries: [(key: String, value: OutlineNode)] = []
    while !isIncomplete {
      skipBlanks()
      if current == "}" {
        index += 1
        break
      }
      let key = try value()
      skipBlanks()
      var node = OutlineNode.scalar("")
      if current == ":" {
        index += 1
        skipBlanks()
        if current != ",", current != "}" { node = try value() }
      }
      if case .scalar(let key) = key { entries.append((key, node)) }
      try skipComma(before: "}")
    }
    return .mapping(entries)
  }

  /// Skips a comma. The end of the collection is not skipped.
  private mutating func skipComma(before end: Character) throws {
    skipBlanks()
    switch current {
    case ",": index += 1
    case end: break
    case nil: isIncomplete = true
    default: throw OutlineError(line: line, reason: "a comma or \(end) is expected here")
    }
  }

  private mutating func plain() -> String {
    let start = index
    while let character = current {
      if ",[]{}".contains(character) { break }
      if character == ":", index + 1 == text.count || text[index + 1].isWhitespace || ",[]{}".contains(text[index + 1]) { break }
      index += 1
    }
    var scalar = String(text[start..<index])
    while scalar.last?.isWhitespace == true { scalar.removeLast() }
    return scalar
  }

  private mutating func quoted() throws -> String {
    let quote = text[index]
    index += 1
    var content = ""
    while let character = current {
      index += 1
      if character == quote {
        guard quote == "'", current == "'" else { return content }
        index += 1
        content.append("'")
      } else if character == "\\", quote == "\"" {
        content.append(try escape())
      } else {
        content.append(character)
      }
    }
    isIncomplete = true
    return content
  }

  private mutating func escape() throws -> Character {
    guard let character = current else { return " " }
    index += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "u": return try scalar(digits: 4)
    case "x": return try scalar(digits: 2)
    case "U": return try scalar(digits: 8)
    default: return character
    }
  }

  private mutating func scalar(digits: Int) throws -> Character {
    let end = min(text.count, index + digits)
    let value = UInt32(String(text[index..<end]), radix: 16).flatMap(Unicode.Scalar.init)
    index = end
    guard let value else { throw OutlineError(line: line, reason: "an invalid escape") }
    return Character(value)
  }
}
