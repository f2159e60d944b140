// SPDX-License-Identifier: MIT

internal import LabelCSS

/// Parses style sheets and `style` attributes as CSS Syntax 3, 5 says: what is wrong is left out up to the end of its declaration or block.
struct StyleSheetReader {
  enum Item {
    case rule(selectors: [String], [SVGDeclaration])
    /// The text of an at-rule before its block, or of a rule inside another one.
    case ignored(String)
  }

  private var tokens: CSSTokenizer
  private let properties: Set<String>
  private var media: MediaAnswers
  private var items: [Item] = []
  /// The number of conditions so far. They are limited like rules.
  private var conditions = 0

  /// The deepest nesting of rules in at-rules.
  private static let maximumDepth = 16

  private init(_ text: String, _ properties: Set<String>, _ media: MediaAnswers) {
    tokens = CSSTokenizer(text)
    self.properties = properties
    self.media = media
  }

  /// The rules and at-rules of a sheet in order, at most one more than `SVGLimits.styleRules`.
  ///
  /// - Parameters:
  ///   - properties: The properties to keep.
  ///   - media: The answers to `@media`, and what it was asked for.
  static func items(of text: String, keeping properties: Set<String> = SVGStyle.properties, media: inout MediaAnswers) -> [Item] {
    var reader = StyleSheetReader(text, properties, media)
    reader.rules(depth: 0)
    media = reader.media
    return reader.items
  }

  /// The declarations of a `style` attribute for variables and supported properties; the last one of each.
  static func declarations(_ text: String) -> [SVGDeclaration] {
    var reader = StyleSheetReader(text, SVGStyle.properties, MediaAnswers())
    return reader.declarations(depth: 0)
  }

  // MARK: Rules

  private mutating func rules(depth: Int) {
    while items.count <= SVGLimits.styleRules, let token = tokens.next() {
      switch token.kind {
      case .space: continue
      case .delimiter(UInt8(ascii: "}")) where depth > 0: return
      case .atKeyword: if opensBlock(of: token, depth) { rules(depth: depth + 1) }
      default:
        tokens.position = token.range.lowerBound
        rule(depth)
      }
    }
  }

  private mutating func rule(_ depth: Int) {
    let (prelude, hasBlock) = prelude(endsAtSemicolon: false)
    guard hasBlock else { return }
    let selectors = Self.parts(of: Array(tokens.plain(prelude).utf8), limit: SVGLimits.styleRules)
    let declarations = declarations(depth: depth + 1)
    items.append(.rule(selectors: selectors, declarations))
  }

  /// Reads an at-rule up to its block; if that does not apply, the whole at-rule, and the result is false.
  private mutating func opensBlock(of keyword: CSSToken, _ depth: Int) -> Bool {
    let name = tokens.name(keyword).lowercased()
    let (prelude, hasBlock) = prelude(endsAtSemicolon: true)
    if name == "media" || name == "supports" { conditions += 1 }
    let applies: Bool? =
      switch name {
      case _ where conditions > SVGLimits.styleRules: nil
      case "media": media.matches(tokens.plain(prelude))
      case "supports": CSSCondition.isSupported(tokens.plain(prelude))
      case "layer": true
      default: nil
      }
    if applies == nil, name != "charset", name != "namespace" {
      items.append(.ignored(tokens.plain(keyword.range.lowerBound..<prelude.upperBound)))
    }
    guard hasBlock else { return false }
    if applies == true, depth < Self.maximumDepth { return true }
    tokens.skipBlock(closedBy: UInt8(ascii: "}"))
    return false
  }

  /// Reads up to the block of a rule and behind its brace.
  private mutating func prelude(endsAtSemicolon: Bool) -> (range: Range<Int>, hasBlock: Bool) {
    let start = tokens.position
    while let token = tokens.next() {
      if token.isDelimiter("{") { return (start..<token.range.lowerBound, true) }
      if token.isDelimiter(";"), endsAtSemicolon { return (start..<token.range.lowerBound, false) }
      if let closing = token.closing { tokens.skipBlock(closedBy: closing) }
    }
    return (start..<tokens.position, false)
  }

