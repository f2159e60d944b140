// SPDX-License-Identifier: MIT

package import LabelCore

/// A glyph source that caches ink bounds: a label needs those of each of its glyphs, and most glyphs repeat.
///
/// A two-way set-associative table, which keeps the last two glyphs of each set. A look-up computes no hash, because it is made for every
/// glyph of every label. Belongs to one thread, like its source.
package final class GlyphBoundsCache: GlyphSource {
  private struct Entry {
    var face = FontFaceID(0)
    var glyph = GlyphID.missing
    /// 0 in an empty entry: no font has this size.
    var pointSize = 0.0
    var slant = 0.0
    var horizontalScale = 0.0
    var bounds = Rect.zero

    func matches(_ glyph: GlyphID, in font: FontInstance) -> Bool {
      self.glyph.value == glyph.value && face.value == font.face.value && pointSize == font.pointSize && slant == font.slant
        && horizontalScale == font.horizontalScale
    }
  }

  private let source: any GlyphSource
  private var entries = [Entry](repeating: Entry(), count: 1 << slotBits)

  private static let slotBits = 9

  package init(_ source: any GlyphSource) { self.source = source }

  package func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect {
    let slot = Self.slot(of: glyph, in: font)
    let newer = entries[slot]
    if newer.matches(glyph, in: font) { return newer.bounds }
    let older = entries[slot ^ 1]
    if older.matches(glyph, in: font) { return older.bounds }
    let bounds = source.inkBounds(of: glyph, in: font)
    // The newer entry is looked up first.
    entries[slot ^ 1] = newer
    entries[slot] = Entry(
      face: font.face, glyph: glyph, pointSize: font.pointSize, slant: font.slant, horizontalScale: font.horizontalScale, bounds: bounds)
    return bounds
  }

  package func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath { source.outline(of: glyph, in: font) }

  package var hasDrawings: Bool { source.hasDrawings }

  package func drawing(of glyph: GlyphID, in font: FontInstance, foreground: SRGBColor) -> GlyphDrawing? {
    source.drawing(of: glyph, in: font, foreground: foreground)
  }

  package func image(
    of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase
  ) throws(MachineError) -> GlyphImage {
    try source.image(of: glyph, in: font, scale: scale, phase: phase)
  }

  /// The slot of a glyph. Adjacent glyphs of a font have different slots, and so does the same glyph in two fonts.
  private static func slot(of glyph: GlyphID, in font: FontInstance) -> Int {
    let word = glyph.value &+ font.face.value &* 151 &+ UInt32(truncatingIfNeeded: font.pointSize.bitPattern >> 44)
    return Int(word & (1 << slotBits - 1))
  }
}
