// SPDX-License-Identifier: MIT

internal import LabelCore

/// The lines of a template that say where its drawings stand: baselines, caplines and margins.
struct TemplateGuides {
  /// The height of the capitals in template units.
  private static let capHeight = 70.459
  /// Where Apple puts the baselines, for files without them.
  private static let baselines: [SymbolScale: Double] = [.small: 696, .medium: 1126, .large: 1556]

  private enum Side: Hashable { case left, right }

  private struct MarginKey: Hashable {
    var side: Side
    /// Nil for the one pair of versions 1 and 2.
    var variant: SymbolTemplate.Variant?
  }

  private var lines: [String: Rect] = [:]
  private var margins: [MarginKey: Rect] = [:]
  /// Whether the one pair is given as boxes as wide as the margins (version 1).
  private var areBoxes = false

  init(_ document: XMLDocument, _ walk: inout SVGWalk) throws(SVGError) {
    guard let guides = document.group("Guides") else { return }
    let context = try walk.definition(guides, in: SVGWalk.Context(viewport: SVGCanvas(document.elements[0]).viewport))
    try read(guides, document, &walk, context)
  }

  private mutating func read(
    _ place: Int, _ document: XMLDocument, _ walk: inout SVGWalk, _ outer: SVGWalk.Context
  ) throws(SVGError) {
    for child in document.elements[place].children {
      let element = document.elements[child]
      guard element.isSVG, let kind = ElementKind(element.name), kind == .shape || kind == .group else { continue }
      let context = try walk.enter(child, outer)
      if kind == .group { try read(child, document, &walk, context) }
      guard kind == .shape, let id = element["id"] else { continue }
      let outline = try walk.outline(of: element, in: context).path.transformed(context.transform)
      if let bounds = outline.bounds { add(bounds, id, isBox: element.name == "rect") }
    }
  }

  private mutating func add(_ bounds: Rect, _ id: String, isBox: Bool) {
    for (prefix, side) in [("left-margin", Side.left), ("right-margin", .right)] where id.hasPrefix(prefix) {
      let name = id.dropFirst(prefix.count).drop { $0 == "-" }
      let variant = SymbolTemplate.Variant(named: String(name))
      guard name.isEmpty || variant != nil else { return }
      margins[MarginKey(side: side, variant: variant)] = bounds
      if variant == nil, isBox { areBoxes = true }
      return
    }
    lines[id] = bounds
  }

  // MARK: Drawings

  /// Outlines in the canvas' units as drawings in template units.
  func drawings(_ outlines: [SymbolTemplate.Variant: [VectorPath]]) -> [SymbolTemplate.Variant: SymbolTemplate.Drawing] {
    var drawings: [SymbolTemplate.Variant: SymbolTemplate.Drawing] = [:]
    for (variant, paths) in outlines {
      var all = VectorPath()
      for path in paths { all.append(path) }
      guard let ink = all.bounds else { continue }
      let (left, right) = edges(of: variant, ink, outlines)
      let (center, unit) = capitals(variant.scale)
      let map = AffineTransform.translation(Point(x: -left, y: -center)).then(.scale(unit, unit))
      drawings[variant] = .init(outlines: paths.map { $0.transformed(map) }, width: max(0, right - left) * unit)
    }
    return drawings
  }

  /// Halfway up the capitals, and how many template units the canvas' unit is: other tools move and resize Apple's canvas.
  private func capitals(_ scale: SymbolScale) -> (center: Double, unit: Double) {
    let letter = SymbolTemplate.Variant.scales.first { $0.value == scale }?.key ?? "S"
    guard let baseline = lines["Baseline-\(letter)"]?.midY else {
      return ((Self.baselines[scale] ?? 0) - Self.capHeight / 2, 1)
    }
    guard let capline = lines["Capline-\(letter)"]?.midY, capline < baseline else { return (baseline - Self.capHeight / 2, 1) }
    let unit = Self.capHeight / (baseline - capline)
    // Most canvases are as Apple made them; their numbers stay as they are written.
    return ((baseline + capline) / 2, abs(unit - 1) < 1e-6 ? 1 : unit)
  }

  /// The margins of a variant: its own, else as far from its ink as those of Regular-M, Regular-S or any other are from theirs.
  private func edges(
    of variant: SymbolTemplate.Variant, _ ink: Rect, _ outlines: [SymbolTemplate.Variant: [VectorPath]]
  ) -> (left: Double, right: Double) {
    if let left = margin(.left, variant), let right = margin(.right, variant) { return (left.midX, right.midX) }
    if let left = margin(.left, nil), let right = margin(.right, nil) {
      if areBoxes { return (ink.minX - left.width, ink.maxX + right.width) }
      return bearings(left.midX, right.midX, outlines[.init(.regular, .medium)] ?? outlines[variant], ink)
    }
    let others = outlines.keys.sorted { ($0.weight.cssValue, $0.scale.rawValue) < ($1.weight.cssValue, $1.scale.rawValue) }
    for other in [SymbolTemplate.Variant(.regular, .medium), .init(.regular, .small)] + others {
      if let left = margin(.left, other), let right = margin(.right, other), let paths = outlines[other] {
        return bearings(left.midX, right.midX, paths, ink)
      }
    }
    return (ink.minX, ink.maxX)
  }

  private func bearings(_ left: Double, _ right: Double, _ paths: [VectorPath]?, _ ink: Rect) -> (left: Double, right: Double) {
    var all = VectorPath()
    for path in paths ?? [] { all.append(path) }
    guard let reference = all.bounds else { return (ink.minX, ink.maxX) }
    return (ink.minX - (reference.minX - left), ink.maxX + (right - reference.maxX))
  }

  private func margin(_ side: Side, _ variant: SymbolTemplate.Variant?) -> Rect? { margins[MarginKey(side: side, variant: variant)] }
}
