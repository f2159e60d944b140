// SPDX-License-Identifier: MIT

/// Applies an affine transform to commands. Glyphs that are rotated or stretched become outlines, and rotated images are resampled.
package struct CommandTransform {
  private let map: AffineTransform
  private let glyphs: any GlyphSource
  /// Pixels per point of the image that is drawn.
  private let scale: Double

  package init(_ map: AffineTransform, glyphs: any GlyphSource, scale: Double) {
    self.map = map
    self.glyphs = glyphs
    self.scale = scale
  }

  package func apply(_ commands: [DrawCommand]) -> [DrawCommand] { commands.flatMap(apply) }

  private func apply(_ command: DrawCommand) -> [DrawCommand] {
    if map.b == 0, map.c == 0, map.a == map.d, map.a > 0 {
      return [command.scaled(by: map.a).offset(by: Point(x: map.tx, y: map.ty))]
    }
    switch command {
    case .fill(let path, let rule, let paint):
      return [.fill(path.transformed(map), rule, paint.mapped(map))]
    case .stroke(let path, var style, let paint):
      style.pen = style.pen.then(map.linear)
      return [.stroke(path.transformed(map), style, paint.mapped(map))]
    case .glyphs(let run, let paint): return run.glyphs.flatMap { apply($0, run.font, paint) }
    case .image(let bitmap, let rect, let sampling): return image(bitmap, in: rect, sampling)
    case .group(var group):
      group.clip = group.clip?.transformed(map)
      group.mask = group.mask.map { DrawMask($0.measure, apply($0.commands)) }
      group.shadows = group.shadows.map {
        Shadow(color: $0.color, offset: map.linear.apply($0.offset), sigma: $0.sigma * map.meanScale, placement: $0.placement)
      }
      group.filters = group.filters.map { $0.transformed(map) }
      group.backdrop = group.backdrop.map { $0.transformed(map) }
      group.commands = apply(group.commands)
      return [.group(group)]
    }
  }

  private func apply(_ glyph: PositionedGlyph, _ font: FontInstance, _ paint: Paint) -> [DrawCommand] {
    let outline = glyphs.outline(of: glyph.glyph, in: font)
    guard outline.isEmpty else {
      return [.fill(outline.transformed(.translation(glyph.position)).transformed(map), .nonzero, paint.mapped(map))]
    }
    if let drawing = glyphs.drawing(of: glyph.glyph, in: font, foreground: paint.foreground) {
      return [.group(DrawGroup(opacity: paint.foreground.alpha, commands: apply(drawing.commands.map { $0.offset(by: glyph.position) })))]
    }
    // A glyph without an outline is blank or a bitmap, which keeps its own colours.
    let factor = scale * max(map.meanScale, 1e-3)
    guard let glyphImage = try? glyphs.image(of: glyph.glyph, in: font, scale: factor, phase: .zero),
      case .color(let pixels) = glyphImage.pixels,
      glyphImage.width > 0, glyphImage.height > 0
    else { return [] }
    let corner = glyph.position + Point(x: Double(glyphImage.left), y: Double(glyphImage.top)) * (1 / factor)
    return image(
      Bitmap(width: glyphImage.width, height: glyphImage.height, pixels: pixels),
      in: Rect(origin: corner, size: Size(width: Double(glyphImage.width) / factor, height: Double(glyphImage.height) / factor)), .smooth)
  }

  private func image(_ bitmap: Bitmap, in rect: Rect, _ sampling: ImageSampling) -> [DrawCommand] {
    [.image(bitmap, in: rect, under: map, scale: scale, sampling)].compactMap(\.self)
  }
}

extension DrawCommand {
  /// A bitmap stretched to a rectangle, and transformed; nil if that has no area. Unless it is only stretched and moved, it is resampled.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point of a resampled bitmap.
  ///   - extendsEdges: Whether the pixels at its edges are repeated around a resampled bitmap, for one that is clipped to its outline.
  package static func image(
    _ bitmap: Bitmap, in rect: Rect, under map: AffineTransform, scale: Double, _ sampling: ImageSampling, extendsEdges: Bool = false
  ) -> DrawCommand? {
    if map.b == 0, map.c == 0, map.a > 0, map.d > 0 {
      let (corner, end) = (map.apply(rect.origin), map.apply(Point(x: rect.maxX, y: rect.maxY)))
      return .image(bitmap, Rect(minX: corner.x, minY: corner.y, maxX: end.x, maxY: end.y), sampling)
    }
    return TransformedImage(bitmap, in: rect, map, scale: scale, sampling, extendsEdges).map { .image($0.bitmap, $0.rect) }
  }
}

