// SPDX-License-Identifier: MIT

/// The work of painting a display list, counted before it is done and from above.
///
/// It does not depend on caches and clocks, so that a label is painted on every machine or on none.
package struct PaintWork {
  /// Rows of pixels crossed by the edges of outlines; an edge is counted once for each row. This is what Cairo spends its time on.
  package var edgeRows = 0.0
  /// Pixels of layers, images and glyphs.
  package var pixels = 0.0
  /// Pixels of the layers that exist at the same time, at most.
  package var layerPixels = 0.0

  /// No work.
  package init() {}

  /// The colour glyphs of the list as drawings; nil if there are none.
  private var drawings: DrawingWork?

  /// The work of a display list.
  ///
  /// - Parameter glyphs: The source of the drawings of colour glyphs; nil to count every glyph as an outline or an image.
  package init(of list: DisplayList, glyphs: (any GlyphSource)? = nil) {
    if let glyphs, glyphs.hasDrawings { drawings = DrawingWork(glyphs) }
    let canvas = Rect(
      x: 0, y: 0, width: max(1, list.canvas.width * list.scale), height: max(1, list.canvas.height * list.scale))
    let space = Space(scale: list.scale, origin: list.canvas.origin)
    _ = add(list.commands, in: canvas, space, layers: 0)
  }

  /// The mapping from points to pixels of the canvas.
  private struct Space {
    var scale: Double
    var origin: Point

    func pixels(_ point: Point) -> Point { (point - origin) * scale }
    func pixels(_ rect: Rect) -> Rect {
      let corner = pixels(rect.origin)
      return Rect(x: corner.x, y: corner.y, width: rect.width * scale, height: rect.height * scale)
    }
  }

  /// - Parameters:
  ///   - area: The part of the canvas that is painted, in pixels.
  ///   - layers: The pixels of the layers around the commands.
  /// - Returns: A box around what the commands paint, in pixels.
  private mutating func add(_ commands: [DrawCommand], in area: Rect, _ space: Space, layers: Double) -> Rect {
    layerPixels = max(layerPixels, layers)
    var ink = Rect.zero
    for command in commands {
      let box =
        switch command {
        case .fill(let path, _, _): addEdges(of: path, in: area, space)
        case .stroke(let path, let style, _): addEdges(of: path, style, in: area, space)
        case .glyphs(let run, _): addGlyphs(run, in: area, space, layers: layers)
        case .image(_, let rect, _): addImage(space.pixels(rect).intersection(area))
        case .group(let group): add(group, in: area, space, layers: layers)
        }
      ink = ink.union(box)
    }
    return ink
  }

  private mutating func add(_ group: DrawGroup, in area: Rect, _ space: Space, layers: Double) -> Rect {
    var inner = area
    if let clip = group.clip { inner = addEdges(of: clip, in: area, space) }
    let filters = group.filters.reduce(0) { $0 + $1.passes } + group.shadows.count
    let own = group.needsLayer || !group.backdrop.isEmpty ? inner.area : 0
    var ink = add(group.commands, in: inner, space, layers: layers + own)
    if filters > 0 {
      let extent = group.filters.extent * space.scale
      let reach = group.shadows.reduce(0) { max($0, ($1.extent + abs($1.offset.x) + abs($1.offset.y)) * space.scale) }
      ink = Self.box(ink.outset(by: extent + reach), in: area)
    }
    pixels += ink.area * Double((group.needsLayer ? 1 : 0) + filters * 4) + inner.area * Double(group.backdrop.count * 4)
    for case .graph(let graph) in group.filters { addSteps(of: graph, in: inner, space, layers: layers + own) }
    guard let mask = group.mask else { return ink }
    pixels += ink.area * 2
    _ = add(mask.commands, in: ink, space, layers: layers + own * 2)
    return ink
  }

  /// Adds the pixels of a filter's steps. Each has four numbers, and about four results exist at the same time.
  private mutating func addSteps(of graph: FilterGraph, in area: Rect, _ space: Space, layers: Double) {
    let steps = area.outset(by: FilterGraph.margin(around: area.size, reach: graph.extent * space.scale)).area
    pixels += steps * Double(graph.steps.count)
    layerPixels = max(layerPixels, layers + steps * 16)
  }

  private mutating func addImage(_ box: Rect) -> Rect {
    pixels += box.area
    return box
  }

  /// Adds the edges of an outline that is filled, or of both sides of one that is stroked, with its joins, caps and dashes.
  ///
  /// - Returns: A box around what they enclose.
  private mutating func addEdges(of path: VectorPath, _ style: StrokeStyle? = nil, in area: Rect, _ space: Space) -> Rect {
    let (low, high) = (area.minY, area.maxY)
    /// The rows of the area that are crossed between two heights.
    func rows(_ a: Double, _ b: Double) -> Double { max(0, min(max(a, b), high) - max(min(a, b), low)) }
    var length = 0.0
    var crossed = 0.0
    var count = 0.0
    var pieces = 0.0
    var last = Point.zero
    var (corner, opposite) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
    func reach(_ point: Point) {
      corner = Point(x: min(corner.x, point.x), y: min(corner.y, point.y))
      opposite = Point(x: max(opposite.x, point.x), y: max(opposite.y, point.y))
      last = point
    }
    func edge(to end: Point) {
      crossed += rows(last.y, end.y)
      length += min((end - last).length, Self.longestEdge)
      reach(end)
    }
    for element in path.elements {
      count += 1
      switch element {
      case .move(let point): reach(space.pixels(point))
      case .line(let point): edge(to: space.pixels(point))
      case .cubic(let first, let second, let end):
        // A curve is painted as about as many lines as the square root of its length.
        let before = length
        for point in [first, second, end] { edge(to: space.pixels(point)) }
        pieces += (length - before).squareRoot()
      case .close: break
      }
    }
    var box = Rect(x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y)
    guard let style else {
      edgeRows += crossed + count + pieces
      return count > 0 ? Self.box(box.outset(by: 1), in: area) : .zero
    }
    let pen = min(style.width * space.scale, area.height)
    let period = style.dashes.reduce(0, +) * space.scale
    let dashes = period > 0 ? min(length / period * Double(style.dashes.count), Self.mostDashes) : 0
    // Each line and each dash has two sides and two ends.
    edgeRows += 2 * crossed + (count + dashes) * (2 * pen + 1) + pieces
    guard style.pen == .identity else { return area }
    box = box.outset(by: 1 + style.width * space.scale * max(1, style.miterLimit))
    return count > 0 ? Self.box(box, in: area) : .zero
  }

  /// - Returns: The whole area, since only the font knows where the ink of its glyphs is.
  private mutating func addGlyphs(_ run: GlyphRun, in area: Rect, _ space: Space, layers: Double) -> Rect {
    let em = run.font.pointSize * space.scale
    pixels += min(em * em, area.area) * Double(run.glyphs.count)
    // Large glyphs are filled as outlines.
    if em > Self.largestGlyphImage { edgeRows += Double(run.glyphs.count) * Self.edgesPerGlyph * min(em, area.height) }
    guard drawings != nil else { return area }
    for glyph in run.glyphs {
      guard let work = drawings?.next(glyph.glyph, in: run.font, scale: space.scale, largest: area) else { continue }
      edgeRows += work.edgeRows
      pixels += work.pixels
      layerPixels = max(layerPixels, layers + work.layerPixels)
    }
    return area
  }

  /// A box, cut off at the area; the whole area for a box that is not finite.
  private static func box(_ box: Rect, in area: Rect) -> Rect {
    box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite ? box.intersection(area) : area
  }

  /// The length in pixels that one edge counts at most; the rasteriser does not paint beyond it.
  private static let longestEdge = 4_000_000.0
  /// What the pieces of one curve count at most.
  fileprivate static let mostPieces = 14_000.0
  /// The rasteriser paints a solid line instead of more dashes.
  private static let mostDashes = 100_000.0
  /// The em in pixels from which glyphs may be filled as outlines, instead of being painted as images.
  private static let largestGlyphImage = 200.0
  /// The edges of a glyph that cross an average row.
  private static let edgesPerGlyph = 8.0
}

