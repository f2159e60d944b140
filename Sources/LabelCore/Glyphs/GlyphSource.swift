// SPDX-License-Identifier: MIT

/// What the rasteriser asks of whoever owns the fonts. The rasteriser itself knows no font file.
///
/// An implementation need not be thread-safe: a renderer and its source belong to one thread.
package protocol GlyphSource: AnyObject {
  /// The glyph's outline in points of the instance, origin on the baseline, y down, synthetic slant and stretch applied.
  ///
  /// Empty for blank glyphs and for glyphs that exist only as colour pictures.
  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath

  /// The glyph in pixels at `scale` pixels per point, its origin `phase` to the right of a whole pixel.
  ///
  /// - Throws: `MachineError` when FreeType cannot render the glyph.
  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage

  /// The tight box round the glyph's ink, in points from its origin, y down; empty for blank glyphs.
  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect
}
