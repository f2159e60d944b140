// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// The context in which a declaration is applied.
struct SVGCascadeContext {
  /// In user units: the base of relative font sizes.
  var parentFontSize: Double
  /// The base of percentages and em.
  var lengths: SVGLengthBase
  var line: Int
  var colorScheme = ColorScheme.light
}

extension SVGStyle {
  /// The properties that `apply` supports. Other properties do not affect icons.
  static let properties = Set([
    "color", "fill", "stroke", "fill-rule", "clip-rule", "opacity", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "visibility", "display", "clip-path", "mask",
    "mask-type", "filter", "marker", "marker-start", "marker-mid", "marker-end", "paint-order", "font-size", "overflow", "transform",
    "transform-origin", "stop-color", "stop-opacity", "flood-color", "flood-opacity", "color-interpolation-filters", "mix-blend-mode",
    "isolation", "color-interpolation",
    "shape-rendering", "image-rendering", "background", "background-color", "transform-box",
    "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d",
  ]).union(SVGTextStyle.properties)

  /// The properties that are read as attributes of every element. CSS alone has the others, or they are read with the shape that has them.
  static let presentationAttributes = properties.subtracting([
    "marker", "mix-blend-mode", "isolation", "background", "background-color", "font",
    "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d",
  ])

  /// Applies a declaration (not `inherit`); false when its value is invalid and was ignored.
  ///
  /// - Throws: `SVGError` for numbers out of range.
  mutating func apply(_ declaration: SVGDeclaration, in context: SVGCascadeContext) throws(SVGError) -> Bool {
    let value = declaration.value
    let line = context.line
    switch declaration.property {
    case "color":
      guard let value = colorValue(value, in: context) else { return false }
      if case .fixed(let color) = value { self.color = color }
    case "fill": return Self.set(&fill, SVGPaint.read(value, in: colorContext(context), &colorTraits))
    case "stroke": return Self.set(&stroke, SVGPaint.read(value, in: colorContext(context), &colorTraits))
    case "fill-rule": return Self.set(&fillRule, Self.rule(value))
    case "clip-rule": return Self.set(&clipRule, Self.rule(value))
    case "opacity": return Self.set(&opacity, try Self.fraction(value, line: line))
    case "fill-opacity": return Self.set(&fillOpacity, try Self.fraction(value, line: line))
    case "stroke-opacity": return Self.set(&strokeOpacity, try Self.fraction(value, line: line))
    case "visibility": return Self.set(&visibility, Self.visibility(value))
    case "display": isDisplayed = value != "none"
    case "font-size": return Self.set(&fontSize, try fontSize(value, in: context))
    case "paint-order": return Self.set(&paintOrder, SVGPaintOrder(value))
    case "color-interpolation": isLinear = value == "linearRGB"
    case "shape-rendering": isCrisp = value == "crispEdges" || value == "optimizeSpeed"
    case "image-rendering": showsPixels = ["pixelated", "crisp-edges", "optimizeSpeed"].contains(value)
    case "overflow": overflows = value == "visible" || value == "auto"
    case "transform": transform = value == "none" ? nil : value
    case "transform-origin": transformOrigin = value
    case "transform-box": return Self.set(&transformBox, TransformBox(value))
    case "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "d": geometry[declaration.property] = value
    case "background", "background-color":
      // Only the root's background is seen, in browsers; see `SVGWalk.style`.
      let isFunction = value.utf8.last == UInt8(ascii: ")")
      let color = colorValue(isFunction ? value : value.split(separator: " ").first.map(String.init) ?? "", in: context)
      if case .fixed(let color) = color, color.alpha > 0 { background = color } else { background = nil }
    case "mix-blend-mode": return Self.set(&blend, Self.blend(value))
    case "isolation": isIsolated = value == "isolate"
    case "mask-type": isAlphaMask = value == "alpha"
    case "stop-color":
      let color = nonInherited(value, in: context)
      return Self.set(&stopColor, color)
    case "stop-opacity": return Self.set(&stopOpacity, try Self.fraction(value, line: line))
    case "filter": filter = value == "none" ? nil : value
    case "flood-color":
      let color = nonInherited(value, in: context)
      return Self.set(&floodColor, color)
    case "flood-opacity": return Self.set(&floodOpacity, try Self.fraction(value, line: line))
    case "color-interpolation-filters": filtersLinear = value != "sRGB"
    default:
      if let isValid = try applyLine(declaration, in: context) { return isValid }
      return try text.apply(declaration, in: context) ?? applyReference(declaration)
    }
    return true
  }

