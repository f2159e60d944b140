// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelCore

extension FontFace {
  /// Whether a glyph is in one of the font's SVG documents.
  func hasDocument(_ glyph: GlyphID) -> Bool {
    let blob: OpaquePointer = hb_ot_color_glyph_reference_svg(hb_font_get_face(shaping), glyph.value)
    defer { hb_blob_destroy(blob) }
    return !FontFile.bytes(of: blob).isEmpty
  }

  /// The glyph's part of an SVG document, in em; nil for a document without it.
  func documentDrawing(of glyph: GlyphID, _ foreground: SRGBColor) throws(UndrawableGlyph) -> GlyphDrawing? {
    do throws(LabelError) {
      return try document(of: glyph)?.drawing(of: Int(glyph.value), unitsPerEm: unitsPerEm, foreground: foreground, palette: palette)
    } catch {
      guard let reason = error.reason else { throw .cutShort }
      throw UndrawableGlyph(reason: "its SVG document\(error.line.map { ", line \($0)," } ?? ""): \(reason)")
    }
  }

  /// The document with a glyph. The table stays in memory, so that a document is known by its address.
  private func document(of glyph: GlyphID) throws(LabelError) -> (any GlyphDocument)? {
    let blob: OpaquePointer = hb_ot_color_glyph_reference_svg(hb_font_get_face(shaping), glyph.value)
    defer { hb_blob_destroy(blob) }
    let bytes = FontFile.bytes(of: blob)
    guard !bytes.isEmpty, let colors, let reader = colors.documents else { return nil }
    if let last = colors.lastDocument, last.address == bytes.baseAddress { return last.contents }
    let document = try reader.init(Array(bytes), path: path)
    colors.lastDocument = (bytes.baseAddress, document)
    return document
  }
}
