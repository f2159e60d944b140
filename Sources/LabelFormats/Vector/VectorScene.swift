// SPDX-License-Identifier: MIT

package import LabelCore

/// A glyph's outline at its position, which is the one that the PNG image has.
package struct PlacedOutline {
  /// The font, for a key together with the glyph.
  package let font: FontInstance
  /// The glyph.
  package let glyph: GlyphID
  /// The outline in points from the glyph's origin, y down.
  package let outline: VectorPath
  /// The origin in points of the image.
  package let position: Point
}

extension [PlacedOutline] {
  /// The outlines that are filled with a colour: one of all glyphs if it is translucent, so that it is painted once where they overlap.
  func paths(for color: SRGBColor) -> [VectorPath] {
    let paths = map { $0.outline.transformed(.translation($0.position)) }
    guard color.alpha < 1, count > 1 else { return paths }
    return [paths.reduce(into: VectorPath()) { $0.append($1) }]
  }
}

/// A drawing command of which a vector format can hold everything. Positions are in points of the image, y down.
package indirect enum VectorItem {
  /// Fills the inside of an outline.
  case fill(VectorPath, FillRule, Paint)
  /// Strokes an outline. The pen has an inverse.
  case stroke(VectorPath, StrokeStyle, Paint)
  /// Fills glyphs with one colour, which is painted once where they overlap.
  case glyphs([PlacedOutline], SRGBColor)
  /// Draws a bitmap stretched to a rectangle.
  case image(Bitmap, Rect, ImageSampling)
  /// Composites items as a unit. The group's own commands and those of its mask are replaced by the items.
  case group(DrawGroup, [VectorItem], mask: [VectorItem])
}

