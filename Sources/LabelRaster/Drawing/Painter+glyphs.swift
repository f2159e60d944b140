// SPDX-License-Identifier: MIT

internal import LabelCore

extension Painter {
  /// Paints a run with a gradient: the gradient is masked by the run's alpha.
  ///
  /// Colour glyphs are painted with the gradient, too.
  func paint(_ run: GlyphRun, with gradient: Gradient, on layer: Layer) throws(MachineError) {
    let text = try Layer(area: layer.area)
    try paint(run, with: PremultipliedPixel(.black), on: text)
    guard !text.inkBounds.isEmpty else { return }
    let colors = try Layer(area: text.inkBounds)
    try colors.fill(.rectangle(space.points(text.inkBounds)), .nonzero, with: .gradient(gradient), in: space)
    colors.apply(mask: text, .alpha)
    layer.blend(colors, opacity: 255)
  }

  /// Paints a run: each glyph is positioned on a whole row and at the nearest quarter of a pixel. A translucent colour is painted once where
  /// glyphs overlap, as where Arabic letters join.
  func paint(_ run: GlyphRun, with pixel: PremultipliedPixel, on layer: Layer) throws(MachineError) {
    guard pixel.alpha < 255, run.glyphs.count > 1 else { return try paint(run, with: pixel, coverage: pixel, on: layer, layer) }
    let text = try Layer(area: layer.area)
    try paint(run, with: pixel, coverage: PremultipliedPixel(.black), on: layer, text)
    layer.blend(alphaOf: text, with: ramp.colors(of: pixel))
  }

  /// - Parameters:
  ///   - pixel: The colour of glyphs that are drawings, and the opacity of those that are bitmaps, which are painted on `layer`.
  ///   - coverage: The colour of all others, which are painted on `text`.
  private func paint(
    _ run: GlyphRun, with pixel: PremultipliedPixel, coverage: PremultipliedPixel, on layer: Layer, _ text: Layer
  ) throws(MachineError) {
    let strike = glyphs.strike(of: run.font, scale: space.scale)
    let colors = ramp.colors(of: coverage)
    for glyph in run.glyphs {
      if deadline.isOver { try deadline.check() }
      let x = space.pixels(glyph.position).x
      // No canvas extends this far; the check also keeps infinities and NaN away from the conversion to integers.
      guard abs(x) < PixelSpace.farthest else { continue }
      let (column, phase) = SubpixelPhase.split(x)
      let row = space.row(ofBaseline: glyph.position.y)
      let hasImage = try glyphs.withImage(of: glyph.glyph, in: strike, phase: phase) { image in
        let target = if case .coverage = image.pixels { text } else { layer }
        blend(image, column: column, row: row, with: colors, opacity: pixel.alpha, on: target)
      }
      if !hasImage {
        let origin = GlyphOrigin(column: column, row: row, phase: phase)
        if try paintDrawing(of: glyph.glyph, in: strike, at: origin, with: pixel, on: layer) { continue }
        let outline = glyphs.outline(of: glyph.glyph, in: strike)
        try text.fill(outline, .nonzero, with: .pixel(coverage), in: space.moved(toPixel: origin.pixel))
      }
    }
  }

  func blend(
    _ image: GlyphImage, column: Int, row: Int, with colors: UnsafePointer<UInt32>, opacity: UInt8, on layer: Layer
  ) {
    let area = PixelRect(x: column + image.left, y: row + image.top, width: image.width, height: image.height)
    switch image.pixels {
    case .coverage(let bytes): layer.blend(coverage: bytes, in: area, with: colors)
    case .color(let pixels): layer.blend(pixels, in: area, opacity: UInt32(opacity))
    }
  }
}

extension PixelSpace {
  /// The space with the same scale and its origin at a position in pixels, for a glyph's outline or drawing.
  func moved(toPixel position: Point) -> PixelSpace {
    PixelSpace(grid: grid, origin: position * (-1 / scale), precision: precision)
  }
}
