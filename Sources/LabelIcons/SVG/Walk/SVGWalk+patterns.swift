// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWalk {
  /// The tiles of a pattern that cover a shape, row by row; nil when it paints nothing, and the fallback is used.
  ///
  /// As in browsers, librsvg and resvg, a tile is always clipped to its edges, whatever `overflow` is, and the content's origin is the tile's
  /// top left corner.
  ///
  /// - Parameter margin: How far beside the box something may be painted.
  mutating func pattern(
    _ index: Int, of element: XMLElement, _ box: Rect?, margin: Double, _ context: Context
  ) throws(SVGError) -> [IconNode]? {
    let chain = hrefChain(index, ["pattern"])
    let elements = chain.map { document.elements[$0] }
    func text(_ name: String) -> String? { elements.lazy.compactMap { $0[name] }.first }
    var merged = elements[0]
    for name in ["x", "y", "width", "height", "viewBox", "preserveAspectRatio"] where merged[name] == nil {
      if let value = text(name) { merged.attributes.append(XMLAttribute(name: name, value: value)) }
    }

    let isUserSpace = text("patternUnits") == "userSpaceOnUse"
    var tile = try merged.region(defaults: ("0", "0", "0", "0"), of: isUserSpace ? context.lengths : .unit)
    if !isUserSpace {
      guard let box else { return nil }
      tile = tile.placed(inUnitsOf: box)
    }
    guard let owner = chain.first(where: { !document.elements[$0].children.isEmpty }), !tile.isEmpty else { return nil }
    let toImage = try patternTransform(chain, context).then(context.transform)
    guard toImage.inverse != nil else { return nil }

    var inside = try definition(owner, in: context)
    inside.definitions = context.definitions + chain
    var content = AffineTransform.identity
    if merged["viewBox"] != nil {
      guard let viewBox = try viewBox(of: merged) else { return nil }
      content = viewBox.transform(into: Rect(origin: .zero, size: tile.size))
      inside.viewport = viewBox.rect.size
    } else if text("patternContentUnits") == "objectBoundingBox" {
      guard let box else { return nil }
      content = .scale(box.width, box.height)
    }
    inside.transform = content.then(.translation(tile.origin)).then(toImage)
    let nodes = try children(of: owner, in: inside)
    return try tiles(nodes, tile, toImage, covering: element, box?.outset(by: margin), context)
  }

  /// `patternTransform` about `transform-origin`; identity when it is invalid.
  private mutating func patternTransform(_ chain: [Int], _ context: Context) throws(SVGError) -> AffineTransform {
    guard let owner = chain.first(where: { document.elements[$0]["patternTransform"] != nil }) else { return .identity }
    let element = document.elements[owner]
    var inner = context
    inner.style.transformOrigin = try styleOfDefinition(owner).transformOrigin
    return try element["patternTransform"].flatMap { text throws(SVGError) in try transform(of: element, text, inner) } ?? .identity
  }

  /// The nodes of a tile, repeated over the area that the shape may cover.
  private mutating func tiles(
    _ nodes: [IconNode], _ tile: Rect, _ map: AffineTransform, covering element: XMLElement, _ box: Rect?, _ context: Context
  ) throws(SVGError) -> [IconNode]? {
    guard let box, let back = map.inverse else { return nil }
    let shown = VectorPath.rectangle(box).transformed(context.transform.then(back))
    guard let area = shown.bounds, !nodes.isEmpty else { return [] }
    let columns = Self.steps(area.minX - tile.minX, area.maxX - tile.minX, tile.width)
    let rows = Self.steps(area.minY - tile.minY, area.maxY - tile.minY, tile.height)
    guard columns.count * rows.count <= SVGLimits.patternTiles else {
      ignore("a pattern of more than \(SVGLimits.patternTiles) tiles", element, .notDrawn)
      return nil
    }
    patternCommands += nodes.pathElementCount * columns.count * rows.count
    guard patternCommands <= SVGLimits.patternCommands else {
      throw SVGError(line: element.line, reason: "its patterns repeat more than \(SVGLimits.patternCommands) path commands")
    }
    let edges = IconClip(outlines: [.init(path: VectorPath.rectangle(tile).transformed(map), rule: .nonzero)])
    // A clip at the edge of a shape would count the coverage of its pixels twice.
    let isInside = nodes.stayInside(tile.outset(by: 1e-9 * max(tile.width, tile.height)), back)
    let one = IconNode.group(IconGroup(clips: isInside ? [] : [edges], nodes: nodes))
    return rows.flatMap { row in
      columns.map { column in
        let offset = Point(x: Double(column) * tile.width, y: Double(row) * tile.height)
        return one.moved(by: map.linear.apply(offset))
      }
    }
  }

  /// The indices of the tiles that an interval touches.
  private static func steps(_ low: Double, _ high: Double, _ step: Double) -> Range<Int> {
    let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
    // Many more than the limit: the exact number does not matter.
    guard last - first < 1e6 else { return 0..<1_000_000 }
    return Int(nearest: first)..<max(Int(nearest: last), Int(nearest: first) + 1)
  }
}

extension [IconNode] {
  /// Whether a rectangle contains all fills and strokes after `map` is applied to them.
  fileprivate func stayInside(_ rect: Rect, _ map: AffineTransform) -> Bool {
    !containsShape { shape in
      // Strokes are seldom inside, and their box is in the image's coordinates.
      let outline = shape.stroke == nil ? shape.path : InkBounds.of(shape).map(VectorPath.rectangle) ?? VectorPath()
      guard let box = outline.transformed(map).bounds else { return false }
      return box.union(rect) != rect
    }
  }
}

extension IconNode {
  /// The node translated by `delta`.
  fileprivate func moved(by delta: Point) -> IconNode {
    let map = AffineTransform.translation(delta)
    switch self {
    case .shape(var shape):
      shape.path = shape.path.transformed(map)
      if let paint = shape.fill?.paint { shape.fill?.paint = paint.transformed(map) }
      if let paint = shape.stroke?.paint { shape.stroke?.paint = paint.transformed(map) }
      return .shape(shape)
    case .group(var group):
      group.clips = group.clips.map { $0.transformed(map) }
      group.mask = group.mask.map { IconMask(measure: $0.measure, nodes: $0.nodes.map { $0.moved(by: delta) }) }
      group.nodes = group.nodes.map { $0.moved(by: delta) }
      return .group(group)
    }
  }
}
