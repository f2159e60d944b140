// SPDX-License-Identifier: MIT

internal import LabelCore

/// The position of a glyph: a whole pixel, and the quarters of a pixel to the right of it.
struct GlyphOrigin {
  let column: Int
  let row: Int
  let phase: SubpixelPhase

  /// The origin in pixels.
  var pixel: Point { Point(x: Double(column) + phase.fraction, y: Double(row)) }
}

extension Painter {
  /// Paints a colour glyph that is a drawing; small ones are cached as images.
  ///
  /// - Parameter pixel: The text's colour. Its opacity applies to the whole glyph.
  /// - Returns: False for a glyph that is no drawing.
  func paintDrawing(
    of glyph: GlyphID, in strike: GlyphCache.Strike, at origin: GlyphOrigin, with pixel: PremultipliedPixel, on layer: Layer
  ) throws(MachineError) -> Bool {
    let foreground = pixel.opaqueColor
    guard let drawing = glyphs.drawing(of: glyph, in: strike, foreground: foreground) else { return false }
    guard let area = imageArea(of: drawing, origin.phase) else {
      var moved = self
      moved.space = space.moved(toPixel: origin.pixel)
      try moved.paint(DrawGroup(opacity: Double(pixel.alpha) / 255, commands: drawing.commands), on: layer)
      return true
    }
    let own = drawing.usesForeground ? glyphs.strike(strike, paintedIn: PremultipliedPixel(foreground)) : strike
    func blend(_ image: GlyphImage) {
      self.blend(image, column: origin.column, row: origin.row, with: ramp.colors(of: pixel), opacity: pixel.alpha, on: layer)
    }
    if drawing.usesForeground, try glyphs.withImage(of: glyph, in: own, phase: origin.phase, blend) { return true }
    let image = try paint(drawing, in: area, origin.phase)
    glyphs.insert(image, of: glyph, in: own, phase: origin.phase)
    blend(image)
    return true
  }

  /// The pixels that a drawing may touch, from its origin; nil if they are too many for an image in the cache.
  private func imageArea(of drawing: GlyphDrawing, _ phase: SubpixelPhase) -> PixelRect? {
    let box = space.ofGlyph(phase).pixels(drawing.inkBounds)
    // Written so that NaN is too many.
    guard box.width * box.height <= GlyphImage.largestCachedArea, box.width + box.height <= GlyphImage.largestCachedArea else { return nil }
    // Cairo's grid is a 256th of a pixel: ink may extend as far outside.
    return PixelRect(covering: box).outset(by: 1)
  }

  /// The image of a drawing, cut to its ink.
  private func paint(_ drawing: GlyphDrawing, in area: PixelRect, _ phase: SubpixelPhase) throws(MachineError) -> GlyphImage {
    let imageLayer = try Layer(area: area)
    let painter = Painter(space: space.ofGlyph(phase), glyphs: glyphs, shapeCache: nil, ramp: ramp, blurs: blurs, deadline: deadline)
    try painter.paint(DrawGroup(commands: drawing.commands), on: imageLayer)
    let ink = imageLayer.inkBounds
    guard !ink.isEmpty else { return .blank }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(ink.width * ink.height)
    for y in ink.minY..<ink.maxY {
      pixels.append(contentsOf: UnsafeBufferPointer(start: imageLayer.pixels(x: ink.minX, y: y), count: ink.width))
    }
    return GlyphImage(left: ink.minX, top: ink.minY, width: ink.width, height: ink.height, pixels: .color(pixels))
  }
}

extension PixelSpace {
  /// The space of a glyph's image, whose origin is to the right of a whole pixel.
  fileprivate func ofGlyph(_ phase: SubpixelPhase) -> PixelSpace {
    PixelSpace(grid: grid, origin: Point(x: -phase.fraction / scale, y: 0))
  }
}

extension PremultipliedPixel {
  /// The colour without its opacity; black for a clear pixel.
  fileprivate var opaqueColor: SRGBColor {
    let unit = Double(max(alpha, 1))
    return SRGBColor(red: Double(red) / unit, green: Double(green) / unit, blue: Double(blue) / unit)
  }
}
