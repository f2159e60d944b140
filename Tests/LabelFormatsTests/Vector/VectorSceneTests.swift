// SPDX-License-Identifier: MIT

import LabelCore
import LabelFormats
import LabelRaster
import Testing

/// How a display list is prepared for a vector format.
struct VectorSceneTests {
  private let glyphs = TestGlyphs()

  private func scene(
    _ commands: [DrawCommand], for abilities: FormatAbilities, size: Double = 20, scale: Double = 1, limits: Limits = .standard
  ) throws -> VectorScene {
    let canvas = Rect(x: 0, y: 0, width: size, height: size)
    let list = DisplayList(scale: scale, layoutRect: canvas, canvas: canvas, commands: commands)
    return try VectorScene(list, for: abilities, glyphs: glyphs, limits: limits) { part throws(Diagnostic) in
      do throws(MachineError) { return try Rasterizer(glyphs: glyphs).rasterize(part) } catch { throw Diagnostic(error) }
    }
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawCommand {
    .fill(.rectangle(Rect(x: x, y: y, width: width, height: height)), .nonzero, .color(.black))
  }

  /// A group that PDF cannot hold.
  private func masked(_ command: DrawCommand) -> DrawCommand {
    .group(DrawGroup(mask: DrawMask(.alpha, [box(0, 0, 20, 20)]), commands: [command]))
  }

  /// What is wrong with a label that is too much work.
  private func tooMuch(_ prepare: () throws -> VectorScene) -> String? {
    do { _ = try prepare() } catch let error as Diagnostic {
      return error.message.wholeMatch(of: /\d+ (.*); the limit is \d+/).map { String($0.1) } ?? "\(error)"
    } catch { return "\(error)" }
    return nil
  }

  // MARK: Images

  private static let images: [(scale: Double, ink: Rect, expected: Rect)] = [
    (1.0, Rect(x: 3, y: 4, width: 2, height: 5), Rect(x: 3, y: 4, width: 2, height: 5)),
    (2, Rect(x: 3.5, y: 4, width: 2, height: 5.5), Rect(x: 3, y: 4, width: 3, height: 6)),
    (3, Rect(x: 19, y: 0, width: 9, height: 1), Rect(x: 19, y: 0, width: 1, height: 1)),
    (1.5, Rect(x: 2, y: 4, width: 2, height: 2), Rect(x: 2, y: 4, width: 2, height: 2)),
  ]

  /// An image has no clear borders. At a whole scale its corners are at whole points, so that the numbers in a file are exact.
  @Test(arguments: Self.images)
  func imageIsAsLargeAsItsInk(scale: Double, ink: Rect, expected: Rect) throws {
    let items = try scene([masked(box(ink.minX, ink.minY, ink.width, ink.height))], for: PDFWriter.abilities, scale: scale).items
    guard case .image(let bitmap, let rect, .nearest)? = items.first else {
      Issue.record("\(items)")
      return
    }
    #expect(rect == expected && items.count == 1)
    #expect(bitmap.width == Int(expected.width * scale) && bitmap.height == Int(expected.height * scale))
    #expect(bitmap.inkedPart != nil)
  }

  @Test func clearImageIsLeftOut() throws {
    #expect(try scene([masked(box(30, 30, 5, 5))], for: PDFWriter.abilities).items.isEmpty)
  }

  /// The images of a file, and the pixels that are painted for them, are counted together.
  @Test func imagesHaveALimit() throws {
    let limits = Limits(maximumArea: 400)
    #expect(try scene(Array(repeating: masked(box(0, 0, 20, 20)), count: 2), for: PDFWriter.abilities, limits: limits).items.count == 2)
    #expect(
      tooMuch { try scene(Array(repeating: masked(box(0, 0, 20, 20)), count: 3), for: PDFWriter.abilities, limits: limits) }
        == "pixels are in pictures")
    // As many small ones as canvases may be painted.
    #expect(try scene(Array(repeating: masked(box(0, 0, 1, 1)), count: 64), for: PDFWriter.abilities, limits: limits).items.count == 64)
    #expect(
      tooMuch { try scene(Array(repeating: masked(box(0, 0, 1, 1)), count: 65), for: PDFWriter.abilities, limits: limits) }
        == "pixels are painted")
  }

  /// An image of the label, and a glyph that is an image, count at each place.
  @Test(arguments: ["image", "glyph"]) func copiesOfImagesAreCounted(name: String) throws {
    let limits = Limits(maximumArea: 400)
    glyphs.image = GlyphImage(left: 0, top: -10, width: 10, height: 10, pixels: .color(Array(repeating: 0xFF00_0000, count: 100)))
    let bitmap = Bitmap(width: 10, height: 10, pixels: Array(repeating: 0xFF00_0000, count: 100))
    let image = DrawCommand.image(bitmap, Rect(x: 0, y: 0, width: 1, height: 1))
    func commands(_ count: Int) -> [DrawCommand] {
      name == "image" ? Array(repeating: image, count: count) : [.glyphs(TestGlyphs.line(count), .color(.black))]
    }
    for abilities in [SVGWriter.abilities, PDFWriter.abilities] {
      #expect(try scene(commands(8), for: abilities, limits: limits).items.count == 8)
      #expect(tooMuch { try scene(commands(9), for: abilities, limits: limits) } == "pixels are in pictures")
    }
  }

  /// The drawing of a glyph may have what a format cannot hold, although nothing of the list has.
  @Test(arguments: ["translucent", "slanted", "angular"]) func partOfAGlyphIsAnImageOrAnError(what: String) throws {
    let stops = [(0, SRGBColor.black), (1, .white)].map { Gradient.Stop(offset: $0, color: $1) }
    let slant = AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let gradient =
      what == "angular"
      ? Gradient(.sweep(center: .zero, start: 0, end: 6), stops: stops)
      : Gradient(.linear(from: .zero, to: Point(x: 0, y: 4)), stops: stops, transform: what == "slanted" ? slant : .identity)
    let fill = DrawCommand.fill(glyphs.outline, .nonzero, .gradient(try #require(gradient)))
    glyphs.drawing = GlyphDrawing(commands: [fill], inkBounds: Rect(x: 0, y: -5, width: 4, height: 5), usesForeground: false)
    let text = DrawCommand.glyphs(TestGlyphs.line(1), .color(SRGBColor(255, 0, 0, alpha: what == "translucent" ? 0.5 : 1)))
    for abilities in [SVGWriter.abilities, PDFWriter.abilities] { #expect(try scene([text], for: abilities).items.count == 1) }
    let error = #expect(throws: Diagnostic.self) { try scene([text], for: VectorDrawableWriter.abilities) }
    #expect(error?.code == .notInFormat)
  }

  // MARK: Outlines

  /// PDF has the outline of each glyph at each place. SVG has those of different glyphs once.
  @Test func outlinesOfGlyphsHaveALimit() throws {
    let elements = glyphs.outline.elements.count
    func commands(_ count: Int, kinds: Int = 1) -> [DrawCommand] { [.glyphs(TestGlyphs.line(count, kinds: kinds), .color(.black))] }
    func limits(_ elements: Int) -> Limits { Limits(maximumEdgeRows: elements) }
    #expect(try scene(commands(10), for: PDFWriter.abilities, limits: limits(10 + 10 * elements)).items.count == 1)
    #expect(tooMuch { try scene(commands(10), for: PDFWriter.abilities, limits: limits(9 + 10 * elements)) } == "elements are in outlines")
    #expect(try scene(commands(10, kinds: 3), for: SVGWriter.abilities, limits: limits(10 + 3 * elements)).items.count == 1)
    #expect(tooMuch { try scene(commands(10, kinds: 3), for: SVGWriter.abilities, limits: limits(9 + 3 * elements)) } != nil)
  }

  /// An outline is read from its font once and shared.
  @Test func outlinesAreReadOnce() throws {
    let commands = [DrawCommand.glyphs(TestGlyphs.line(10, kinds: 3), .color(.black)), .glyphs(TestGlyphs.line(5), .color(.white))]
    _ = try scene(commands, for: SVGWriter.abilities)
    #expect(glyphs.outlineCount == 3)
  }

  /// A gradient and a colour glyph are at each place in every format, with the stops of gradients.
  @Test(arguments: ["gradient", "drawing"]) func copiedOutlinesHaveALimit(name: String) throws {
    let stops = [(0, SRGBColor.black), (0.5, .white), (1, .black)].map { Gradient.Stop(offset: $0, color: $1) }
    let gradient = try #require(Gradient(.linear(from: .zero, to: Point(x: 9, y: 0)), stops: stops))
    let fill = DrawCommand.fill(glyphs.outline, .nonzero, .gradient(gradient))
    let elements = 1 + glyphs.outline.elements.count + stops.count
    if name == "drawing" {
      glyphs.drawing = GlyphDrawing(commands: [fill], inkBounds: Rect(x: 0, y: -5, width: 4, height: 5), usesForeground: false)
    }
    let commands = [DrawCommand.glyphs(TestGlyphs.line(10), name == "drawing" ? .color(.black) : .gradient(gradient))]
    for abilities in [SVGWriter.abilities, PDFWriter.abilities] {
      #expect(try scene(commands, for: abilities, limits: Limits(maximumEdgeRows: 10 * elements)).items.count == 10)
      #expect(tooMuch { try scene(commands, for: abilities, limits: Limits(maximumEdgeRows: 10 * elements - 1)) } != nil)
    }
  }

  // MARK: Parts that are cut out

  /// A layer with many parts that are cut out becomes an image, so that masks in SVG are not nested too deeply.
  @Test(arguments: [(1, 2), (32, 33), (33, 0), (500, 0)]) func manyCutsAreAnImage(count: Int, depth: Int) throws {
    let cut = DrawCommand.group(DrawGroup(compositing: .erase, commands: [box(1, 1, 2, 2)]))
    let commands = (0..<count).flatMap { _ in [box(0, 0, 20, 20), cut] }
    for commands in [commands, [.group(DrawGroup(commands: commands))]] {
      let items = try scene(commands, for: SVGWriter.abilities).items
      #expect(items.depth - (depth > 0 && commands.count == 1 ? 1 : 0) == depth)
      if case .image? = items.first { #expect(depth == 0) } else { #expect(depth > 0) }
    }
  }

  @Test(arguments: [(32, false), (33, true)]) func cutsOfAMaskAreCountedToo(count: Int, isImage: Bool) throws {
    let cut = DrawCommand.group(DrawGroup(compositing: .erase, commands: [box(1, 1, 2, 2)]))
    let mask = DrawMask(.alpha, (0..<count).flatMap { _ in [box(0, 0, 20, 20), cut] })
    let items = try scene([.group(DrawGroup(mask: mask, commands: [box(0, 0, 20, 20)]))], for: SVGWriter.abilities).items
    if case .image? = items.first { #expect(isImage) } else { #expect(!isImage && items.count == 1) }
  }
}

extension [VectorItem] {
  /// The depth of groups, and one for other items in them.
  fileprivate var depth: Int {
    map { item in
      switch item {
      case .group(_, let items, _): 1 + items.depth
      case .image: 0
      default: 1
      }
    }.max() ?? 0
  }
}
