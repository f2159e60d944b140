// SPDX-License-Identifier: MIT

internal import LabelCore

extension Painter {
  /// Paints a run with a paint that is not one colour: the paint over the run's box, where the run has ink.
  ///
  /// Glyphs with colours of their own take the paint's, too.
  func paint(_ run: GlyphRun, with gradient: Gradient, on layer: Layer) throws(MachineError) {
    let ink = try Layer(area: layer.area)
    try paint(run, with: PremultipliedPixel(.black), on: ink)
    guard !ink.ink.isEmpty else { return }
    let colors = try Layer(area: ink.ink)
    try colors.fill(.rectangle(space.points(ink.ink)), .nonzero, with: .gradient(gradient), in: space)
    colors.keep(ink, .alpha)
    layer.blend(colors, opacity: 255)
  }

  /// Paints a run: each glyph on a whole row and at the nearest quarter of a pixel.
  func paint(_ run: GlyphRun, with pixel: PremultipliedPixel, on layer: Layer) throws(MachineError) {
    let strike = glyphs.strike(of: run.font, scale: space.scale)
    let inks = ramp.inks(of: pixel)
    for glyph in run.glyphs {
      let x = space.pixels(glyph.position).x
      // No canvas reaches so far; it also keeps infinities and NaN away from the conversion to whole numbers.
      guard abs(x) < PixelSpace.farthest else { continue }
      let (column, phase) = SubpixelPhase.split(x)
      let row = space.row(ofBaseline: glyph.position.y)
      let isPicture = try glyphs.withImage(of: glyph.glyph, in: strike, phase: phase) { image in
        blend(image, column: column, row: row, with: inks, opacity: pixel.alpha, on: layer)
      }
      if !isPicture {
        let x = Double(column) + phase.fraction
        let outline = glyphs.outline(of: glyph.glyph, in: strike)
        try layer.fill(outline, .nonzero, with: .pixel(pixel), in: space.moved(toPixel: Point(x: x, y: Double(row))))
      }
    }
  }

  private func blend(
    _ image: GlyphImage, column: Int, row: Int, with inks: UnsafePointer<UInt32>, opacity: UInt8, on layer: Layer
  ) {
    let area = PixelRect(x: column + image.left, y: row + image.top, width: image.width, height: image.height)
    switch image.pixels {
    case .coverage(let bytes): layer.blend(coverage: bytes, in: area, with: inks)
    case .color(let words): layer.blend(words, in: area, opacity: UInt32(opacity))
    }
  }
}

extension PixelSpace {
  /// The same scale with the points' origin at a place in pixels: where a glyph's outline is drawn.
  fileprivate func moved(toPixel place: Point) -> PixelSpace {
    PixelSpace(grid: grid, origin: place * (-1 / scale), precision: precision)
  }
}
