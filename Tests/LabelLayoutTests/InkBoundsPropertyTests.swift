// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelRaster
import LabelSettings
import LabelText
import LabelViewNode
import TestSupport
import Testing

/// Property tests: everything that is painted is inside the canvas.
@Suite struct InkBoundsPropertyTests {
  private static let words = [
    "jfyg", "Ŷ̂", "fj", "Ậ", "ที่นี้", "क्षत्रिय", "لآلئ", "👩‍💻", "Ag", "ǖ̃", "ﷺ", "W", "_", "Å",
  ]

  @Test(arguments: [1.0, 2, 3])
  func nothingIsPaintedOutsideTheCanvas(scale: Double) throws {
    let pipeline = try TestPipeline(RenderEnvironment(scale: scale))
    let rasterizer = Rasterizer(glyphs: pipeline.typesetter.library)
    var state: UInt64 = 11
    for _ in 0..<60 {
      func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
      }
      var run = TextNode.Run((0...random(3)).map { _ in Self.words[random(Self.words.count)] }.joined(separator: " "))
      run.attributes.font = FontDescription()
      run.attributes.font?.size = Double(8 + random(30))
      run.attributes.font?.isItalic = random(2) == 0
      run.attributes.obliqueness = random(3) == 0 ? 0.4 : nil
      run.attributes.underline = random(3) == 0 ? DecorationDescription(style: .thick) : nil
      run.attributes.stroke = random(3) == 0 ? StrokeDescription(width: -6) : nil
      run.attributes.shadow = random(3) == 0 ? ShadowDescription(color: .system(.red), offset: Point(x: 3, y: -5), radius: 4) : nil
      let view = ViewNode.label("", icon: "bolt.fill")
      let list = try pipeline.draw(.stack(StackNode(.horizontal, children: [.text(TextNode(runs: [run])), view])))
      var wide = list
      wide.canvas = list.canvas.outset(by: 40)
      let bitmap = try rasterizer.rasterize(wide)
      let margin = Int(40 * scale)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap.pixels[y * bitmap.width + x] >> 24 > 0 {
          let isInside = x >= margin && y >= margin && x < bitmap.width - margin && y < bitmap.height - margin
          if !isInside { #expect(isInside, "(\(x), \(y)) of \(run)") }
        }
      }
    }
  }

  /// Checks glyph masks instead of whole images, which is fast enough for thousands of texts: the ink of a glyph's mask is where its pixels
  /// will be.
  @Test func glyphsOfManyTextsAreInsideTheCanvas() throws {
    let pipeline = try TestPipeline(RenderEnvironment(scale: 2))
    let masks = MaskBounds(pipeline.typesetter.library, scale: 2)
    for (index, text) in RandomTexts.texts(SlowBuild.isEnabled ? 10_000 : 3000).enumerated() {
      let view = ViewNode.text(TextNode(text)).environment {
        $0.numberOfLines = index % 3
        $0.font = FontDescription()
        $0.font?.isItalic = index % 2 == 0
      }
      let list = try pipeline.draw(view.frame(width: 60 + Double(index % 120)))
      for box in try masks.bounds(list.commands) {
        let isInside =
          box.minX >= list.canvas.minX * 2 && box.minY >= list.canvas.minY * 2 && box.maxX <= list.canvas.maxX * 2
          && box.maxY <= list.canvas.maxY * 2
        if !isInside { #expect(isInside, "\(text): \(box) of \(list.canvas)") }
      }
    }
  }
}

/// Computes the ink bounds of glyphs in pixels.
private final class MaskBounds {
  private struct Key: Hashable {
    var font: FontInstance
    var glyph: GlyphID
    var phase: SubpixelPhase
  }

  private let source: any GlyphSource
  private let scale: Double
  private var cache: [Key: Rect] = [:]

  init(_ source: any GlyphSource, scale: Double) {
    self.source = source
    self.scale = scale
  }

  func bounds(_ commands: [DrawCommand]) throws -> [Rect] {
    try commands.flatMap { command -> [Rect] in
      switch command {
      case .glyphs(let run, _): return try run.glyphs.map { try bounds($0, run.font) }.filter { !$0.isEmpty }
      case .group(let group): return try bounds(group.commands)
      case .fill, .stroke, .image: return []
      }
    }
  }

  private func bounds(_ placed: PositionedGlyph, _ font: FontInstance) throws -> Rect {
    let (pixel, phase) = SubpixelPhase.split(placed.position.x * scale)
    let key = Key(font: font, glyph: placed.glyph, phase: phase)
    let cached = cache[key]
    let mask = try cached ?? inkBounds(source.image(of: placed.glyph, in: font, scale: scale, phase: phase))
    cache[key] = mask
    return mask.isEmpty ? mask : mask.offset(by: Point(x: Double(pixel), y: (placed.position.y * scale).rounded()))
  }

  private func inkBounds(_ image: GlyphImage) -> Rect {
    func isInk(_ x: Int, _ y: Int) -> Bool {
      switch image.pixels {
      case .coverage(let coverage): coverage[y * image.width + x] > 0
      case .color(let pixels): pixels[y * image.width + x] >> 24 > 0
      }
    }
    var box = Rect.zero
    for y in 0..<image.height {
      for x in 0..<image.width where isInk(x, y) {
        box = box.union(Rect(x: Double(image.left + x), y: Double(image.top + y), width: 1, height: 1))
      }
    }
    return box
  }
}
