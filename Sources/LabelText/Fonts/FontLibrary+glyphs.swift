// SPDX-License-Identifier: MIT

package import LabelCore

extension FontLibrary: GlyphSource {
  package func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath {
    openFaces.face(font.face)?.outline(of: glyph, in: font) ?? VectorPath()
  }

  package func image(
    of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase
  ) throws(MachineError) -> GlyphImage {
    guard let face = openFaces.face(font.face) else { return .blank }
    let pixelsPerEm = font.pointSize * scale
    if face.isColor, let image = try face.colorImage(of: glyph, in: font, pixelsPerEm: pixelsPerEm, phase: phase) { return image }
    return try face.mask(of: glyph, in: font, pixelsPerEm: pixelsPerEm, phase: phase)
  }

  package func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect {
    openFaces.face(font.face)?.inkBounds(of: glyph, in: font) ?? .zero
  }
}
