// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// The guides of a template, which give the positions of its drawings: baselines, caplines and margins.
struct TemplateGuides {
  /// The cap height in template units.
  private static let capHeight = 70.459
  /// Apple's baseline positions, for files without baselines.
  private static let baselines: [SymbolScale: Double] = [.small: 696, .medium: 1126, .large: 1556]

  private enum Side: Hashable { case left, right }

  private struct MarginKey: Hashable {
    var side: Side
    /// Nil for the single pair of margins of versions 1 and 2.
    var variant: SymbolTemplate.Variant?
  }

  private var lines: [String: Rect] = [:]
  private var margins: [MarginKey: Rect] = [:]
  /// Whether the single pair is boxes as wide as the margins (version 1).
  private var areBoxes = false

  init(_ document: XMLDocument, _ walk: inout SVGWalk) throws(SVGError) {
    // If there is no group named "Guides", the whole document is searched for them.
    let guides = document.group("Guides") ?? 0
    try read(guides, document, &walk, try walk.context(around: guides, in: document))
  }

  private mutating func read(
    _ index: Int, _ document: XMLDocument, _ walk: inout SVGWalk, _ outer: SVGWalk.Context
  ) throws(SVGError) {
    for child in document.elements[index].children {
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

  /// Converts outlines in canvas units to drawings in template units.
  func drawings(_ outlines: [SymbolTemplate.Variant: [VectorPath]]) -> [SymbolTemplate.Variant: SymbolTemplate.Drawing] {
    var drawings: [SymbolTemplate.Variant: SymbolTemplate.Drawing] = [:]
    for (variant, paths) in outlines {
      var all = VectorPath()
      for path in paths { all.append(path) }
      guard let inkBounds = all.bounds else { continue }
      let (left, right) = edges(of: variant, inkBounds, outlines)
      let (center, unit) = capitals(variant.scale)
      let map = AffineTransform.translation(Point(x: -left, y: -center)).then(.scale(unit, unit))
      drawings[variant] = .init(outlines: paths.map { $0.transformed(map) }, width: max(0, right - left) * unit)
    }
    return drawings
  }

  /// The y of half the cap height, and the template units per canvas unit: other tools move and resize Apple's canvas.
  private func capitals(_ scale: SymbolScale) -> (center: Double, unit: Double) {
    let letter = SymbolTemplate.Variant.scales.first { $0.value == scale }?.key ?? "S"
    guard let baseline = lines["Baseline-\(letter)"]?.midY else {
      return ((Self.baselines[scale] ?? 0) - Self.capHeight / 2, 1)
    }
    guard let capline = lines["Capline-\(letter)"]?.midY, capline < baseline else { return (baseline - Self.capHeight / 2, 1) }
    let unit = Self.capHeight / (baseline - capline)
    // Most canvases have Apple's size; their coordinates are kept exactly.
    return ((baseline + capline) / 2, abs(unit - 1) < 1e-6 ? 1 : unit)
  }

  /// The margins of a variant: its own, otherwise as far from its ink bounds as those of Regular-M, Regular-S or any other variant.
  private func edges(
    of variant: SymbolTemplate.Variant, _ inkBounds: Rect, _ outlines: [SymbolTemplate.Variant: [VectorPath]]
  ) -> (left: Double, right: Double) {
    if let left = margin(.left, variant), let right = margin(.right, variant) { return (left.midX, right.midX) }
    if let left = margin(.left, nil), let right = margin(.right, nil) {
      if areBoxes { return (inkBounds.minX - left.width, inkBounds.maxX + right.width) }
      return bearings(left.midX, right.midX, outlines[.init(.regular, .medium)] ?? outlines[variant], inkBounds)
    }
    let others = outlines.keys.sorted { ($0.weight.cssValue, $0.scale.rawValue) < ($1.weight.cssValue, $1.scale.rawValue) }
    for other in [SymbolTemplate.Variant(.regular, .medium), .init(.regular, .small)] + others {
      if let left = margin(.left, other), let right = margin(.right, other), let paths = outlines[other] {
        return bearings(left.midX, right.midX, paths, inkBounds)
      }
    }
    return (inkBounds.minX, inkBounds.maxX)
  }

  private func bearings(_ left: Double, _ right: Double, _ paths: [VectorPath]?, _ inkBounds: Rect) -> (left: Double, right: Double) {
    var all = VectorPath()
    for path in paths ?? [] { all.append(path) }
    guard let reference = all.bounds else { return (inkBounds.minX, inkBounds.maxX) }
    return (inkBounds.minX - (reference.minX - left), inkBounds.maxX + (right - reference.maxX))
  }

  private func margin(_ side: Side, _ variant: SymbolTemplate.Variant?) -> Rect? { margins[MarginKey(side: side, variant: variant)] }
}
