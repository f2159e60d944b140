// SPDX-License-Identifier: MIT

internal import LabelCore

/// Builds the drawing of a colour glyph from its paints. Its unit is the em.
struct ColorGlyphBuilder {
  /// The outlines and colours of the font.
  let source: any ColorGlyphSource
  private let table: ColorPaintTable
  /// What fills without an outline around them cover; nil while that is not known yet.
  private var area: Rect?
  private var hasUnboundedFills = false
  /// A box around all outlines.
  private var outlineBounds = Rect.zero
  private var usesForeground = false
  /// The paints around the current one.
  private var ancestors: Set<Int> = []
  private var paintCount = 0
  private var elementCount = 0
  private var stopCount = 0
  /// The outlines that were read, in font units, y up.
  private var outlines: [GlyphID: VectorPath] = [:]

  /// Commands, and what painting them takes.
  private struct Painted {
    var commands: [DrawCommand] = []
    /// The elements of all outlines.
    var elements = 0
    /// The layers of all groups.
    var layers = 0
    /// Whether the only command fills a rectangle for want of an outline.
    var isFillEverywhere = false
  }

  init(_ table: ColorPaintTable, _ source: any ColorGlyphSource) {
    self.table = table
    self.source = source
  }

  /// The drawing of a glyph; nil for a glyph without paints.
  ///
  /// - Throws: `UndrawableGlyph` for a description that is broken or exceeds `ColorGlyphLimits`.
  mutating func drawing(of glyph: GlyphID) throws(UndrawableGlyph) -> GlyphDrawing? {
    guard let paint = table.paint(of: glyph) else { return nil }
    let map = AffineTransform.scale(1 / Double(source.unitsPerEm), -1 / Double(source.unitsPerEm))
    var painted = try root(paint, of: glyph, map, depth: 0)
    if hasUnboundedFills {
      // Without a clip box, a fill everywhere covers what the outlines cover.
      area = outlineBounds
      (paintCount, stopCount) = (0, 0)
      painted = try root(paint, of: glyph, map, depth: 0)
    }
    return GlyphDrawing(commands: painted.commands, inkBounds: painted.commands.paintedBounds, usesForeground: usesForeground)
  }

  /// A whole colour glyph, clipped to its box.
  private mutating func root(_ paint: Int, of glyph: GlyphID, _ map: AffineTransform, depth: Int) throws(UndrawableGlyph) -> Painted {
    guard let box = try table.clipBox(of: glyph) else { return try self.paint(paint, map, depth: depth) }
    let clip = VectorPath.rectangle(Rect(minX: box.low.x, minY: box.low.y, maxX: box.high.x, maxY: box.high.y)).transformed(map)
    guard let bounds = clip.bounds, !bounds.isEmpty else { return Painted() }
    var painted = try inside(bounds) { (builder) throws(UndrawableGlyph) in try builder.paint(paint, map, depth: depth) }
    painted.isFillEverywhere = false
    if painted.commands.isEmpty { return painted }
    if bounds.contains(painted.commands.paintedBounds) { return painted }
    return try clipped(painted, to: clip)
  }

  /// Builds a part whose fills reach no further than some bounds.
  private mutating func inside(
    _ bounds: Rect, _ build: (inout ColorGlyphBuilder) throws(UndrawableGlyph) -> Painted
  ) throws(UndrawableGlyph) -> Painted {
    let outer = area
    area = outer.map { bounds.intersection($0) } ?? bounds
    defer { area = outer }
    return try build(&self)
  }

  private mutating func paint(_ offset: Int, _ map: AffineTransform, depth: Int) throws(UndrawableGlyph) -> Painted {
    paintCount += 1
    guard paintCount <= ColorGlyphLimits.paints else { throw .tooManyPaints }
    guard depth < ColorGlyphLimits.depth else { throw .tooDeep }
    guard map.numbers.allSatisfy({ abs($0) <= ColorGlyphLimits.magnitude }) else { throw .tooLarge }
    guard ancestors.insert(offset).inserted else { throw .circular }
    defer { ancestors.remove(offset) }
    let paint = try table.paint(at: offset)
    if let fill = try fill(paint, map) { return everywhere(fill) }
    switch paint {
    case .solid, .gradient: return Painted()
    case .layers(let range):
      var painted = Painted()
      for layer in range {
        let above = try self.paint(try table.paint(ofLayer: layer), map, depth: depth + 1)
        painted.commands += above.commands
        painted.elements += above.elements
        painted.layers += above.layers
        try check(painted)
      }
      return painted
    case .glyph(let glyph, let child): return try filled(glyph, with: child, map, depth)
    case .colorGlyph(let glyph):
      guard let paint = table.paint(of: glyph) else { return Painted() }
      return try root(paint, of: glyph, map, depth: depth + 1)
    case .transform(let transform, let child): return try self.paint(child, transform.then(map), depth: depth + 1)
    case .composite(let mode, let source, let backdrop):
      let below = try self.paint(backdrop, map, depth: depth + 1)
      let above = try self.paint(source, map, depth: depth + 1)
      return try composite(above, mode, below)
    }
  }

