// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelCore
internal import LabelSettings

/// What a face has to draw colour glyphs with, other than bitmaps.
final class ColorTables {
  /// The paints of `COLR` version 1.
  let paints: ColorPaintTable?
  /// Whether some glyphs are layers of `COLR` version 0.
  let hasLayers: Bool
  /// Reads the documents of the table `SVG `, which draw some glyphs; nil without that table.
  let documents: (any GlyphDocument.Type)?
  /// The document that was used last: fonts have many glyphs in one.
  var lastDocument: (address: UnsafeRawPointer?, contents: any GlyphDocument)?
  /// The drawings of glyphs, in em.
  var drawingCache = LRUCache<DrawingKey, GlyphDrawing>(costLimit: 200_000)

  /// A glyph, and the text's colour if the glyph uses it.
  struct DrawingKey: Hashable {
    let glyph: GlyphID
    let foreground: SRGBColor?
  }

  /// Nil for a face with neither of the tables.
  ///
  /// - Parameters:
  ///   - font: HarfBuzz's font, with axis values.
  ///   - svgGlyphs: Reads SVG documents.
  init?(of font: OpaquePointer, _ svgGlyphs: (any GlyphDocument.Type)?) {
    let face: OpaquePointer = hb_font_get_face(font)
    let hasColors = !FontTable("COLR", of: face).isEmpty
    let hasDocuments = !FontTable("SVG ", of: face).isEmpty
    guard hasColors || hasDocuments else { return nil }
    paints = hasColors ? ColorPaintTable(of: font) : nil
    hasLayers = hasColors && hb_ot_color_has_layers(face) != 0
    documents = hasDocuments ? svgGlyphs : nil
  }
}
