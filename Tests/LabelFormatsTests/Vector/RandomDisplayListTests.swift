// SPDX-License-Identifier: MIT

import LabelCore
import LabelFormats
import LabelRaster
import TestSupport
import Testing

/// Any display list, with any font, is a file in every format or a diagnostic: no format trusts that a part was refused before.
struct RandomDisplayListTests {
  /// How many lists a test makes.
  private static let count = SlowBuild.isEnabled ? 20_000 : 2_000

  /// The bytes of a list in a format.
  private func file(_ list: DisplayList, as format: OutputFormat, _ glyphs: TestGlyphs) throws(Diagnostic) -> [UInt8] {
    func bitmap(_ list: DisplayList) throws(Diagnostic) -> Bitmap {
      do throws(MachineError) { return try Rasterizer(glyphs: glyphs).rasterize(list) } catch { throw Diagnostic(error) }
    }
    func scene(_ abilities: FormatAbilities) throws(Diagnostic) -> VectorScene {
      try VectorScene(list, for: abilities, glyphs: glyphs, limits: .standard, rasterize: bitmap)
    }
    switch format {
    case .svg:
      return try SVGWriter.file(of: scene(SVGWriter.abilities), title: XMLText("a"), hash: ContentHash(ofUTF8: "a")) { _ in [0] }
    case .pdf:
      let scene = try scene(PDFWriter.abilities)
      do throws(MachineError) { return try PDFWriter.file(of: scene, title: "a") } catch { throw Diagnostic(error) }
    case .xml: return VectorDrawableWriter.file(of: try scene(VectorDrawableWriter.abilities))
    case .png: return try bitmap(list).pixels.isEmpty ? [] : [0]
    case .webp:
      let bitmap = try bitmap(list)
      do throws(MachineError) {
        return try WebPEncoder.encode(bitmap.pixels, width: bitmap.width, height: bitmap.height)
      } catch { throw Diagnostic(error) }
    }
  }

  @Test(arguments: OutputFormat.allCases) func everyListIsAFileOrADiagnostic(format: OutputFormat) {
    var random = RandomDrawing(seed: 52)
    var counts = (files: 0, refused: 0)
    for index in 0..<Self.count {
      let glyphs = random.glyphs()
      let list = random.list()
      do throws(Diagnostic) {
        #expect(try !file(list, as: format, glyphs).isEmpty)
        counts.files += 1
      } catch {
        // Cairo has no memory for a few PDF files with coordinates that no manifest can have.
        let expected: [OutputFormat: DiagnosticCode] = [.xml: .notInFormat, .pdf: .exhausted]
        let isExpected = [expected[format], .tooMuchWork].contains(error.code)
        #expect(isExpected, "list \(index): \(error)\n\(list.dump)")
        counts.refused += 1
      }
    }
    // Neither is all of it refused, nor nothing that a VectorDrawable cannot hold.
    #expect(counts.files > Self.count / 10 && (format != .xml || counts.refused > Self.count / 10), "\(counts)")
  }
}

/// Makes display lists and fonts of everything that there is.
private struct RandomDrawing {
  private var random: Seeded
  /// Whether the commands are those of a glyph, in which there are no glyphs.
  private var isInGlyph = false

  init(seed: UInt64) { random = Seeded(state: seed) }

  /// A list of a few commands on a small canvas.
  mutating func list() -> DisplayList {
    let canvas = Rect(x: pick([0, -3.5]), y: pick([0, 2.25]), width: pick([0.25, 9, 16]), height: pick([1, 12]))
    return DisplayList(scale: pick([1, 1.5, 2]), layoutRect: canvas, canvas: canvas, commands: commands(depth: pick([0, 0, 1, 2])))
  }

  /// A font of outlines, of drawings or of images.
  mutating func glyphs() -> TestGlyphs {
    let glyphs = TestGlyphs()
    switch pick([0, 1, 1, 2]) {
    case 0: glyphs.outline = path()
    case 1:
      isInGlyph = true
      let commands = commands(depth: pick([0, 1]))
      isInGlyph = false
      let bounds = Rect(x: 0, y: -9, width: 9, height: 12)
      glyphs.drawing = GlyphDrawing(commands: commands, inkBounds: bounds, usesForeground: pick([true, false]))
    default:
      let (width, height) = (pick([0, 1, 5]), pick([1, 4]))
      let pixels = (0..<width * height).map { UInt32($0) * 0x0101_0101 | 0xFF00_0000 }
      glyphs.image = GlyphImage(left: pick([-1, 0]), top: pick([-4, 0]), width: width, height: height, pixels: .color(pixels))
    }
    return glyphs
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }

