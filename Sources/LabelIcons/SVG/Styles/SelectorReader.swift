// SPDX-License-Identifier: MIT

internal import LabelCSS

extension StyleSelector {
  /// Reads a selector such as `path`, `.a`, `#b`, `g > path.a:not(:first-child)`, `[fill="red"]` or `*`; nil when it is not supported.
  init?(_ text: String) {
    var reader = SelectorReader(Array(text.utf8))
    guard let compounds = reader.compounds(), reader.isAtEnd else { return nil }
    self.compounds = compounds
  }
}

/// Reads selectors, byte by byte.
struct SelectorReader {
  private let bytes: [UInt8]
  private var next = 0
  private let depth: Int

  /// The most compounds of a selector: each may be searched for in all ancestors. Longer selectors are not supported.
  private static let maximumCompounds = 8
  /// The deepest nesting of `:not`, `:is` and `:where`.
  private static let maximumDepth = 4

  init(_ bytes: [UInt8], depth: Int = 0) {
    self.bytes = bytes
    self.depth = depth
  }

  var isAtEnd: Bool { next >= bytes.count }

  private var current: UInt8? { next < bytes.count ? bytes[next] : nil }

  private mutating func skipSpaces() { while let byte = current, ASCII.isSpace(byte) { next += 1 } }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    next += 1
    return true
  }

  // MARK: Compounds

  /// Nil for a selector that is not supported.
  mutating func compounds() -> [StyleSelector.Compound]? {
    var compounds: [StyleSelector.Compound] = []
    var combinator = UInt8(ascii: " ")
    skipSpaces()
    while !isAtEnd {
      guard compounds.count < Self.maximumCompounds, let conditions = conditions() else { return nil }
      compounds.append(StyleSelector.Compound(combinator: combinator, conditions: conditions))
      let start = next
      skipSpaces()
      guard let byte = current else { break }
      combinator = UInt8(ascii: " ")
      if ">+~".utf8.contains(byte) {
        combinator = byte
        next += 1
        skipSpaces()
        if isAtEnd { return nil }
      } else if start == next {
        return nil
      }
    }
    return compounds.isEmpty ? nil : compounds
  }

  private mutating func conditions() -> [StyleSelector.Condition]? {
    var conditions: [StyleSelector.Condition] = []
    let start = next
    while let byte = current, !ASCII.isSpace(byte), !">+~".utf8.contains(byte) {
      switch byte {
      case UInt8(ascii: "*") where next == start: next += 1
      case UInt8(ascii: "."):
        next += 1
        guard let name = name(allowsColons: true) else { return nil }
        conditions.append(.className(name))
      case UInt8(ascii: "#"):
        next += 1
        guard let name = name(allowsColons: true) else { return nil }
        conditions.append(.id(name))
      case UInt8(ascii: "["):
        guard let attribute = attribute() else { return nil }
        conditions.append(attribute)
      case UInt8(ascii: ":"):
        next += 1
        guard let name = name(), let condition = pseudoClass(name.lowercased()) else { return nil }
        conditions.append(condition)
      default:
        guard next == start, let name = name() else { return nil }
        conditions.append(.type(name))
      }
    }
    return next > start ? conditions : nil
  }

  /// Reads an identifier with its escapes; nil if there is none.
  ///
  /// - Parameter allowsColons: Whether a colon is part of the name if no pseudo-class follows it.
  private mutating func name(allowsColons: Bool = false) -> String? {
    let start = next
    while let byte = current {
      if byte == UInt8(ascii: "\\") {
        let digits = bytes[(next + 1)...].prefix(6).prefix(while: ASCII.isHexDigit).count
        next = min(next + 1 + max(digits, 1), bytes.count)
        if digits > 0, let space = current, ASCII.isSpace(space) { next += 1 }
        continue
      }
      let isColon = byte == UInt8(ascii: ":") && allowsColons && !isPseudoClass(after: next)
      guard isColon || ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
      else { break }
      next += 1
    }
    let name = CSSTokenizer.decoded(bytes[start..<next])
    return name.isEmpty ? nil : name
  }

  private func isPseudoClass(after colon: Int) -> Bool {
    let name = bytes[(colon + 1)...].prefix { ASCII.isLetter($0) || $0 == UInt8(ascii: "-") }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    return Self.simple[text] != nil || Self.states.contains(text) || Self.functions.contains(text)
  }

  // MARK: Attributes

  /// Reads `[name]`, `[name^="value"]` or `[name=value i]`.
  private mutating func attribute() -> StyleSelector.Condition? {
    next += 1
    skipSpaces()
    guard let name = name(allowsColons: true) else { return nil }
    skipSpaces()
    if skip(UInt8(ascii: "]")) { return .attribute(name: name, test: StyleSelector.AttributeTest(kind: 0)) }
    var test = StyleSelector.AttributeTest(kind: UInt8(ascii: "="))
    if let byte = current, "~|^$*".utf8.contains(byte) {
      test.kind = byte
      next += 1
    }
    guard skip(UInt8(ascii: "=")) else { return nil }
    skipSpaces()
    guard let value = value() else { return nil }
    test.value = value
    skipSpaces()
    if let byte = current, "isIS".utf8.contains(byte) {
      test.ignoresCase = byte | 0x20 == UInt8(ascii: "i")
      next += 1
      skipSpaces()
    }
    return skip(UInt8(ascii: "]")) ? .attribute(name: name, test: test) : nil
  }

  private mutating func value() -> String? {
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let value = bytes[next...].prefix { !ASCII.isSpace($0) && $0 != UInt8(ascii: "]") }
      next += value.count
      return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
    }
    next += 1
    guard let end = bytes[next...].firstIndex(of: quote) else { return nil }
    defer { next = end + 1 }
    return String(decoding: bytes[next..<end], as: UTF8.self)
  }

  // MARK: Pseudo-classes

  private static let simple: [String: [StyleSelector.Condition]] = [
    "root": [.root], "empty": [.empty],
    "first-child": [.position(step: 0, offset: 1, ofType: false, fromEnd: false)],
    "last-child": [.position(step: 0, offset: 1, ofType: false, fromEnd: true)],
    "first-of-type": [.position(step: 0, offset: 1, ofType: true, fromEnd: false)],
    "last-of-type": [.position(step: 0, offset: 1, ofType: true, fromEnd: true)],
    "only-child": [
      .position(step: 0, offset: 1, ofType: false, fromEnd: false), .position(step: 0, offset: 1, ofType: false, fromEnd: true),
    ],
    "only-of-type": [
      .position(step: 0, offset: 1, ofType: true, fromEnd: false), .position(step: 0, offset: 1, ofType: true, fromEnd: true),
    ],
  ]
  private static let states: Set<String> = [
    "hover", "active", "focus", "focus-visible", "focus-within", "target", "visited", "link", "any-link", "checked", "disabled",
  ]
  private static let functions: Set<String> = [
    "not", "is", "where", "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type",
  ]

  private mutating func pseudoClass(_ name: String) -> StyleSelector.Condition? {
    if let simple = Self.simple[name] {
      return simple.count == 1 ? simple[0] : .any([StyleSelector(compounds: [.init(conditions: simple)])], isWeightless: false)
    }
    if Self.states.contains(name) { return .never }
    guard Self.functions.contains(name), let argument = argument() else { return nil }
    switch name {
    case "not", "is", "where":
      guard let selectors = selectors(argument, isForgiving: name != "not") else { return nil }
      return name == "not" ? .not(selectors) : .any(selectors, isWeightless: name == "where")
    default:
      guard let (step, offset) = Self.position(argument) else { return nil }
      return .position(step: step, offset: offset, ofType: name.hasSuffix("of-type"), fromEnd: name.contains("last"))
    }
  }

  /// The bytes in parentheses.
  private mutating func argument() -> [UInt8]? {
    guard skip(UInt8(ascii: "(")) else { return nil }
    var tokens = CSSTokenizer(bytes)
    tokens.position = next
    tokens.skipBlock(closedBy: UInt8(ascii: ")"))
    let start = next
    next = tokens.position
    return next > start && bytes[next - 1] == UInt8(ascii: ")") ? Array(bytes[start..<(next - 1)]) : nil
  }

  /// - Parameter isForgiving: Whether selectors that are not supported are left out of the list.
  private func selectors(_ argument: [UInt8], isForgiving: Bool) -> [StyleSelector]? {
    guard depth < Self.maximumDepth else { return nil }
    var selectors: [StyleSelector] = []
    for part in StyleSheetReader.parts(of: argument, limit: SVGLimits.compoundSelectors) {
      var reader = SelectorReader(Array(part.utf8), depth: depth + 1)
      if let compounds = reader.compounds(), reader.isAtEnd {
        selectors.append(StyleSelector(compounds: compounds))
      } else if !isForgiving {
        return nil
      }
    }
    return selectors
  }

  /// Reads `odd`, `even`, `3`, `2n+1`, `-n+3`; nil for anything else, such as `2 of .a`.
  private static func position(_ argument: [UInt8]) -> (step: Int, offset: Int)? {
    let text = String(decoding: argument.filter { !ASCII.isSpace($0) }, as: UTF8.self).lowercased()
    if text == "odd" { return (2, 1) }
    if text == "even" { return (2, 0) }
    guard let letter = text.firstIndex(of: "n") else { return number(text[...]).map { (0, $0) } }
    let (before, after) = (text[..<letter], text[text.index(after: letter)...])
    let step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : number(before)
    guard let step, let offset = after.isEmpty ? 0 : number(after) else { return nil }
    return (step, offset)
  }

  private static func number(_ text: Substring) -> Int? { Int(text).flatMap { abs($0) <= 1_000_000 ? $0 : nil } }
}