  private func composite(_ source: Painted, _ mode: ColorComposition, _ backdrop: Painted) throws(UndrawableGlyph) -> Painted {
    let commands = mode.commands(source.commands, backdrop.commands)
    if commands.isEmpty { return Painted() }
    let elements = (backdrop.elements + source.elements) * mode.copies
    let painted = Painted(commands: commands, elements: elements, layers: (backdrop.layers + source.layers) * mode.copies + mode.layers)
    try check(painted)
    return painted
  }

  private func clipped(_ painted: Painted, to clip: VectorPath) throws(UndrawableGlyph) -> Painted {
    let group = DrawGroup(clip: clip, commands: painted.commands)
    let clipped = Painted(commands: [.group(group)], elements: painted.elements + clip.elements.count, layers: painted.layers + 1)
    try check(clipped)
    return clipped
  }

  private func check(_ painted: Painted) throws(UndrawableGlyph) {
    guard painted.elements <= ColorGlyphLimits.pathElements else { throw .tooManyElements }
    guard painted.layers <= ColorGlyphLimits.layers else { throw .tooManyLayers }
  }

  // MARK: Fills

  /// The paint of a fill; nil for a paint of another kind, and for a gradient that paints nothing.
  private mutating func fill(_ paint: ColorPaint, _ map: AffineTransform) throws(UndrawableGlyph) -> Paint? {
    switch paint {
    case .solid(let color): return .color(self.color(color))
    case .gradient(let gradient):
      stopCount += gradient.stops.count
      guard stopCount <= ColorGlyphLimits.stops else { throw .tooManyStops }
      return gradient.gradient(map) { self.color($0) }.map { .gradient($0) }
    case .layers, .glyph, .colorGlyph, .transform, .composite: return nil
    }
  }

  private mutating func color(_ color: PaletteColor) -> SRGBColor {
    if color.index == PaletteColor.foreground { usesForeground = true }
    return source.color(at: color.index).opacity(max(0, min(color.alpha, 1)))
  }

  private mutating func everywhere(_ paint: Paint) -> Painted {
    guard let area else {
      hasUnboundedFills = true
      return Painted()
    }
    if area.isEmpty { return Painted() }
    return Painted(commands: [.fill(.rectangle(area), .nonzero, paint)], elements: 5, isFillEverywhere: true)
  }

  /// An outline filled with a paint, which may be under transforms.
  private mutating func filled(
    _ glyph: GlyphID, with child: Int, _ map: AffineTransform, _ depth: Int
  ) throws(UndrawableGlyph) -> Painted {
    let path = try outline(of: glyph).transformed(map)
    guard let bounds = path.bounds, !bounds.isEmpty else { return Painted() }
    if area == nil { outlineBounds = outlineBounds.union(bounds) }
    let painted = try inside(bounds) { (builder) throws(UndrawableGlyph) in try builder.paint(child, map, depth: depth + 1) }
    if painted.isFillEverywhere, case .fill(_, _, let paint) = painted.commands.first {
      let filled = Painted(commands: [.fill(path, .nonzero, paint)], elements: path.elements.count)
      try check(filled)
      return filled
    }
    return painted.commands.isEmpty ? painted : try clipped(painted, to: path)
  }

  private mutating func outline(of glyph: GlyphID) throws(UndrawableGlyph) -> VectorPath {
    if let path = outlines[glyph] { return path }
    let path = source.outlineInUnits(of: glyph)
    elementCount += path.elements.count
    guard elementCount <= ColorGlyphLimits.pathElements else { throw .tooManyElements }
    outlines[glyph] = path
    return path
  }
}

/// The outlines and the palette of a font with colour glyphs.
protocol ColorGlyphSource {
  /// Font units per em.
  var unitsPerEm: Int { get }

  /// The outline of a glyph in font units, y up.
  func outlineInUnits(of glyph: GlyphID) -> VectorPath

  /// A colour of the palette, or the text's own colour for `PaletteColor.foreground`.
  func color(at index: Int) -> SRGBColor
}
