// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// Answers media queries (Media Queries 5) as a browser does that shows the icon as an image, in the appearance of the label.
struct MediaAnswers {
  private let surroundings: IconSurroundings
  /// The size of the canvas in user units.
  private let canvas: () -> Size
  /// What of the label the queries asked for.
  private(set) var asked: IconSurroundings.Parts = []

  init(_ surroundings: IconSurroundings = IconSurroundings(), canvas: @escaping () -> Size = { Size(width: 300, height: 150) }) {
    self.surroundings = surroundings
    self.canvas = canvas
  }

  /// Whether one of the queries of a list is answered with yes. An empty list is.
  mutating func matches(_ list: String) -> Bool {
    if list.isEmpty { return true }
    return StyleSheetReader.parts(of: Array(list.utf8), limit: SVGLimits.compoundSelectors).contains { query($0) }
  }

  private mutating func query(_ text: String) -> Bool {
    var tokens = CSSTokenizer(text)
    guard var word = tokens.nextSolid(), word.kind == .identifier else { return condition(text) ?? false }
    var isNegated = false
    switch tokens.name(word).lowercased() {
    case "not":
      guard let type = tokens.nextSolid(), type.kind == .identifier else { return condition(text) ?? false }
      (isNegated, word) = (true, type)
    case "only":
      guard let type = tokens.nextSolid(), type.kind == .identifier else { return false }
      word = type
    default: break
    }
    let isShown = ["all", "screen"].contains(tokens.name(word).lowercased())
    guard let conjunction = tokens.nextSolid() else { return isShown != isNegated }
    guard conjunction.kind == .identifier, tokens.name(conjunction).lowercased() == "and" else { return false }
    let answer = condition(tokens.text(tokens.position..<tokens.bytes.count))
    return (isShown ? answer : false).map { $0 != isNegated } ?? false
  }

  private mutating func condition(_ text: String) -> Bool? {
    let lowercased = text.lowercased()
    if lowercased.containsUTF8("prefers-co") { asked.insert(.appearance) }
    let (surroundings, canvas) = (surroundings, canvas)
    return CSSCondition.answer(to: lowercased) { name, content in
      name.isEmpty ? MediaFeature(content)?.answer { Self.value(of: $0, surroundings, canvas) } : nil
    }
  }

  private static func value(of feature: String, _ surroundings: IconSurroundings, _ canvas: () -> Size) -> MediaFeature.Value? {
    switch feature {
    case "prefers-color-scheme": .word(surroundings.colorScheme.rawValue)
    case "prefers-contrast": .word(surroundings.contrast == .increased ? "more" : "no-preference")
    case "prefers-reduced-motion", "prefers-reduced-transparency", "prefers-reduced-data": .word("no-preference")
    case "forced-colors", "inverted-colors", "hover", "any-hover", "pointer", "any-pointer", "scripting", "update", "overflow-block",
      "overflow-inline":
      .word("none")
    case "display-mode": .word("browser")
    case "dynamic-range", "video-dynamic-range": .word("standard")
    case "color-gamut": .word("srgb")
    case "width", "device-width": .number(canvas().width)
    case "height", "device-height": .number(canvas().height)
    case "aspect-ratio", "device-aspect-ratio": .number(canvas().width / canvas().height)
    case "orientation": .word(canvas().height >= canvas().width ? "portrait" : "landscape")
    case "color": .number(8)
    case "color-index", "monochrome", "grid": .number(0)
    default: nil
    }
  }
}

/// The content of the parentheses of a media query: `color`, `min-width: 3px`, `width >= 3px` or `3px < width < 9px`.
private struct MediaFeature {
  enum Value: Equatable {
    case word(String)
    case number(Double)

    /// Whether a query for the feature without a value is answered with yes.
    var isGiven: Bool {
      switch self {
      case .word(let word): word != "none" && word != "no-preference"
      case .number(let number): number != 0
      }
    }
  }

  private enum Comparison { case equal, less, atMost, more, atLeast }

  private var name = ""
  private var tests: [(comparison: Comparison, value: Value)] = []

  init?(_ text: String) {
    var tokens = CSSTokenizer(text)
    guard let first = tokens.peeked else { return nil }
    if first.kind == .identifier {
      tokens.position = first.range.upperBound
      name = tokens.name(first)
      if tokens.peeked == nil { return }
      var comparison: Comparison? = tokens.skip(":") ? .equal : Self.comparison(&tokens)
      for (prefix, meaning) in [("min-", Comparison.atLeast), ("max-", .atMost)] where name.hasPrefix(prefix) {
        guard comparison == .equal else { return nil }
        name.removeFirst(prefix.count)
        comparison = meaning
      }
      guard let comparison, let value = Self.value(&tokens) else { return nil }
      tests = [(comparison, value)]
    } else {
      guard let value = Self.value(&tokens), let comparison = Self.comparison(&tokens), let word = tokens.nextSolid(),
        word.kind == .identifier
      else { return nil }
      name = tokens.name(word)
      tests = [(Self.reversed(comparison), value)]
      if tokens.peeked != nil {
        guard let comparison = Self.comparison(&tokens), let value = Self.value(&tokens) else { return nil }
        tests.append((comparison, value))
      }
    }
    guard tokens.peeked == nil else { return nil }
  }

  /// Nil for an unknown feature.
  func answer(_ value: (String) -> Value?) -> Bool? {
    guard let value = value(name) else { return nil }
    return tests.isEmpty ? value.isGiven : tests.allSatisfy { Self.holds(value, $0.comparison, $0.value) }
  }

  private static func holds(_ value: Value, _ comparison: Comparison, _ other: Value) -> Bool {
    guard case .number(let number) = value, case .number(let limit) = other else { return comparison == .equal && value == other }
    return switch comparison {
    case .equal: number == limit
    case .less: number < limit
    case .atMost: number <= limit
    case .more: number > limit
    case .atLeast: number >= limit
    }
  }

  private static func comparison(_ tokens: inout CSSTokenizer) -> Comparison? {
    if tokens.skip("=") { return .equal }
    if tokens.skip("<") { return tokens.skip("=") ? .atMost : .less }
    if tokens.skip(">") { return tokens.skip("=") ? .atLeast : .more }
    return nil
  }

  private static func reversed(_ comparison: Comparison) -> Comparison {
    switch comparison {
    case .equal: .equal
    case .less: .more
    case .atMost: .atLeast
    case .more: .less
    case .atLeast: .atMost
    }
  }

  /// A word, a number, a ratio or a length. An em is 16 here, whatever the font is.
  private static func value(_ tokens: inout CSSTokenizer) -> Value? {
    guard let token = tokens.nextSolid() else { return nil }
    switch token.kind {
    case .identifier: return .word(tokens.name(token))
    case .number:
      guard tokens.skip("/") else { return .number(tokens.value(token)) }
      guard let divisor = tokens.nextSolid(), divisor.kind == .number else { return nil }
      return .number(tokens.value(token) / tokens.value(divisor))
    case .dimension, .function:
      if let closing = token.closing { tokens.skipBlock(closedBy: closing) }
      let base = SVGLengthBase(viewport: .zero, fontSize: 16, rootFontSize: 16)
      let length = try? SVGLength.read(tokens.text(token.range.lowerBound..<tokens.position), .width, of: base, line: 1)
      return (length ?? nil).map(Value.number)
    default: return nil
    }
  }
}