  // MARK: Declarations

  /// - Parameter depth: 0 for a `style` attribute, which has no brace at its end.
  private mutating func declarations(depth: Int) -> [SVGDeclaration] {
    var result: [SVGDeclaration] = []
    while let token = tokens.next() {
      switch token.kind {
      case .space, .delimiter(UInt8(ascii: ";")): continue
      case .delimiter(UInt8(ascii: "}")):
        if depth > 0 { return Self.lastOfEach(result) }
      case .atKeyword: if opensBlock(of: token, depth) { result += declarations(depth: depth + 1) }
      case .identifier: if let declaration = declaration(token, depth) { result.append(declaration) }
      default:
        tokens.position = token.range.lowerBound
        skipStatement()
      }
    }
    return Self.lastOfEach(result)
  }

  /// The declaration of a property; nil if it is none, or not one of `properties`.
  private mutating func declaration(_ property: CSSToken, _ depth: Int) -> SVGDeclaration? {
    guard tokens.skip(":") else {
      skipStatement()
      return nil
    }
    let written = tokens.name(property)
    // Variables keep their capitals.
    let isVariable = written.hasPrefix("--")
    let start = tokens.position
    var (end, mark): (Int?, Int?) = (nil, nil)
    var (isImportant, isBad) = (false, false)
    while end == nil, let token = tokens.next() {
      switch token.kind {
      case .space: continue
      case .delimiter(UInt8(ascii: ";")): end = token.range.lowerBound
      case .delimiter(UInt8(ascii: "}")) where depth > 0:
        end = token.range.lowerBound
        tokens.position = token.range.lowerBound
      case .delimiter(UInt8(ascii: "!")): mark = token.range.lowerBound
      case .identifier where mark != nil && !isImportant && tokens.name(token).lowercased() == "important": isImportant = true
      case .bad: isBad = true
      default:
        (mark, isImportant) = (nil, false)
        guard let closing = token.closing else { continue }
        tokens.skipBlock(closedBy: closing)
        if token.isDelimiter("{"), !isVariable {
          // A rule inside a rule, such as `a:hover {}`.
          items.append(.ignored(tokens.plain(property.range.lowerBound..<token.range.lowerBound)))
          return nil
        }
      }
    }
    let name = isVariable ? written : written.lowercased()
    guard !isBad, isVariable || properties.contains(name) else { return nil }
    let range = start..<(isImportant ? mark ?? start : end ?? tokens.position)
    return SVGDeclaration(property: name, value: tokens.plain(range, decodingNames: !isVariable), isImportant: isImportant)
  }

  /// Skips what is no declaration, up to the end of its block or its semicolon.
  private mutating func skipStatement() {
    let start = tokens.position
    while let token = tokens.next() {
      if token.isDelimiter(";") { return }
      if token.isDelimiter("}") {
        tokens.position = token.range.lowerBound
        return
      }
      guard let closing = token.closing else { continue }
      tokens.skipBlock(closedBy: closing)
      if token.isDelimiter("{") {
        items.append(.ignored(tokens.plain(start..<token.range.lowerBound)))
        return
      }
    }
  }

  private static func lastOfEach(_ declarations: [SVGDeclaration]) -> [SVGDeclaration] {
    guard declarations.count > 1 else { return declarations }
    var seen: Set<String> = []
    return declarations.reversed().filter { seen.insert($0.isImportant ? "!" + $0.property : $0.property).inserted }.reversed()
  }

  // MARK: Texts

  /// The parts of a list between its commas, those in parentheses, brackets or strings left out. The last one has what is beyond the limit.
  static func parts(of list: [UInt8], limit: Int) -> [String] {
    var tokens = CSSTokenizer(list)
    var parts: [String] = []
    var start = 0
    while parts.count < limit, let token = tokens.next() {
      if token.isDelimiter(",") {
        parts.append(ASCII.trimmed(list[start..<token.range.lowerBound]))
        start = tokens.position
      } else if let closing = token.closing {
        tokens.skipBlock(closedBy: closing)
      }
    }
    return parts + [ASCII.trimmed(list[start...])]
  }
}
