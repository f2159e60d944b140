// SPDX-License-Identifier: MIT

package import LabelCore

/// A colour as the style of an element has it.
package enum CSSColorValue: Hashable {
  case fixed(SRGBColor)
  /// `currentColor`, in an opacity.
  case current(opacity: Double)
}

/// Reads the colours of CSS Color 4 and 5: hexadecimal, the 148 names, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`,
/// `color()`, `color-mix()`, `light-dark()` and colours relative to others. Colours outside of sRGB are mapped into it.
package struct CSSColorReader {
  /// What the value of a colour depends on.
  package struct Context {
    package var colorScheme = ColorScheme.light
    /// The value of `color`; nil for the label's foreground, which counts as black where it is mixed with colours.
    package var current: SRGBColor?

    package init(colorScheme: ColorScheme = .light, current: SRGBColor? = nil) {
      self.colorScheme = colorScheme
      self.current = current
    }
  }

  /// What is to know of a colour besides its value.
  package struct Traits: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// It depends on the appearance.
    package static let adaptive = Traits(rawValue: 1)
    /// The label's foreground is in it as black.
    package static let approximate = Traits(rawValue: 2)
  }

  private var tokens: CSSTokenizer
  private let context: Context
  private var depth = 0
  private var traits: Traits = []

  private static let maximumDepth = 8

  /// The colour of a text; nil when it is not a colour.
  package static func read(_ text: String) -> SRGBColor? {
    guard case .fixed(let color)? = read(text, in: Context())?.value else { return nil }
    return color
  }

  /// The colour of a text, and its traits; nil when it is not a colour.
  package static func read(_ text: String, in context: Context) -> (value: CSSColorValue, traits: Traits)? {
    if text.utf8.first == UInt8(ascii: "#") { return SRGBColor(hex: text).map { (.fixed($0), []) } }
    guard text.utf8.last == UInt8(ascii: ")") else { return named(text.lowercased()).map { ($0, []) } }
    var reader = CSSColorReader(tokens: CSSTokenizer(text), context: context)
    guard let color = reader.color(), reader.tokens.peeked == nil else { return nil }
    if color.isCurrent { return (.current(opacity: color.alpha ?? 0), reader.traits.subtracting(.approximate)) }
    return (.fixed(color.mapped), reader.traits)
  }

  private init(tokens: CSSTokenizer, context: Context) {
    self.tokens = tokens
    self.context = context
  }

  /// The colour of a lower-case name.
  private static func named(_ name: String) -> CSSColorValue? {
    switch name {
    case "transparent": .fixed(.clear)
    case "currentcolor": .current(opacity: 1)
    default: CSSColorNames.value(of: name).map { .fixed(SRGBColor(UInt8($0 >> 16), UInt8($0 >> 8 & 255), UInt8($0 & 255))) }
    }
  }

  private mutating func color() -> CSSColor? {
    guard let token = tokens.nextSolid() else { return nil }
    switch token.kind {
    case .hash: return SRGBColor(hex: tokens.text(token)).map { CSSColor($0) }
    case .identifier:
      switch Self.named(tokens.name(token).lowercased()) {
      case .fixed(let color): return CSSColor(color)
      case .current:
        var color = CSSColor(context.current ?? .black)
        color.isCurrent = context.current == nil
        if color.isCurrent { traits.insert(.approximate) }
        return color
      case nil: return nil
      }
    case .function:
      guard depth < Self.maximumDepth else { return nil }
      depth += 1
      defer { depth -= 1 }
      return function(tokens.name(token).lowercased())
    default: return nil
    }
  }

  private mutating func function(_ name: String) -> CSSColor? {
    switch name {
    case "rgb", "rgba": return components(of: .srgb, whole: 255, allowsCommas: true)
    case "hsl", "hsla": return components(of: .hsl, allowsCommas: true)
    case "hwb", "lab", "lch", "oklab", "oklch": return CSSColorSpace(rawValue: name).flatMap { components(of: $0) }
    case "color": return components(of: nil)
    case "color-mix": return mix()
    case "light-dark":
      guard let light = color(), tokens.skip(","), let dark = color(), tokens.skip(")") else { return nil }
      traits.insert(.adaptive)
      return context.colorScheme == .light ? light : dark
    default: return nil
    }
  }

  // MARK: Components

  /// The components up to the closing parenthesis.
  ///
  /// - Parameters:
  ///   - space: Nil for `color()`, which names its space.
  ///   - whole: The number that stands for 1.
  private mutating func components(of space: CSSColorSpace?, whole: Double = 1, allowsCommas: Bool = false) -> CSSColor? {
    var origin: CSSColor?
    if skipWord("from") {
      guard let color = color() else { return nil }
      origin = color
    }
    var space = space
    if space == nil, let word = tokens.nextSolid(), word.kind == .identifier {
      space = CSSColorSpace(rawValue: tokens.name(word).lowercased())
      if space?.isInColorFunction == false { return nil }
    }
    guard let space else { return nil }
    let reader = CSSComponentReader(space: space, whole: whole, origin: origin)
    guard let first = reader.component(0, &tokens) else { return nil }
    let hasCommas = tokens.skip(",")
    if hasCommas, !allowsCommas || origin != nil { return nil }
    guard let second = reader.component(1, &tokens), !hasCommas || tokens.skip(","), let third = reader.component(2, &tokens) else {
      return nil
    }
    let parts = [first, second, third]
    // With commas there is no `none`, and numbers and percentages are not mixed (CSS Color 4, 5.1).
    if hasCommas {
      guard parts.allSatisfy({ $0.value != nil }), second.isPercentage == third.isPercentage else { return nil }
      if space == .srgb, first.isPercentage != second.isPercentage { return nil }
    }
    var color = CSSColor(space, parts.map(\.value), alpha: origin.map { $0.alpha } ?? 1)
    if tokens.skip(hasCommas ? "," : "/") {
      guard let alpha = reader.component(3, &tokens) else { return nil }
      color.alpha = alpha.value
    }
    color.isCurrent = origin?.isCurrent == true && parts.allSatisfy(\.isUnchanged)
    return tokens.skip(")") ? color : nil
  }

  private mutating func skipWord(_ word: String) -> Bool {
    guard let token = tokens.peeked, token.kind == .identifier, tokens.name(token).lowercased() == word else { return false }
    tokens.position = token.range.upperBound
    return true
  }

  // MARK: Mixing

  /// `color-mix()` behind its parenthesis.
  private mutating func mix() -> CSSColor? {
    var (space, hue) = (CSSColorSpace.oklab, CSSColor.HuePath.shorter)
    if skipWord("in") {
      guard let word = tokens.nextSolid(), word.kind == .identifier, let named = CSSColorSpace(rawValue: tokens.name(word).lowercased())
      else { return nil }
      space = named
      if named.hueIndex != nil, let word = tokens.peeked, word.kind == .identifier {
        guard let path = CSSColor.HuePath(rawValue: tokens.name(word).lowercased()) else { return nil }
        tokens.position = word.range.upperBound
        guard skipWord("hue") else { return nil }
        hue = path
      }
      guard tokens.skip(",") else { return nil }
    }
    guard let first = mixed(), tokens.skip(","), let second = mixed(), tokens.skip(")") else { return nil }
    let part = second.percentage ?? first.percentage.map { 100 - $0 } ?? 50
    let other = first.percentage ?? 100 - part
    guard part + other > 0 else { return nil }
    var color = first.color.mixed(with: second.color, by: part / (part + other), in: space, hue)
    color.alpha = (color.alpha ?? 0) * min(1, (part + other) / 100)
    return color
  }

  /// A colour with a percentage before or after it.
  private mutating func mixed() -> (color: CSSColor, percentage: Double?)? {
    var percentage = percentage()
    guard let color = color() else { return nil }
    percentage = percentage ?? self.percentage()
    if let percentage, !(0...100).contains(percentage) { return nil }
    return (color, percentage)
  }

  private mutating func percentage() -> Double? {
    guard let token = tokens.peeked, token.kind == .percentage else { return nil }
    tokens.position = token.range.upperBound
    return tokens.value(token)
  }
}