  /// Applies a stroke property; nil when it is another property.
  private mutating func applyLine(_ declaration: SVGDeclaration, in context: SVGCascadeContext) throws(SVGError) -> Bool? {
    let value = declaration.value
    switch declaration.property {
    case "stroke-width":
      let width = try SVGLength.read(value, .diagonal, of: context.lengths, line: context.line)
      return Self.set(&line.width, width.flatMap { $0 >= 0 ? $0 : nil })
    case "stroke-linecap": return Self.set(&line.cap, StrokeStyle.Cap(rawValue: value))
    case "stroke-linejoin": return Self.set(&line.join, Self.join(value))
    case "stroke-miterlimit":
      var scanner = ValueScanner(value, line: context.line)
      let limit = try scanner.number() ?? scanner.calculation { _, _ in nil }?.value
      return Self.set(&line.miterLimit, limit.flatMap { $0 >= 1 && scanner.isAtEnd ? $0 : nil })
    case "stroke-dasharray": return try setDashes(value, context)
    case "stroke-dashoffset":
      return Self.set(&line.dashPhase, try SVGLength.read(value, .diagonal, of: context.lengths, line: context.line))
    default: return nil
    }
  }

  /// Applies a property that refers to another element.
  private mutating func applyReference(_ declaration: SVGDeclaration) -> Bool {
    let id = Self.reference(declaration.value)
    switch declaration.property {
    case "clip-path": clip = id
    case "mask": mask = id
    case "marker": markers = SVGMarkers(start: id, mid: id, end: id)
    case "marker-start": markers.start = id
    case "marker-mid": markers.mid = id
    case "marker-end": markers.end = id
    default: return true
    }
    return id != nil || declaration.value == "none"
  }

  // MARK: Values

  private static func set<Value>(_ property: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    property = value
    return true
  }

  private mutating func setDashes(_ text: String, _ context: SVGCascadeContext) throws(SVGError) -> Bool {
    if text == "none" {
      line.dashes = []
      return true
    }
    guard let lengths = try SVGLength.readList(text, .diagonal, of: context.lengths, line: context.line),
      lengths.count <= SVGLimits.dashes, lengths.allSatisfy({ $0 >= 0 })
    else { return false }
    // An odd list counts twice (SVG 1.1, 11.4).
    let pairs = lengths.count % 2 == 0 ? lengths : lengths + lengths
    // Without gaps the line is solid, and has no ends where one dash follows another.
    let hasGaps = stride(from: 1, to: pairs.count, by: 2).contains { pairs[$0] > 0 }
    line.dashes = hasGaps ? pairs : []
    return true
  }

  /// The value of a colour for `stop-color` and `flood-color`, which may be nil for `currentColor`; nil for an invalid one.
  private mutating func nonInherited(_ text: String, in context: SVGCascadeContext) -> SRGBColor?? {
    switch colorValue(text, in: context) {
    case .fixed(let color): return .some(color)
    case .current(let opacity): return .some(opacity >= 1 ? nil : (color ?? .black).opacity(opacity))
    case nil: return nil
    }
  }

  /// The value of a colour; nil when it is not one.
  private mutating func colorValue(_ text: String, in context: SVGCascadeContext) -> CSSColorValue? {
    guard let color = CSSColorReader.read(text, in: colorContext(context)) else { return nil }
    colorTraits.formUnion(color.traits)
    return color.value
  }

  private func colorContext(_ context: SVGCascadeContext) -> CSSColorReader.Context {
    CSSColorReader.Context(colorScheme: context.colorScheme, current: color)
  }

  /// CSS's keywords are steps of 1.2; percentages and em are relative to the parent's size.
  private func fontSize(_ text: String, in context: SVGCascadeContext) throws(SVGError) -> Double? {
    let keywords = ["xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large"]
    if let index = keywords.firstIndex(of: text) {
      return (0..<abs(index - 3)).reduce(12.0) { size, _ in index < 3 ? size / 1.2 : size * 1.2 }
    }
    let parent = context.parentFontSize
    switch text {
    case "larger": return parent * 1.2
    case "smaller": return parent / 1.2
    default:
      let root = context.lengths.rootFontSize
      let base = SVGLengthBase(
        viewport: Size(width: parent, height: parent), fontSize: parent, rootFontSize: root, window: context.lengths.window)
      return try SVGLength.read(text, .height, of: base, line: context.line).flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  private static func rule(_ text: String) -> FillRule? {
    switch text {
    case "nonzero": .nonzero
    case "evenodd": .evenOdd
    default: nil
    }
  }

  /// SVG 2's additional joins are drawn as their fallback.
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

  private static func blend(_ text: String) -> DrawGroup.Compositing? {
    text == "normal" ? .over : DrawGroup.Compositing.blends.first { $0.rawValue == text }
  }

  private static func fraction(_ text: String, line: Int) throws(SVGError) -> Double? {
    var scanner = ValueScanner(text, line: line)
    guard let value = try scanner.calculatedNumber() else { return nil }
    scanner.skipSpace()
    return scanner.isAtEnd ? min(max(value, 0), 1) : nil
  }

  /// The id in `url(#id)`; nil for anything else, such as a reference to another file.
  static func reference(_ text: String) -> String? {
    guard text.hasPrefix("url("), let end = text.firstIndex(of: ")") else { return nil }
    let inside = text[..<end].dropFirst(4).filter { $0 != "\"" && $0 != "'" && $0 != " " }
    return inside.hasPrefix("#") && inside.count > 1 ? String(inside.dropFirst()) : nil
  }
}
