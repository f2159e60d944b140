// SPDX-License-Identifier: MIT

internal import CFreeType
internal import LabelCore

extension FontFace {
  /// The glyph's outline in points of the instance; empty for blank glyphs, colour glyphs, and glyphs that FreeType cannot read, which are
  /// failures of the label.
  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath {
    isDrawing(glyph) ? VectorPath() : shape(of: glyph, in: font)
  }

  /// The outline, also of a glyph that is shown in colour.
  func shape(of glyph: GlyphID, in font: FontInstance) -> VectorPath {
    let scale = font.pointSize / Double(unitsPerEm) / 64
    let transform = AffineTransform(a: scale * font.horizontalScale, b: 0, c: scale * font.slant, d: -scale, tx: 0, ty: 0)
    // At one pixel per font unit, coordinates have a precision of 1/64 unit, which a variable font's deltas need.
    let path = try? withOutline(of: glyph, pixelsPerEm: Double(unitsPerEm)) { slot in
      GlyphOutline.path(of: &slot.pointee.outline, transform)
    }
    return path.flatMap { $0 } ?? VectorPath()
  }

  /// The outline in font units, y up, also of a glyph that is shown in colour: paints may use that of a colour glyph.
  func outlineInUnits(of glyph: GlyphID) -> VectorPath {
    let path = try? withOutline(of: glyph, pixelsPerEm: Double(unitsPerEm)) { slot in
      GlyphOutline.path(of: &slot.pointee.outline, .scale(1.0 / 64, 1.0 / 64))
    }
    return path.flatMap { $0 } ?? VectorPath()
  }

  /// The glyph's ink bounds in points of the instance. Those of upright glyphs are cached in em.
  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect {
    if font.slant != 0 { return computedInkBounds(of: glyph, in: font) }
    let bounds: Rect
    if let entry = glyphBoundsCache[Int(glyph.value)], entry.glyph == glyph {
      bounds = entry.bounds
    } else {
      bounds = computedInkBounds(of: glyph, in: FontInstance(face: id, name: postScriptName, pointSize: 1))
      // The bounds of a glyph that cannot be read are not cached, so that the next label with it fails too.
      if failures.isEmpty { glyphBoundsCache.put((glyph, bounds), at: Int(glyph.value)) }
    }
    let (x, y) = (font.pointSize * font.horizontalScale, font.pointSize)
    return Rect(x: bounds.minX * x, y: bounds.minY * y, width: bounds.width * x, height: bounds.height * y)
  }

  private func computedInkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect {
    if isColor, let bounds = colorBounds(of: glyph, in: font) { return bounds }
    return shape(of: glyph, in: font).bounds ?? .zero
  }
}
