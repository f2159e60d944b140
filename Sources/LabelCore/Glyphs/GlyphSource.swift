// SPDX-License-Identifier: MIT

/// The source of glyph outlines and images for the rasteriser, which opens no fonts itself.
///
/// An implementation need not be thread-safe: a renderer and its source belong to one thread.
package protocol GlyphSource: AnyObject {
  /// The glyph's outline in points at the instance's size, origin on the baseline, y down, with slant and horizontal scale applied.
  ///
  /// Empty for blank glyphs and for colour glyphs.
  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath

  /// The glyph's image at `scale` pixels per point, with its origin `phase` to the right of a whole pixel.
  ///
  /// A glyph that is a drawing has no image: its pixels are those of the painted drawing.
  ///
  /// - Throws: `MachineError` if FreeType cannot render the glyph.
  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage

  /// The ink bounds of the glyph, in points from its origin, y down; empty for blank glyphs.
  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect

  /// Whether a glyph of a font that was used so far may be a drawing. If not, nobody needs to ask for one.
  var hasDrawings: Bool { get }

  /// The commands that paint a colour glyph; nil for a glyph that is an outline, a bitmap or blank.
  ///
  /// - Parameter foreground: The text's colour, which is used as if it were opaque.
  func drawing(of glyph: GlyphID, in font: FontInstance, foreground: SRGBColor) -> GlyphDrawing?
}

extension GlyphSource {
  /// False: a source without colour fonts need not implement drawings.
  package var hasDrawings: Bool { false }

  /// Nil, as for a source without colour fonts.
  package func drawing(of glyph: GlyphID, in font: FontInstance, foreground: SRGBColor) -> GlyphDrawing? { nil }
}
