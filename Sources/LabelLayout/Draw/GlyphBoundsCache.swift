// SPDX-License-Identifier: MIT

package import LabelCore

/// A glyph source that caches the ink bounds of glyphs: a label asks for those of each of its glyphs, and most glyphs come again.
///
/// A two-way set-associative table: of the glyphs that share a set the last two are kept. A look-up hashes nothing, as it is made for
/// every glyph of every label. Belongs to one thread, as its source does.
package final class GlyphBoundsCache: GlyphSource {
  private struct Entry {
    var face = FontFaceID(0)
    var glyph = GlyphID.missing
    /// 0 in an empty entry: no font is so small.
    var pointSize = 0.0
    var slant = 0.0
    var stretch = 0.0
    var box = Rect.zero

    func isOf(_ glyph: GlyphID, in font: FontInstance) -> Bool {
      self.glyph.value == glyph.value && face.value == font.face.value && pointSize == font.pointSize && slant == font.slant
        && stretch == font.stretch
    }
  }

  private let source: any GlyphSource
  private var entries = [Entry](repeating: Entry(), count: 1 << slotBits)

  private static let slotBits = 9

  package init(_ source: any GlyphSource) { self.source = source }

  package func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect {
    let slot = Self.slot(of: glyph, in: font)
    let newer = entries[slot]
    if newer.isOf(glyph, in: font) { return newer.box }
    let older = entries[slot ^ 1]
    if older.isOf(glyph, in: font) { return older.box }
    let box = source.inkBounds(of: glyph, in: font)
    // The newer of two is looked for first.
    entries[slot ^ 1] = newer
    entries[slot] = Entry(
      face: font.face, glyph: glyph, pointSize: font.pointSize, slant: font.slant, stretch: font.stretch, box: box)
    return box
  }

  package func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath { source.outline(of: glyph, in: font) }

  package func image(
    of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase
  ) throws(MachineError) -> GlyphImage {
    try source.image(of: glyph, in: font, scale: scale, phase: phase)
  }

  /// Neighbouring glyphs of a font have different slots, and so has the same glyph in two fonts.
  private static func slot(of glyph: GlyphID, in font: FontInstance) -> Int {
    let word = glyph.value &+ font.face.value &* 151 &+ UInt32(truncatingIfNeeded: font.pointSize.bitPattern >> 44)
    return Int(word & (1 << slotBits - 1))
  }
}