extension DisplayList {
  /// Checks that painting the list is within the limits.
  ///
  /// - Parameter glyphs: The source of the drawings of colour glyphs.
  /// - Throws: `LabelError.tooMuchWork`.
  package func checkWork(_ limits: Limits, glyphs: (any GlyphSource)? = nil) throws(LabelError) {
    guard mayExceed(limits) || glyphs?.hasDrawings == true else { return }
    let work = PaintWork(of: self, glyphs: glyphs)
    // Written so that NaN is too much.
    guard work.edgeRows <= Double(limits.maximumEdgeRows) else {
      throw .tooMuchWork(what: "outlines cross rows of pixels", count: work.edgeRows, limit: limits.maximumEdgeRows)
    }
    let (pixels, layers) = (limits.maximumArea * Limits.passes, limits.maximumArea * Limits.layers)
    guard work.pixels <= Double(pixels) else {
      throw .tooMuchWork(what: "pixels are painted", count: work.pixels, limit: pixels)
    }
    guard work.layerPixels <= Double(layers) else {
      throw .tooMuchWork(what: "pixels are in layers at once", count: work.layerPixels, limit: layers)
    }
  }

  /// A quick upper bound: nearly every label is so small that nothing has to be counted.
  private func mayExceed(_ limits: Limits) -> Bool {
    var counts = CommandCounts()
    counts.add(commands)
    let (width, height) = (max(1, canvas.width * scale), max(1, canvas.height * scale))
    let edges = Double(counts.elements) * (8 * height + PaintWork.mostPieces) + Double(counts.glyphs) * 8 * height
    let pixels = Double(counts.layers + counts.glyphs) * width * height
    return !(counts.dashed == 0 && edges <= Double(limits.maximumEdgeRows) && pixels <= Double(limits.maximumArea))
  }
}

/// The numbers of things in a display list.
private struct CommandCounts {
  var elements = 0
  var glyphs = 0
  var layers = 0
  var dashed = 0

  mutating func add(_ commands: [DrawCommand]) {
    for command in commands {
      switch command {
      case .fill(let path, _, _): elements += path.elements.count
      case .stroke(let path, let style, _):
        elements += path.elements.count
        if !style.dashes.isEmpty { dashed += 1 }
      case .glyphs(let run, _): glyphs += run.glyphs.count
      case .image: layers += 1
      case .group(let group):
        layers += 3 + 4 * (group.filters.reduce(0) { $0 + $1.passes } + group.shadows.count + group.backdrop.count)
        if let clip = group.clip { elements += clip.elements.count }
        if let mask = group.mask { add(mask.commands) }
        add(group.commands)
      }
    }
  }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
