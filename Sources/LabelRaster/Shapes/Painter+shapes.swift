// SPDX-License-Identifier: MIT

internal import LabelCore

extension Painter {
  /// Paints the shapes from `start` on from the cache, if they are small and what is below them is transparent.
  ///
  /// - Returns: the index behind those that were painted; `start` if none were.
  func paintShapes(_ commands: [DrawCommand], from start: Int, on layer: Layer) throws(MachineError) -> Int {
    guard let cache = shapeCache, !space.isCrisp, !space.precision.scalesPens, commands[start].isShape else { return start }
    guard let first = commands[start].firstPath?.firstPoint.map({ space.pixels($0) }) else { return start }
    guard abs(first.x) < PixelSpace.farthest, abs(first.y) < PixelSpace.farthest else { return start }
    var end = start + 1
    while end < commands.count, commands[end].isShape { end += 1 }
    let corner = Point(x: first.x.rounded(.down), y: first.y.rounded(.down))
    let shapes = commands[start..<end]
    let image = try cache.image(ShapeDigest(shapes, corner: corner, in: space)) { () throws(MachineError) in
      try paint(ShapeRun(shapes, corner: corner, in: space), masksFrom: cache)
    }
    guard let image else { return start }
    // The image does not show what a run erases or blends below itself.
    if !layer.ink.isEmpty, shapes.contains(where: \.needsBackdrop) { return start }
    let area = image.area.offset(x: Int(corner.x), y: Int(corner.y))
    // On transparent pixels the image can be copied, whatever its shapes do to each other.
    guard layer.ink.intersection(area).isEmpty else { return start }
    layer.place(image.pixels, in: area)
    return end
  }

  /// - Returns: nil for an image that is too large to be cached.
  private func paint(_ run: ShapeRun, masksFrom cache: ShapeCache) throws(MachineError) -> ShapeImage? {
    guard let area = run.bounds?.outset(by: 1) else { return nil }
    guard area.width <= ShapeCache.largestSide, area.height <= ShapeCache.largestSide else { return nil }
    let sheet = try Layer(area: area)
    let space = PixelSpace(grid: PixelGrid(scale: 1), origin: .zero, precision: space.precision)
    try Painter(space: space, glyphs: glyphs, shapeCache: nil, maskSource: cache, ramp: ramp, blurs: blurs).paint(run.commands, on: sheet)
    let ink = sheet.ink
    var pixels: [UInt32] = []
    pixels.reserveCapacity(ink.width * ink.height)
    for y in ink.minY..<max(ink.minY, ink.maxY) {
      pixels.append(contentsOf: UnsafeBufferPointer(start: sheet.pixels(x: ink.minX, y: y), count: ink.width))
    }
    return ShapeImage(area: ink, pixels: pixels)
  }

  /// Fills the inside of an outline.
  func fill(_ path: VectorPath, _ rule: FillRule, with source: CairoSource, on layer: Layer) throws(MachineError) {
    guard let maskSource, case .pixel(let pixel) = source, let area = Self.maskArea(path.bounds) else {
      return try layer.fill(path, rule, with: source, in: space)
    }
    let mask = try maskSource.mask(ShapeDigest(path, rule, in: space)) { () throws(MachineError) in
      try CoverageMask(of: path, rule, in: area, space: space)
    }
    layer.fill(mask, with: pixel, ramp)
  }

  /// Draws a line along an outline.
  func stroke(_ path: VectorPath, _ style: StrokeStyle, with source: CairoSource, on layer: Layer) throws(MachineError) {
    guard let maskSource, case .pixel(let pixel) = source, let area = Self.maskArea(path.bounds?.outset(by: style.reach)) else {
      return try layer.stroke(path, style, with: source, in: space)
    }
    let mask = try maskSource.mask(ShapeDigest(path, style, in: space)) { () throws(MachineError) in
      try CoverageMask(of: path, style, in: area, space: space)
    }
    layer.fill(mask, with: pixel, ramp)
  }

  /// Where a shape may have ink; nil for one whose mask is too large to be cached.
  private static func maskArea(_ bounds: Rect?) -> PixelRect? {
    // Cairo's own grid is a 256th of a pixel: ink may lie as much outside.
    guard let area = bounds.map({ PixelRect(covering: $0).outset(by: 1) }), !area.isEmpty else { return nil }
    return area.width <= ShapeCache.largestSide + 2 && area.height <= ShapeCache.largestSide + 2 ? area : nil
  }
}

extension VectorPath {
  fileprivate var firstPoint: Point? {
    switch elements.first {
    case .move(let point), .line(let point), .cubic(let point, _, _): point
    case .close, nil: nil
    }
  }
}
