// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore
internal import LabelSettings

/// Collects a template's layers from the classes of its outlines: `monochrome-0 multicolor-1:tintColor hierarchical-0:secondary`.
struct TemplateLayers {
  private struct Key: Hashable {
    var mode: IconRenderingMode
    /// The layer's index, from the back.
    var index: Int
    /// The class, which the style sheet refers to.
    var name: String
    /// The part after the colon.
    var value: String
  }

  private var found: [Key: TemplateLayer] = [:]

  /// Adds an outline to the layers of its classes; other classes are ignored.
  mutating func add(_ classes: [String], outline: Int, line: Int) {
    for name in classes {
      guard let key = Self.key(name) else { continue }
      found[key, default: TemplateLayer(outlines: [], line: line)].outlines.append(outline)
    }
  }

  /// The layers of each mode, back to front, with their rules from the style sheet.
  func resolved(_ rules: TemplateRules) -> [IconRenderingMode: [TemplateLayer]] {
    var layers: [IconRenderingMode: [TemplateLayer]] = [:]
    for (key, layer) in found.sorted(by: { ($0.key.index, $0.key.name) < ($1.key.index, $1.key.name) }) {
      var layer = layer
      let rule = rules.rule(for: key.name)
      layer.opacity = rule.opacity ?? 1
      layer.clearsBehind = rule.clearsBehind
      layer.threshold = rule.threshold
      switch key.mode {
      case .multicolor: layer.color = Self.color(key.value, preview: rule.fill)
      case .hierarchical: layer.level = IconLayer.Level(rawValue: key.value) ?? .tertiary
      case .monochrome, .palette: break
      }
      layers[key.mode, default: []].append(layer)
    }
    layers[.palette] = layers[.hierarchical]
    return layers
  }

  /// Parses a class such as `multicolor-1:tintColor`; nil for any other class.
  private static func key(_ name: String) -> Key? {
    let parts = name.split(separator: ":", maxSplits: 1)
    guard let first = parts.first, let dash = first.lastIndex(of: "-"), let index = Int(first[first.index(after: dash)...]), index >= 0
    else { return nil }
    let value = parts.count > 1 ? String(parts[1]) : ""
    switch first[..<dash] {
    case "monochrome": return Key(mode: .monochrome, index: index, name: name, value: value)
    case "multicolor": return Key(mode: .multicolor, index: index, name: name, value: value)
    case "hierarchical": return Key(mode: .hierarchical, index: index, name: name, value: value)
    default: return nil
    }
  }

  /// The colour of a name such as `tintColor`, `systemRedColor`, `labelColor` or `white`; for an unknown name (`custom`, a colour in an
  /// asset catalogue) the preview colour, otherwise the tint.
  private static func color(_ name: String, preview: SRGBColor?) -> IconLayer.Color? {
    if name == "tintColor" { return .tint }
    var plain = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    switch plain {
    case "label": plain = "primary"
    case "secondaryLabel": plain = "secondary"
    case "tertiaryLabel": plain = "tertiary"
    case "quaternaryLabel": plain = "quaternary"
    case _ where plain.hasPrefix("system"): plain = plain.dropFirst("system".count).lowercased()
    default: break
    }
    return SystemColor(rawValue: plain).map(IconLayer.Color.system) ?? preview.map(IconLayer.Color.fixed) ?? .tint
  }
}

/// The layer rules of a template's style sheet; unknown properties are ignored.
struct TemplateRules {
  struct Rule {
    var fill: SRGBColor?
    var opacity: Double?
    var clearsBehind = false
    /// The value from which the layer is lit, if the symbol's variable value changes colours.
    fileprivate var colorThreshold: Double?
    /// The value from which the layer is drawn, if the symbol's variable value draws layers.
    fileprivate var drawStart: Double?
    /// The variable value from which the layer is lit; nil for always. A gradually drawn layer appears completely at its start.
    fileprivate(set) var threshold: Double?
  }

  private var rules: [String: Rule] = [:]
  /// Whether the variable value draws layers instead of changing colours: `.defaults` sets it for the whole symbol (version 7).
  private var draws = false

  /// - Throws: `SVGError` for numbers out of range.
  init(_ document: XMLDocument) throws(SVGError) {
    for element in document.elements where element.isSVG && element.name == "style" {
      var media = MediaAnswers()
      for item in StyleSheetReader.items(of: element.text, keeping: Self.properties, media: &media) {
        guard case .rule(let selectors, let declarations) = item else { continue }
        for selector in selectors where selector.hasPrefix(".") {
          // A backslash escapes the colon, which would otherwise start a pseudo-class.
          let name = selector.dropFirst().filter { $0 != "\\" }
          for declaration in declarations { try apply(declaration, to: name, line: element.line) }
        }
      }
    }
  }

  func rule(for name: String) -> Rule {
    var rule = rules[name] ?? Rule()
    rule.threshold = draws ? rule.drawStart : rule.colorThreshold
    return rule
  }

  private static let properties: Set<String> = [
    "fill", "opacity", "-sfsymbols-clear-behind", "-sfsymbols-variable-threshold", "-sfsymbols-variable-draw",
    "-sfsymbols-variable-value-mode",
  ]

  private mutating func apply(_ declaration: SVGDeclaration, to name: String, line: Int) throws(SVGError) {
    var rule = rules[name] ?? Rule()
    var scanner = ValueScanner(declaration.value, line: line)
    switch declaration.property {
    case "fill": rule.fill = CSSColorReader.read(declaration.value)
    case "opacity": rule.opacity = try scanner.number().map { min(max($0, 0), 1) }
    case "-sfsymbols-clear-behind": rule.clearsBehind = declaration.value == "true"
    case "-sfsymbols-variable-threshold": rule.colorThreshold = try scanner.number().flatMap(Self.fraction)
    case "-sfsymbols-variable-draw": rule.drawStart = try scanner.number().flatMap(Self.fraction)
    case "-sfsymbols-variable-value-mode": if name == "defaults" { draws = declaration.value == "draw" }
    default: break
    }
    rules[name] = rule
  }

  private static func fraction(_ number: Double) -> Double? { (0...1).contains(number) ? number : nil }
}
