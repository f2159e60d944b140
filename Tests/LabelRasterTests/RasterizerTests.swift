// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import Testing

@Suite struct RasterizerTests {
  private let red = SRGBColor(red: 1, green: 0, blue: 0)
  private let half = Rect(x: 0, y: 0, width: 2, height: 4)

  private func draw(_ list: DisplayList) throws -> Bitmap { try Rasterizer(glyphs: BoxGlyphs()).rasterize(list) }

  @Test func thePictureHasThePapersSizeInPixels() throws {
    let bitmap = try draw(list(3, 2, scale: 2, []))
    #expect(bitmap.width == 6 && bitmap.height == 4 && bitmap.scale == 2)
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test func emptyPaperStillHasAPixel() throws {
    #expect(try draw(list(0, 0, [])).pixels == [0])
  }

  @Test func aRectangleOnPixelEdgesIsSharp() throws {
    let bitmap = try draw(list(4, 4, [fill(half, red)]))
    for y in 0..<4 {
      for x in 0..<4 { #expect(bitmap[x, y].argb == (x < 2 ? 0xFFFF_0000 : 0)) }
    }
  }

  @Test func thePapersOriginMayBeNegative() throws {
    var paper = list(4, 4, [fill(half, red)])
    paper.canvas = Rect(x: -1, y: -1, width: 4, height: 4)
    let bitmap = try draw(paper)
    #expect(bitmap[0, 0].argb == 0 && bitmap[1, 1].argb == 0xFFFF_0000 && bitmap[3, 1].argb == 0)
  }

  @Test func limitsAreCheckedBeforeMemoryIsTaken() {
    let rasterizer = Rasterizer(glyphs: BoxGlyphs(), limits: Limits(maximumSide: 100, maximumArea: 400))
    #expect(throws: Diagnostic.Cause.label(.sideTooLong(pixels: 101, limit: 100))) { try rasterizer.rasterize(list(101, 1, [])) }
    #expect(throws: Diagnostic.Cause.label(.areaTooLarge(pixels: 441, limit: 400))) { try rasterizer.rasterize(list(21, 21, [])) }
    #expect(throws: Diagnostic.Cause.self) { try rasterizer.rasterize(list(.infinity, 1, [])) }
  }

  // MARK: Glyphs

  private func glyph(_ id: UInt32, _ size: Double, x: Double, y: Double, _ color: SRGBColor = .black) -> DrawCommand {
    .glyphs(
      GlyphRun(font: BoxGlyphs.font(size), glyphs: [PositionedGlyph(glyph: GlyphID(id), position: Point(x: x, y: y))]), .color(color))
  }

  @Test func glyphsStandOnTheBaselineAtQuarterPixels() throws {
    for (x, left, right) in [(1.0, 255, 0), (1.25, 191, 64), (1.5, 128, 128), (1.75, 64, 191)] {
      let bitmap = try draw(list(8, 8, [glyph(2, 10, x: x, y: 6)]))
      #expect(abs(Int(bitmap[1, 5].alpha) - left) <= 1 && abs(Int(bitmap[3, 5].alpha) - right) <= 1, "\(x)")
      #expect(bitmap[2, 5].alpha == 255 && bitmap[2, 6].alpha == 0 && bitmap[2, 1].alpha == 255 && bitmap[2, 0].alpha == 0)
    }
  }

  @Test func glyphsAreCutAtThePapersEdges() throws {
    let bitmap = try draw(list(4, 4, [glyph(9, 10, x: -5, y: 2), glyph(9, 10, x: 3, y: 9), glyph(9, 10, x: 50, y: 50)]))
    #expect(bitmap[0, 0].alpha == 255 && bitmap[3, 3].alpha == 0)
  }

  @Test func aGlyphIsTurnedIntoPixelsOnce() throws {
    let source = BoxGlyphs()
    let rasterizer = Rasterizer(glyphs: source)
    for _ in 0..<3 { _ = try rasterizer.rasterize(list(20, 8, [glyph(2, 10, x: 0, y: 6), glyph(2, 10, x: 5, y: 6)])) }
    #expect(source.imagesMade == 1)
  }

  @Test func colorGlyphsKeepTheirColorsAndTakeTheOpacity() throws {
    let bitmap = try draw(list(4, 4, [glyph(99, 10, x: 1, y: 3, SRGBColor(red: 0, green: 0, blue: 1, alpha: 0.5))]))
    #expect(bitmap[1, 1].argb == 0x8080_0000)
  }

  @Test func hugeGlyphsAreFilledAsOutlinesInTheSamePlace() throws {
    let source = BoxGlyphs()
    let bitmap = try Rasterizer(glyphs: source).rasterize(list(40, 200, [glyph(1, 300, x: 4, y: 180)]))
    #expect(source.imagesMade == 0)
    #expect(bitmap[4, 179].alpha == 255 && bitmap[33, 30].alpha == 255 && bitmap[34, 100].alpha == 0 && bitmap[4, 180].alpha == 0)
  }

  // MARK: Groups

  @Test func aGroupIsTranslucentAsAWhole() throws {
    let overlapping = [fill(half, red), fill(half, red)]
    let bitmap = try draw(list(4, 4, [.group(DrawGroup(opacity: 0.5, commands: overlapping))]))
    #expect(bitmap[0, 0].alpha == 128)
  }

  @Test func anErasingGroupTakesAwayWhatIsBelowInItsOwnGroupOnly() throws {
    let hole = DrawCommand.group(DrawGroup(compositing: .erase, commands: [fill(half, .black)]))
    let all = Rect(x: 0, y: 0, width: 4, height: 4)
    let bitmap = try draw(list(4, 4, [fill(all, .white), .group(DrawGroup(commands: [fill(all, red), hole]))]))
    #expect(bitmap[0, 0].argb == 0xFFFF_FFFF && bitmap[3, 0].argb == 0xFFFF_0000)
  }

  @Test func aClipDropsWhatIsOutside() throws {
    let all = Rect(x: 0, y: 0, width: 4, height: 4)
    let bitmap = try draw(list(4, 4, [.group(DrawGroup(clip: .rectangle(half), commands: [fill(all, red)]))]))
    #expect(bitmap[1, 0].alpha == 255 && bitmap[2, 0].alpha == 0)
  }

  @Test func aSharpShadowIsACopyInOneColor() throws {
    let shadow = Shadow(color: SRGBColor(red: 0, green: 0, blue: 1, alpha: 0.5), offset: Point(x: 2, y: 1), sigma: 0)
    let bitmap = try draw(list(6, 6, [.group(DrawGroup(shadow: shadow, commands: [fill(half, red)]))]))
    #expect(bitmap[1, 1].argb == 0xFFFF_0000)
    #expect(bitmap[2, 1].argb == 0x8000_0080 && bitmap[3, 4].argb == 0x8000_0080)
    #expect(bitmap[2, 0].argb == 0 && bitmap[4, 2].argb == 0)
  }

  @Test(arguments: [1.0, 2.3, 4.0])
  func aSoftShadowIsAGaussian(sigma: Double) throws {
    let shadow = Shadow(color: .black, offset: Point(x: 24.25, y: 0), sigma: sigma)
    let box = Rect(x: 14, y: 14, width: 6, height: 8)
    let bitmap = try draw(list(64, 36, [.group(DrawGroup(shadow: shadow, commands: [fill(box, red)]))]))
    for y in 0..<36 {
      for x in 26..<64 {
        let expected = 255 * gaussianStep(x, box.minX + 24.25, box.maxX + 24.25, sigma) * gaussianStep(y, box.minY, box.maxY, sigma)
        #expect(abs(Double(bitmap[x, y].alpha) - expected) <= 5, "(\(x), \(y))")
      }
    }
  }

  /// What remains of an edge-to-edge bar at a pixel's middle after a Gaussian blur, by summing finely.
  private func gaussianStep(_ pixel: Int, _ from: Double, _ to: Double, _ sigma: Double) -> Double {
    var (inside, all) = (0.0, 0.0)
    for distance in stride(from: -4 * sigma, through: 4 * sigma, by: sigma / 50) {
      let weight = approximateExponential(-distance * distance / (2 * sigma * sigma))
      all += weight
      let place = Double(pixel) + 0.5 + distance
      if place >= from, place <= to { inside += weight }
    }
    return inside / all
  }

  private func approximateExponential(_ x: Double) -> Double {
    var result = 1 + x / 4096
    for _ in 0..<12 { result *= result }
    return result
  }

  @Test func nothingOfAShadowLiesOutsideItsAnnouncedBounds() throws {
    let box = Rect(x: 20, y: 20, width: 4, height: 4)
    let shadow = Shadow(color: .black, offset: Point(x: 1.3, y: 2.6), sigma: 2.4)
    let bitmap = try draw(list(48, 48, [.group(DrawGroup(shadow: shadow, commands: [fill(box, red)]))]))
    let bounds = PixelGrid(scale: 1).cover(shadow.bounds(of: box)).union(box)
    for y in 0..<48 {
      for x in 0..<48 where bitmap[x, y].alpha > 0 {
        #expect(bounds.contains(Rect(x: Double(x), y: Double(y), width: 1, height: 1)), "(\(x), \(y))")
      }
    }
  }

  @Test func picturesAreStretchedOverTheirRectangle() throws {
    let picture = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let bitmap = try draw(list(10, 4, [.image(picture, Rect(x: 1, y: 1, width: 8, height: 2))]))
    #expect(bitmap[1, 1].argb == 0xFFFF_0000 && bitmap[8, 2].argb == 0xFF00_00FF && bitmap[0, 1].alpha == 0 && bitmap[5, 0].alpha == 0)
  }

  @Test func theSameListGivesTheSamePixels() throws {
    let commands = [
      glyph(3, 10, x: 1.3, y: 7), .group(DrawGroup(shadow: Shadow(color: red, offset: .zero, sigma: 1.5), commands: [fill(half, red)])),
    ]
    #expect(try draw(list(20, 10, commands)) == draw(list(20, 10, commands)))
  }
}
