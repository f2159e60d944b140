// SPDX-License-Identifier: MIT

/// Reads a value between brackets, braces or quotes.
struct FlowReader {
  private let text: [Character]
  private let line: Int
  private var index = 0
  private var isCut = false

  init(_ text: String, line: Int) {
    self.text = Array(text)
    self.line = line
  }

  /// The value; nil when the text ends before it does.
  mutating func node() throws -> OutlineNode? {
    let node = try any()
    return isCut ? nil : node
  }

  private mutating func any() throws -> OutlineNode {
    skipBlanks()
    switch current {
    case "[": return try list()
    case "{": return try mapping()
    case "\"", "'": return .scalar(try quoted())
    case "&", "*", "!": throw OutlineError(line: line, reason: "the plugin does not read anchors, aliases and tags")
    case nil:
      isCut = true
      return .scalar("")
    default: return .scalar(plain())
    }
  }

  private var current: Character? { index < text.count ? text[index] : nil }

  private mutating func skipBlanks() { while let character = current, character.isWhitespace { index += 1 } }

  private mutating func list() throws -> OutlineNode {
    index += 1
    var elements: [OutlineNode] = []
    while !isCut {
      skipBlanks()
      if current == "]" {
        index += 1
        break
      }
      elements.append(try any())
      try pass(to: "]")
    }
    return .list(elements)
  }

  private mutating func mapping() throws -> OutlineNode {
    index += 1
    var entries: [(key: String, value: OutlineNode)] = []
    while !isCut {
      skipBlanks()
      if current == "}" {
        index += 1
        break
      }
      let key = try any()
      skipBlanks()
      var value = OutlineNode.scalar("")
      if current == ":" {
        index += 1
        skipBlanks()
        if current != ",", current != "}" { value = try any() }
      }
      if case .scalar(let key) = key { entries.append((key, value)) }
      try pass(to: "}")
    }
    return .mapping(entries)
  }

  /// Goes over a comma, or stays before the end.
  private mutating func pass(to end: Character) throws {
    skipBlanks()
    switch current {
    case ",": index += 1
    case end: break
    case nil: isCut = true
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
    var word = String(text[start..<index])
    while word.last?.isWhitespace == true { word.removeLast() }
    return word
  }

  private mutating func quoted() throws -> String {
    let quote = text[index]
    index += 1
    var word = ""
    while let character = current {
      index += 1
      if character == quote {
        guard quote == "'", current == "'" else { return word }
        index += 1
        word.append("'")
      } else if character == "\\", quote == "\"" {
        word.append(try escape())
      } else {
        word.append(character)
      }
    }
    isCut = true
    return word
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
    guard let value else { throw OutlineError(line: line, reason: "an escape that is none") }
    return Character(value)
  }
}
