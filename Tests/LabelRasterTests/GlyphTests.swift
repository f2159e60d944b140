// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import Testing

@Suite struct GlyphTests {
  private let black = Paint.color(.black)

  @Test func glyphOriginIsRoundedToQuarterPixels() throws {
    let rows = try stride(from: 0.0, through: 1.0, by: 0.25).map { x in
      try draw(6, 6, [.glyphs(.one(at: Point(x: x, y: 6)), black)]).alphas(inRow: 3)
    }
    #expect(
      rows == [
        [255, 255, 255, 255, 0, 0], [191, 255, 255, 255, 64, 0], [128, 255, 255, 255, 128, 0], [64, 255, 255, 255, 191, 0],
        [0, 255, 255, 255, 255, 0],
      ])
  }

  @Test func quarterPixelsDependOnTheScale() throws {
    let bitmap = try draw(4, 6, scale: 2, [.glyphs(.one(at: Point(x: 0.13, y: 6)), black)])
    #expect(bitmap.alphas(inRow: 6) == [191, 255, 255, 255, 255, 255, 255, 255])
  }

  @Test(arguments: [(5.0, 5), (5.4, 5), (5.5, 6), (4.6, 5), (-0.2, 0)])
  func baselineIsOnTheNearestRow(y: Double, row: Int) throws {
    let bitmap = try draw(4, 12, [.glyphs(.one(at: Point(x: 0, y: y)), black)])
    #expect((0..<12).filter { bitmap[0, $0].alpha > 0 } == Array(max(0, row - 6)..<row))
  }

  @Test func canvasOriginShiftsGlyphs() throws {
    let bitmap = try draw(6, 8, origin: Point(x: -1, y: -2), [.glyphs(.one(at: Point(x: 0, y: 6)), black)])
    #expect(bitmap.alphas(inRow: 7) == [0, 255, 255, 255, 255, 0])
    #expect(bitmap.alphas(inRow: 1).allSatisfy { $0 == 0 })
  }

  @Test func inkOutsideTheCanvasIsClipped() throws {
    let positions = [
      Point(x: -2, y: 3), Point(x: 4, y: 3), Point(x: 1, y: -1), Point(x: 1, y: 30), Point(x: 1e300, y: 3), Point(x: 1, y: -1e300),
    ]
    let run = GlyphRun(font: .fake(8), glyphs: positions.map { PositionedGlyph(glyph: GlyphID(7), position: $0) })
    let bitmap = try draw(5, 4, [.glyphs(run, black)])
    #expect(bitmap.alphaText == "ff ff .. .. ff\nff ff .. .. ff\nff ff .. .. ff\n.. .. .. .. ..")
  }

  @Test func imageIsRenderedOncePerPhase() throws {
    let glyphs = FakeGlyphs()
    let rasterizer = Rasterizer(glyphs: glyphs)
    let run = GlyphRun(
      font: .fake(8), glyphs: (0..<40).map { PositionedGlyph(glyph: GlyphID(3), position: Point(x: Double($0) / 4, y: 6)) })
    let canvas = Rect(x: 0, y: 0, width: 20, height: 8)
    let list = DisplayList(scale: 1, layoutRect: canvas, canvas: canvas, commands: [.glyphs(run, black)])
    let first = try rasterizer.rasterize(list)
    #expect(glyphs.renderedImageCount == 4)
    #expect(try rasterizer.rasterize(list) == first)
    #expect(glyphs.renderedImageCount == 4)
  }

  @Test func fontsSizesAndScalesDoNotMixInTheCache() throws {
    let glyphs = FakeGlyphs()
    let rasterizer = Rasterizer(glyphs: glyphs)
    let canvas = Rect(x: 0, y: 0, width: 16, height: 16)
    for (size, scale) in [(8.0, 1.0), (8.0, 2.0), (16.0, 1.0), (8.0, 1.0)] {
      let run = GlyphRun.one(at: Point(x: 0, y: 16), size: size)
      let list = DisplayList(scale: scale, layoutRect: canvas, canvas: canvas, commands: [.glyphs(run, black)])
      #expect(try rasterizer.rasterize(list) == draw(16, 16, scale: scale, [.glyphs(run, black)]))
    }
    #expect(glyphs.renderedImageCount == 3)
  }

  @Test func cacheEvictsUnusedImages() throws {
    let glyphs = FakeGlyphs()
    let rasterizer = Rasterizer(glyphs: glyphs, glyphCacheBytes: 2000)
    let canvas = Rect(x: 0, y: 0, width: 8, height: 8)
    func paint(_ glyph: UInt32) throws -> Bitmap {
      let run = GlyphRun.one(glyph, at: Point(x: 0, y: 6))
      return try rasterizer.rasterize(DisplayList(scale: 1, layoutRect: canvas, canvas: canvas, commands: [.glyphs(run, black)]))
    }
    let expected = try paint(0)
    for glyph in 1..<100 as Range<UInt32> {
      #expect(try paint(glyph) == expected)
      #expect(try paint(0) == expected)
    }
    // Glyph 0 was in use throughout and is still cached; glyph 1 was evicted.
    #expect(glyphs.renderedImageCount == 100)
    #expect(try paint(1) == expected)
    #expect(glyphs.renderedImageCount == 101)
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75])
  func largeGlyphsAreFilledFromOutlinesWithTheSamePixels(phase: Double) throws {
    let glyphs = FakeGlyphs()
    // 400 pt at 2x: boxes of 400×600 px, whose masks have 240 KB.
    let run = GlyphRun.one(at: Point(x: 3 + phase / 2, y: 310), size: 400)
    let filled = try draw(220, 320, scale: 2, glyphs: glyphs, [.glyphs(run, black)])
    #expect(glyphs.renderedImageCount == 0)
    let mask = try glyphs.image(of: GlyphID(7), in: .fake(400), scale: 2, phase: SubpixelPhase.split(phase).phase)
    guard case .coverage(let bytes) = mask.pixels else {
      Issue.record("the glyph has colours")
      return
    }
    for y in 0..<640 {
      for x in 0..<440 {
        let (column, row) = (x - 6 - mask.left, y - 620 - mask.top)
        let isInside = (0..<mask.width).contains(column) && (0..<mask.height).contains(row)
        let expected = isInside ? Int(bytes[row * mask.width + column]) : 0
        if abs(Int(filled[x, y].alpha) - expected) > 1 {
          Issue.record("(\(x), \(y)) is \(filled[x, y].alpha), the mask has \(expected)")
          return
        }
      }
    }
  }

  @Test func largeColorGlyphsAreDrawnFromImages() throws {
    let glyphs = FakeGlyphs()
    glyphs.box = Size(width: 1, height: 1)
    glyphs.images[GlyphID(9)] = GlyphImage(
      left: 0, top: -300, width: 300, height: 300, pixels: .color(Array(repeating: 0xFF11_2233, count: 90_000)))
    let bitmap = try draw(300, 300, glyphs: glyphs, [.glyphs(.one(9, at: Point(x: 0, y: 300), size: 300), black)])
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF11_2233 })
  }

  @Test func errorOfTheGlyphSourceIsRethrown() {
    let glyphs = FakeGlyphs()
    let failure = MachineError.library(name: "freetype", call: "FT_Render_Glyph", status: 1, message: "no")
    glyphs.failure = failure
    #expect(throws: failure) { try draw(8, 8, glyphs: glyphs, [.glyphs(.one(at: Point(x: 0, y: 6)), black)]) }
  }
}
