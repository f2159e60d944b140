// SPDX-License-Identifier: MIT

/// The source of glyph outlines and images for the rasteriser, which opens no fonts itself.
///
/// An implementation need not be thread-safe: a renderer and its source belong to one thread.
package protocol GlyphSource: AnyObject {
  /// The glyph's outline in points at the instance's size, origin on the baseline, y down, with slant and horizontal scale applied.
  ///
  /// Empty for blank glyphs and for colour glyphs that are only bitmaps.
  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath

  /// The glyph's image at `scale` pixels per point, with its origin `phase` to the right of a whole pixel.
  ///
  /// - Throws: `MachineError` if FreeType cannot render the glyph.
  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage

  /// The ink bounds of the glyph, in points from its origin, y down; empty for blank glyphs.
  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect
}
