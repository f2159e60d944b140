// SPDX-License-Identifier: MIT

internal import LabelCore

/// Boxes of glyphs by their numbers, those lately noted.
struct InkBoxes {
  private var boxes = DirectMappedCache<(glyph: GlyphID, box: Rect)>(capacity: 1024)

  /// The box of a glyph that was noted and has kept its place.
  subscript(glyph: GlyphID) -> Rect? {
    guard let entry = boxes[Int(glyph.value)], entry.glyph == glyph else { return nil }
    return entry.box
  }

  mutating func note(_ box: Rect, of glyph: GlyphID) { boxes.put((glyph, box), at: Int(glyph.value)) }
}
