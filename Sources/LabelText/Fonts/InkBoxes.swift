// SPDX-License-Identifier: MIT

internal import LabelCore

/// Boxes of glyphs by their numbers. Each has one place, which it loses to the next glyph that has the same.
struct InkBoxes {
  private var boxes: [(glyph: GlyphID, box: Rect)?] = []

  private static let count = 1024

  /// The box of a glyph that was noted and has kept its place.
  subscript(glyph: GlyphID) -> Rect? {
    guard !boxes.isEmpty, let entry = boxes[Int(glyph.value) % Self.count], entry.glyph == glyph else { return nil }
    return entry.box
  }

  mutating func note(_ box: Rect, of glyph: GlyphID) {
    if boxes.isEmpty { boxes = Array(repeating: nil, count: Self.count) }
    boxes[Int(glyph.value) % Self.count] = (glyph, box)
  }
}
