// SPDX-License-Identifier: MIT

internal import LabelCore

extension Painter {
  /// The images that shapes may be painted with; nil if all are painted anew.
  var usableShapeCache: ShapeCache? { space.isCrisp || space.precision.scalesPens ? nil : shapeCache }

  /// Paints shapes from `start` on with a cached image, if they are small and the pixels below them are transparent.
  ///
  /// - Returns: The index after the painted commands; `start` if none were painted.
  func paintShapes(_ commands: [DrawCommand], from start: Int, on layer: Layer) throws(MachineError) -> Int {
    guard let cache = usableShapeCache, commands[start].isShape else { return start }
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
    // The image does not have what a run erases or blends below itself.
    if !layer.inkBounds.isEmpty, shapes.contains(where: \.needsBackdrop) { return start }
    let area = image.area.offset(x: Int(corner.x), y: Int(corner.y))
    // On transparent pixels the image can be copied, however its shapes interact.
    guard layer.inkBounds.intersection(area).isEmpty else { return start }
    layer.copy(image.pixels, in: area)
    return end
  }

  /// - Returns: Nil for an image that is too large to be cached.
  private func paint(_ run: ShapeRun, masksFrom cache: ShapeCache) throws(MachineError) -> ShapeImage? {
    guard let area = run.bounds?.outset(by: 1) else { return nil }
    guard area.width <= ShapeCache.largestSide, area.height <= ShapeCache.largestSide else { return nil }
    let imageLayer = try Layer(area: area)
    let space = PixelSpace(grid: PixelGrid(scale: 1), origin: .zero, precision: space.precision)
    try Painter(space: space, glyphs: glyphs, shapeCache: nil, maskSource: cache, ramp: ramp, blurs: blurs, deadline: deadline).paint(
      run.commands, on: imageLayer)
    let inkBounds = imageLayer.inkBounds
    var pixels: [UInt32] = []
    pixels.reserveCapacity(inkBounds.width * inkBounds.height)
    for y in inkBounds.minY..<max(inkBounds.minY, inkBounds.maxY) {
      pixels.append(contentsOf: UnsafeBufferPointer(start: imageLayer.pixels(x: inkBounds.minX, y: y), count: inkBounds.width))
    }
    return ShapeImage(area: inkBounds, pixels: pixels)
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

  /// Strokes an outline.
  func stroke(_ path: VectorPath, _ style: StrokeStyle, with source: CairoSource, on layer: Layer) throws(MachineError) {
    guard let maskSource, case .pixel(let pixel) = source, let area = Self.maskArea(path.bounds?.outset(by: style.extent)) else {
      return try layer.stroke(path, style, with: source, in: space)
    }
    let mask = try maskSource.mask(ShapeDigest(path, style, in: space)) { () throws(MachineError) in
      try CoverageMask(of: path, style, in: area, space: space)
    }
    layer.fill(mask, with: pixel, ramp)
  }

  /// The area where a shape may have ink; nil if its mask is too large to be cached.
  private static func maskArea(_ bounds: Rect?) -> PixelRect? {
    // Cairo's grid is a 256th of a pixel: ink may extend as far outside.
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
