// SPDX-License-Identifier: MIT

internal import CFreeType
internal import LabelCore

extension FontFace {
  /// The glyph in its own colours, from a picture (CBDT, sbix) or from layers (COLR version 0); nil for a glyph without any.
  ///
  /// A picture is scaled by the size asked for over the strike's own, so that it keeps its proportion to the font's advances. It stays
  /// upright in a slanted font.
  func colorImage(
    of glyph: GlyphID, in font: FontInstance, pixelsPerEm: Double, phase: SubpixelPhase
  ) throws(MachineError) -> GlyphImage? {
    guard let (picture, strike) = try picture(of: glyph, pixelsPerEm: pixelsPerEm) else {
      return try layeredImage(of: glyph, in: font, pixelsPerEm: pixelsPerEm, phase: phase)
    }
    let scale = pixelsPerEm / strike
    return picture.scaled(x: scale * font.stretch, y: scale, phase: phase)
  }

  /// The box of the glyph's picture in points of the instance; nil for a glyph without one.
  func colorBounds(of glyph: GlyphID, in font: FontInstance) -> Rect? {
    if let (picture, strike) = try? picture(of: glyph, pixelsPerEm: .infinity) {
      let scale = font.pointSize / strike
      return picture.box(scaleX: scale * font.stretch, scaleY: scale)
    }
    return layerBounds(of: glyph, in: font)
  }

  private func picture(of glyph: GlyphID, pixelsPerEm: Double) throws(MachineError) -> (Picture, strike: Double)? {
    guard let strike = strike(for: pixelsPerEm) else { return nil }
    let key = BitmapGlyph(glyph: glyph, strike: strike.index)
    if let picture = bitmapGlyphCache[key] { return (picture, strike.pixelsPerEm) }
    guard let picture = try loadPicture(of: glyph, strike: strike.index).flatMap({ Picture($0) }) else { return nil }
    bitmapGlyphCache.insert(picture, for: key, cost: picture.byteCount)
    return (picture, strike.pixelsPerEm)
  }
}

/// A glyph in one of its font's bitmap strikes.
struct BitmapGlyph: Hashable {
  let glyph: GlyphID
  let strike: Int32
}
