// SPDX-License-Identifier: MIT

internal import LabelCore

/// The properties of text in an SVG file.
struct SVGTextStyle {
  enum Anchor: String { case start, middle, end }

  /// A font's line that is put on the text's position.
  enum Baseline {
    case alphabetic, middle, central, hanging, top, bottom, mathematical

    init?(_ name: String) {
      switch name {
      case "auto", "baseline", "alphabetic", "use-script", "no-change", "reset-size": self = .alphabetic
      case "middle": self = .middle
      case "central", "center": self = .central
      case "hanging": self = .hanging
      case "text-before-edge", "before-edge", "text-top", "top": self = .top
      case "text-after-edge", "after-edge", "text-bottom", "bottom", "ideographic": self = .bottom
      case "mathematical": self = .mathematical
      default: return nil
      }
    }
  }

  // Inherited.
  /// The families by preference, as written.
  var families: [String] = []
  /// The weight on CSS's scale.
  var weight = 400
  var isItalic = false
  /// In user units.
  var letterSpacing = 0.0
  var anchor = Anchor.start
  var baseline = Baseline.alphabetic
  var isRightToLeft = false
  /// Whether spaces and line ends are kept: `white-space`, `xml:space`.
  var keepsSpaces = false
  var isUnderlined = false
  var isStruck = false

  // Not inherited.
  var alignment: Baseline?
  /// How far the text is raised, in user units.
  var rise = 0.0

  /// The style that children start from.
  var inherited: SVGTextStyle {
    var style = self
    style.alignment = nil
    return style
  }

  static let properties: Set<String> = [
    "font", "font-family", "font-weight", "font-style", "letter-spacing", "text-anchor", "dominant-baseline", "alignment-baseline",
    "baseline-shift", "direction", "text-decoration", "text-decoration-line", "white-space",
  ]

  /// Applies a declaration; false when its value is invalid, and nil when it is another property.
  mutating func apply(_ declaration: SVGDeclaration, in context: SVGCascadeContext) throws(SVGError) -> Bool? {
    let value = declaration.value.lowercased()
    switch declaration.property {
    case "font-family": families = Self.families(declaration.value)
    case "font-weight":
      guard let weight = Self.weight(value, below: weight) else { return false }
      self.weight = weight
    case "font-style":
      guard value == "normal" || value == "italic" || value.hasPrefix("oblique") else { return false }
      isItalic = value != "normal"
    case "letter-spacing":
      guard let length = value == "normal" ? 0 : try SVGLength.read(value, .width, of: context.lengths, line: context.line) else {
        return false
      }
      letterSpacing = length
    case "text-anchor":
      guard let anchor = Anchor(rawValue: value) else { return false }
      self.anchor = anchor
    case "dominant-baseline":
      guard let baseline = Baseline(value) else { return false }
      self.baseline = baseline
    case "alignment-baseline":
      guard let baseline = Baseline(value) else { return false }
      alignment = baseline
    case "baseline-shift":
      let size = context.parentFontSize
      switch value {
      case "baseline": break
      case "sub": rise -= size / 5
      case "super": rise += size / 3
      default:
        let base = SVGLengthBase(viewport: Size(width: size, height: size), fontSize: size, rootFontSize: context.lengths.rootFontSize)
        guard let length = try SVGLength.read(value, .height, of: base, line: context.line) else { return false }
        rise += length
      }
    case "direction": isRightToLeft = value == "rtl"
    case "text-decoration", "text-decoration-line":
      let lines = value.split(separator: " ")
      isUnderlined = isUnderlined || lines.contains("underline")
      isStruck = isStruck || lines.contains("line-through")
    case "white-space": keepsSpaces = ["pre", "pre-wrap", "break-spaces"].contains(value)
    default: return nil
    }
    return true
  }

  /// The declarations that the shorthand `font` stands for; empty when it has no size and no family.
  static func declarations(of shorthand: SVGDeclaration) -> [SVGDeclaration] {
    var words = shorthand.value.split(separator: " ").map(String.init)
    var found: [SVGDeclaration] = []
    func add(_ property: String, _ value: String) {
      found.append(SVGDeclaration(property: property, value: value, isImportant: shorthand.isImportant))
    }
    while let word = words.first, word.first?.isNumber != true || Int(word) != nil, words.count > 2 {
      if ["italic", "oblique"].contains(word) { add("font-style", word) }
      if weight(word, below: 400) != nil, word != "normal" { add("font-weight", word) }
      words.removeFirst()
    }
    guard words.count > 1 else { return [] }
    add("font-size", String(words[0].prefix { $0 != "/" }))
    add("font-family", words.dropFirst().joined(separator: " "))
    return found
  }

  private static func families(_ text: String) -> [String] {
    text.split(separator: ",").map { name in
      String(name.drop { " '\"\n\t".contains($0) }.reversed().drop { " '\"\n\t".contains($0) }.reversed())
    }.filter { !$0.isEmpty }
  }

  private static func weight(_ text: String, below parent: Int) -> Int? {
    switch text {
    case "normal": 400
    case "bold": 700
    case "bolder": parent < 350 ? 400 : parent < 550 ? 700 : 900
    case "lighter": parent < 550 ? 100 : parent < 750 ? 400 : 700
    default: Int(text).flatMap { (1...1000).contains($0) ? $0 : nil }
    }
  }
}