  /// Whether something rare is in the drawing.
  private mutating func rarely() -> Bool { Int.random(in: 0..<8, using: &random) == 0 }

  private mutating func number() -> Double {
    rarely() ? pick([0, 1e-9, 1e5, -1e9]) : Double.random(in: -10...20, using: &random)
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }

  private mutating func path() -> VectorPath {
    if rarely() { return VectorPath() }
    var path = VectorPath()
    path.move(to: point())
    for _ in 0..<pick([1, 3]) {
      if rarely() { path.cubic(point(), point(), to: point()) } else { path.line(to: point()) }
    }
    path.close()
    return path
  }

  private mutating func color() -> SRGBColor {
    SRGBColor(red: pick([0, 0.5, 1]), green: pick([0, 1]), blue: pick([0, 0.25]), alpha: pick([1, 1, 1, 0.5, 0]))
  }

  private mutating func transform() -> AffineTransform {
    rarely()
      ? AffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      : pick([.identity, .identity, .scale(2, 2), AffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 3, ty: 0)])
  }

  private mutating func paint() -> Paint {
    if pick([true, true, false]) { return .color(color()) }
    let geometry: Gradient.Geometry =
      switch pick([0, 1, 2, 3]) {
      case 0: .linear(from: point(), to: point())
      case 1: .radial(focus: .zero, focusRadius: 0, center: .zero, radius: abs(number()))
      case 2: .radial(focus: point(), focusRadius: abs(number()), center: point(), radius: abs(number()))
      default: .sweep(center: point(), start: 0, end: pick([1, 2 * .pi]))
      }
    let stops = (0..<pick([1, 2, 3])).map { Gradient.Stop(offset: Double($0) / 2, color: color()) }
    let gradient = Gradient(geometry, stops: stops, spread: pick([.pad, .reflect, .repeat]), transform: transform())
    return gradient.map { Paint.gradient($0) } ?? .color(color())
  }

  private mutating func commands(depth: Int) -> [DrawCommand] { (0..<pick([1, 1, 2, 3])).map { _ in command(depth: depth) } }

  private mutating func command(depth: Int) -> DrawCommand {
    switch pick(depth > 0 ? [0, 1, 2, 3, 4, 4, 4] : [0, 0, 1, 2, 2, 3]) {
    case 0: return .fill(path(), pick([.nonzero, .evenOdd]), paint())
    case 1:
      let style = StrokeStyle(
        width: pick([0, 1, 2.5, 300]), cap: pick([.butt, .round, .square]), join: pick([.miter, .round, .bevel]),
        dashes: rarely() ? [3, 1] : [], pen: transform())
      return .stroke(path(), style, paint())
    case 2 where !isInGlyph:
      let font = FontInstance(face: FontFaceID(1), name: "Test", pointSize: 8, slant: pick([0, 0.2]))
      let glyphs = (0..<pick([1, 3])).map { PositionedGlyph(glyph: GlyphID(UInt32($0 + 1)), position: point()) }
      return .glyphs(GlyphRun(font: font, glyphs: glyphs), paint())
    case 2, 3:
      if !rarely() { return .fill(path(), .nonzero, .color(color())) }
      let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0x8000_0000])
      return .image(bitmap, Rect(x: number(), y: number(), width: 5, height: 3), pick([.smooth, .nearest]))
    default: return .group(group(depth: depth))
    }
  }

  private mutating func group(depth: Int) -> DrawGroup {
    var group = DrawGroup(commands: commands(depth: depth - 1))
    if rarely() { group.opacity = pick([0, 0.5]) }
    if rarely() { group.compositing = pick(DrawGroup.Compositing.allCases) }
    if rarely() { (group.clip, group.clipRule) = (path(), pick([.nonzero, .evenOdd])) }
    if rarely() { group.mask = DrawMask(pick([.alpha, .luminance, .linearLuminance]), commands(depth: depth - 1)) }
    if rarely() { group.filters = [pick([.blur(sigma: 1, keepsEdges: pick([true, false])), .colors(.invert(1))])] }
    if rarely() {
      group.shadows = [Shadow(color: color(), offset: point(), sigma: pick([0, 2]), placement: pick([.drop, .inner]))]
    }
    if rarely() { group.backdrop = [.blur(sigma: 1, keepsEdges: true)] }
    group.isCrisp = rarely()
    return group
  }
}
