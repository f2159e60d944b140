// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelText

/// Paints typeset text: backgrounds, then underlines, glyphs, attachments, and strikethroughs on top.
struct TextPainter {
  let grid: PixelGrid
  let glyphs: any GlyphSource
  let budget: OutlineBudget
  /// A frame in whole pixels, as the canvas has it.
  let pixelFrame: (Rect) -> Rect

  /// Every baseline is on a whole pixel, so that all lines are equally sharp; horizontally, glyphs keep their exact positions.
  func paint(_ layout: TextLayout, _ fill: TextFill, in frame: Rect) -> Painted {
    let left = grid.round(frame.minX)
    if let color = fill.redaction { return bars(of: layout, color, left, frame) }
    var painted = Painted()
    for (index, line) in layout.lines.enumerated() {
      painted.append(backgrounds(of: line, at: origin(ofLine: index, layout, left, frame), in: frame))
    }
    var text = Painted()
    for (index, line) in layout.lines.enumerated() {
      let drawn = paint(line, at: origin(ofLine: index, layout, left, frame), fill, over: frame)
      text.append(line.isClipped ? drawn.clipped(betweenSidesOf: frame, grid) : drawn)
    }
    painted.append(text.casting(fill.shadows))
    return painted
  }

  /// A rounded bar for each line, about as tall as its capitals and descenders.
  private func bars(of layout: TextLayout, _ color: SRGBColor, _ left: Double, _ frame: Rect) -> Painted {
    layout.lines.indices.filter { layout.lines[$0].width > 0 }.reduce(into: Painted()) { painted, index in
      let line = layout.lines[index]
      let origin = origin(ofLine: index, layout, left, frame)
      let (top, bottom) = (line.metrics.ascent * 0.8, line.metrics.descent * 0.4)
      let box = grid.round(Rect(minX: origin.x, minY: origin.y - top, maxX: origin.x + line.width, maxY: origin.y + bottom))
      painted.append(.fill(.roundedRectangle(box, radius: box.height / 4), .nonzero, .color(color)), inkBounds: box)
    }
  }

  private func origin(ofLine index: Int, _ layout: TextLayout, _ left: Double, _ frame: Rect) -> Point {
    Point(x: left + layout.lines[index].left, y: layout.drawnBaseline(ofLine: index, from: frame.minY, grid))
  }

  /// - Parameter frame: The frame of the text, whose size is rounded up to whole pixels.
  private func backgrounds(of line: TextLine, at origin: Point, in frame: Rect) -> Painted {
    var painted = Painted()
    let edges = pixelFrame(frame)
    // The text ends within a pixel of its frame. Without this the last column and the last row could stay empty.
    func atEdge(_ position: Double, _ edge: Double, _ pixelEdge: Double) -> Double {
      abs(position - edge) < grid.pixel ? pixelEdge : grid.round(position)
    }
    for area in line.backgrounds {
      let box = Rect(
        minX: atEdge(origin.x + area.left, frame.minX, edges.minX),
        minY: atEdge(origin.y - line.metrics.ascent, frame.minY, edges.minY),
        maxX: atEdge(origin.x + area.right, frame.maxX, edges.maxX),
        maxY: atEdge(origin.y + line.metrics.descent, frame.maxY, edges.maxY))
      let path = VectorPath.roundedRectangle(box, radius: area.radius, onLeft: area.isRoundOnLeft, onRight: area.isRoundOnRight)
      painted.append(.fill(path, .nonzero, .color(area.color)), inkBounds: box)
    }
    return painted
  }

  /// - Parameter box: the box of gradients.
  private func paint(_ line: TextLine, at origin: Point, _ fill: TextFill, over box: Rect) -> Painted {
    let runs = line.runs.map { $0.moved(by: origin) }
    var decorations = DecorationPainter(grid: grid, glyphs: BudgetedGlyphs(glyphs, budget), skipping: runs)
    var painted = Painted()
    for decoration in line.decorations where decoration.kind == .underline {
      painted.append(decorations.paint(decoration, at: origin))
    }
    for run in runs {
      let box = run.paint.map(fill.runPaints.contains) == true ? self.box(of: run, in: runs, line, at: origin) : box
      painted.append(paint(run, run.paint.map { fill.paints[$0] }, over: box).casting(run.shadows))
    }
    for placed in line.attachments where budget.allows(placed.attachment.commands.pathElementCount) {
      let corner = Point(x: grid.round(origin.x + placed.origin.x), y: grid.round(origin.y + placed.origin.y))
      let image = Painted(
        commands: placed.attachment.commands.map { $0.offset(by: corner) }, inkBounds: Rect(origin: corner, size: placed.attachment.size))
      painted.append(image.casting(placed.shadows))
    }
    for decoration in line.decorations where decoration.kind == .strikethrough {
      painted.append(decorations.paint(decoration, at: origin))
    }
    return painted
  }

