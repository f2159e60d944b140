// SPDX-License-Identifier: MIT

package import LabelCore

extension FontLibrary: GlyphSource {
  package func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath {
    openFaces.face(font.face)?.outline(of: glyph, in: font) ?? VectorPath()
  }

  /// - Throws: `.library` when FreeType cannot render the glyph, and above `GlyphImage.largestEm`: fill the outline instead.
  package func image(
    of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase
  ) throws(MachineError) -> GlyphImage {
    guard let face = openFaces.face(font.face) else { return .blank }
    let pixelsPerEm = font.pointSize * scale
    guard pixelsPerEm <= GlyphImage.largestEm else {
      // A glyph without ink, as a font may have for a control character, is blank at any size.
      if face.inkBounds(of: glyph, in: font).isEmpty { return .blank }
      throw .tooManyPixels(in: font.name)
    }
    if face.isColor, let image = try face.colorImage(of: glyph, in: font, pixelsPerEm: pixelsPerEm, phase: phase) { return image }
    return try face.mask(of: glyph, in: font, pixelsPerEm: pixelsPerEm, phase: phase)
  }

  package var hasDrawings: Bool { openFaces.hasDrawings }

  package func drawing(of glyph: GlyphID, in font: FontInstance, foreground: SRGBColor) -> GlyphDrawing? {
    guard openFaces.hasDrawings, let drawing = openFaces.face(font.face)?.drawing(of: glyph, foreground: foreground) else { return nil }
    let map = font.mapFromEm
    let commands = CommandTransform(map, glyphs: self, scale: 1).apply(drawing.commands)
    let bounds = VectorPath.rectangle(drawing.inkBounds).transformed(map).bounds ?? .zero
    return GlyphDrawing(commands: commands, inkBounds: bounds, usesForeground: drawing.usesForeground)
  }

  package func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect {
    openFaces.face(font.face)?.inkBounds(of: glyph, in: font) ?? .zero
  }
}

extension FontLibrary {
  /// Returns the open face of a font, for reports of where glyphs come from; nil if it is of another library.
  package func face(of font: FontInstance) -> FontFace? { openFaces.face(font.face) }

  /// Begins another label, without failures of fonts.
  package func beginLabel() { openFaces.beginLabel() }

  /// What was found of the fonts since `beginLabel`. Set to go on with a label that was interrupted by others.
  package var findings: FontFindings {
    get { openFaces.failures.findings }
    set { openFaces.failures.findings = newValue }
  }
}
