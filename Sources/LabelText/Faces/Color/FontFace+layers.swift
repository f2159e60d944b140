// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelCore

extension FontFace {
  /// The glyph's layers painted over each other (COLR version 0), in em.
  func layerDrawing(of glyph: GlyphID, _ source: FaceColors) throws(UndrawableGlyph) -> GlyphDrawing {
    let map = AffineTransform.scale(1 / Double(unitsPerEm), -1 / Double(unitsPerEm))
    var drawing = GlyphDrawing(commands: [], inkBounds: .zero, usesForeground: false)
    var elements = 0
    for layer in layers(of: glyph) {
      let path = source.outlineInUnits(of: GlyphID(layer.glyph)).transformed(map)
      elements += path.elements.count
      guard drawing.commands.count < ColorGlyphLimits.paints else { throw .tooManyPaints }
      guard elements <= ColorGlyphLimits.pathElements else { throw .tooManyElements }
      if Int(layer.color_index) == PaletteColor.foreground { drawing.usesForeground = true }
      drawing.commands.append(.fill(path, .nonzero, .color(source.color(at: Int(layer.color_index)))))
    }
    drawing.inkBounds = drawing.commands.paintedBounds
    return drawing
  }

  func hasLayers(_ glyph: GlyphID) -> Bool {
    hb_ot_color_glyph_get_layers(hb_font_get_face(shaping), glyph.value, 0, nil, nil) > 0
  }

  private func layers(of glyph: GlyphID) -> [hb_ot_color_layer_t] {
    let face: OpaquePointer = hb_font_get_face(shaping)
    var count = hb_ot_color_glyph_get_layers(face, glyph.value, 0, nil, nil)
    return [hb_ot_color_layer_t](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      hb_ot_color_glyph_get_layers(face, glyph.value, 0, &count, buffer.baseAddress)
      filled = Int(count)
    }
  }

  /// A colour of the font's first palette; black for one that it does not have.
  func paletteColor(at index: Int) -> SRGBColor {
    var color: hb_color_t = 0
    var count: UInt32 = 1
    hb_ot_color_palette_get_colors(hb_font_get_face(shaping), 0, UInt32(index), &count, &color)
    return count == 1 ? Self.color(color) : .black
  }

  /// All colours of the font's first palette.
  var palette: [SRGBColor] {
    let face: OpaquePointer = hb_font_get_face(shaping)
    var count = hb_ot_color_palette_get_colors(face, 0, 0, nil, nil)
    var colors = [hb_color_t](repeating: 0, count: Int(count))
    hb_ot_color_palette_get_colors(face, 0, 0, &count, &colors)
    return colors.map { Self.color($0) }
  }

  /// HarfBuzz packs blue, green, red, alpha from the highest byte down.
  private static func color(_ color: hb_color_t) -> SRGBColor {
    SRGBColor(UInt8(color >> 8 & 255), UInt8(color >> 16 & 255), UInt8(color >> 24), alpha: Double(color & 255) / 255)
  }
}