  /// The box of a gradient over the glyphs with the paint of a run on a line, as high as the line.
  private func box(of run: LaidOutRun, in runs: [LaidOutRun], _ line: TextLine, at origin: Point) -> Rect {
    let ink = runs.filter { $0.paint == run.paint }.reduce(Rect.zero) { $0.union(inkBounds(of: $1.glyphs)) }
    return Rect(minX: ink.minX, minY: origin.y - line.metrics.ascent, maxX: ink.maxX, maxY: origin.y + line.metrics.descent)
  }

  /// Paints glyphs filled, stroked or both, depending on the sign of the stroke width.
  private func paint(_ run: LaidOutRun, _ paint: ResolvedPaint?, over box: Rect) -> Painted {
    guard let window = run.window else { return paintWhole(run, paint, over: box) }
    let whole = paintWhole(run, paint, over: box)
    let (left, right) = (window.left ?? whole.inkBounds.minX, window.right ?? whole.inkBounds.maxX)
    return whole.clipped(betweenSidesOf: Rect(minX: left, minY: whole.inkBounds.minY, maxX: right, maxY: whole.inkBounds.maxY), grid)
  }

  private func paintWhole(_ run: LaidOutRun, _ paint: ResolvedPaint?, over box: Rect) -> Painted {
    if let paint { return painted(run, paint, over: box) }
    guard let stroke = run.stroke, stroke.width != 0 else { return filled(run) }
    var painted = stroke.width < 0 ? filled(run) : Painted()
    let width = abs(stroke.width) / 100 * run.glyphs.font.pointSize
    let glyphs = BudgetedGlyphs(glyphs, budget)
    var outlines: [VectorPath] = []
    for placed in run.glyphs.glyphs {
      let outline = glyphs.outline(of: placed.glyph, in: run.glyphs.font).transformed(.translation(placed.position))
      if outline.bounds != nil {
        outlines.append(outline)
      } else if stroke.width > 0 {
        // Emoji have no outline to stroke, so they are painted unchanged.
        var emoji = run
        emoji.glyphs.glyphs = [placed]
        painted.append(filled(emoji))
      }
    }
    painted.append(stroked(JoinedOutlines.joined(outlines), width, stroke.color ?? run.color))
    return painted
  }

  /// Strokes outlines in a colour, whose opacity is that of all strokes together.
  private func stroked(_ outlines: [VectorPath], _ width: Double, _ color: SRGBColor) -> Painted {
    let isTranslucent = outlines.count > 1 && color.alpha > 0 && color.alpha < 1
    var painted = Painted()
    for outline in outlines {
      guard let bounds = outline.bounds else { continue }
      painted.append(
        .stroke(outline, StrokeStyle(width: width, join: .round), .color(isTranslucent ? color.opaque : color)),
        inkBounds: bounds.outset(by: width / 2))
    }
    guard isTranslucent else { return painted }
    return Painted(commands: [.group(DrawGroup(opacity: color.alpha, commands: painted.commands))], inkBounds: painted.inkBounds)
  }

  private func painted(_ run: LaidOutRun, _ paint: ResolvedPaint, over box: Rect) -> Painted {
    let inkBounds = inkBounds(of: run.glyphs)
    guard let single = paint.paint(in: box) else {
      let covered = grid.cover(inkBounds)
      return Painted(commands: paint.covering([.glyphs(run.glyphs, .color(.black))], covered, in: box), inkBounds: covered)
    }
    return Painted(commands: [.glyphs(run.glyphs, single)], inkBounds: inkBounds)
  }

  private func filled(_ run: LaidOutRun) -> Painted {
    Painted(commands: [.glyphs(run.glyphs, .color(run.color))], inkBounds: inkBounds(of: run.glyphs))
  }

  /// The ink bounds of glyphs at the quarter-pixel positions of the rasteriser.
  private func inkBounds(of run: GlyphRun) -> Rect {
    run.glyphs.reduce(Rect.zero) { box, placed in
      let bounds = glyphs.inkBounds(of: placed.glyph, in: run.font)
      guard !bounds.isEmpty else { return box }
      let (pixel, phase) = SubpixelPhase.split(placed.position.x * grid.scale)
      let snapped = Point(x: (Double(pixel) + phase.fraction) * grid.pixel, y: grid.round(placed.position.y))
      return box.union(bounds.offset(by: snapped))
    }
  }
}

extension LaidOutRun {
  fileprivate func moved(by origin: Point) -> LaidOutRun {
    var run = self
    for index in run.glyphs.glyphs.indices { run.glyphs.glyphs[index].position = run.glyphs.glyphs[index].position + origin }
    run.window = window?.offset(by: origin.x)
    return run
  }
}
