// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import Testing

@Suite struct GlyphBoundsCacheTests {
  @Test func boundsAreThoseOfTheSourceHoweverOftenTheyAreAskedFor() throws {
    let source = CountingSource()
    let cache = GlyphBoundsCache(source)
    let fonts = [
      FontInstance(face: FontFaceID(0), name: "a", pointSize: 17), FontInstance(face: FontFaceID(0), name: "a", pointSize: 17.5),
      FontInstance(face: FontFaceID(1), name: "b", pointSize: 17), FontInstance(face: FontFaceID(0), name: "a", pointSize: 17, slant: 0.2),
      FontInstance(face: FontFaceID(0), name: "a", pointSize: 17, stretch: 0.8),
    ]
    // More than there is room for.
    for round in 0..<3 {
      for font in fonts {
        for glyph in 0..<700 {
          let glyph = GlyphID(UInt32(glyph * (round + 1)))
          #expect(cache.inkBounds(of: glyph, in: font) == CountingSource.box(glyph, font))
        }
      }
    }
    let asked = source.count
    for _ in 0..<100 { _ = cache.inkBounds(of: GlyphID(3), in: fonts[0]) }
    #expect(source.count <= asked + 1)
  }
}

/// Boxes that tell every glyph and font apart, and how often they were asked for.
private final class CountingSource: GlyphSource {
  private(set) var count = 0

  static func box(_ glyph: GlyphID, _ font: FontInstance) -> Rect {
    Rect(x: Double(glyph.value), y: font.pointSize, width: font.slant + Double(font.face.value), height: font.stretch)
  }

  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect {
    count += 1
    return Self.box(glyph, font)
  }

  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath { VectorPath() }

  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage {
    .blank
  }
}
