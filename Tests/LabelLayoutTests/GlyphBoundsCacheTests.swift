// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import Testing

@Suite struct GlyphBoundsCacheTests {
  @Test func cachedBoundsEqualThoseOfTheSource() throws {
    let source = CountingSource()
    let cache = GlyphBoundsCache(source)
    let fonts = [
      FontInstance(face: FontFaceID(0), name: "a", pointSize: 17), FontInstance(face: FontFaceID(0), name: "a", pointSize: 17.5),
      FontInstance(face: FontFaceID(1), name: "b", pointSize: 17), FontInstance(face: FontFaceID(0), name: "a", pointSize: 17, slant: 0.2),
      FontInstance(face: FontFaceID(0), name: "a", pointSize: 17, horizontalScale: 0.8),
    ]
    // More glyphs than the cache has entries.
    for round in 0..<3 {
      for font in fonts {
        for glyph in 0..<700 {
          let glyph = GlyphID(UInt32(glyph * (round + 1)))
          #expect(cache.inkBounds(of: glyph, in: font) == CountingSource.bounds(glyph, font))
        }
      }
    }
    let requests = source.count
    for _ in 0..<100 { _ = cache.inkBounds(of: GlyphID(3), in: fonts[0]) }
    #expect(source.count <= requests + 1)
  }
}

/// A source with different bounds for each glyph and font, which counts the requests.
private final class CountingSource: GlyphSource {
  private(set) var count = 0

  static func bounds(_ glyph: GlyphID, _ font: FontInstance) -> Rect {
    Rect(x: Double(glyph.value), y: font.pointSize, width: font.slant + Double(font.face.value), height: font.horizontalScale)
  }

  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect {
    count += 1
    return Self.bounds(glyph, font)
  }

  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath { VectorPath() }

  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage {
    .blank
  }
}
