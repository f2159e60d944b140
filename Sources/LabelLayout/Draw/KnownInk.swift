// SPDX-License-Identifier: MIT

package import LabelCore

/// A source of glyphs that remembers where the ink of those lately drawn lies: a label asks for every letter's, and letters return.
///
/// Belongs to one thread, as its source does. Of glyphs whose places fall together the last two are kept, so that memory is bounded.
package final class KnownInk: GlyphSource {
  private struct Entry {
    var face = FontFaceID(0)
    var glyph = GlyphID.missing
    /// 0 where nothing is known: no font is so small.
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
  private var entries = [Entry](repeating: Entry(), count: 1 << placeBits)

  private static let placeBits = 9

  package init(_ source: any GlyphSource) { self.source = source }

  package func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect {
    let place = Self.place(of: glyph, in: font)
    let known = entries[place]
    if known.isOf(glyph, in: font) { return known.box }
    let older = entries[place ^ 1]
    if older.isOf(glyph, in: font) { return older.box }
    let box = source.inkBounds(of: glyph, in: font)
    // The newer of two stays where it is looked for first.
    entries[place ^ 1] = known
    entries[place] = Entry(
      face: font.face, glyph: glyph, pointSize: font.pointSize, slant: font.slant, stretch: font.stretch, box: box)
    return box
  }

  package func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath { source.outline(of: glyph, in: font) }

  package func image(
    of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase
  ) throws(MachineError) -> GlyphImage {
    try source.image(of: glyph, in: font, scale: scale, phase: phase)
  }

  /// Neighbouring glyphs of a font fall apart, and so do the same ones of two.
  private static func place(of glyph: GlyphID, in font: FontInstance) -> Int {
    let word = glyph.value &+ font.face.value &* 151 &+ UInt32(truncatingIfNeeded: font.pointSize.bitPattern >> 44)
    return Int(word & (1 << placeBits - 1))
  }
}
