// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// Colour glyphs with paints (COLR version 1). Glyph 1 of the test font is a square of an em, 0.8 above the baseline.
struct ColorPaintTests {
  let library: FontLibrary
  let folder: TemporaryFolder
  let box: [UInt8]

  init() throws {
    library = try FontLibrary()
    folder = try TemporaryFolder()
    box = [UInt8](try Data(contentsOf: URL(filePath: try BoxFont.file.get())))
  }

  private func font(_ colr: [UInt8], size: Double = 10) throws -> Font {
    let path = try folder.write(ColorFont.file(box, colr: colr), as: "\(UUID().uuidString).ttf")
    return try library.font(for: FontRequest(family: .file(path: path), size: size))
  }

  /// The drawing of glyph 3, whose paint is given.
  private func drawing(_ paint: [UInt8], layers: [[UInt8]] = [], clips: [(Int, [Int])] = [], foreground: SRGBColor = .black) throws
    -> GlyphDrawing?
  {
    let font = try font(ColorFont.table([(3, paint)], layers: layers, clips: clips))
    library.beginLabel()
    return library.drawing(of: GlyphID(3), in: font.instance, foreground: foreground)
  }

  private func dump(_ drawing: GlyphDrawing?) -> String {
    guard let drawing else { return "none" }
    let list = DisplayList(scale: 1, layoutRect: .zero, canvas: .zero, commands: drawing.commands)
    return list.dump.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }.joined(separator: "\n")
  }

  @Test func aGlyphIsFilledWithAPaint() throws {
    let solid = try #require(try drawing(ColorFont.glyph(1, ColorFont.solid(0, alpha: 0.5))))
    guard case .fill(let path, .nonzero, .color(let color)) = solid.commands[0] else {
      Issue.record("not a fill")
      return
    }
    #expect(path.bounds == Rect(x: 0, y: -8, width: 10, height: 10) && color == SRGBColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(solid.inkBounds == Rect(x: 0, y: -8, width: 10, height: 10) && !solid.usesForeground && solid.commands.count == 1)
  }

  @Test func theTextsColourIsThatOfTheLabel() throws {
    let green = SRGBColor(red: 0, green: 1, blue: 0)
    let drawing = try #require(try drawing(ColorFont.glyph(1, ColorFont.solid(0xFFFF)), foreground: green))
    #expect(drawing.usesForeground && dump(drawing).hasPrefix("fill #00ff00"))
  }

  /// A transform moves the square as its matrix says: the corners of its bounds, in points of 10 to the em, y down.
  @Test(
    arguments: [
      ("translate", 14, ColorFont.shorts(100, -50), Rect(minX: 1, minY: -7.5, maxX: 11, maxY: 2.5)),
      ("scale", 16, ColorFont.fractions(0.5, 0.25), Rect(minX: 0, minY: -2, maxX: 5, maxY: 0.5)),
      (
        "scale around centre", 18, ColorFont.fractions(0.5, 0.5) + ColorFont.shorts(500, 300),
        Rect(minX: 2.5, minY: -5.5, maxX: 7.5, maxY: -0.5)
      ),
      ("scale uniform", 20, ColorFont.fractions(0.5), Rect(minX: 0, minY: -4, maxX: 5, maxY: 1)),
      (
        "scale uniform around centre", 22, ColorFont.fractions(0.5) + ColorFont.shorts(500, 300),
        Rect(minX: 2.5, minY: -5.5, maxX: 7.5, maxY: -0.5)
      ),
      ("rotate", 24, ColorFont.fractions(0.5), Rect(minX: -8, minY: -10, maxX: 2, maxY: 0)),
      (
        "rotate around centre", 26, ColorFont.fractions(0.5) + ColorFont.shorts(500, 300),
        Rect(minX: 0, minY: -8, maxX: 10, maxY: 2)
      ),
      ("skew", 28, ColorFont.fractions(0.25, 0), Rect(minX: -8, minY: -8, maxX: 12, maxY: 2)),
      (
        "skew around centre", 30, ColorFont.fractions(0, 0.25) + ColorFont.shorts(0, 0),
        Rect(minX: 0, minY: -18, maxX: 10, maxY: 2)
      ),
    ] as [(String, UInt8, [UInt8], Rect)])
  func transformsMoveOutlines(name: String, format: UInt8, numbers: [UInt8], expected: Rect) throws {
    let drawing = try #require(try drawing(ColorFont.transform(format, numbers, ColorFont.glyph(1, ColorFont.solid(0)))))
    let found = drawing.inkBounds
    let differences = [found.minX - expected.minX, found.minY - expected.minY, found.maxX - expected.maxX, found.maxY - expected.maxY]
    #expect(differences.allSatisfy { abs($0) < 1e-3 }, "\(name): \(found)")
  }

  @Test func aMatrixHasItsNumbersInTheOrderOfTheTable() throws {
    // x' = x + 0.5 y + 100, y' = 0.25 x + y.
    let drawing = try #require(try drawing(ColorFont.matrix([1, 0.25, 0.5, 1, 100, 0], ColorFont.glyph(1, ColorFont.solid(0)))))
    guard case .fill(let path, _, _)? = drawing.commands.first else {
      Issue.record("nothing is filled: \(dump(drawing))")
      return
    }
    let corner = AffineTransform(a: 1, b: -0.25, c: -0.5, d: 1, tx: 1, ty: 0).apply(Point(x: 10, y: -8))
    #expect(path.bounds.map { abs($0.maxX - corner.x) < 1e-9 && abs($0.minY - corner.y) < 1e-9 } == true)
  }

  @Test func gradientsArePaintedFromTheirFirstToTheirLastStop() throws {
    let line = ColorFont.shorts(0, 0, 1000, 0, 0, 10)
    let linear = try drawing(ColorFont.glyph(1, ColorFont.gradient(4, line, extend: 1, [(0.25, 0), (0.75, 1)])))
    #expect(dump(linear).hasPrefix("fill [linear (250 0)–(750 0) 0:#ff0000 1:#0000ff repeat matrix(0.01 0 0 -0.01 0 0)]"))
    let circles = ColorFont.shorts(0, 0, 100, 0, 0, 200)
    let radial = try drawing(ColorFont.glyph(1, ColorFont.gradient(6, circles, extend: 2)))
    #expect(dump(radial).hasPrefix("fill [radial (0 0) 100–(0 0) 200 0:#ff0000 1:#0000ff reflect matrix("))
    let angles = ColorFont.shorts(500, 300) + ColorFont.fractions(-1, 0)
    let sweep = try drawing(ColorFont.glyph(1, ColorFont.gradient(8, angles)))
    #expect(dump(sweep).hasPrefix("fill [sweep (500 300) 0–3.1416rad 0:#ff0000 1:#0000ff matrix("))
  }

  @Test func aGradientWithoutADirectionPaintsNothing() throws {
    let point = ColorFont.shorts(100, 100, 100, 100, 0, 0)
    #expect(try drawing(ColorFont.glyph(1, ColorFont.gradient(4, point)))?.commands == [])
    let parallel = ColorFont.shorts(0, 0, 100, 0, 50, 0)
    #expect(try drawing(ColorFont.glyph(1, ColorFont.gradient(4, parallel)))?.commands == [])
    #expect(try drawing(ColorFont.glyph(1, ColorFont.gradient(4, ColorFont.shorts(0, 0, 100, 0, 0, 9), [])))?.commands == [])
  }

  @Test func circlesOfNegativeRadiusAreCutOff() throws {
    // The radius is 100 at 0 and 200 at 1, so it is 0 at −1.
    let circles = ColorFont.shorts(0, 0, 100, 0, 0, 200)
    let padded = try drawing(ColorFont.glyph(1, ColorFont.gradient(6, circles, [(-2, 0), (1, 1)])))
    #expect(dump(padded).hasPrefix("fill [radial (0 0) 0–(0 0) 200 0:#aa0055 1:#0000ff"))
    let repeated = try drawing(ColorFont.glyph(1, ColorFont.gradient(6, circles, extend: 1, [(-2, 0), (1, 1)])))
    #expect(dump(repeated).hasPrefix("fill [radial (0 0) 200–(0 0) 500 0:#ff0000 1:#0000ff repeat"))
  }

  @Test func layersAndOtherGlyphsArePaintedOverEachOther() throws {
    let red = ColorFont.glyph(1, ColorFont.solid(0))
    let small = ColorFont.transform(20, ColorFont.fractions(0.5), ColorFont.glyph(1, ColorFont.solid(1)))
    let drawing = try drawing(ColorFont.layers(2, from: 1), layers: [ColorFont.solid(2), red, small])
    let fills = dump(drawing).split(separator: "\n").map { line in line.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(fills == ["fill #ff0000", "fill #0000ff"])
    let font = try font(ColorFont.table([(3, ColorFont.transform(20, ColorFont.fractions(0.5), ColorFont.colorGlyph(4))), (4, red)]))
    let outer = library.drawing(of: GlyphID(3), in: font.instance, foreground: .black)
    #expect(outer?.inkBounds == Rect(x: 0, y: -4, width: 5, height: 5))
  }

  @Test func aGlyphIsClippedToItsBox() throws {
    let clipped = try #require(try drawing(ColorFont.glyph(1, ColorFont.solid(0)), clips: [(3, [100, 0, 500, 600])]))
    #expect(clipped.inkBounds == Rect(minX: 1, minY: -6, maxX: 5, maxY: 0))
    #expect(dump(clipped).hasPrefix("group clip=["))
    let everywhere = try #require(try drawing(ColorFont.solid(1), clips: [(3, [100, 0, 500, 600])]))
    #expect(everywhere.inkBounds == clipped.inkBounds && dump(everywhere).hasPrefix("fill #0000ff"))
    #expect(try drawing(ColorFont.glyph(1, ColorFont.solid(0)), clips: [(3, [100, 0, 100, 0])])?.commands == [])
  }

  @Test func aFillWithoutAnOutlineCoversTheOutlinesBesideIt() throws {
    // A translucent group, as fonts write it: a glyph inside a translucent colour.
    let drawing = try #require(try drawing(ColorFont.composite(5, ColorFont.glyph(1, ColorFont.solid(0)), ColorFont.solid(1, alpha: 0.5))))
    #expect(drawing.inkBounds == Rect(x: 0, y: -8, width: 10, height: 10))
    #expect(dump(drawing).contains("mask alpha\n    fill #0000ff80"))
  }

  @Test func aCircleInsideASquareIsClipped() throws {
    let inner = ColorFont.transform(20, ColorFont.fractions(0.5), ColorFont.glyph(1, ColorFont.solid(1)))
    let drawing = try #require(try drawing(ColorFont.glyph(1, inner)))
    #expect(dump(drawing).hasPrefix("group clip=[") && drawing.inkBounds == Rect(x: 0, y: -4, width: 5, height: 5))
  }

  @Test func aDrawingHasNoOutlineAndIsTheSameInEachSize() throws {
    let font = try font(ColorFont.table([(3, ColorFont.glyph(1, ColorFont.solid(0)))]))
    #expect(font.face.isColor && library.hasDrawings && library.outline(of: GlyphID(3), in: font.instance).isEmpty)
    #expect(!library.outline(of: GlyphID(1), in: font.instance).isEmpty, "other glyphs keep theirs")
    #expect(library.drawing(of: GlyphID(1), in: font.instance, foreground: .black) == nil)
    var large = font.instance
    large.pointSize = 1000
    #expect(library.drawing(of: GlyphID(3), in: large, foreground: .black)?.inkBounds == Rect(x: 0, y: -800, width: 1000, height: 1000))
    #expect(library.inkBounds(of: GlyphID(3), in: large) == Rect(x: 0, y: -800, width: 1000, height: 1000))
  }

  // MARK: Broken fonts

  private func reason(_ paint: [UInt8], layers: [[UInt8]] = []) throws -> String? {
    let drawing = try drawing(paint, layers: layers)
    guard let failure = library.findings.warnings.first else { return drawing == nil ? "no warning" : nil }
    #expect(drawing == nil && failure.code == .undrawableGlyph && failure.message.contains("glyph 3 "))
    return failure.reason
  }

  @Test func paintsThatReferToThemselvesAreAnError() throws {
    #expect(try reason(ColorFont.colorGlyph(3)) == "its paints refer to themselves")
    #expect(try reason(ColorFont.layers(1, from: 0), layers: [ColorFont.layers(1, from: 0)]) == "its paints refer to themselves")
    #expect(try reason(ColorFont.transform(20, ColorFont.fractions(1), ColorFont.colorGlyph(3))) == "its paints refer to themselves")
  }

  @Test func sizesHaveLimits() throws {
    let fan = (0..<8).map { ColorFont.layers(255, from: $0 + 1 < 8 ? $0 + 1 : 8) } + [ColorFont.glyph(1, ColorFont.solid(0))]
    #expect(try reason(ColorFont.layers(1, from: 0), layers: fan + Array(repeating: fan[8], count: 300)) == "it has more than 10000 paints")
    let deep = (0..<70).reduce(ColorFont.glyph(1, ColorFont.solid(0))) { inner, _ in
      ColorFont.transform(20, ColorFont.fractions(1), inner)
    }
    #expect(try reason(deep) == "its paints are nested deeper than 64")
    let huge = (0..<8).reduce(ColorFont.glyph(1, ColorFont.solid(0))) { inner, _ in ColorFont.matrix([30_000, 0, 0, 30_000, 0, 0], inner) }
    #expect(try reason(huge) == "its transforms are too large")
    // Each of the twelve doubles the layers inside it, with fewer elements than the limit.
    let xor = (0..<12).reduce(ColorFont.glyph(1, ColorFont.solid(0))) { inner, _ in
      ColorFont.composite(11, inner, ColorFont.glyph(1, ColorFont.solid(1)))
    }
    #expect(try reason(xor) == "its composites and clips need more than 1000 layers")
    let stops = Array(repeating: (offset: 0.5, color: 0), count: 65_535)
    let line = ColorFont.shorts(0, 0, 1000, 0, 0, 10)
    #expect(try reason(ColorFont.glyph(1, ColorFont.gradient(4, line, stops)))?.hasPrefix("its gradients have more than 256 stops") == true)
  }

  /// A glyph of a hundred points that is painted a thousand times.
  @Test func elementsOfRepeatedOutlinesAreCounted() throws {
    var tables = FontTables(box)
    let points = 100
    let across = (0..<points).flatMap { ColorFont.short($0 % 2 == 0 ? 5 : -4) }
    let up = (0..<points).flatMap { ColorFont.short($0 % 3) }
    let head: [UInt8] = ColorFont.shorts(1, 0, 0, 500, 500, points - 1, 0)
    let zigzag = head + [UInt8](repeating: 1, count: points) + across + up
    tables["glyf"] = zigzag
    tables["loca"] = [0, 0, zigzag.count, zigzag.count, zigzag.count].flatMap { FontTables.bytes($0, 4) }
    let lists = (0..<4).map { ColorFont.layers(250, from: 4 + $0) }
    let squares = Array(repeating: ColorFont.glyph(1, ColorFont.solid(0)), count: 300)
    let table = ColorFont.table([(3, ColorFont.layers(4, from: 0))], layers: lists + squares)
    let path = try folder.write(ColorFont.file(tables.file, colr: table), as: "zigzag.ttf")
    let font = try library.font(for: FontRequest(family: .file(path: path), size: 10))
    library.beginLabel()
    #expect(library.drawing(of: GlyphID(3), in: font.instance, foreground: .black) == nil)
    #expect(library.findings.warnings == [.undrawableGlyph(path: path, glyph: 3, reason: "its outlines have more than 100000 elements")])
  }

  /// XOR paints its source and its backdrop twice. Sixty of them, one inside the other, would be 2⁶⁰ groups.
  @Test func nestedCompositesOfNothingAreNothing() throws {
    let nothing = ColorFont.transform(20, ColorFont.fractions(0), ColorFont.glyph(1, ColorFont.solid(0)))
    let nested = (0..<60).reduce(nothing) { inner, _ in ColorFont.composite(11, inner, nothing) }
    let drawing = try #require(try drawing(nested))
    #expect(drawing.commands.isEmpty && drawing.inkBounds.isEmpty)
  }

  /// What Porter and Duff and CSS's blend modes leave of a source without a backdrop, and of a backdrop without a source.
  @Test(arguments: 0...27)
  func aCompositeMayHaveAnEmptySide(mode: Int) throws {
    let nothing = ColorFont.transform(20, ColorFont.fractions(0), ColorFont.glyph(1, ColorFont.solid(0)))
    let square = ColorFont.glyph(1, ColorFont.solid(0))
    let keepsSource = ![0, 2, 5, 6, 8, 9].contains(mode)
    let keepsBackdrop = ![0, 1, 5, 6, 7, 10].contains(mode)
    let (alone, empty) = (try drawing(square), try drawing(nothing))
    #expect(try drawing(ColorFont.composite(UInt8(mode), square, nothing)) == (keepsSource ? alone : empty))
    #expect(try drawing(ColorFont.composite(UInt8(mode), nothing, square)) == (keepsBackdrop ? alone : empty))
  }

  @Test func unknownPaintsAndMissingLayersAreAnError() throws {
    #expect(try reason([33, 0, 0, 0]) == "it has a paint of format 33, which OpenType 1.9.1 does not have")
    #expect(try reason([0]) == "it has a paint of format 0, which OpenType 1.9.1 does not have")
    let square = ColorFont.glyph(1, ColorFont.solid(0))
    #expect(try reason(ColorFont.composite(28, square, square)) == "it has a composite mode 28, which OpenType 1.9.1 does not have")
    #expect(try reason(ColorFont.layers(1, from: 7)) == "it refers to a layer that the font does not have")
  }

  /// A table that is cut anywhere gives a drawing, a plain glyph or a failure, and never reads outside.
  @Test func aTableMayBeCutAnywhere() throws {
    let paint = ColorFont.composite(
      13, ColorFont.matrix([1, 0, 0, 1, 5, 5], ColorFont.glyph(1, ColorFont.gradient(8, [0, 0, 0, 0, 0, 0, 9, 9]))),
      ColorFont.layers(1, from: 0))
    let table = ColorFont.table([(3, paint)], layers: [ColorFont.glyph(1, ColorFont.solid(0))], clips: [(3, [0, 0, 500, 500])])
    var failures = 0
    for length in 0..<table.count {
      let font = try font(Array(table[..<length]))
      library.beginLabel()
      _ = library.drawing(of: GlyphID(3), in: font.instance, foreground: .black)
      if library.findings.warnings.first?.code == .undrawableGlyph { failures += 1 }
    }
    #expect(failures > table.count / 2)
  }
}
