// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelRaster
import Testing

/// Colour glyphs that are drawings.
@Suite struct GlyphDrawingTests {
  /// A red square of half an em on the baseline, and a square in the text's colour to the right of it.
  private func flag(_ foreground: SRGBColor) -> GlyphDrawing {
    let red = SRGBColor(red: 1, green: 0, blue: 0)
    let commands = [
      DrawCommand.fill(.rectangle(Rect(x: 0, y: -0.5, width: 0.5, height: 0.5)), .nonzero, .color(red)),
      .fill(.rectangle(Rect(x: 0.5, y: -0.5, width: 0.5, height: 0.5)), .nonzero, .color(foreground)),
    ]
    return GlyphDrawing(commands: commands, inkBounds: commands.paintedBounds, usesForeground: true)
  }

  private func rasterizer(_ glyphs: FakeGlyphs) -> Rasterizer { Rasterizer(glyphs: glyphs) }

  private func list(_ run: GlyphRun, _ paint: Paint, _ side: Double) -> DisplayList {
    let canvas = Rect(x: 0, y: 0, width: side, height: side)
    return DisplayList(scale: 1, layoutRect: canvas, canvas: canvas, commands: [.glyphs(run, paint)])
  }

  @Test func aDrawingHasItsOwnColoursAndThatOfTheText() throws {
    let glyphs = FakeGlyphs()
    glyphs.drawings[GlyphID(9)] = flag
    let rasterizer = rasterizer(glyphs)
    for (color, expected) in [(SRGBColor.black, UInt32(0xFF00_0000)), (SRGBColor(red: 0, green: 0, blue: 1), 0xFF00_00FF)] {
      for _ in 0..<2 {
        let bitmap = try rasterizer.rasterize(list(.one(9, at: Point(x: 1, y: 6), size: 8), .color(color), 10))
        #expect(bitmap[1, 5].argb == 0xFFFF_0000 && bitmap[5, 5].argb == expected && bitmap[9, 5].alpha == 0)
      }
    }
  }

  @Test func theTextsOpacityAppliesToTheWholeDrawing() throws {
    let glyphs = FakeGlyphs()
    glyphs.drawings[GlyphID(9)] = flag
    let half = SRGBColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    // A small glyph, which is cached as an image, and a large one, which is not.
    for size in [8.0, 400] {
      let bitmap = try rasterizer(glyphs).rasterize(list(.one(9, at: Point(x: 0, y: size), size: size), .color(half), size))
      #expect(bitmap[1, Int(size) - 1].argb == 0x8080_0000 && bitmap[Int(size) - 1, Int(size) - 1].argb == 0x8000_0080, "\(size)")
    }
  }