/// A display list for a vector format: glyphs are outlines where the PNG image has them, and what the format cannot hold is an image.
package struct VectorScene {
  /// The rectangle that the image covers, in points.
  package let canvas: Rect
  /// Pixels per point, to which glyphs are snapped.
  package let scale: Double
  /// What is drawn, in order.
  package private(set) var items: [VectorItem] = []

  /// Rasterises the parts that the format cannot hold.
  package typealias Rasterize = (DisplayList) throws(Diagnostic) -> Bitmap

  private let abilities: FormatAbilities
  private let glyphs: any GlyphSource
  private let rasterize: Rasterize
  private let budget: VectorBudget
  private let outlines: GlyphOutlines

  /// Prepares a display list.
  ///
  /// - Throws: `LabelError.notInFormat` if a format without images cannot hold a part, `LabelError.tooMuchWork` if the file would have more
  ///   outlines or images than the limits allow, and the errors of `rasterize`.
  package init(
    _ list: DisplayList, for abilities: FormatAbilities, glyphs: any GlyphSource, limits: Limits, rasterize: @escaping Rasterize
  ) throws(Diagnostic) {
    canvas = list.canvas
    scale = list.scale
    self.abilities = abilities
    self.glyphs = glyphs
    self.rasterize = rasterize
    budget = VectorBudget(limits)
    outlines = GlyphOutlines(glyphs)
    var commands = list.commands
    if !abilities.hasMasks { commands = CutOuts(glyphs: glyphs, snapped: snapped).cut(commands) }
    let obstacles = abilities.obstacles(in: commands)
    if let first = obstacles.first, !abilities.hasImages || obstacles.contains(where: { $0.extent != .command }) {
      items = try image(of: commands, for: first).map { [$0] } ?? []
    } else {
      items = try self.items(for: commands)
    }
  }

  /// The commands as an image without its clear borders; nil if it is clear. An obstacle may be in the list, or in the drawing of a glyph.
  private func image(of commands: [DrawCommand], for obstacle: Obstacle) throws(Diagnostic) -> VectorItem? {
    try checkImages(of: obstacle.what)
    try budget.add(painting: canvas, scale: scale)
    let bitmap = try rasterize(DisplayList(scale: scale, layoutRect: canvas, canvas: canvas, commands: commands))
    guard let (part, rect) = bitmap.withoutClearBorders(in: canvas) else { return nil }
    try budget.add(image: part)
    return .image(part, rect, .nearest)
  }

  /// Throws for a part that would be an image in a format that has none.
  private func checkImages(of what: String) throws(Diagnostic) {
    if !abilities.hasImages { throw Diagnostic(LabelError.notInFormat(what: what, format: abilities.format.title)) }
  }

  private func items(for commands: [DrawCommand]) throws(Diagnostic) -> [VectorItem] {
    var items: [VectorItem] = []
    for command in commands {
      if let obstacle = abilities.obstacle(in: command) {
        if let image = try image(of: [command], for: obstacle) { items.append(image) }
        continue
      }
      switch command {
      case .fill(let path, let rule, let paint): if !path.isEmpty { items.append(.fill(path, rule, paint)) }
      case .stroke(let path, let style, let paint): if !path.isEmpty { items.append(.stroke(path, style, paint)) }
      case .image(let bitmap, let rect, let sampling):
        try budget.add(image: bitmap)
        items.append(.image(bitmap, rect, sampling))
      case .glyphs(let run, let paint): items += try self.items(for: run, paint)
      case .group(let group):
        if group.compositing == .erase, let cut = group.cut {
          let frame = DrawCommand.fill(.rectangle(canvas), .nonzero, .color(.white))
          let mask = try self.items(for: [frame]) + self.items(for: [.group(cut)])
          items = [.group(DrawGroup(mask: DrawMask(.luminance, []), commands: []), items, mask: mask)]
          continue
        }
        let mask = try group.mask.map { mask throws(Diagnostic) in try self.items(for: mask.commands) } ?? []
        items.append(.group(group, try self.items(for: group.commands), mask: mask))
      }
    }
    return items
  }

  private func items(for run: GlyphRun, _ paint: Paint) throws(Diagnostic) -> [VectorItem] {
    var items: [VectorItem] = []
    var placed: [PlacedOutline] = []
    // A translucent gradient is painted once where glyphs overlap.
    var whole: VectorPath? = paint.isTranslucent ? VectorPath() : nil
    let foreground: SRGBColor = if case .color(let color) = paint { color } else { .black }
    for glyph in run.glyphs {
      let position = snapped(glyph.position)
      let (outline, isNew) = outlines.outline(of: glyph.glyph, in: run.font)
      if !outline.isEmpty {
        if case .color = paint {
          try budget.add(elements: abilities.sharesGlyphs && !isNew ? 1 : 1 + outline.elements.count)
          placed.append(PlacedOutline(font: run.font, glyph: glyph.glyph, outline: outline, position: position))
        } else {
          try budget.add(elements: 1 + outline.elements.count + paint.stopCount)
          let placed = outline.transformed(.translation(position))
          if whole == nil { items.append(.fill(placed, .nonzero, paint)) } else { whole?.append(placed) }
        }
      } else if let drawing = glyphs.drawing(of: glyph.glyph, in: run.font, foreground: foreground) {
        try budget.add(elements: drawing.commands.pathElementCount)
        let group = DrawGroup(opacity: foreground.alpha, commands: drawing.commands.map { $0.offset(by: position) })
        items += try self.items(for: [.group(group)])
      } else if let image = try bitmapGlyph(glyph.glyph, run.font, at: position) {
        items.append(
          foreground.alpha == 1 ? image : .group(DrawGroup(opacity: foreground.alpha, commands: []), [image], mask: []))
      }
    }
    if !placed.isEmpty { items.append(.glyphs(placed, foreground)) }
    if let whole, !whole.isEmpty { items.append(.fill(whole, .nonzero, paint)) }
    return items
  }

  /// A glyph that is a bitmap in its font; nil for a blank one.
  private func bitmapGlyph(_ glyph: GlyphID, _ font: FontInstance, at position: Point) throws(Diagnostic) -> VectorItem? {
    let (column, phase) = SubpixelPhase.split((position.x - canvas.minX) * scale)
    let image: GlyphImage
    do throws(MachineError) { image = try glyphs.image(of: glyph, in: font, scale: scale, phase: phase) } catch { throw Diagnostic(error) }
    guard image.width > 0, image.height > 0, case .color(let pixels) = image.pixels else { return nil }
    try checkImages(of: "a glyph that is a picture")
    let corner = Point(x: canvas.minX + Double(column + image.left) / scale, y: position.y + Double(image.top) / scale)
    let size = Size(width: Double(image.width) / scale, height: Double(image.height) / scale)
    let bitmap = Bitmap(width: image.width, height: image.height, scale: scale, pixels: pixels)
    try budget.add(image: bitmap)
    return .image(bitmap, Rect(origin: corner, size: size), .nearest)
  }

  /// The position of a glyph's origin in the PNG image: on a whole row, at the nearest quarter of a pixel.
  private func snapped(_ position: Point) -> Point {
    let x = (position.x - canvas.minX) * scale
    let row = (PixelGrid(scale: scale).round(position.y - canvas.minY) * scale).rounded()
    // No canvas extends this far; the check also keeps infinities away from the conversion to integers.
    guard abs(x) < 4_000_000, abs(row) < 4_000_000 else { return position }
    let (column, phase) = SubpixelPhase.split(x)
    return Point(x: canvas.minX + (Double(column) + phase.fraction) / scale, y: canvas.minY + row / scale)
  }
}
