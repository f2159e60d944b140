// SPDX-License-Identifier: MIT

internal import LabelCore

/// The outlines of a label's glyphs, each read from its font once and shared by all places where the glyph is.
final class GlyphOutlines {
  private let glyphs: any GlyphSource
  private var known: [Key: VectorPath] = [:]

  private struct Key: Hashable {
    let font: FontInstance
    let glyph: GlyphID
  }

  init(_ glyphs: any GlyphSource) { self.glyphs = glyphs }

  /// The outline of a glyph, and whether this is the first place where it is.
  func outline(of glyph: GlyphID, in font: FontInstance) -> (outline: VectorPath, isNew: Bool) {
    let key = Key(font: font, glyph: glyph)
    if let outline = known[key] { return (outline, false) }
    let outline = glyphs.outline(of: glyph, in: font)
    known[key] = outline
    return (outline, true)
  }
}