extension Paint {
  /// The colour of the parts of a colour glyph that are painted in the text's colour: black for a gradient.
  fileprivate var foreground: SRGBColor { if case .color(let color) = self { color } else { .black } }

  /// As `transformed`, but a gradient whose transform has no inverse becomes its last colour.
  fileprivate func mapped(_ map: AffineTransform) -> Paint {
    guard case .gradient(let gradient) = self, gradient.transform.then(map).inverse == nil else { return transformed(map) }
    return .color(gradient.stops.last?.color ?? .clear)
  }
}

/// An image resampled under a transform onto the pixels of the canvas: the average of four bilinear samples per pixel.
private struct TransformedImage {
  let bitmap: Bitmap
  let rect: Rect

  init?(_ source: Bitmap, in box: Rect, _ map: AffineTransform, scale: Double, _ sampling: ImageSampling, _ extendsEdges: Bool) {
    guard let inverse = map.inverse, let bounds = VectorPath.rectangle(box).transformed(map).bounds, !box.isEmpty else { return nil }
    let frame = PixelGrid(scale: scale).cover(extendsEdges ? bounds.outset(by: 2 / scale) : bounds)
    let (lastColumn, lastRow) = (Double(source.width) - 0.5, Double(source.height) - 0.5)
    let (width, height) = (Int(nearest: frame.width * scale), Int(nearest: frame.height * scale))
    guard width > 0, height > 0, width <= 1 << 14, height <= 1 << 14 else { return nil }
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        var sum = SIMD4<Double>.zero
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
          let point = inverse.apply(Point(x: frame.minX + (Double(x) + dx) / scale, y: frame.minY + (Double(y) + dy) / scale))
          var column = (point.x - box.minX) / box.width * Double(source.width)
          var row = (point.y - box.minY) / box.height * Double(source.height)
          if extendsEdges { (column, row) = (min(max(column, 0.5), lastColumn), min(max(row, 0.5), lastRow)) }
          sum += sampling == .smooth ? Self.sample(source, column, row) : Self.nearest(source, column, row)
        }
        pixels[y * width + x] = Self.pixel(sum / 4)
      }
    }
    bitmap = Bitmap(width: width, height: height, scale: scale, pixels: pixels)
    rect = frame
  }

  /// The colour of the pixel at a position; clear outside.
  private static func nearest(_ source: Bitmap, _ x: Double, _ y: Double) -> SIMD4<Double> {
    let (column, row) = (Int(nearest: x.rounded(.down)), Int(nearest: y.rounded(.down)))
    guard column >= 0, column < source.width, row >= 0, row < source.height else { return .zero }
    return color(source[column, row])
  }

  private static func color(_ pixel: PremultipliedPixel) -> SIMD4<Double> {
    SIMD4(Double(pixel.alpha), Double(pixel.red), Double(pixel.green), Double(pixel.blue))
  }

  /// The bilinear interpolation of the four nearest pixels; clear outside.
  private static func sample(_ source: Bitmap, _ x: Double, _ y: Double) -> SIMD4<Double> {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (u, v) = (x - 0.5 - left, y - 0.5 - top)
    var sum = SIMD4<Double>.zero
    for (dx, dy, weight) in [(0, 0, (1 - u) * (1 - v)), (1, 0, u * (1 - v)), (0, 1, (1 - u) * v), (1, 1, u * v)] {
      let (column, row) = (Int(nearest: left) + dx, Int(nearest: top) + dy)
      guard column >= 0, column < source.width, row >= 0, row < source.height else { continue }
      sum += color(source[column, row]) * weight
    }
    return sum
  }

  private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    let alpha = UInt32(min(255, color[0].rounded()))
    func level(_ value: Double) -> UInt32 { min(alpha, UInt32(min(255, value.rounded()))) }
    return alpha << 24 | level(color[1]) << 16 | level(color[2]) << 8 | level(color[3])
  }
}
