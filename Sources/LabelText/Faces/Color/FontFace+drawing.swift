// SPDX-License-Identifier: MIT

internal import CFreeType
internal import CHarfBuzz
internal import LabelCore
internal import LabelSettings

/// Where a font describes a colour glyph.
private enum ColorGlyphKind {
  case paints(ColorPaintTable)
  case layers
  case document
}

extension FontFace {
  /// Whether a glyph is a drawing: it has paints or layers (`COLR`), or is in an SVG document.
  func isDrawing(_ glyph: GlyphID) -> Bool { drawingKind(of: glyph) != nil }

  /// The drawing of a colour glyph, in em; nil for a glyph that is none, and for one that cannot be drawn, which is a warning.
  ///
  /// A glyph with paints, layers, a document and a bitmap is drawn by the first of them, as in HarfBuzz and, as far as they go, in browsers.
  ///
  /// - Parameter foreground: The text's colour, opaque.
  func drawing(of glyph: GlyphID, foreground: SRGBColor) -> GlyphDrawing? {
    guard let colors, let kind = drawingKind(of: glyph) else { return nil }
    for key in [nil, foreground] {
      if let drawing = colors.drawingCache[ColorTables.DrawingKey(glyph: glyph, foreground: key)] { return drawing }
    }
    do throws(UndrawableGlyph) {
      guard let drawing = try made(glyph, kind, foreground) else { return nil }
      let key = ColorTables.DrawingKey(glyph: glyph, foreground: drawing.usesForeground ? foreground : nil)
      // The drawing of a glyph that cannot be read is not cached, so that the next label with it has the warning too.
      if failures.isEmpty { colors.drawingCache.insert(drawing, for: key, cost: drawing.cost) }
      return drawing
    } catch {
      failures.add(.undrawableGlyph(path: path, glyph: Int(glyph.value), reason: error.reason))
      return nil
    }
  }

  private func drawingKind(of glyph: GlyphID) -> ColorGlyphKind? {
    guard let colors else { return nil }
    if let paints = colors.paints, paints.paint(of: glyph) != nil { return .paints(paints) }
    if colors.hasLayers, hasLayers(glyph) { return .layers }
    return colors.documents != nil && hasDocument(glyph) ? .document : nil
  }

  private func made(_ glyph: GlyphID, _ kind: ColorGlyphKind, _ foreground: SRGBColor) throws(UndrawableGlyph) -> GlyphDrawing? {
    let source = FaceColors(face: self, foreground: foreground)
    switch kind {
    case .paints(let table):
      var builder = ColorGlyphBuilder(table, source)
      return try builder.drawing(of: glyph)
    case .layers: return try layerDrawing(of: glyph, source)
    case .document: return try documentDrawing(of: glyph, foreground)
    }
  }
}

/// The outlines and colours of a face, for text in one colour.
struct FaceColors: ColorGlyphSource {
  let face: FontFace
  let foreground: SRGBColor

  var unitsPerEm: Int { face.unitsPerEm }

  func outlineInUnits(of glyph: GlyphID) -> VectorPath { face.outlineInUnits(of: glyph) }

  func color(at index: Int) -> SRGBColor { index == PaletteColor.foreground ? foreground : face.paletteColor(at: index) }
}

extension GlyphDrawing {
  /// The cost in the cache: about the number of outline elements.
  fileprivate var cost: Int { 16 + commands.pathElementCount }
}
