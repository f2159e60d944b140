// SPDX-License-Identifier: MIT

internal import LabelCore

/// Collects a template's layers from the classes of its outlines: `monochrome-0 multicolor-1:tintColor hierarchical-0:secondary`.
struct TemplateLayers {
  private struct Key: Hashable {
    var mode: IconRenderingMode
    /// From the back.
    var index: Int
    /// The class, by which the style sheet knows the layer.
    var name: String
    /// What follows the colon.
    var value: String
  }

  private var found: [Key: TemplateLayer] = [:]

  /// Adds an outline to the layers that its classes name; other classes mean nothing.
  mutating func add(_ classes: [String], place: Int, line: Int) {
    for name in classes {
      guard let key = Self.key(name) else { continue }
      found[key, default: TemplateLayer(outlines: [], line: line)].outlines.append(place)
    }
  }

  /// The layers of each mode, back to front, with what the style sheet says about them.
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

  /// Takes `multicolor-1:tintColor` apart; nil for any other class.
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

  /// The colour of a name: `tintColor`, `systemRedColor`, `labelColor`, `white`; of a name that means nothing here (`custom`, a colour in
  /// an asset catalogue) the preview's, else the foreground.
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

/// What a template's style sheet says about its layers; unknown properties mean nothing.
struct TemplateRules {
  struct Rule {
    var fill: SRGBColor?
    var opacity: Double?
    var clearsBehind = false
    /// Where the layer lights up in a symbol whose variable value colours.
    fileprivate var colorThreshold: Double?
    /// Where the layer begins to be drawn in a symbol whose variable value draws.
    fileprivate var drawStart: Double?
    /// The variable value from which on the layer is lit; nil for always. What is drawn bit by bit appears whole where it begins.
    fileprivate(set) var threshold: Double?
  }

  private var rules: [String: Rule] = [:]
  /// Whether the variable value draws layers instead of colouring them: `.defaults` says so for the whole symbol (version 7).
  private var draws = false

  /// - Throws: `SVGError` for numbers out of range.
  init(_ document: XMLDocument) throws(SVGError) {
    for element in document.elements where element.isSVG && element.name == "style" {
      for item in StyleSheetReader.items(of: element.text, keeping: Self.properties) {
        guard case .rule(let selectors, let declarations) = item else { continue }
        for selector in selectors where selector.hasPrefix(".") {
          // A backslash hides the colon from readers that take it for a pseudo-class.
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
    case "fill": rule.fill = try SVGColor.read(declaration.value, line: line)
    case "opacity": rule.opacity = try scanner.number().map { min(max($0, 0), 1) }
    case "-sfsymbols-clear-behind": rule.clearsBehind = declaration.value == "true"
    case "-sfsymbols-variable-threshold": rule.colorThreshold = try scanner.number().flatMap(Self.part)
    case "-sfsymbols-variable-draw": rule.drawStart = try scanner.number().flatMap(Self.part)
    case "-sfsymbols-variable-value-mode": if name == "defaults" { draws = declaration.value == "draw" }
    default: break
    }
    rules[name] = rule
  }

  private static func part(_ number: Double) -> Double? { (0...1).contains(number) ? number : nil }
}
