// SPDX-License-Identifier: MIT

internal import LabelCore

/// The properties of an element that painting needs, after the cascade.
struct SVGStyle {
  enum Paint: Hashable {
    case none
    case ink(IconInk)
  }

  enum Visibility { case visible, hidden }

  // Inherited.
  /// The value of `color`; nil for the label's foreground.
  var color: SRGBColor?
  var fill = Paint.ink(.unset)
  var fillRule = FillRule.nonzero
  var fillOpacity = 1.0
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var line = StrokeStyle(width: 1)
  var clipRule = FillRule.nonzero
  var visibility = Visibility.visible

  // Not inherited.
  var opacity = 1.0
  var isDisplayed = true
  /// The id that `clip-path` names.
  var clip: String?
  /// Properties that were asked for and are not drawn: `mask`, `filter`.
  var undrawn: [String] = []

  /// What children start from.
  var inherited: SVGStyle {
    var style = self
    style.opacity = 1
    style.isDisplayed = true
    style.clip = nil
    style.undrawn = []
    return style
  }

  /// The fill that can be seen; nil for none. The opacity of the ink itself has become the fill's.
  var visibleFill: IconShape.Fill? {
    guard let (ink, opacity) = ink(of: fill), opacity * fillOpacity > 0 else { return nil }
    return IconShape.Fill(ink: ink, rule: fillRule, opacity: opacity * fillOpacity)
  }

  /// The stroke that can be seen, its lengths multiplied by `scale`; nil for none.
  func visibleStroke(scaledBy scale: Double) -> IconShape.Stroke? {
    guard line.width > 0, let (ink, opacity) = ink(of: stroke), opacity * strokeOpacity > 0 else { return nil }
    return IconShape.Stroke(ink: ink, style: line.scaled(by: scale), opacity: opacity * strokeOpacity)
  }

  /// The opaque ink of a paint, with `currentColor` looked up, and its opacity.
  private func ink(of paint: Paint) -> (IconInk, Double)? {
    switch paint {
    case .none: nil
    case .ink(.foreground): color.map(Self.split) ?? (.foreground, 1)
    case .ink(.color(let color)): Self.split(color)
    case .ink(.unset): (.unset, 1)
    }
  }

  private static func split(_ color: SRGBColor) -> (IconInk, Double) {
    (.color(SRGBColor(red: color.red, green: color.green, blue: color.blue)), color.alpha)
  }
}

/// Where a declaration is applied.
struct SVGCascadeContext {
  var parent: SVGStyle
  /// What percentages refer to.
  var viewport: Size
  var line: Int
}

extension SVGStyle {
  /// What `apply` understands; everything else has no bearing on icons.
  static let properties: Set<String> = [
    "color", "fill", "stroke", "fill-rule", "clip-rule", "opacity", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "visibility", "display", "clip-path", "mask",
    "filter", "marker-start", "marker-mid", "marker-end",
  ]

  /// Applies a declaration over what was said before; false when its value makes no sense and was left out.
  ///
  /// - Throws: `SVGProblem` for numbers out of range.
  mutating func apply(_ declaration: SVGDeclaration, in context: SVGCascadeContext) throws(SVGProblem) -> Bool {
    let value = declaration.value
    if value == "inherit" {
      inherit(declaration.property, from: context.parent)
      return true
    }
    let line = context.line
    switch declaration.property {
    case "color":
      if value == "currentColor" { return true }
      guard let color = try SVGColor.read(value, line: line) else { return false }
      self.color = color
    case "fill": return try set(\.fill, paint: value, line: line)
    case "stroke": return try set(\.stroke, paint: value, line: line)
    case "fill-rule": return set(\.fillRule, Self.rule(value))
    case "clip-rule": return set(\.clipRule, Self.rule(value))
    case "opacity": return set(\.opacity, try Self.fraction(value, line: line))
    case "fill-opacity": return set(\.fillOpacity, try Self.fraction(value, line: line))
    case "stroke-opacity": return set(\.strokeOpacity, try Self.fraction(value, line: line))
    case "stroke-width":
      let width = try SVGLength.read(value, .diagonal, of: context.viewport, line: line)
      return set(\.line.width, width.flatMap { $0 >= 0 ? $0 : nil })
    case "stroke-linecap": return set(\.line.cap, StrokeStyle.Cap(rawValue: value))
    case "stroke-linejoin": return set(\.line.join, Self.join(value))
    case "stroke-miterlimit":
      var scanner = ValueScanner(value, line: line)
      return set(\.line.miterLimit, try scanner.number().flatMap { $0 >= 1 ? $0 : nil })
    case "stroke-dasharray": return try setDashes(value, context)
    case "stroke-dashoffset":
      return set(\.line.dashPhase, try SVGLength.read(value, .diagonal, of: context.viewport, line: line))
    case "visibility": return set(\.visibility, Self.visibility(value))
    case "display": isDisplayed = value != "none"
    case "clip-path":
      clip = Self.reference(value)
      return clip != nil || value == "none"
    case "mask", "filter", "marker-start", "marker-mid", "marker-end":
      if value != "none" { undrawn.append(declaration.property) }
    default: break
    }
    return true
  }

