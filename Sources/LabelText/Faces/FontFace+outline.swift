// SPDX-License-Identifier: MIT

internal import CFreeType
internal import LabelCore

extension FontFace {
  /// The glyph's outline in points of the instance; empty for blank glyphs, glyphs with colours of their own, and glyphs that FreeType
  /// cannot read.
  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath {
    isColor && hasLayers(glyph) ? VectorPath() : shape(of: glyph, in: font)
  }

  /// The outline even of a glyph that is shown in layers: one layer may use another's base.
  func shape(of glyph: GlyphID, in font: FontInstance) -> VectorPath {
    let scale = font.pointSize / Double(unitsPerEm) / 64
    let transform = AffineTransform(a: scale * font.stretch, b: 0, c: scale * font.slant, d: -scale, tx: 0, ty: 0)
    // At one pixel a font unit every coordinate has 1/64 unit, which a variable font's deltas need.
    let path = try? withOutline(of: glyph, pixelsPerEm: Double(unitsPerEm)) { slot in
      GlyphOutline.path(of: &slot.pointee.outline, transform)
    }
    return path.flatMap { $0 } ?? VectorPath()
  }

  /// The glyph's ink in points of the instance. Those of upright glyphs are cached in em.
  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect {
    if font.slant != 0 { return ink(of: glyph, in: font) }
    let box: Rect
    if let entry = glyphBoundsCache[Int(glyph.value)], entry.glyph == glyph {
      box = entry.bounds
    } else {
      box = ink(of: glyph, in: FontInstance(face: id, name: postScriptName, pointSize: 1))
      glyphBoundsCache.put((glyph, box), at: Int(glyph.value))
    }
    let (x, y) = (font.pointSize * font.stretch, font.pointSize)
    return Rect(x: box.minX * x, y: box.minY * y, width: box.width * x, height: box.height * y)
  }

  private func ink(of glyph: GlyphID, in font: FontInstance) -> Rect {
    if isColor, let box = colorBounds(of: glyph, in: font) { return box }
    return shape(of: glyph, in: font).bounds ?? .zero
  }
}