  /// Each position and colour is painted once, and a cached image has the pixels of a drawing that is painted directly.
  @Test func smallDrawingsAreCached() throws {
    let glyphs = FakeGlyphs()
    let circle = VectorPath.ellipse(in: Rect(x: 0.1, y: -0.8, width: 0.8, height: 0.8))
    let gradient = try #require(
      Gradient(
        .linear(from: .zero, to: Point(x: 1, y: 0)), stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black)]))
    let commands = [DrawCommand.fill(circle, .nonzero, .gradient(gradient))]
    glyphs.drawings[GlyphID(9)] = { _ in GlyphDrawing(commands: commands, inkBounds: .zero, usesForeground: false) }
    let rasterizer = rasterizer(glyphs)
    let first = try rasterizer.rasterize(list(.one(9, at: Point(x: 1.25, y: 20), size: 20), .color(.black), 24))
    let count = glyphs.drawingCount
    #expect(try rasterizer.rasterize(list(.one(9, at: Point(x: 1.25, y: 20), size: 20), .color(.white), 24)) == first)
    #expect(glyphs.drawingCount == count && glyphs.renderedImageCount == 0)
    let moved = commands.map { $0.scaled(by: 20).offset(by: Point(x: 1.25, y: 20)) }
    let canvas = Rect(x: 0, y: 0, width: 24, height: 24)
    let direct = try Rasterizer(glyphs: FakeGlyphs()).rasterize(
      DisplayList(scale: 1, layoutRect: canvas, canvas: canvas, commands: moved))
    #expect(direct == first)
  }

  @Test func aDrawingThatIsRotatedStaysADrawing() throws {
    let glyphs = FakeGlyphs()
    glyphs.drawings[GlyphID(9)] = flag
    let turn = AffineTransform.rotation(Point(x: 0, y: 1))
    let commands = CommandTransform(turn, glyphs: glyphs, scale: 1).apply([.glyphs(.one(9, at: .zero), .color(.black))])
    #expect(commands.count == 1 && commands.paintedBounds == Rect(x: 0, y: 0, width: 4, height: 8))
  }

  @Test func theWorkOfADrawingIsCounted() throws {
    let glyphs = FakeGlyphs()
    let square = VectorPath.rectangle(Rect(x: 0, y: -1, width: 1, height: 1))
    let nested = (0..<40).reduce([DrawCommand.fill(square, .nonzero, .color(.black))]) { inner, _ in
      [.group(DrawGroup(opacity: 0.9, commands: inner))]
    }
    glyphs.drawings[GlyphID(9)] = { _ in GlyphDrawing(commands: nested, inkBounds: .zero, usesForeground: false) }
    let one = PaintWork(of: list(.one(9, at: Point(x: 0, y: 400), size: 400), .color(.black), 400), glyphs: glyphs)
    let plain = PaintWork(of: list(.one(7, at: Point(x: 0, y: 400), size: 400), .color(.black), 400), glyphs: glyphs)
    #expect(one.pixels > plain.pixels + 6_240_000)
    #expect(one.layerPixels >= 6_400_000)
    // A small one is painted for each of the four positions at most, however often it is drawn.
    let many = GlyphRun(font: .fake(10), glyphs: (0..<1000).map { _ in PositionedGlyph(glyph: GlyphID(9), position: .zero) })
    let work = PaintWork(of: list(many, .color(.black), 10), glyphs: glyphs)
    #expect(work.pixels < 165_600)
    #expect(throws: LabelError.self) {
      try list(.one(9, at: Point(x: 0, y: 400), size: 400), .color(.black), 400).checkWork(Limits(maximumArea: 80_000), glyphs: glyphs)
    }
  }

  // MARK: Sweep gradients

  private func sweep(_ start: Double, _ end: Double, _ spread: Gradient.Spread = .pad) throws -> Bitmap {
    let stops = [Gradient.Stop(offset: 0, color: .black), .init(offset: 1, color: .white)]
    let geometry = Gradient.Geometry.sweep(center: Point(x: 8, y: 8), start: start, end: end)
    let gradient = try #require(Gradient(geometry, stops: stops, spread: spread))
    return try draw(16, 16, [.fill(.rectangle(Rect(x: 0, y: 0, width: 16, height: 16)), .nonzero, .gradient(gradient))])
  }

  /// The exact colour of each pixel's centre.
  @Test(arguments: [Gradient.Spread.pad, .repeat, .reflect]) func aSweepHasTheColourOfEachAngle(spread: Gradient.Spread) throws {
    let (start, end) = (Double.pi / 6, Double.pi)
    let bitmap = try sweep(start, end, spread)
    for y in 0..<16 {
      for x in 0..<16 {
        var angle = atan2(Double(y) + 0.5 - 8, Double(x) + 0.5 - 8)
        if angle < 0 { angle += 2 * .pi }
        let part = (angle - start) / (end - start)
        let level: Double
        switch spread {
        case .pad: level = min(max(part, 0), 1)
        case .repeat: level = part - part.rounded(.down)
        case .reflect:
          let folded = abs(part).truncatingRemainder(dividingBy: 2)
          level = folded > 1 ? 2 - folded : folded
        }
        #expect(bitmap[x, y].alpha == 255 && abs(Double(bitmap[x, y].red) - level * 255) <= 0.51, "\(x) \(y)")
      }
    }
  }

  /// If two stops share offset 0 or 1, the angles outside the sweep have the outer colour.
  @Test func aSweepCanHaveTwoStopsAtAnEnd() throws {
    let red = SRGBColor(255, 0, 0)
    let stops = [(0.0, red), (0, .black), (1, .black), (1, .white)].map { Gradient.Stop(offset: $0.0, color: $0.1) }
    let quarter = Gradient.Geometry.sweep(center: Point(x: 8, y: 8), start: .pi / 2, end: .pi)
    let gradient = try #require(Gradient(quarter, stops: stops))
    let bitmap = try draw(16, 16, [.fill(.rectangle(Rect(x: 0, y: 0, width: 16, height: 16)), .nonzero, .gradient(gradient))])
    #expect(bitmap[12, 12] == PremultipliedPixel(red) && bitmap[4, 12] == PremultipliedPixel(.black))
    #expect(bitmap[4, 4] == PremultipliedPixel(.white))
  }

  @Test func aSweepIsClippedToTheShapeAndItsStroke() throws {
    let gradient = try #require(
      Gradient(
        .sweep(center: Point(x: 8, y: 8), start: 0, end: 1),
        stops: [
          .init(offset: 0, color: SRGBColor(red: 1, green: 0, blue: 0)), .init(offset: 1, color: SRGBColor(red: 1, green: 0, blue: 0)),
        ]))
    let red = Paint.color(SRGBColor(red: 1, green: 0, blue: 0))
    let circle = VectorPath.ellipse(in: Rect(x: 3, y: 3, width: 10, height: 10))
    func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
      (0..<256).map { abs(Int(a[$0 % 16, $0 / 16].alpha) - Int(b[$0 % 16, $0 / 16].alpha)) }.max() ?? 0
    }
    #expect(try difference(draw(16, 16, [.fill(circle, .nonzero, .gradient(gradient))]), draw(16, 16, [.fill(circle, .nonzero, red)])) <= 1)
    let style = StrokeStyle(width: 2)
    #expect(try difference(draw(16, 16, [.stroke(circle, style, .gradient(gradient))]), draw(16, 16, [.stroke(circle, style, red)])) <= 1)
  }
}
