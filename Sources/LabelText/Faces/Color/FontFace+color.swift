// SPDX-License-Identifier: MIT

internal import CFreeType
internal import LabelCore

extension FontFace {
  /// The glyph's colour image from a bitmap (CBDT, sbix); nil for a glyph without one.
  ///
  /// A bitmap is scaled by the ratio of the requested size to the strike's size, so that it keeps its proportion to the font's advances. It
  /// stays upright in a slanted font.
  func colorImage(
    of glyph: GlyphID, in font: FontInstance, pixelsPerEm: Double, phase: SubpixelPhase
  ) throws(MachineError) -> GlyphImage? {
    guard let (bitmap, strike) = try bitmap(of: glyph, pixelsPerEm: pixelsPerEm) else { return nil }
    let scale = pixelsPerEm / strike
    return bitmap.scaled(x: scale * font.horizontalScale, y: scale, phase: phase)
  }

  /// The bounds of the glyph's drawing or bitmap in points of the instance; nil for a glyph without either.
  func colorBounds(of glyph: GlyphID, in font: FontInstance) -> Rect? {
    if let drawing = drawing(of: glyph, foreground: .black) {
      return VectorPath.rectangle(drawing.inkBounds).transformed(font.mapFromEm).bounds
    }
    guard let (bitmap, strike) = try? bitmap(of: glyph, pixelsPerEm: .infinity) else { return nil }
    let scale = font.pointSize / strike
    return bitmap.bounds(scaleX: scale * font.horizontalScale, scaleY: scale)
  }

  private func bitmap(of glyph: GlyphID, pixelsPerEm: Double) throws(MachineError) -> (GlyphBitmap, strike: Double)? {
    guard let strike = strike(for: pixelsPerEm) else { return nil }
    let key = GlyphBitmapKey(glyph: glyph, strike: strike.index)
    if let bitmap = glyphBitmapCache[key] { return (bitmap, strike.pixelsPerEm) }
    guard let bitmap = try loadBitmap(of: glyph, strike: strike.index).flatMap({ GlyphBitmap($0) }) else { return nil }
    glyphBitmapCache.insert(bitmap, for: key, cost: bitmap.byteCount)
    return (bitmap, strike.pixelsPerEm)
  }
}

/// A glyph in one of its font's bitmap strikes.
struct GlyphBitmapKey: Hashable {
  let glyph: GlyphID
  let strike: Int32
}

extension FontInstance {
  /// The transform of a drawing from em to points, y down.
  var mapFromEm: AffineTransform {
    AffineTransform(a: pointSize * horizontalScale, b: 0, c: -pointSize * slant, d: pointSize, tx: 0, ty: 0)
  }
}