  /// Takes the parent's value of a property that is not inherited by itself, or was overridden.
  private mutating func inherit(_ property: String, from parent: SVGStyle) {
    switch property {
    case "color": color = parent.color
    case "fill": fill = parent.fill
    case "stroke": stroke = parent.stroke
    case "fill-rule": fillRule = parent.fillRule
    case "clip-rule": clipRule = parent.clipRule
    case "opacity": opacity = parent.opacity
    case "fill-opacity": fillOpacity = parent.fillOpacity
    case "stroke-opacity": strokeOpacity = parent.strokeOpacity
    case "stroke-width": line.width = parent.line.width
    case "stroke-linecap": line.cap = parent.line.cap
    case "stroke-linejoin": line.join = parent.line.join
    case "stroke-miterlimit": line.miterLimit = parent.line.miterLimit
    case "stroke-dasharray": line.dashes = parent.line.dashes
    case "stroke-dashoffset": line.dashPhase = parent.line.dashPhase
    case "visibility": visibility = parent.visibility
    case "display": isDisplayed = parent.isDisplayed
    case "clip-path": clip = parent.clip
    default: break
    }
  }

  private mutating func set<Value>(_ path: WritableKeyPath<SVGStyle, Value>, _ value: Value?) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }

  /// A paint server (gradient or pattern) is not drawn: its fallback is, or black where colours count.
  private mutating func set(_ path: WritableKeyPath<SVGStyle, Paint>, paint text: String, line: Int) throws(SVGProblem) -> Bool {
    var value = text
    var isServer = false
    if value.hasPrefix("url("), let end = value.firstIndex(of: ")") {
      isServer = true
      value = String(value[value.index(after: end)...].drop { $0 == " " })
    }
    switch value {
    case "" where isServer: self[keyPath: path] = .ink(.unset)
    case "none": self[keyPath: path] = .none
    case "currentColor", "currentcolor", "context-fill", "context-stroke": self[keyPath: path] = .ink(.foreground)
    default:
      guard let color = try SVGColor.read(value, line: line) else { return false }
      self[keyPath: path] = .ink(.color(color))
    }
    return !isServer
  }

  private mutating func setDashes(_ text: String, _ context: SVGCascadeContext) throws(SVGProblem) -> Bool {
    if text == "none" {
      line.dashes = []
      return true
    }
    guard let lengths = try SVGLength.readList(text, .diagonal, of: context.viewport, line: context.line),
      lengths.count <= SVGLimits.dashes, lengths.allSatisfy({ $0 >= 0 })
    else { return false }
    // An odd list counts twice, and dashes without any length mean a solid line (SVG 1.1, 11.4).
    line.dashes = lengths.allSatisfy { $0 == 0 } ? [] : lengths.count % 2 == 0 ? lengths : lengths + lengths
    return true
  }

  private static func rule(_ text: String) -> FillRule? {
    switch text {
    case "nonzero": .nonzero
    case "evenodd": .evenOdd
    default: nil
    }
  }

  /// SVG 2's further joins are drawn as what they fall back to.
  private static func join(_ text: String) -> StrokeStyle.Join? {
    switch text {
    case "miter-clip", "arcs": .miter
    default: StrokeStyle.Join(rawValue: text)
    }
  }

  private static func visibility(_ text: String) -> Visibility? {
    switch text {
    case "visible": .visible
    case "hidden", "collapse": .hidden
    default: nil
    }
  }

  private static func fraction(_ text: String, line: Int) throws(SVGProblem) -> Double? {
    var scanner = ValueScanner(text, line: line)
    guard let number = try scanner.number() else { return nil }
    let value = scanner.skip(UInt8(ascii: "%")) ? number / 100 : number
    return min(max(value, 0), 1)
  }

  /// The id in `url(#id)`; nil for anything else, above all for other files.
  static func reference(_ text: String) -> String? {
    guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
    let inside = text[..<end].dropFirst(4).filter { $0 != "\"" && $0 != "'" && $0 != " " }
    return inside.hasPrefix("#") && inside.count > 1 ? String(inside.dropFirst()) : nil
  }
}
